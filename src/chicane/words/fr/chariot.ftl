# Course de chars. Un char porte le nom de sa couleur, article compris ; le niveau de dommages descend, et 0 est une épave.

chariot-title = Course de chars
chariot-about = Deux tours de cirque, six chars, une seule couronne : gare aux virages, aux chausse-trappes et aux amis.

## Chars et dés

chariot-green = le char vert
    .yours = votre char
    .of-yours = votre char vert
chariot-red = le char rouge
    .yours = votre char
    .of-yours = votre char rouge
chariot-yellow = le char jaune
    .yours = votre char
    .of-yours = votre char jaune
chariot-blue = le char bleu
    .yours = votre char
    .of-yours = votre char bleu
chariot-purple = le char violet
    .yours = votre char
    .of-yours = votre char violet
chariot-white = le char blanc
    .yours = votre char
    .of-yours = votre char blanc

chariot-face-pace = Allure
    .help = La vitesse monte ou descend de 1, au choix, mais elle doit changer.
chariot-face-sprint = Sprint
    .help = La vitesse monte de 2 et le char subit 1 dommage, qu’on le veuille ou non.
chariot-face-turn = Virage
    .help = Vous pouvez changer de couloir une fois pendant le déplacement.
chariot-face-attack = Attaque
    .help = Après le déplacement, vous pouvez poser une chausse-trappe ou lancer un javelot.
chariot-face-fortune = Fortune
    .help = Vous gagnez 1 point de fortune, jusqu’à 6.

## Avant la course

chariot-option-track = Circuit
    .help = Quelle face de chaque moitié du circuit est visible.
chariot-option-track-A = Face A
    .help = Trois couloirs, deux virages et rien en travers du chemin. Celle des débuts.
chariot-option-track-B = Face B
    .help = Des piliers de pierre se dressent sur la piste : le char qui en percute un est détruit.
chariot-option-track-AB = Moitié A, moitié B
    .help = La moitié où se trouve la ligne d’arrivée montre la face A, l’autre la face B et ses piliers.
chariot-option-track-BA = Moitié B, moitié A
    .help = La moitié où se trouve la ligne d’arrivée montre la face B et ses piliers, l’autre la face A.

chariot-option-safe_finish = À l’abri après l’arrivée
    .help = Les chars qui ont bouclé leurs deux tours peuvent-ils encore subir des dommages ?
chariot-option-safe_finish-no = Non
    .help = Un char arrivé reste une cible jusqu’à la fin de la manche.
chariot-option-safe_finish-yes = Oui
    .help = Une fois terminé le tour de jeu de son arrivée, un char ne subit plus aucun dommage.

chariot-option-black_columns = Colonnes noires
    .help = Tous les chars se valent-ils, ou chacun a-t-il son caractère ?
chariot-option-black_columns-no = Non
    .help = Colonnes blanches : tous les plateaux sont identiques et les places de départ sont tirées au sort.
chariot-option-black_columns-yes = Oui
    .help = Six chars différents. Chacun choisit le sien à son tour, puis sa place de départ.

chariot-card-safe_finish = À l’abri après l’arrivée
    .help = Un char qui a bouclé ses deux tours et fini son tour de jeu ne subit plus de dommages.
chariot-card-black_columns = Colonnes noires
    .help = Chacun choisit parmi six chars différents, puis sa place de départ.

## Ce qu’on demande

chariot-ask-throw = Un dé roule. Que montre-t-il ?
chariot-ask-free-reroll = Pour { $chariot } : gardez-vous ces dés, ou en reprenez-vous pour la relance gratuite ?
    .help = Une fois par tour de jeu, tout dé peut être relancé gratuitement. Ensuite, chaque changement coûte de la fortune.
chariot-ask-lift = { $held ->
    [0] Pour { $chariot } : quel dé reprenez-vous en main ?
    [1] Pour { $chariot }, vous avez un dé en main. Le lancez-vous, ou en reprenez-vous un autre ?
   *[other] Pour { $chariot }, vous avez { $held } dés en main. Les lancez-vous, ou en reprenez-vous un autre ?
}
    .help = Seuls les dés repris en main sont relancés, tous ensemble.
chariot-ask-buy = Pour { $chariot }, vous avez { $fortune } de fortune. Forcez-vous la main aux dés, ou les prenez-vous comme ils sont ?
    .help = La fortune de votre piste paie une relance de plusieurs dés, ou tourne un dé sur la face voulue. Celle que montrent les dés ne se dépense pas encore.
