# Thunder. Un véhicule porte le nom de sa taille et de son équipe, avec son article : aucune phrase ne commence par lui,
# et ni « de » ni « à » ne le précède. Les directions suivent la route.

thunder-title = Tonnerre
thunder-about = Trois voitures par équipe, une route qui pousse devant et s’effondre derrière, et personne n’est assuré.

## Équipes et véhicules

thunder-letter-red = R
thunder-letter-blue = B
thunder-letter-green = V
thunder-letter-yellow = J
thunder-crew-red = Rouge
    .yours = votre équipe
thunder-crew-blue = Bleu
    .yours = votre équipe
thunder-crew-green = Vert
    .yours = votre équipe
thunder-crew-yellow = Jaune
    .yours = votre équipe

thunder-car-red-small = le buggy rouge
    .yours = votre buggy
thunder-car-red-medium = le coupé rouge
    .yours = votre coupé
thunder-car-red-large = le camion rouge
    .yours = votre camion
thunder-car-blue-small = le buggy bleu
    .yours = votre buggy
thunder-car-blue-medium = le coupé bleu
    .yours = votre coupé
thunder-car-blue-large = le camion bleu
    .yours = votre camion
thunder-car-green-small = le buggy vert
    .yours = votre buggy
thunder-car-green-medium = le coupé vert
    .yours = votre coupé
thunder-car-green-large = le camion vert
    .yours = votre camion
thunder-car-yellow-small = le buggy jaune
    .yours = votre buggy
thunder-car-yellow-medium = le coupé jaune
    .yours = votre coupé
thunder-car-yellow-large = le camion jaune
    .yours = votre camion
thunder-wreck = l’épave { $number }

thunder-way-f = droit devant
thunder-way-fl = vers l’avant gauche
thunder-way-fr = vers l’avant droit
thunder-way-r = droit en arrière
thunder-way-rl = vers l’arrière gauche
thunder-way-rr = vers l’arrière droit

thunder-tile-1a = Le Parking
thunder-tile-1b = La Piste de la ruine
thunder-tile-2a = Le Virage du mort
thunder-tile-2b = La Tôle ondulée
thunder-tile-3a = Le Bourbier
thunder-tile-3b = La Fourche
thunder-tile-4a = La Crue éclair
thunder-tile-4b = La Casse
thunder-tile-5a = Le Long Cours
thunder-tile-5b = Le Goulet

thunder-token-none = rien
thunder-token-road = du bitume neuf
thunder-token-oil = une flaque d’huile
thunder-token-mud = de la boue
thunder-token-mine = une mine
thunder-token-wreck = une épave

thunder-damage-dent = Tôle froissée
    .help = Une éraflure. Elle occupe un emplacement de dégâts, rien de plus.
thunder-damage-shrapnel = Éclats
    .help = Des morceaux partent dans une direction au hasard ; le premier véhicule sur la ligne encaisse.
thunder-damage-dazed = Sonné
    .help = La voiture titube pendant 1 à 4 déplacements, chacun dans une direction au hasard.
thunder-damage-blast-off = Envol
    .help = La voiture vole de 1 à 4 cases dans une direction au hasard et retombe sur ce qui s’y trouve.
thunder-damage-skid-f = Dérapage avant
    .help = La voiture glisse d’une case droit devant.
thunder-damage-skid-fl = Dérapage avant gauche
    .help = La voiture glisse d’une case vers l’avant gauche.
thunder-damage-skid-fr = Dérapage avant droit
    .help = La voiture glisse d’une case vers l’avant droit.
thunder-damage-skid-r = Dérapage arrière
    .help = La voiture glisse d’une case droit en arrière.
thunder-damage-skid-rl = Dérapage arrière gauche
    .help = La voiture glisse d’une case vers l’arrière gauche.
thunder-damage-skid-rr = Dérapage arrière droit
    .help = La voiture glisse d’une case vers l’arrière droit.
thunder-damage-minor = Dégât léger
    .help = Il occupe un emplacement de dégâts, rien de plus.

thunder-command-airstrike = Frappe aérienne
    .help = L’hélico va planer sur une case vide et peut tirer de là ; qui finit un tour dessous est éliminé. N’importe quel dé sur le plateau ordinaire.
