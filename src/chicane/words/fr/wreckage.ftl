# Wreckage. Les véhicules portent un nom de scène, sans article.

wreckage-letter-red = R
wreckage-letter-blue = B
wreckage-letter-green = V
wreckage-letter-yellow = J
wreckage-title = Wreckage
wreckage-about = Une arène, cinq jerrycans et pas un frein digne de ce nom. Raflez-en trois, ou restez le dernier à rouler.

## Véhicules et objets

wreckage-player = Joueur { $player }
    .yours = vous
wreckage-vehicle-sedan = Berline Rouge
    .yours = votre berline
wreckage-vehicle-hearse = Corbillard Rouge
    .yours = votre corbillard
wreckage-vehicle-muscle = Bolide Bleu
    .yours = votre bolide
wreckage-vehicle-van = Fourgon Bleu
    .yours = votre fourgon
wreckage-vehicle-jeep = Jeep Verte
    .yours = votre jeep
wreckage-vehicle-tow-truck = Dépanneuse Verte
    .yours = votre dépanneuse
wreckage-vehicle-pickup = Pick-up Jaune
    .yours = votre pick-up
wreckage-vehicle-coupe = Coupé Jaune
    .yours = votre coupé

wreckage-card-accelerate = Accélérer
    .help = Un cran de vitesse en plus, ou davantage si l’accélération le permet.
wreckage-card-decelerate = Ralentir
    .help = La même carte à l’envers : un cran de moins, ou davantage si l’accélération le permet.
wreckage-card-right = Virage à droite
    .help = Pivotez jusqu’à 45° à droite ; en épingle jusqu’à 90°, contre un marqueur de dégâts.
wreckage-card-left = Virage à gauche
    .help = Pivotez jusqu’à 45° à gauche ; en épingle jusqu’à 90°, contre un marqueur de dégâts.
wreckage-card-double = Coup double
    .help = En second, elle répète la première carte. En premier, elle ne fait rien.
wreckage-card-turbo = Turbo
    .help = Deux longueurs tout droit sur-le-champ, en plus du déplacement normal.
wreckage-card-crush = Écrasement
    .help = Quiconque vous percutez pendant cette phase pioche deux cartes de dégâts de plus.
wreckage-card-barrage = Barrage
    .help = Toutes les armes du bord tirent, au lieu d’une seule.
wreckage-card-dodge = Esquive
    .help = Contre les tirs, la maniabilité compte un de plus pendant toute la phase.
wreckage-card-full-throttle = Plein gaz
    .help = Réglez la vitesse comme bon vous semble, dans les limites de la marche engagée.
wreckage-card-swerve = Embardée
    .help = Pivotez jusqu’à 45° d’un côté ou de l’autre, au choix sur le moment.
wreckage-card-u-turn = Volte-face
    .help = Pivotez de 180° d’un côté ou de l’autre, jusqu’au bout sauf obstacle.
wreckage-card-jump = Saut
    .help = Votre déplacement passe par-dessus tout, s’il y a la place d’atterrir.

wreckage-equipment-machine-gun = Mitrailleuse
    .help = Deux cartes de dégâts, longue portée.
wreckage-equipment-flamethrower = Lance-flammes
    .help = Trois cartes de dégâts, courte portée.
wreckage-equipment-swivel-gun = Canon pivotant
    .help = Deux cartes de dégâts, courte portée, dans les quatre directions.
wreckage-equipment-cannon = Canon lourd
    .help = Longue portée et gros calibre, mais seulement en seconde phase d’action.
wreckage-equipment-grease-gun = Crache-graisse
    .help = Longue portée ; la victime blessée part aussi en toupie.
wreckage-equipment-rocket = Roquette
    .help = Un seul tir énorme à longue portée, puis plus rien.
wreckage-equipment-steel-plates = Blindage jetable
    .help = Sacrifiez-le pour annuler 3 dégâts, une fois.
wreckage-equipment-ram = Bélier
    .help = Votre prochaine collision, donnée ou reçue, ne vous coûte rien. Une fois.
wreckage-equipment-rear-weapon = Affût arrière
    .help = Vos armes tirent aussi vers l’arrière.
wreckage-equipment-mine-layer = Pondeuse de mines
    .help = Jusqu’à trois mines par partie, lâchées derrière vous en roulant.
wreckage-equipment-nitro = Nitro
    .help = Trois longueurs de plus sur un déplacement, jamais en marche arrière. Une fois.
wreckage-equipment-armour = Armure
    .help = Deux points de structure de plus.