chariot-ask-face = Quelle face ce dé { $face } doit-il montrer à la place ?
    .help = N’importe quelle face sauf Fortune ; le dé compte alors comme s’il était tombé ainsi.
chariot-ask-repair = Pour { $chariot }, vous avez { $fortune } de fortune. Réparez-vous avant de partir ?
    .help = La fortune répare jusqu’à 3 points, une fois par tour de jeu et seulement avant les dés. Un char ne part pas plus vite que ne le permet son niveau de dommages.
chariot-ask-pace = Pour { $chariot }, vous êtes à la vitesse { $speed }, avec { $dice ->
    [one] { $dice } dé Allure
   *[other] { $dice } dés Allure
}{ $sprint ->
    [0] {""}
    [1] {" "}et un Sprint qui ajoute 2
   *[other] {" "}et { $sprint } Sprints qui ajoutent 2 chacun
}. Accélérez-vous, ou freinez-vous ?
    .help = La vitesse est le nombre de cases à parcourir. Dans un virage, tout ce qui dépasse le nombre inscrit se paie en dommages.
chariot-ask-move = Menez { $chariot } à la vitesse { $speed } : encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}, et { $turns ->
    [one] { $turns } changement
   *[other] { $turns } changements
} de couloir en réserve.
    .help = Tout le déplacement doit être effectué. Les changements de couloir restent libres, un par dé Virage.
chariot-ask-attack = { $left ->
    [one] Une attaque
   *[other] { $left } attaques
} pour { $chariot }. Choisissez-vous le javelot, la chausse-trappe ou la clémence ?
    .help = Chaque dé Attaque donne une chausse-trappe sur une case traversée, ou un javelot sur un char à deux cases au plus.
chariot-ask-draw-start = Qui part de la place { $position } ?
chariot-ask-first-picker = Qui choisit son char en premier ?
chariot-ask-pick = Quel char prenez-vous ?
    .help = Les chars diffèrent par leurs dommages, leur vitesse, leur fortune et leurs dés. Les places de départ se choisissent ensuite, en remontant depuis le dernier.
chariot-ask-place = D’où faites-vous partir { $chariot } ?
    .help = Toute place libre convient. Les plus avancées jouent d’abord à la première manche.

## Ce qu’on peut faire

chariot-do-fall = { $face }
    .help = Le dé montre cette face. Virage figure sur deux de ses six côtés, chaque autre face sur un seul.
chariot-do-keep = Garder tous les dés
    .help = Vous renoncez à la relance gratuite de ce tour. Désormais, tout changement coûte de la fortune.
chariot-do-lift = Reprendre { $face }
    .help = Ce dé sera relancé avec ceux que vous reprendrez encore. Les dés laissés sur la table ne bougent pas.
chariot-do-throw = { $held ->
    [one] Lancer le dé
   *[other] Lancer les { $held } dés
}
    .help = { $held ->
    [one] Le dé en main est lancé
   *[other] Les dés en main sont lancés
}, et il faut faire avec, sauf à payer un autre changement en fortune.
chariot-do-accept = Prendre les dés comme ils sont
    .help = Plus de changement ce tour-ci. Vous encaissez la fortune des dés, puis le char s’élance.
chariot-do-buy-reroll = Payer { $price } de fortune pour relancer
    .help = Payez d’abord, puis relancez une fois autant de dés que vous voulez. Vous pourrez payer encore tant qu’il reste de la fortune.
chariot-do-buy-face = Payer { $price } de fortune pour tourner le dé { $face }
    .help = Payez d’abord, puis tournez ce seul dé sur la face voulue. Seule la Fortune ne se choisit pas.
chariot-do-face = Choisir la face { $face }
    .help = Le dé compte comme s’il était tombé ainsi. D’autres changements restent possibles tant qu’il reste de la fortune.
chariot-do-no-repair = Ne pas réparer
    .help = Vous gardez votre fortune pour les dés. La prochaine réparation attendra votre prochain tour de jeu.
chariot-do-repair = Réparer { $amount } pour { $price } de fortune
    .help = Pour un point comme pour trois, le prix est de { $price } de fortune, une seule fois par tour de jeu. Un char en meilleur état garde aussi plus de vitesse.