thunder-command-nitro = Nitro
    .help = Le dé s’ajoute aux déplacements du véhicule désigné. De 1 à 3 sur le plateau ordinaire.
thunder-command-drift = Drift
    .help = Votre véhicule peut se glisser le long du premier véhicule rencontré au lieu de le percuter. De 3 à 5 sur le plateau ordinaire.
thunder-command-repair = Réparation
    .help = Retirez un jeton de dégâts à l’un de vos véhicules. Un 6 sur le plateau ordinaire.

thunder-shot-small-medium = petits et moyens
thunder-shot-medium = moyens seulement
thunder-shot-large = gros seulement
thunder-shot-any = toutes les tailles

## Avant la course

thunder-option-start = Tuile de départ
    .help = Quelle face de la première tuile est visible.
thunder-option-start-1a = Le Parking
    .help = Large et presque tout en bitume. La face des débuts.
thunder-option-start-1b = La Piste de la ruine
    .help = La roche et la boue se resserrent dès le premier mètre.
thunder-option-ply_cap = Durée maximale
    .help = La course s’arrête après tant de choix et de dés. Les vraies courses finissent bien avant.
thunder-option-ply_cap-20000 = 20 000 choix
    .help = Aucune course n’en approche.
thunder-option-ply_cap-5000 = 5 000 choix
    .help = Assez pour presque toutes les courses.

## Ce qu’on demande

thunder-ask-assign = { $crew } : quelle voiture roule, et avec { $source ->
    [cards] quelle carte
   *[dice] quel dé
} ? Le dé de route indique { $road }.
    .help = Chaque voiture roule une fois par manche avec { $source ->
        [cards] la carte
       *[dice] le dé
    } que vous lui donnez. Quand il n’en reste plus de fraîche, une autre avance d’une seule case en roue libre.
thunder-ask-command = { $crew } : dépensez-vous { $source ->
    [cards] une carte
   *[dice] un dé
} de plus pour un ordre ?
    .help = Une fois par manche, { $source ->
        [cards] une autre carte
       *[dice] un autre dé
    } peut servir à un ordre qui accepte sa valeur.
thunder-ask-move = Encore { $left ->
    [one] un déplacement
   *[other] { $left } déplacements
} pour { $vehicle }. Par où ?
    .help = Devant, devant à gauche ou devant à droite, une case à la fois. Tout doit être dépensé, et aucun pas ne se reprend.
thunder-ask-road-die = Rien que du bitume pour { $vehicle }. Prendre le dé de route, soit { $moves ->
    [one] un déplacement de plus
   *[other] { $moves } déplacements de plus
} ?
    .help = Seule une voiture partie de la route, qui n’a rien touché d’autre, percuté personne et subi aucun dégât reçoit cette offre. Il faut alors tout dépenser.
thunder-ask-drift = Droit devant { $vehicle }, voilà { $other }. Passer en drift, ou percuter ?
    .help = Le drift vaut pour une seule case. Si vous percutez, votre déplacement s’arrête là.
thunder-ask-reroll = Les dés projettent { $vehicle } { $way }. C’est { $larger } le plus gros : garder, ou relancer ?
    .help = Le propriétaire du plus gros véhicule peut faire relancer les deux dés une fois, et doit s’en contenter.
thunder-ask-airstrike = { $crew } : où va l’hélico ?
    .help = Sur n’importe quelle case vide du plateau, à moins qu’il ne reste en place. Qui finit un tour sous lui est éliminé, vos voitures aussi.
thunder-ask-chopper-shoots = { $crew } : l’hélico ouvre-t-il le feu ?
    .help = Un tir sur un véhicule dans l’une des trois cases devant l’hélico.
thunder-ask-shoot = Une cible se présente devant { $vehicle }. Tirer ?
    .help = Un tir sur un véhicule dans l’une des trois cases de devant. Le dé dit quelles tailles sont touchées.
thunder-ask-repair = { $crew } : quel dégât réparez-vous ?
    .help = Un jeton est retiré, et une voiture hors service repart.