wreckage-obstacle-obstacle = un obstacle
wreckage-obstacle-column = la colonne hérissée
wreckage-obstacle-pump = la pompe à essence
wreckage-obstacle-tyres = les pneus en feu
wreckage-obstacle-wreck = l’épave
wreckage-obstacle-barrels = les barils en feu
wreckage-limit = le mur
wreckage-mine = une mine
wreckage-can = un jerrycan
wreckage-wall-north = le mur nord
wreckage-wall-north-east = le mur nord-est
wreckage-wall-east = le mur est
wreckage-wall-south-east = le mur sud-est
wreckage-wall-south = le mur sud
wreckage-wall-south-west = le mur sud-ouest
wreckage-wall-west = le mur ouest
wreckage-wall-north-west = le mur nord-ouest
wreckage-lengths = { $tenths ->
    [0] { $whole } { $whole ->
        [one] longueur
       *[other] longueurs
    }
   *[other] { $whole },{ $tenths } { $whole ->
        [one] longueur
       *[other] longueurs
    }
}

wreckage-side-forward = droit devant
wreckage-side-right = à droite
wreckage-side-back = derrière
wreckage-side-left = à gauche
wreckage-way-right = à droite
wreckage-way-left = à gauche
wreckage-slot-front = devant
wreckage-slot-front-right = au coin avant droit
wreckage-slot-right = à droite
wreckage-slot-rear-right = au coin arrière droit
wreckage-slot-rear = derrière
wreckage-slot-rear-left = au coin arrière gauche
wreckage-slot-left = à gauche
wreckage-slot-front-left = au coin avant gauche

## Avant le spectacle

wreckage-option-obstacles = Obstacles
    .help = Ce que montrent les jetons d’obstacle.
wreckage-option-obstacles-ordinary = Ordinaires
    .help = Du solide, à percuter sans surprise.
wreckage-option-obstacles-special = Spéciaux
    .help = Des pointes, de l’essence, des pneus en feu, une épave à pousser, des barils à catapulter. Tirés au hasard.
wreckage-option-ply_cap = Durée maximale
    .help = Le spectacle s’arrête après tant de choix et de cartes. Les vraies parties finissent bien avant.
wreckage-option-ply_cap-20000 = 20 000 choix
    .help = Aucune partie n’en approche.
wreckage-option-ply_cap-5000 = 5 000 choix
    .help = Assez pour presque toutes les parties.

## Ce qu’on demande

wreckage-ask-first = Qui choisit en premier ?
wreckage-ask-vehicle = { $player } : au volant de quoi ?
    .help = Chaque couleur apporte son paquet de pilotage et deux cartes spéciales. L’autre face de la tuile disparaît avec elle.
wreckage-ask-equipment = { $vehicle } cherche la quincaillerie. { $left ->
    [one] Encore une carte.
   *[other] Encore { $left } cartes.
}
    .help = Les armes blessent, les améliorations sauvent. Tout le monde voit ce que vous prenez.
wreckage-ask-obstacle = Que montre le jeton ?
wreckage-ask-speed = { $vehicle } : à quelle vitesse entrez-vous en piste ?
    .help = Personne ne la voit avant que tous aient choisi.
wreckage-ask-plan = { $vehicle } : { $nth ->
    [1] quelle première carte
   *[other] et ensuite
} ?
    .help = Deux cartes face cachée, une par phase d’action. Une fois révélée, aucune n’est obligatoire.
wreckage-ask-begin = { $vehicle } : et maintenant ?
    .help = Pas de carte à appliquer : passez au déplacement, ou faites autre chose d’abord.
wreckage-ask-card = { $vehicle } a retourné « { $card } ». L’appliquer ?
    .help = Une carte est une offre, jamais un ordre.
wreckage-ask-turn = { $vehicle } a retourné « { $card } ». L’appliquer ?
    .help = Une carte est une offre, jamais un ordre. Tout degré entier convient, par exemple { $example }.
wreckage-ask-move = { $vehicle } roule à { $speed }. On y va ?
    .help = Toute la vitesse en ligne droite, ou rien du tout.
wreckage-ask-mine = { $vehicle } a { $left ->
    [one] une mine
   *[other] { $left } mines
} à bord. Où en lâcher une ?
    .help = Avant de bouger, après n’importe quelle longueur entière, ou à l’arrivée. Elle reste derrière vous jusqu’à ce que quelqu’un la touche, vous compris.
wreckage-ask-another-mine = Encore { $left ->
    [one] une mine
   *[other] { $left } mines
} à bord de { $vehicle }. Une autre plus loin ?
    .help = Autant que vous en avez, chacune à un endroit différent.
wreckage-ask-fire = { $vehicle } tient quelqu’un en joue. Feu ?
    .help = La maniabilité de la cible est retirée aux cartes ; le reste devient des dégâts.
wreckage-ask-draw = { $vehicle } pioche encore { $left ->
    [one] une carte de dégâts
   *[other] { $left } cartes de dégâts
}.
wreckage-ask-shield = { $vehicle } va prendre { $amount ->
    [one] un dégât
   *[other] { $amount } dégâts
}. Sacrifier le blindage ?
    .help = Il en annule 3, une fois.
wreckage-ask-spin = Tourne, { $vehicle }, tourne. Face à quoi ?
wreckage-ask-lose = { $vehicle } perd une carte de pilotage. Laquelle ?
wreckage-ask-drop = { $vehicle } laisse un jerrycan derrière. Où ?
    .help = Il doit toucher l’épave et rien d’autre.