chariot-do-pace = { $way ->
    [up] Accélérer de { $change } : vitesse { $speed }
    [down] Ralentir de { $change } : vitesse { $speed }
   *[even] Autant de plus que de moins : vitesse { $speed }
}
    .help = Chaque dé Allure change la vitesse de 1, en plus ou en moins, et aucun ne peut être ignoré. Les Sprints sont déjà comptés.
chariot-foresee-cost = { $by ->
    [curve] le virage coûtera { $damage }
    [both] coûtera { $damage }, dont { $curve } dans le virage
   *[way] coûtera { $damage }
}
chariot-foresee-death = aucune chance de survie
chariot-do-go = { $way ->
    [in] Vers l’intérieur, couloir { $lane ->
        [inner] intérieur
       *[centre] central
    }
    [out] Vers l’extérieur, couloir { $lane ->
        [outer] extérieur
       *[centre] central
    }
   *[ahead] Tout droit
}{ $danger ->
    [pillar] {" "}(un pilier !)
    [chariot] {" "}(un char !{ $cost ->
        [0] {""}
       *[other] {" "}Et { $cost } de trop en vitesse
    })
    [curve] {" "}({ $cost } de trop en vitesse)
    [caltrop] {" "}(une chausse-trappe)
   *[none] {""}
}
    .help = { $way ->
    [in] Un couloir plus près de la spina, pour un dé Virage et une case de déplacement.
    [out] Un couloir plus loin de la spina, pour un dé Virage et une case de déplacement.
   *[ahead] Une case tout droit, dans le même couloir.
} { $danger ->
    [pillar] La pierre ne cède pas : le char y serait détruit.
    [chariot] Ce serait l’accrochage, 2 dommages pour chacun{ $cost ->
        [0] {""}
        [one] , après { $cost } dommage dans le virage
       *[other] , après { $cost } dommages dans le virage
    }.
    [curve] Le nombre inscrit sur la case est inférieur à votre vitesse ; la différence, { $cost }, serait subie en dommages.
    [caltrop] La chausse-trappe coûterait 1 dommage, puis disparaîtrait.
   *[none] Rien ne vous y attend.
}
chariot-place = { $stretch ->
    [home] sur la ligne droite d’arrivée
    [first] dans le premier virage
    [back] sur la ligne droite opposée
   *[last] dans le dernier virage
}, couloir { $lane ->
    [inner] intérieur
    [outer] extérieur
   *[centre] central
}
chariot-lane-changes = { $count ->
    [one] changement de couloir
   *[other] { $count } changements de couloir
}
chariot-do-hold = Ne pas attaquer
    .help = Attaquer n’est jamais un devoir. Les dés Attaque inutilisés sont perdus.
chariot-do-javelin = Javelot sur { $target }
    .help = Un javelot porte à deux cases dans toutes les directions, par-dessus tout le monde, et touche toujours. { $left ->
    [1] { $target } n’a plus qu’un point et serait détruit.
   *[other] { $target } a encore { $left } points et en perdrait un.
}
chariot-do-caltrop = Chausse-trappe sur la { $number ->
    [1] 1re
   *[other] { $number }e
} case de votre trajet, couloir { $lane ->
    [inner] intérieur
    [outer] extérieur
   *[centre] central
}
    .help = Elle se pose sur une case traversée pendant ce tour. Le prochain char qui y entre, le vôtre compris, subit 1 dommage et l’emporte.
chariot-do-start = Place { $position } pour { $chariot }
    .help = La place 1 est la plus avancée et joue d’abord à la première manche ; la place 6 est la dernière et joue à la fin.
chariot-do-pick-first = Joueur { $player }
    .help = Ce joueur choisit le premier char, les autres suivent dans le sens horaire. Les places de départ se choisissent en remontant depuis le dernier.
chariot-do-pick = Prendre { $chariot } : dommages { $damage }, vitesse { $speed } sur { $top }, fortune { $fortune }
    .help = Ce sont ses niveaux au départ et sa vitesse maximale. Les plateaux diffèrent aussi par les dés que donne chaque vitesse et par la vitesse que permet chaque niveau de dommages.

## Au micro