thunder-ask-slam-dice = Tôle contre tôle. Qui est projeté, et où ?
thunder-ask-flip = Que cache le jeton en { $space } ?
thunder-ask-slide = De quel côté glisse { $vehicle } ?
thunder-ask-damage = Qu’est-ce qui casse sur { $vehicle } ?
thunder-ask-shrapnel = Des morceaux volent, et c’est { $vehicle } qui les perd. De quel côté ?
thunder-ask-blast-off = Où s’envole { $vehicle }, et jusqu’où ?
thunder-ask-daze = Combien de temps titube { $vehicle } ?
thunder-ask-stagger = De quel côté titube { $vehicle } ?
thunder-ask-shot-die = Le tir touche-t-il { $target } ?
thunder-ask-tile = Quelle tuile vient ensuite ?
thunder-ask-reshuffle = Qu’y avait-il parmi les jetons défaussés ?
thunder-ask-roll = { $crew } lance un dé de déplacement.
thunder-ask-roll-road = Le dé de route est lancé.

## Ce qu’on peut faire

thunder-do-assign = Faire rouler { $vehicle } avec le { $die }
    .help = La voiture reçoit autant de déplacements. Elle n’aura plus d’autre dé cette manche, sauf en roue libre.
thunder-do-coast = Roue libre pour { $vehicle } avec le { $die }
    .help = Une case, quel que soit le dé ; ni ordre ni dé de route, mais un tir reste permis.
thunder-do-pass = Rien ne peut rouler
    .help = Aucun dé ne peut être attribué, le tour s’arrête simplement.
thunder-do-no-command = Pas d’ordre
    .help = Vous gardez le dé ; un ordre reste possible plus tard dans la manche.
thunder-do-command = { $command } avec le { $die }
    .help = Le dé reste sur le plateau d’ordres jusqu’à la fin de la manche.
thunder-do-stop = S’arrêter ici
    .help = Les déplacements restants ne sont pas utilisés.
thunder-do-go = { $space ->
    [front] Au-delà du plateau
   *[other] En { $space }
}, { $way }{ $danger ->
    [finish] {" "}– la ligne d’arrivée !
    [front] {" "}– le plateau avance
    [rock] {" "}– de la roche : la fin de cette voiture
    [scratch] {" "}– il en coûte un ordre, et vous passez
    [vehicle] {" "}– case occupée
    [passed] {" "}– case occupée : vous passez en drift
    [hazard] {" "}– quelque chose y traîne
    [oil] {" "}– de l’huile : ça glisse au gré du dé
    [mine] {" "}– une mine : arrêt et dégât
    [chopper] {" "}– sous un hélico
    [goo] {" "}– vase toxique : vous y restez
    [glass] {" "}– verre : vous glissez plus loin
    [ramp] {" "}– une rampe : vous vous envolez
    [ramp-side] {" "}– le flanc d’une rampe : c’est la fin
    [fire] {" "}– du feu : vous brûlez
    [pit] {" "}– une fosse : c’est la fin
    [mud] {" "}– de la boue : deux déplacements
    [off-road] {" "}– hors route, sans dé de route
   *[none] {""}
}
    .help = Un pas. La boue coûte deux déplacements ; un véhicule dans la case, c’est une collision et la fin du trajet, sauf si vous passez en drift.
thunder-do-start = Entrer en { $space }{ $danger ->
    [vehicle] {" "}– case occupée
    [hazard] {" "}– quelque chose y traîne
    [rock] {" "}– de la roche : la fin de cette voiture
    [scratch] {" "}– il en coûte un ordre, et vous passez
    [oil] {" "}– de l’huile : ça glisse au gré du dé
    [mine] {" "}– une mine : arrêt et dégât
    [chopper] {" "}– sous un hélico
    [goo] {" "}– vase toxique : vous y restez
    [glass] {" "}– verre : vous glissez plus loin
    [ramp] {" "}– une rampe : vous vous envolez
    [ramp-side] {" "}– le flanc d’une rampe : c’est la fin
    [fire] {" "}– du feu : vous brûlez
    [pit] {" "}– une fosse : c’est la fin
    [mud] {" "}– de la boue : deux déplacements
    [off-road] {" "}– hors route, sans dé de route
   *[none] {""}
}
    .help = N’importe quelle case du bord arrière convient, au prix d’un déplacement ordinaire.