wreckage-ask-pay = { $vehicle } paie la réparation. Avec quelle carte ?
    .help = La carte est perdue pour de bon, à moins qu’une autre réparation ne la rende.
wreckage-ask-gain = Réparation faite pour { $vehicle }. Que gagnez-vous ?
    .help = Un marqueur de dégâts en moins, ou une carte perdue auparavant.
wreckage-ask-burn = { $vehicle } est en feu. Rouler quand même ?
    .help = Rouler coûte une carte de dégâts à chaque tour. Éteindre coûte ce tour-ci.

## Ce qu’on peut faire

wreckage-do-first = Le joueur { $player } choisit en premier
    .help = Les autres suivent dans le sens horaire ; l’équipement tourne dans l’autre sens.
wreckage-do-vehicle = { $vehicle } : accélération { $acceleration }, maniabilité { $handling }, structure { $structure }
    .help = L’accélération change la vitesse, la maniabilité amortit les tirs et permet les épingles, la structure dit ce qu’il encaisse.
wreckage-do-obstacle = C’est { $obstacle }
    .help = Tout jeton absent de l’arène est aussi probable qu’un autre.
wreckage-do-start = Entrer à la vitesse { $speed }
    .help = Le plus rapide agit d’abord, et cogne plus fort.
wreckage-do-on = Laisser la carte, passer au déplacement
    .help = Aucune carte n’est obligatoire.
wreckage-do-reverse = Passer la marche arrière
    .help = Seulement à vitesse 0. Jusqu’à 2, et l’on pivote sur les coins avant.
wreckage-do-forward = Repasser en marche avant
    .help = Seulement à vitesse 0.
wreckage-do-speed = Vitesse { $speed }
    .help = Le déplacement qui suit en tient compte.
wreckage-do-turbo = Turbo : deux longueurs d’un coup
    .help = Le déplacement normal suit quand même. Pas en marche arrière.
wreckage-do-turn = Tourner { $way } de { $degrees }°
    .help = On pivote sur le coin arrière extérieur ; en marche arrière, sur un coin avant. Ce que l’on balaie est une collision.
wreckage-do-hairpin = Épingle { $way } de { $degrees }°
    .help = Un marqueur de dégâts aussitôt, et pas plus d’épingles par partie que de maniabilité.
wreckage-do-u-turn = Volte-face { $way }
    .help = Les 180° entiers, sauf si quelque chose s’y oppose.
wreckage-do-go = Avancer { $lengths ->
    [one] d’une longueur
   *[other] de { $lengths } longueurs
}
    .help = Tout droit, de toute votre vitesse. Les jerrycans en chemin sont à vous, le reste est une collision.
wreckage-do-nitro = Nitro ! { $lengths } longueurs
    .help = Trois longueurs de plus que la vitesse, une fois. Une collision ne compte que la vitesse.
wreckage-do-jump = Sauter { $lengths ->
    [one] une longueur
   *[other] { $lengths } longueurs
}
    .help = Par-dessus tout. Seuls comptent jerrycans et mines à l’atterrissage.
wreckage-do-nitro-jump = Sauter { $lengths } longueurs à la nitro
    .help = La nitro et le tremplin ensemble. Spectaculaire, une fois.
wreckage-do-stay = Rester ici
    .help = La vitesse reste la même.
wreckage-do-mine = Une mine { $end ->
    [yes] à l’arrivée, après { $lengths ->
        [one] une longueur
       *[other] { $lengths } longueurs
    }
   *[no] après { $lengths ->
        [one] une longueur
       *[other] { $lengths } longueurs
    }
}
    .help = Elle reste derrière vous quand vous repartez. La toucher est une collision avec une carte de plus.
wreckage-do-mine-here = Une mine ici même{ $moves ->
    [yes] , avant de bouger
   *[no] {""}
}
    .help = Contre l’arrière du véhicule. La toucher est une collision avec une carte de plus.
wreckage-do-no-mine = Pas de mine
    .help = Toutes les mines restent à bord. Il y aura un meilleur endroit.
wreckage-do-no-more-mines = Cela suffira
    .help = Les autres restent à bord.
wreckage-do-fire = { $weapon } : feu sur { $target }, { $side } ({ $attack ->
    [one] une carte
   *[other] { $attack } cartes
})
    .help = Les points au-delà de la maniabilité de la cible deviennent des dégâts.
wreckage-do-hold = Ne pas tirer
    .help = Personne n’y est obligé.
wreckage-do-draw = Carte de dégâts : { $card }
    .help = Des points, et parfois une icône.
wreckage-do-shield = { $equipment } : annuler { $soak }
    .help = Ensuite, il n’y en a plus.
wreckage-do-bear = Encaisser { $amount }
    .help = Vous prenez tous les dégâts et gardez le blindage pour pire.
wreckage-do-spin = Cap { $degrees }°
    .help = Toutes les directions se valent ; celle qui n’a pas la place est tirée à nouveau.
wreckage-do-lose = { $card }
    .help = Seules les cartes non programmées peuvent se perdre.