chariot-told-welcome = { $players ->
    [2] Deux auriges, quatre chars
    [3] Trois auriges, six chars
    [4] Quatre chars
    [5] Cinq chars
   *[other] Six chars
}, deux tours et une seule couronne. Bienvenue au cirque !
chariot-told-pick-first = Premier choix aux écuries : { $player }.
chariot-told-pick = Un pilote pour { $chariot } : { $player }.
chariot-told-start = { $position ->
    [1] { $chariot } est en tête de la grille, place 1.
    [6] { $chariot } partira du fond, place 6.
   *[other] { $chariot } s’aligne en place { $position }.
}
chariot-told-round = { $round ->
    [1] Et c’est parti ! Manche 1, la tête de la grille joue d’abord.
   *[other] Manche { $round }.
}
chariot-letter-green = V
chariot-letter-red = R
chariot-letter-yellow = J
chariot-letter-blue = B
chariot-letter-purple = I
chariot-letter-white = C
chariot-player = Joueur { $player }
    .yours = vous
chariot-seat-green = Vert
chariot-seat-red = Rouge
chariot-seat-yellow = Jaune
chariot-seat-blue = Bleu
chariot-seat-purple = Violet
chariot-seat-white = Blanc
chariot-colours = { $colour }, { $others }
chariot-told-drive = { $spaces ->
    [one] { $chariot } avance d’une case et se trouve { $place }.
   *[other] { $chariot } avance de { $spaces } cases et se trouve { $place }.
}
chariot-told-turn = { $damage ->
    [1] Voici { $chariot }, qui ne tient plus qu’à un clou
    [2] { $chariot } s’avance en grinçant
    [3] { $chariot } brinquebale jusqu’à nous
   *[other] Place ! Voilà { $chariot }
} : il encaisse encore { $damage ->
    [one] { $damage } dommage
   *[other] { $damage } dommages
}, vitesse { $speed }, fortune { $fortune }.
chariot-told-repair = { $amount ->
    [1] Un clou de plus pour { $chariot } : 1 point réparé.
    [2] Les marteaux sortent pour { $chariot } : 2 points réparés.
   *[other] Fortune envoie un charron pour { $chariot } : { $amount } points réparés.
}
chariot-told-adjust = { $speed ->
    [1] { $chariot } roule à peine : dans cet état, pas plus de 1 en vitesse.
   *[other] Trop abîmé pour tenir l’allure : { $chariot } retombe à { $speed }.
}
chariot-told-reroll = { $held ->
    [1] { $chariot } relance un dé.
    [5] On reprend tout ! { $chariot } relance cinq dés.
   *[other] { $chariot } relance { $held } dés.
}
chariot-told-buy-reroll = { $chariot } paie { $price } de fortune pour relancer encore.
chariot-told-face = Un mot à Fortune, et { $chariot } change { $before } en { $after }.
chariot-told-dice = Les dés sont fixés pour { $chariot }{ $pace ->
    [0] {""}
    [one] , { $pace } Allure
   *[other] , { $pace } Allures
}{ $sprint ->
    [0] {""}
    [one] , { $sprint } Sprint
   *[other] , { $sprint } Sprints
}{ $turn ->
    [0] {""}
    [one] , { $turn } Virage
   *[other] , { $turn } Virages
}{ $attack ->
    [0] {""}
    [one] , { $attack } Attaque
   *[other] , { $attack } Attaques
}{ $fortune ->
    [0] {""}
    [one] , { $fortune } Fortune
   *[other] , { $fortune } Fortunes
}.
chariot-told-speed = { $speed ->
    [0] { $chariot } reste sur place.
    [1] { $chariot } se traîne à la vitesse 1.
   *[other] { $way ->
        [up] { $chariot } fait claquer le fouet : vitesse { $speed }.
        [down] { $chariot } tire sur les rênes : vitesse { $speed }.
       *[even] { $chariot } reste à la vitesse { $speed }.
    }
}
chariot-told-clash = Accrochage ! { $chariot } percute { $other }, { $amount ->
    [one] { $amount } dommage
   *[other] { $amount } dommages
} pour chacun.
chariot-told-clash-safe = { $chariot } percute { $other }, arrivé et à l’abri : { $amount ->
    [one] { $amount } dommage
   *[other] { $amount } dommages
}, pour { $chariot } seulement.
chariot-told-back = Pas de place ici : { $chariot } se range derrière { $other }.
chariot-told-hurt-sprint = { $left ->
    [0] { $chariot } sprinte, et l’essieu dit non !
    [1] Le sprint se paie : { $chariot } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }. Il ne lui en reste qu’un !
   *[other] Le sprint se paie : { $chariot } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } et descend à { $left }.
}
chariot-told-hurt-curve = { $amount ->
    [1] { $chariot } s’écarte un peu dans le virage
    [2] { $chariot } dérape dans le virage
    [3] { $chariot } prend le virage sur une roue
   *[other] Quelle folie ! { $chariot } se jette dans le virage
}, { $amount } de trop en vitesse : { $left ->
    [0] c’est plus qu’il n’en peut supporter !
    [1] il ne lui reste qu’un point !
   *[other] il descend à { $left }.
}
chariot-told-hurt-caltrop = Du fer sous les roues ! { $left ->
    [0] { $chariot } ne se relèvera pas de cette chausse-trappe.
    [1] { $chariot } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }. Il ne lui en reste qu’un !
   *[other] { $chariot } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } et descend à { $left }.
}
chariot-told-hurt-javelin = { $left ->
    [0] Touché, et c’est le coup de trop pour { $chariot } !
    [1] Touché ! { $chariot } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }. Il ne lui en reste qu’un !
   *[other] Touché ! { $chariot } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } et descend à { $left }.
}
chariot-told-javelin = { $chariot } lance un javelot sur { $target }.
chariot-told-caltrop = { $chariot } sème une chausse-trappe { $place }.
chariot-told-destroyed = { $chariot } vole en éclats ! Il quitte la course.
chariot-told-pillar = { $chariot } contre le pilier : le pilier est toujours debout. Fin de course !
chariot-told-lap = { $chariot } passe la ligne : { $laps ->
    [one] { $laps } tour bouclé
   *[other] { $laps } tours bouclés
}, encore un.
chariot-told-home = { $chariot } est arrivé ! Deux tours bouclés, mais la manche ira jusqu’au bout.
chariot-told-winner = Victoire pour { $chariot } : à lui la couronne !
chariot-told-winner-of = Victoire pour { $chariot } ! La couronne est pour { $owner }.
chariot-told-shared = Pas un naseau d’écart ! { $count ->
    [2] { $first } et { $last }
   *[other] { $first }, { $second } et { $last }
} se partagent la couronne.
chariot-told-nobody = Il ne reste que du petit bois. Personne ne gagne !