thunder-do-drift = Passer en drift
    .help = Pas de collision ici. Une seule case, et il doit rester de quoi en repartir.
thunder-do-slam = Percuter { $other }
    .help = Votre déplacement s’arrête là et les dés disent qui est projeté.
thunder-do-keep = Garder : { $vehicle } part { $way }
    .help = Le véhicule se déplace d’une case par là et subit ce qui s’y trouve.
thunder-do-reroll = Relancer les deux dés
    .help = Les deux dés, une seule fois ; le second résultat compte.
thunder-do-slammed = Projeter { $vehicle } { $way }
    .help = Le dé de collision désigne le véhicule, le dé de direction le côté.
thunder-do-road-die = Prendre { $moves ->
    [one] un déplacement de plus
   *[other] { $moves } déplacements de plus
}
    .help = Il faut tout dépenser, mais on peut quitter la route.
thunder-do-no-road-die = Rester ici
    .help = Le bonus est facultatif.
thunder-do-chopper = Hélico en { $space }
    .help = Il y reste jusqu’à la prochaine frappe de son équipe, ou jusqu’à ce que la tuile disparaisse.
thunder-do-hold = Ne pas tirer
    .help = Le tir est facultatif.
thunder-do-shoot = Tirer sur { $target }
    .help = Un petit véhicule est touché sur 2 faces de 6, un moyen sur 3, un gros sur 4.
thunder-do-shot-face = Touche : { $face }
    .help = La face nomme les tailles qu’elle touche.
thunder-do-repair = Réparer { $vehicle } : « { $token } »
    .help = Le jeton retourne dans la pile.
thunder-do-damage = { $token }
    .help = Le jeton agit aussitôt, puis occupe un emplacement. Deux jetons arrêtent une voiture.
thunder-do-flip = C’est { $token }
    .help = Tout jeton que personne n’a encore vu est aussi probable qu’un autre.
thunder-do-way = Part { $way }
    .help = Toutes les directions sont également probables.
thunder-do-blast-off = { $distance ->
    [one] Une case
   *[other] { $distance } cases
} { $way }
    .help = Les cases intermédiaires sont survolées ; celle d’arrivée est résolue.
thunder-do-daze = { $moves ->
    [one] Un déplacement
   *[other] { $moves } déplacements
}
    .help = Chacun part dans une direction qui lui est propre.
thunder-do-tile = { $tile }
    .help = L’une ou l’autre face de toute tuile encore jamais vue.
thunder-do-sift = C’était { $token }
    .help = Les jetons défaussés sont regardés avant d’être mélangés en une nouvelle pile.
thunder-do-value = { $value }
    .help = Ce que montre le dé.

## Ce que dit le commentateur