wreckage-do-drop = Le laisser { $slot }
    .help = Le premier qui passe peut le prendre.
wreckage-do-repair = Réparation d’urgence
    .help = Renoncez à la carte et au déplacement, payez deux cartes de votre paquet, et ôtez un marqueur ou reprenez une carte perdue. Vous pouvez encore tirer.
wreckage-do-pay = Payer avec { $card }
    .help = Les cartes programmées ne paient pas.
wreckage-do-mend = Ôter un marqueur de dégâts
    .help = Un marqueur de moins.
wreckage-do-take-back = Reprendre { $card }
    .help = La seule façon de récupérer une carte perdue.
wreckage-do-burn = Rouler en flammes
    .help = Une carte de dégâts tout de suite, puis votre tour comme d’habitude.
wreckage-do-put-out = S’arrêter et éteindre le feu
    .help = Ni carte, ni déplacement, ni tir cette fois, mais plus de feu.

## Ce que dit le commentateur

wreckage-told-welcome = Bienvenue dans l’arène ! { $players ->
    [2] Deux pilotes
    [3] Trois pilotes
   *[4] Quatre pilotes
}, pas un seul d’assuré. Trois jerrycans, ou la dernière machine qui roule, et c’est gagné.
wreckage-told-first = Premier choix au garage : { $player }.
wreckage-told-vehicle = { $vehicle } a trouvé son pilote : { $player } !
wreckage-told-equipment = { $vehicle } se fait boulonner quelque chose : { $equipment }.
wreckage-told-arena = Les grilles s’ouvrent. { $cans } jerrycans attendent là-bas.
wreckage-told-obstacle = Un jeton se retourne : { $obstacle }.
wreckage-told-start = { $vehicle } entre à la vitesse { $speed }.
wreckage-told-turn = Tour { $turn }. Les cartes se posent face cachée, et personne ne croise un regard.
wreckage-told-stalemate = Vingt tours sans une égratignure. Le public demande à être remboursé.
wreckage-told-phase = Phase d’action { $phase }. Cartes sur table !
wreckage-told-reveal = { $vehicle } montre « { $card } ».
wreckage-told-double = { $vehicle } remet ça : « { $card } », encore.
wreckage-told-double-first = { $vehicle } double du vent. Les cartes ont été posées dans le mauvais ordre.
wreckage-told-no-card = { $vehicle } n’a plus de carte pour ça.
wreckage-told-reverse = { $vehicle } fait craquer la marche arrière.
wreckage-told-forward = { $vehicle } retrouve la première.
wreckage-told-faster = { $vehicle } écrase la pédale : vitesse { $speed }.
wreckage-told-slower = { $vehicle } lève le pied : vitesse { $speed }.
wreckage-told-turbo = Turbo ! { $vehicle } bondit.
wreckage-told-on = { $vehicle } se ravise et n’applique pas « { $card } ».
wreckage-told-stay = { $vehicle } { $speed ->
    [0] reste planté là.
   *[other] reste sur place, moteur hurlant.
}
wreckage-told-turn-it = { $vehicle } tourne { $way } de { $degrees }°, le nez vers { $thing }.
wreckage-told-hairpin = { $vehicle } se jette { $way } dans une épingle. Quelque chose casse net.
wreckage-told-u-turn = { $vehicle } fait volte-face { $way }, le nez vers { $thing } !
wreckage-told-swing = { $vehicle } { $degrees ->
    [0] n’arrive même pas à braquer { $way }.
   *[other] braque { $way } et ne pivote que de { $degrees }°.
}
wreckage-told-go = { $vehicle } avance de { $lengths }.
wreckage-told-back = { $vehicle } recule de { $lengths }.
wreckage-told-nitro = Nitro ! { $vehicle } met le feu aux poudres.
wreckage-told-jump = { $vehicle } décolle ! Un vol de { $lengths }.
wreckage-told-can = { $vehicle } rafle un jerrycan. Et de { $held }.
wreckage-told-last-can = Jerrycan numéro { $held } ! Le spectacle est pour { $vehicle } !
wreckage-told-mine = { $vehicle } laisse un cadeau sur la piste.
wreckage-told-ram = { $vehicle } emboutit { $hit } à la vitesse { $speed } !
wreckage-told-crash = { $vehicle } trouve { $thing } à la vitesse { $speed }. { $speed ->
    [0] À peine une rayure.
    [4] On l’a senti jusqu’au dernier gradin.
   *[other] Crac.
}
wreckage-told-ram-spent = Le bélier prend tout, et { $vehicle } rigole. Une fois, pas deux.
wreckage-told-fire-at = { $vehicle } ouvre le feu sur { $target }, { $side } : { $weapon } !
wreckage-told-hurt = { $vehicle } prend { $amount ->
    [one] un dégât
   *[other] { $amount } dégâts
} en { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}. { $left ->
    [0] Plus rien à casser.
    [one] Encore un et c’est fini.
   *[other] Il reste de quoi en prendre { $left }.
}
wreckage-told-unhurt = { $cards ->
    [one] Une carte, et { $vehicle } s’en moque.
   *[other] { $cards } cartes, et { $vehicle } s’en moque.
}
wreckage-told-shield = { $vehicle } sacrifie ceci : { $equipment }.
wreckage-told-reshuffle = Les cartes de dégâts sont mélangées ensemble.
wreckage-told-spin = { $vehicle } part en toupie et finit le nez vers { $thing }.
wreckage-told-lose = Irréversible ! { $vehicle } ne jouera plus jamais « { $card } ».
wreckage-told-destroyed = { $vehicle } explose !{ $held ->
    [0] {""}
    [one] {" "}Un jerrycan roule à l’écart.
   *[other] {" "}{ $held } jerrycans roulent à l’écart.
}
wreckage-told-out = On remorque { $vehicle }. Un pilote de moins.
wreckage-told-last = { $vehicle } roule encore, et plus personne d’autre : victoire !
wreckage-told-nobody = La fumée se dissipe. Plus rien ne bouge. Personne ne gagne.
wreckage-told-repair = { $vehicle } s’arrête pour réparer, avec du ruban et des prières.
wreckage-told-mend = { $vehicle } redresse une tôle au marteau.
wreckage-told-take-back = { $vehicle } se rappelle le geste : « { $card } ».
wreckage-told-pump = { $vehicle } rencontre la pompe à essence. On voit la boule de feu à trois vallées de là.
wreckage-told-fire = { $vehicle } a toujours le nez dans les pneus, et prend feu !
wreckage-told-burn = { $vehicle } roule en flammes.
wreckage-told-put-out = { $vehicle } passe son tour à étouffer les flammes.
wreckage-told-throw = { $vehicle } catapulte les barils en feu !
wreckage-told-scorched = Les barils retombent sur { $vehicle } !
wreckage-told-shove = { $vehicle } heurte l’épave à la vitesse { $speed } et continue de pousser.
wreckage-told-push-hit = L’acier hurle : { $vehicle } pousse le tout dans { $hit } !
wreckage-told-push-stop = { $vehicle } et l’épave s’immobilisent dans un crissement.