chariot-end-wrecked = Tous les chars ont été détruits ; personne ne gagne.

## L’image

chariot-scene-chariot = { $chariot } { $place }
    .help = Il avance d’autant de cases que sa vitesse, toujours vers l’avant, et change de couloir grâce aux dés Virage.
chariot-scene-turn = À jouer : { $chariot }
chariot-scene-caltrop = Chausse-trappe { $place }
chariot-scene-laps = { $laps ->
    [0] Le premier a bouclé ses deux tours
    [1] Le premier a encore un tour à faire
   *[other] Le premier a encore { $laps } tours à faire
}
    .help = Chaque dauphin est un tour de piste. L’un d’eux plonge dès que le premier en a bouclé un.
chariot-scene-die = Un dé montre { $face }
chariot-scene-round = Manche { $round }
chariot-scene-supply = { $left ->
    [0] Plus aucune chausse-trappe en réserve
    [1] Une chausse-trappe en réserve
   *[other] { $left } chausse-trappes en réserve
}
    .help = Autant peuvent encore être posées. Une chausse-trappe qui a blessé quelqu’un revient ici.
chariot-scene-board = Plateau : { $chariot }, mené par { $owner }
    .help = Tout ce qu’il faut savoir d’un char, visible par tous. Les petits dés indiquent combien on en lance à chaque vitesse.
chariot-scene-offered = { $chariot }, au choix
    .help = Il n’y a pas deux plateaux pareils : comparez les niveaux de départ, la vitesse maximale et les dés.
chariot-scene-space = Case { $place }
    .help = Les chars occupent les cases et vont de l’une à l’autre ; deux chars n’y tiennent jamais ensemble.