thunder-told-welcome = Moteurs ! { $players ->
    [2] Deux équipes
    [3] Trois équipes
    [4] Quatre équipes
    [5] Cinq équipes
   *[6] Six équipes
} et une seule route. Elle ne sera pas assez large.
thunder-told-first = { $crew } fait le plus petit total, { $total }, et commence. Maigre consolation.
thunder-told-first-cards = { $crew } annonce le plus petit total, { $total }, et commence. Maigre consolation.
thunder-told-tie = Égalité au plus petit total, { $total } : tout le monde relance.
thunder-told-round = Manche { $round }. Des dés neufs pour tous, et { $crew } ouvre la route.
thunder-told-road = { $crew } lance le dé de route : { $value }.
thunder-told-drive = { $spaces ->
    [one] Une case de parcourue pour { $vehicle }.
   *[other] { $spaces } cases de parcourues pour { $vehicle }.
}
thunder-told-turn = Au tour de { $crew }.
thunder-told-assign = { $die ->
    [1] Un malheureux { $die } : c’est { $vehicle } qui s’ébranle.
    [2] Un { $die }, et { $vehicle } se met en route.
    [5] Un beau { $die } : c’est { $vehicle } qui accélère.
    [6] Un { $die }, pied au plancher : c’est { $vehicle } qui fonce !
   *[other] Un { $die }, et c’est { $vehicle } qui part.
}
thunder-told-coast = Une petite case en roue libre pour { $vehicle }.
thunder-told-command = { $crew } joue un { $die } : { $command } !
thunder-told-chopper = L’hélico de { $crew } plane au-dessus de { $space }.
thunder-told-repair = Une clé, un juron, un coup de pied : « { $token } », c’est réparé, et { $vehicle } respire.
thunder-told-road-die = Le bitume paie : { $moves ->
    [one] un déplacement de plus
   *[other] { $moves } déplacements de plus
} pour { $vehicle }.
thunder-told-flip = Le jeton en { $space } se retourne : { $token }.
thunder-told-mine = Une mine attendait { $vehicle }. Elle n’attend plus.
thunder-told-mud = De la boue jusqu’aux essieux pour { $vehicle }.
thunder-told-wreck = Une épave rouillée barre la route : { $vehicle } rentre dedans.
thunder-told-slide = De l’huile ! Voilà { $vehicle } qui glisse { $way }.
thunder-told-reshuffle = La pile de dangers est vide : { $count } jetons défaussés y retournent.
thunder-told-slam = Quel choc ! Voilà { $top } sur { $bottom }.
thunder-told-reroll = Ce lancer déplaît au plus gros, { $vehicle }. On relance !
thunder-told-thrown = Projection { $way } pour { $vehicle }.
thunder-told-drift = Un drift au millimètre : { $vehicle } passe.
thunder-told-shoot = Ça tire sur { $target } !
thunder-told-hit = Touché ! C’est pour { $target }.
thunder-told-miss = À côté ! Le dé dit « { $face } », et { $target } s’en tire.
thunder-told-wide = À côté : { $target } s’en tire.
thunder-told-damage = Dégâts pour { $vehicle } : { $token }.
thunder-told-no-damage = Un trou de plus n’y change rien : { $vehicle } ne roule déjà plus.
thunder-told-no-slot = Plus de place pour un trou de plus : { $vehicle } tombe déjà en morceaux.
thunder-told-inoperable = Ça tousse, ça crache, ça cale : { $vehicle } est hors service.
thunder-told-shrapnel = Des éclats partent { $way } et frappent { $vehicle }.
thunder-told-shrapnel-misses = Des éclats partent { $way } et ne touchent que le décor.
thunder-told-blast-off = Décollage de { $distance ->
    [one] une case
   *[other] { $distance } cases
} { $way } : { $vehicle } s’envole.
thunder-told-daze = { $moves ->
    [one] Un pas d’ivrogne
   *[other] { $moves } pas d’ivrogne
} pour { $vehicle }.
thunder-told-stagger = Complètement sonné, { $vehicle } part { $way }.
thunder-told-gone-edge = Par-dessus bord ! On ne reverra plus { $vehicle }.
thunder-told-gone-rock = Rocher contre { $vehicle } : le rocher gagne.
thunder-told-gone-chopper = L’hélico largue sa bombe. Adieu, { $vehicle } !
thunder-told-gone-tile = La route s’effondre sous { $vehicle }.
thunder-told-gone-damage = Boum ! Plus que des miettes : { $vehicle } n’est plus.
thunder-told-gone-line = Personne au volant sur la ligne : { $vehicle } quitte le jeu.
thunder-told-out = Plus rien ne roule chez { $crew }. { $crew } est hors jeu !
thunder-told-update = Le bord avant est franchi ! Loin derrière, « { $tile } » s’effondre.
thunder-told-tile = Un nouveau bout de route : « { $tile } » ({ $id }).
thunder-told-finish-line = La voilà, la ligne d’arrivée, au bout de la tuile de tête !
thunder-told-cross-line = La ligne est franchie : c’est { $vehicle } !
thunder-told-winner = { $crew } gagne la course !
thunder-told-last-standing = { $crew } est la dernière équipe qui roule, et gagne.
thunder-told-all-lost = Silence. Plus personne ne roule, donc personne ne gagne.

thunder-end-last = Une seule équipe roulait encore.
thunder-end-lost = Tout le monde a perdu.

## L’image : ce que dit un lecteur d’écran

thunder-scene-tile = Tuile { $id }, { $name }, { $place ->
    [1] tuile de queue
    [2] tuile intermédiaire
   *[other] tuile de tête
}
    .help = Trois tuiles forment la route. Quand un véhicule franchit le bord avant, une nouvelle tuile y est posée, celle de queue disparaît, et avec elle quiconque s’y trouve encore.