wreckage-end-cans = Trois jerrycans au bercail.
wreckage-end-last = Il ne restait qu’un pilote à rouler.
wreckage-end-nobody = Les derniers sont partis ensemble ; personne ne gagne.
wreckage-end-stalemate = Vingt tours sans rien. Le public est rentré chez lui.
## In the picture

wreckage-scene-can = Un jerrycan
    .help = Roulez dessus et il est à vous. Qui en a trois gagne aussitôt.
wreckage-scene-mine = Une mine
    .help = Qui roule dessus est en collision, avec une carte de dégâts de plus, et elle disparaît. Son propriétaire n’est pas épargné.
wreckage-scene-mine-to-come = Une mine qui tombera ici
    .help = Elle tombera quand le véhicule démarrera.
wreckage-scene-obstacle = { $kind ->
    [obstacle] Un obstacle
    [column] La colonne hérissée : deux cartes de dégâts de plus
    [pump] La pompe à essence : la fin de qui la percute
    [tyres] Les pneus en feu : toupie garantie, incendie possible
    [wreck] L’épave : on peut la pousser
    [barrels] Les barils en feu : ils volent devant qui les percute
   *[other] { $obstacle }
}
    .help = { $kind ->
    [pump] Qui la percute est aussitôt hors jeu, et la pompe aussi.
    [tyres] Qui les percute s’arrête et part en toupie. S’il leur fait encore face, il brûle et pioche une carte de dégâts.
    [wreck] Qui la percute pioche autant de cartes de dégâts que sa vitesse, mais la pousse et continue. Qui est heurté par l’épave souffre aussi.
    [barrels] Qui les percute les envoie voler droit devant, sur tout ce qu’ils rencontrent.
    [column] Qui la percute s’arrête et pioche autant de cartes de dégâts que sa vitesse, et deux de plus.
   *[other] Qui le percute s’arrête et pioche autant de cartes de dégâts que sa vitesse.
}
wreckage-scene-vehicle = { $vehicle }, le nez vers { $thing }{ $gear ->
    [reverse] , en marche arrière
   *[forward] {""}
}, dégâts { $damage } sur { $structure }{ $burning ->
    [yes] , en feu
   *[no] {""}
}
    .help = Il avance tout droit d’autant de longueurs que sa vitesse. Autant de dégâts que de structure, et il est hors jeu.
wreckage-scene-grave = Ce qui reste de { $vehicle } ; la place est libre
    .help = Rien que de la suie : on ne peut pas la percuter.
wreckage-scene-acts = C’est le tour de { $vehicle }
    .help = La lumière est sous le véhicule dont c’est le tour.
wreckage-scene-struck = { $vehicle } : touché
    .help = On pioche pour lui des cartes de dégâts. D’un tir, seul ce qui dépasse sa maniabilité devient dégâts.