chariot-scene-safe-speed = Sans dommage jusqu’à la vitesse { $limit }.
chariot-scene-damage = { $chariot }, niveau de dommages { $level }
chariot-scene-speed = { $chariot }, vitesse { $level }
chariot-scene-fortune = { $chariot }, fortune { $level }
chariot-scene-lap = { $laps ->
    [0] { $chariot } a bouclé ses deux tours
    [1] { $chariot } a encore un tour à faire
   *[other] { $chariot } a encore { $laps } tours à faire
}
chariot-scene-wreck = { $chariot } est détruit
chariot-scene-winner = { $chariot } a gagné
    .help = Il a bouclé ses deux tours et il est allé le plus loin.

## L’esquisse dans le terminal

chariot-sketch-inner = intérieur
chariot-sketch-centre = central
chariot-sketch-outer = extérieur
chariot-sketch-finish = { $sign } arrivée
chariot-sketch-limit = nombres : vitesse sûre
chariot-sketch-pillar = { $sign } pilier
chariot-sketch-caltrop = { $sign } chausse-trappe
chariot-sketch-chariot = char
chariot-sketch-player = joueur
chariot-sketch-space = case
chariot-sketch-lap = tour
chariot-sketch-damage = dommages
chariot-sketch-speed = vitesse
chariot-sketch-dice-count = dés
chariot-sketch-fortune = fortune
chariot-sketch-wrecked = détruit
chariot-sketch-home = arrivé
chariot-sketch-hand = { $chariot } { $place } : dommages { $damage }, vitesse { $speed }, fortune { $fortune }

## La fin

chariot-figure-javelins = { $count ->
    [one] Un javelot lancé
   *[other] { $count } javelots lancés
}
chariot-figure-curves = { $count ->
    [one] Un virage pris trop vite
   *[other] { $count } virages pris trop vite
}
chariot-figure-caltrops = { $count ->
    [one] Une chausse-trappe trouvée
   *[other] { $count } chausse-trappes trouvées
}
chariot-figure-clashes = { $count ->
    [one] Une collision
   *[other] { $count } collisions
}
chariot-figure-laps = { $count ->
    [one] Un tour de piste
   *[other] { $count } tours de piste
}
chariot-figure-throws = { $count ->
    [one] Des dés relancés une fois
   *[other] { $count } fois des dés relancés
}
chariot-figure-dice = { $count ->
    [one] Un lancer gardé
   *[other] { $count } lancers gardés
}
chariot-figure-speeds = { $count ->
    [one] Une fois les rênes en main
   *[other] { $count } fois les rênes en main
}
chariot-values = reste { $damage } · vitesse { $speed } · fortune { $fortune }
chariot-account = { $laps ->
    [0] aucun tour
    [one] un tour
   *[other] { $laps } tours
}, encaisse encore { $damage }
chariot-account-out = en miettes

# Pourquoi un bot choisirait ainsi

chariot-change-spaces = { $way ->
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
chariot-change-damage = { $way ->
    [less] { $count ->
        [one] un point de dommages réparé
       *[other] { $count } points de dommages réparés
    }
   *[more] { $count ->
        [0] aucun dommage
        [one] un point de dommages
       *[other] { $count } points de dommages
    }
}
chariot-change-wrecked = { $way ->
    [less] { $count ->
        [one] un char retrouvé
       *[other] { $count } chars retrouvés
    }
   *[more] { $count ->
        [0] aucun char perdu
        [one] le char perdu
       *[other] { $count } chars perdus
    }
}
chariot-change-fortune = { $way ->
    [less] { $count ->
        [one] un point de fortune dépensé
       *[other] { $count } points de fortune dépensés
    }
   *[more] { $count ->
        [0] fortune inchangée
        [one] un point de fortune de plus
       *[other] { $count } points de fortune de plus
    }
}
chariot-change-speed = { $way ->
    [less] { $count ->
        [one] vitesse plus basse de 1
       *[other] vitesse plus basse de { $count }
    }
   *[more] { $count ->
        [0] la même vitesse
        [one] vitesse plus haute de 1
       *[other] vitesse plus haute de { $count }
    }
}
chariot-change-hits = { $way ->
    [less] { $count ->
        [one] un rival répare un point
       *[other] les rivaux réparent { $count } points
    }
   *[more] { $count ->
        [0] aucun dommage aux rivaux
        [one] un point de dommages à un rival
       *[other] { $count } points de dommages aux rivaux
    }
}
chariot-change-stopped = { $way ->
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

chariot-chance-damage = de subir des dommages
chariot-chance-wrecked = de perdre le char
chariot-chance-hits = de blesser un rival
chariot-chance-stopped = de détruire un rival