thunder-scene-space = Case { $space } : { $terrain }
thunder-scene-finish = La ligne d’arrivée
    .help = Le premier véhicule à l’atteindre gagne la course pour son équipe, quelle que soit la manière.
thunder-scene-start = La zone de départ
    .help = Les véhicules y attendent leur premier déplacement, qui commence sur une case au choix du bord arrière.
thunder-scene-hazard = Danger face cachée en { $space }
thunder-scene-token = { $space } : { $token }
thunder-scene-vehicle = { $space } : { $vehicle }
thunder-scene-broken = { $space } : { $vehicle }, hors service
thunder-scene-waiting = Dans la zone de départ : { $vehicle }
thunder-scene-in-air = En l’air : { $vehicle }
thunder-scene-moves = En mouvement : { $vehicle }
thunder-scene-chopper = Hélicoptère { $crew } au-dessus de { $space }
thunder-scene-chopper-home = Hélicoptère { $crew }, prêt à décoller
thunder-scene-round = Manche { $round }, tour { $turn } sur 3
    .help = Une manche, c’est trois tours de jeu chacun ; un voyant s’allume à chaque tour. Puis on relance tous les dés.
thunder-scene-road-die = Le dé de route indique { $value }
thunder-scene-tile-pile = { $left ->
    [one] { $left } tuile dans la pile
   *[other] { $left } tuiles dans la pile
}
    .help = La suite de la route vient de là.
thunder-scene-hazard-pile = { $left ->
    [one] { $left } jeton Danger dans la pile
   *[other] { $left } jetons Danger dans la pile
}
    .help = Ils viennent face cachée sur les symboles de danger des nouvelles tuiles. Quand la pile est vide, on mélange la défausse.
thunder-scene-damage-pile = { $left ->
    [one] { $left } jeton Dégât dans la pile
   *[other] { $left } jetons Dégât dans la pile
}
    .help = Qui subit des dégâts en tire un, l’applique, puis le garde dans un emplacement.
thunder-scene-crew = { $crew }, au volant : { $player }
    .help = Les dés, les ordres et les tableaux de bord d’une équipe. Son onglet les ouvre et les ferme.
thunder-scene-open = Ouvert, à côté des onglets
    .help = Cette équipe est ouverte sous la route.
thunder-scene-die = { $value ->
    [0] { $crew }, dé dépensé
   *[other] { $crew }, dé de valeur { $value }
}
thunder-scene-commands = { $used ->
    [yes] { $crew }, ordre déjà donné cette manche
   *[no] { $crew }, ordre encore disponible
}
    .help = Une fois par manche, un dé de plus peut aller sur un ordre qui accepte sa valeur. Il y reste jusqu’à la fin de la manche.
thunder-scene-dashboard = Tableau de bord : { $vehicle }{ $state ->
    [broken] , hors service
    [gone] , éliminé
   *[fine] { "" }
}
    .help = Deux jetons de dégâts dans ses emplacements, et le véhicule ne roule plus. Le dé qui le fait rouler est dans la rainure.
thunder-scene-progress = { $vehicle } : { $moved ->
    [yes] a déjà roulé
   *[no] n’a pas encore roulé
}{ $coasts ->
    [0] { "" }
    [one] , une roue libre
   *[other] , { $coasts } roues libres
}{ $moves ->
    [0] { "" }
    [one] , reste { $moves } déplacement
   *[other] , restent { $moves } déplacements
}
    .help = Chaque véhicule roule une fois par manche ; quand il n’en reste plus, l’un d’eux avance d’une case en roue libre.
thunder-scene-damage = Dégât sur { $vehicle } : { $token }
    .help = Il occupe un emplacement jusqu’à sa réparation.
thunder-scene-gone = Éliminé : { $vehicle }
    .help = Il est hors jeu pour de bon, et ses jetons de dégâts retournent dans la pile.
thunder-scene-out = { $crew } est hors jeu
    .help = Plus aucun de ses véhicules ne roule. Cette équipe ne joue plus et ne peut plus gagner.