wreckage-scene-turn = { $turn ->
    [0] Avant le spectacle
   *[other] Tour { $turn }, { $phase ->
        [0] on prépare les cartes
       *[other] phase d’action { $phase }
    }
}
    .help = Un tour : on prépare deux cartes, puis deux phases d’action. Un voyant montre où l’on en est.
wreckage-scene-pile = { $left ->
    [0] Plus de carte de dégâts
    [one] Encore une carte de dégâts
   *[other] Encore { $left } cartes de dégâts
}, { $used ->
    [one] { $used } utilisée
   *[other] { $used } utilisées
}
    .help = Les armes et les collisions piochent ici. Quand elle est vide, on mélange les cartes utilisées.
wreckage-scene-order = { $count ->
    [0] Plus personne ne doit agir
   *[other] L’ordre d’initiative
}
    .help = Le plus rapide agit d’abord ; à vitesse égale, celui qui accélère le mieux.
wreckage-scene-acts-at = { $vehicle } agit { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
}
    .help = Le plus rapide agit d’abord ; à vitesse égale, celui qui accélère le mieux.
wreckage-scene-drawn = Carte de dégâts sur la table : { $card }
    .help = Ses points s’ajoutent à ceux des autres cartes piochées pour ce coup.
wreckage-scene-seat = { $vehicle }, au volant : { $player }
    .help = Tout ce qui est à un joueur : véhicule, tableau de bord, dégâts, jerrycans, équipement et cartes.
wreckage-scene-no-vehicle = Le joueur { $player } n’a pas encore de véhicule
    .help = Chacun choisit un véhicule avant le spectacle.
wreckage-scene-numbers = { $vehicle } : accélération { $acceleration }, maniabilité { $handling }
    .help = Accélération : de combien une carte change la vitesse. Maniabilité : retirée aux dégâts de chaque tir, et autant d’épingles par partie.
wreckage-scene-speed = { $vehicle } : vitesse { $speed }, { $gear ->
    [reverse] marche arrière
   *[forward] marche avant
}
    .help = Autant de longueurs par phase, tout droit. D : marche avant ; R : marche arrière, jusqu’à 2.
wreckage-scene-no-speed = { $vehicle } : { $chosen ->
    [yes] vitesse de départ choisie, encore secrète
   *[no] pas encore de vitesse
}
    .help = La vitesse de départ se choisit en secret et se dévoile tous ensemble.
wreckage-scene-held = { $vehicle } : { $held ->
    [0] aucun jerrycan
    [one] un jerrycan
   *[other] { $held } jerrycans
}
    .help = Le troisième fait gagner la partie. Si le véhicule est détruit, ils tombent à côté.
wreckage-scene-damage = { $vehicle } : dégâts { $damage } sur { $structure }
    .help = Chaque case éclatée est un point de dégât. Quand toutes le sont, le véhicule est hors jeu.
wreckage-scene-notes = { $vehicle } : { $mines ->
    [0] aucune mine
    [one] une mine
   *[other] { $mines } mines
}, { $hairpins ->
    [0] plus d’épingle
    [one] encore une épingle
   *[other] encore { $hairpins } épingles
}{ $burning ->
    [yes] , en feu
   *[no] {""}
}
    .help = Les mines viennent de la pondeuse. Une épingle tourne jusqu’à 90° contre un marqueur de dégâts ; il y en a autant par partie que la maniabilité.
wreckage-scene-kit = { $vehicle } : { $equipment }
wreckage-scene-weapon = { $attack ->
    [one] Une carte de dégâts
   *[other] { $attack } cartes de dégâts
}, { $reach ->
    [long] jusqu’à trois longueurs
   *[short] jusqu’à une longueur et demie
}{ $ability ->
    [turret] , dans les quatre directions
    [second-phase] , en seconde phase d’action seulement
    [spin] ; la victime blessée part en toupie
    [discard] , une seule fois
   *[none] {""}
}.
wreckage-scene-no-kit = { $vehicle } : rien n’est monté ici
    .help = Chacun prend trois cartes d’équipement avant le spectacle ; certaines s’épuisent.
wreckage-scene-no-plan = { $vehicle } : pas de { $nth ->
    [1] première
   *[other] deuxième
} carte
    .help = À chaque tour, on pose deux cartes face cachée, une par phase d’action.
wreckage-scene-face-down = { $vehicle } : la { $nth ->
    [1] première
   *[other] deuxième
} carte est face cachée
    .help = Elle n’est connue que de son propriétaire jusqu’à sa phase.
wreckage-scene-plan = { $vehicle }, { $nth ->
    [1] première
   *[other] deuxième
} carte : { $card }{ $state ->
    [down] , face cachée
    [now] , en vigueur
    [done] , passée
   *[up] {""}
}
wreckage-scene-card = { $vehicle }, talon : { $card }, { $count ->
    [0] { $lost ->
        [0] préparée
       *[other] perdue
    }
    [one] une carte
   *[other] { $count } cartes
}
wreckage-scene-out = { $vehicle } : hors jeu
    .help = Le véhicule est détruit, et son joueur est hors jeu.