thunder-scene-turn = À { $crew } de décider
    .help = Le cadre doré entoure qui doit décider.
thunder-scene-first = { $crew } est premier joueur
    .help = Qui a le volant joue en premier pendant cette manche et lance le dé de route.
thunder-scene-winner = { $crew } a gagné
    .help = Son véhicule a atteint la ligne d’arrivée, ou bien personne d’autre ne roule plus.

## L’image en texte, pour le terminal

thunder-terrain-road = route
thunder-terrain-off-road = sable
thunder-terrain-mud = boue
thunder-terrain-rock = infranchissable
thunder-sketch-face-down = danger
thunder-sketch-asphalt = bitume neuf
thunder-sketch-oil = flaque d’huile
thunder-sketch-waiting = Dans la zone de départ :
thunder-sketch-crew = Équipe
thunder-sketch-player = Joueur
thunder-sketch-dice = Dés
thunder-sketch-command = Ordre
thunder-sketch-chopper = Hélicoptère
thunder-sketch-used = donné
thunder-sketch-free = libre
thunder-sketch-home = à la base
thunder-sketch-out = hors jeu
thunder-sketch-car = Voiture
thunder-sketch-space = Case
thunder-sketch-this-round = Cette manche
thunder-sketch-damage = Dégâts
thunder-sketch-at-start = départ
thunder-sketch-in-air = en l’air
thunder-sketch-gone = éliminé
thunder-sketch-broken = hors service
thunder-sketch-ready = disponible
thunder-sketch-moved = a roulé
thunder-sketch-coasted = { $times ->
    [one] a roulé, une roue libre
   *[other] a roulé, { $times } roues libres
}
thunder-sketch-round = Manche { $round }, tour { $turn } sur 3. Le dé de route indique { $road }. Premier joueur : { $first }.
thunder-sketch-moves = { $moves ->
    [0] { $space } : { $vehicle }, plus aucun déplacement.
    [one] { $space } : { $vehicle }, reste { $moves } déplacement.
   *[other] { $space } : { $vehicle }, restent { $moves } déplacements.
}

## Ce qui va arriver, dit à qui peut répondre par une carte

thunder-coming-move = C’est { $vehicle } qui va se déplacer.
thunder-coming-slam = { $top } va percuter { $bottom }.
thunder-coming-throw = Projection { $way } imminente pour { $vehicle }.
thunder-coming-slam-over = { $top } et { $bottom } viennent de se percuter.
thunder-coming-hit = Le tir va toucher { $target }.
thunder-coming-miss = Le tir va manquer { $target }.
thunder-coming-command = Un ordre peut accompagner le dé de { $vehicle }.
thunder-coming-damage = { $vehicle } va piocher un jeton de dégâts.
thunder-coming-shot = On va tirer sur { $target }.
thunder-coming-eliminated = { $vehicle } va être éliminé.
thunder-coming-round = La manche { $round } va commencer.
thunder-coming-turn = { $crew } va attribuer un dé.
thunder-coming-turn-end = Le tour va se terminer.
thunder-coming-rest = { $vehicle } a roulé et pourra tirer ensuite.
thunder-coming-airstrike = L’hélico de { $crew } va arriver.
thunder-coming-hover = L’hélico de { $crew } est en place.
thunder-coming-gone = { $vehicle } n’est plus en course.
thunder-told-bog = { $vehicle } s’enlise jusqu’aux portières. Plus un seul déplacement.
thunder-coming-tile = Une tuile va être posée.
thunder-ask-thrown = Qui des deux est projeté { $way } ?

# Cartes d’une réserve
thunder-ask-deal = { $crew } reçoit une carte.
thunder-ask-open = La carte suivante est dévoilée.
thunder-do-deal = { $card }
    .help = La carte suivante du paquet ; le hasard décide laquelle.
thunder-told-deal = { $crew } reçoit { $card }.
thunder-told-open = { $card } est dévoilée.
thunder-told-play = { $crew } joue { $card }.
thunder-scene-card = { $card }, { $where ->
    [open] dévoilée devant { $crew }
   *[other] dans la main de { $crew }
}
thunder-scene-card-back = Une carte de { $crew }, face cachée
    .help = Elle n’est connue que de son propriétaire.
thunder-sketch-cards = cartes :
thunder-crew-full = thunder, option crew : { $chosen } places ont choisi « { $crew } », il y en a { $most } au plus

# Ensembles d’options

thunder-preset-first-race = Première course
    .help = Le jeu de base, à un contre un, jusqu’à la cinquième tuile : chaque règle de base une fois. Environ 10 minutes.
thunder-preset-base = Jeu de base
    .help = Quatre équipes sur la route ordinaire, sans rien de plus. Environ 15 minutes.
thunder-preset-carnage = Carnage
    .help = Ajoute au jeu de base le feu, les rampes, le verre, la vase, les séismes et le ver. Environ 20 minutes.
thunder-preset-maximum-chrome = Maximum Chrome
    .help = Tout à la fois : toutes les boîtes et tous les paquets. Comptez 30 minutes, et ne pardonnez à personne.
thunder-preset-surprise = Surprise
    .help = Le sort choisit les boîtes, les équipes et le départ. De 15 à 30 minutes ; pour les réclamations, voyez les dés.

## La fin

thunder-figure-slams = { $count ->
    [one] Un choc
   *[other] { $count } chocs
}
thunder-figure-shots = { $count ->
    [one] Un tir
   *[other] { $count } tirs
}
thunder-figure-hits = { $count ->
    [one] Un tir réussi
   *[other] { $count } tirs réussis
}
thunder-figure-lost = { $count ->
    [one] Un véhicule perdu
   *[other] { $count } véhicules perdus
}
thunder-figure-finds = { $count ->
    [one] Un jeton retourné
   *[other] { $count } jetons retournés
}
thunder-figure-commands = { $count ->
    [one] Un ordre donné
   *[other] { $count } ordres donnés
}
thunder-figure-dice = { $count ->
    [one] Un dé roulé
   *[other] { $count } dés roulés
}
thunder-values = { $cars ->
    [0] plus de véhicule
    [one] un véhicule
   *[other] { $cars } véhicules
} · { $hurt ->
    [one] { $hurt } dégât
   *[other] { $hurt } dégâts
}
thunder-account = { $cars ->
    [0] plus rien
    [one] un véhicule restant
   *[other] { $cars } véhicules restants
}

# Pourquoi un bot choisirait ainsi

thunder-change-spaces = { $way ->
    [less] { $count ->
        [one] une case de moins
       *[other] { $count } cases de moins
    }
   *[more] { $count ->
        [0] pas une case de plus
        [one] une case de plus
       *[other] { $count } cases de plus
    }
}
thunder-change-damage = { $way ->
    [less] { $count ->
        [one] un jeton de dégâts réparé
       *[other] { $count } jetons de dégâts réparés
    }
   *[more] { $count ->
        [0] aucun dégât
        [one] un jeton de dégâts
       *[other] { $count } jetons de dégâts
    }
}
thunder-change-lost = { $way ->
    [less] { $count ->
        [one] un véhicule retrouvé
       *[other] { $count } véhicules retrouvés
    }
   *[more] { $count ->
        [0] aucun véhicule perdu
        [one] un véhicule perdu
       *[other] { $count } véhicules perdus
    }
}
thunder-change-hits = { $way ->
    [less] { $count ->
        [one] un rival débarrassé d’un jeton de dégâts
       *[other] les rivaux débarrassés de { $count } jetons de dégâts
    }
   *[more] { $count ->
        [0] aucun dégât aux rivaux
        [one] un jeton de dégâts pour un rival
       *[other] { $count } jetons de dégâts pour les rivaux
    }
}
thunder-change-gone = { $way ->
    [less] { $count ->
        [one] un véhicule rival de retour
       *[other] { $count } véhicules rivaux de retour
    }
   *[more] { $count ->
        [0] aucun véhicule rival éliminé
        [one] un véhicule rival éliminé
       *[other] { $count } véhicules rivaux éliminés
    }
}
thunder-change-road-die = { $way ->
    [less] renonce au dé de route
   *[more] garde le dé de route
}

thunder-chance-damage = de subir un dégât
thunder-chance-lost = de perdre un véhicule
thunder-chance-hits = d’abîmer un rival
thunder-chance-gone = d’éliminer un véhicule rival