wreckage-scene-winner = { $vehicle } a gagné
    .help = Trois jerrycans, ou plus personne d’autre en piste.
wreckage-scene-decides = À { $vehicle } de choisir
    .help = Le cadre doré entoure qui doit choisir.
wreckage-scene-first = { $vehicle } : premier joueur
    .help = À vitesse et accélération égales, l’ordre part d’ici et fait le tour de la table.
wreckage-scene-garage = { $vehicle } : accélération { $acceleration }, maniabilité { $handling }, structure { $structure }{ $state ->
    [taken] , déjà pris
    [gone] , parti avec l’autre face de la tuile
   *[free] {""}
}
    .help = Accélération : de combien une carte change la vitesse. Maniabilité : retirée aux dégâts de chaque tir, et autant d’épingles par partie. Structure : autant de dégâts, et c’est la fin.
wreckage-scene-arena = L’arène
    .help = Un terrain libre : roulez où vous voulez. Le mur qui l’entoure est solide ; qui le percute pioche des cartes de dégâts.
wreckage-scene-offer = { $equipment }, { $left ->
    [0] épuisé
    [one] un exemplaire
   *[other] { $left } exemplaires
}
wreckage-dial-turn = { $vehicle } tourne
wreckage-dial-straight = Tout droit

## What an option leads to

wreckage-preview = { $action } : { $event }
wreckage-preview-then = { $first }, { $second }
wreckage-preview-strain = un marqueur de dégâts
wreckage-preview-cans = { $cans ->
    [one] ramasse un jerrycan
   *[other] ramasse { $cans } jerrycans
}
wreckage-preview-swing = arrêt à { $degrees }° contre { $thing }
wreckage-preview-crash = percute { $thing } après { $lengths }
wreckage-preview-shove = pousse l’épave
wreckage-preview-throw = fait voler les barils en feu
wreckage-preview-halt = arrêt contre { $thing }
wreckage-preview-blast = atterrit sur une mine
wreckage-preview-end = et c’est la fin
wreckage-preview-aims = vers { $thing }
wreckage-preview-sights = { $target } dans le viseur
wreckage-preview-cards = { $cards ->
    [one] une carte de dégâts
   *[other] { $cards } cartes de dégâts
}
wreckage-preview-all-crash = collision assurée
wreckage-preview-can-in-reach = un jerrycan à portée
wreckage-preview-shot = environ { $whole },{ $tenths } de dégâts{ $handling ->
    [0] {""}
   *[other] , la maniabilité en retient { $handling }
} ; { $left } l’achèvent
wreckage-preview-arrives = { $arrives ->
    [0] rien ne passe
    [one] 1 dégât passe
   *[other] { $arrives } dégâts passent
}, { $left ->
    [0] et c’est la fin
   *[other] il reste { $left } de structure
}
wreckage-no-target-hidden = hors d’atteinte : derrière { $thing }
wreckage-no-target-several = ce qui se dresse entre vous
wreckage-no-target-far = hors d’atteinte : { $lengths } de trop
wreckage-no-target-aside = hors d’atteinte : pas dans l’axe

## In the terminal

wreckage-sketch-can = jerrycan
wreckage-sketch-mine = mine
wreckage-sketch-obstacle = { $kind ->
    [column] colonne hérissée
    [pump] pompe à essence
    [tyres] pneus en feu
    [wreck] épave
    [barrels] barils en feu
   *[obstacle] obstacle
}
wreckage-sketch-vehicle = Véhicule
wreckage-sketch-player = Joueur
wreckage-sketch-speed = Vit.
wreckage-sketch-damage = Dégâts
wreckage-sketch-acceleration = Accélération
wreckage-sketch-handling = Maniab.
wreckage-sketch-structure = Structure
wreckage-sketch-specials = Cartes spéciales
wreckage-sketch-hairpins = Épingles
wreckage-sketch-cans = Bidons
wreckage-sketch-state = État
wreckage-sketch-equipment = Équipement
wreckage-sketch-cards-drawn = Frappe
wreckage-sketch-range = Portée
wreckage-sketch-left = Reste
wreckage-sketch-long = longue
wreckage-sketch-short = courte
wreckage-sketch-out = hors jeu
wreckage-sketch-burning = en feu
wreckage-sketch-acting = agit
wreckage-sketch-planned = Préparées
wreckage-sketch-face-down = face cachée
wreckage-sketch-mines = ({ $mines ->
    [one] une mine
   *[other] { $mines } mines
})
wreckage-sketch-deck = Cartes du talon
wreckage-sketch-lost = Perdues
wreckage-sketch-turn = { $turn ->
    [0] Avant le spectacle
   *[other] Tour { $turn }, { $phase ->
        [0] préparation
       *[other] phase d’action { $phase }
    }
}
wreckage-sketch-order = Ordre :
wreckage-sketch-from = Vu de { $vehicle }, le nez vers { $thing }
wreckage-sketch-bearing-title = Direction
wreckage-sketch-lengths = Longueurs
wreckage-sketch-aim = Pour viser
wreckage-sketch-bearing = { $degrees ->
    [0] droit devant
    [180] droit derrière
   *[other] { $degrees }° { $way }
}
wreckage-sketch-decimal = { $whole },{ $tenths }

## La fin

wreckage-figure-shots = { $count ->
    [one] Un tir
   *[other] { $count } tirs
}
wreckage-figure-crashes = { $count ->
    [one] Un carambolage
   *[other] { $count } carambolages
}
wreckage-figure-cans = { $count ->
    [one] Un jerrycan ramassé
   *[other] { $count } jerrycans ramassés
}
wreckage-figure-lost = { $count ->
    [one] Une carte perdue pour de bon
   *[other] { $count } cartes perdues pour de bon
}
wreckage-figure-spins = { $count ->
    [one] Une toupie
   *[other] { $count } toupies
}
wreckage-figure-hits = { $count ->
    [one] Un coup qui a fait mal
   *[other] { $count } coups qui ont fait mal
}
wreckage-figure-turns = { $count ->
    [one] Un coup de volant
   *[other] { $count } coups de volant
}
wreckage-figure-drives = { $count ->
    [one] Un trajet
   *[other] { $count } trajets
}
wreckage-figure-cards = { $count ->
    [one] Une carte montrée
   *[other] { $count } cartes montrées
}
wreckage-values = { $left } en structure · { $cans ->
    [one] { $cans } jerrycan
   *[other] { $cans } jerrycans
}
wreckage-account = { $cans ->
    [0] aucun jerrycan
    [one] un jerrycan
   *[other] { $cans } jerrycans
}, structure { $left }
wreckage-account-out = en ruine

# Pourquoi un bot choisirait ainsi

wreckage-change-cans = { $way ->
    [less] { $count ->
        [one] un jerrycan perdu
       *[other] { $count } jerrycans perdus
    }
   *[more] { $count ->
        [0] aucun jerrycan
        [one] un jerrycan
       *[other] { $count } jerrycans
    }
}
wreckage-change-damage = { $way ->
    [less] { $count ->
        [one] un marqueur de dégâts réparé
       *[other] { $count } marqueurs de dégâts réparés
    }
   *[more] { $count ->
        [0] aucun dégât
        [one] un marqueur de dégâts
       *[other] { $count } marqueurs de dégâts
    }
}
wreckage-change-out = { $way ->
    [less] { $count ->
        [one] le véhicule de retour
       *[other] le véhicule de retour
    }
   *[more] { $count ->
        [0] le véhicule roule encore
        [one] le véhicule détruit
       *[other] le véhicule détruit
    }
}
wreckage-change-cards = { $way ->
    [less] { $count ->
        [one] une carte de pilotage retrouvée
       *[other] { $count } cartes de pilotage retrouvées
    }
   *[more] { $count ->
        [0] aucune carte perdue
        [one] une carte de pilotage perdue
       *[other] { $count } cartes de pilotage perdues
    }
}
wreckage-change-gear = { $way ->
    [less] { $count ->
        [one] un équipement de plus
       *[other] { $count } équipements de plus
    }
   *[more] { $count ->
        [0] aucun équipement perdu
        [one] un équipement perdu
       *[other] { $count } équipements perdus
    }
}
wreckage-change-hits = { $way ->
    [less] { $count ->
        [one] un rival débarrassé d’un marqueur
       *[other] les rivaux débarrassés de { $count } marqueurs
    }
   *[more] { $count ->
        [0] aucun dégât aux rivaux
        [one] un marqueur de dégâts pour un rival
       *[other] { $count } marqueurs de dégâts pour les rivaux
    }
}
wreckage-change-gone = { $way ->
    [less] { $count ->
        [one] un rival de retour
       *[other] { $count } rivaux de retour
    }
   *[more] { $count ->
        [0] aucun rival détruit
        [one] un rival détruit
       *[other] { $count } rivaux détruits
    }
}
wreckage-change-nearer = { $way ->
    [less] { $count ->
        [one] une longueur plus loin d’un jerrycan
       *[other] { $count } longueurs plus loin d’un jerrycan
    }
   *[more] { $count ->
        [0] pas plus près d’un jerrycan
        [one] une longueur plus près d’un jerrycan
       *[other] { $count } longueurs plus près d’un jerrycan
    }
}
wreckage-change-danger = { $way ->
    [less] { $count ->
        [one] environ un marqueur de moins à craindre
       *[other] environ { $count } marqueurs de moins à craindre
    }
   *[more] { $count ->
        [0] pas plus de danger
        [one] environ un marqueur de plus à craindre
       *[other] environ { $count } marqueurs de plus à craindre
    }
}

wreckage-chance-cans = de prendre un jerrycan
wreckage-chance-damage = de subir des dégâts
wreckage-chance-out = d’être détruit
wreckage-chance-cards = de perdre une carte de pilotage
wreckage-chance-gear = de perdre un équipement
wreckage-chance-hits = d’abîmer un rival
wreckage-chance-gone = de détruire un rival
