# Carnage at Devil's Run : vase, verre, rampes, sel, feu, et des dégâts qui durent.

thunder-option-carnage = Carnage at Devil’s Run
    .help = Dix tronçons de plus, avec vase toxique, verre, rampes, feu et sel ; des séismes, un ver des sables, et des dégâts qui durent.
thunder-option-carnage-no = Non
    .help = La route du jeu de base.
thunder-option-carnage-yes = Oui
    .help = Ses tuiles, dangers et dégâts sont mélangés à ceux du jeu de base.

thunder-tile-6a = Les Tremplins
thunder-tile-6b = La Cocotte-minute
thunder-tile-7a = Le Pot de colle
thunder-tile-7b = La Plancha du diable
thunder-tile-8a = Le Zig-zag
thunder-tile-8b = La Galerie des glaces
thunder-tile-9a = Le Sel de la terre
thunder-tile-9b = Le Saut de l’ange
thunder-tile-10a = La Poêle à frire
thunder-tile-10b = Le Cimetière

thunder-terrain-goo = vase toxique
thunder-terrain-glass = verre du désert
thunder-terrain-ramp = rampe
thunder-terrain-fire = feu
thunder-terrain-salt = désert de sel
thunder-terrain-pit = fosse

thunder-token-glass = du verre du désert
thunder-token-ramp = une rampe
thunder-token-fire = un feu
thunder-token-pit = une fosse
thunder-token-quake = un séisme
thunder-token-worm = un ver des sables

thunder-damage-on-fire = En feu
    .help = La voiture prend feu. Réparer ce jeton n’éteint rien : seul le dé de feu peut le faire.
thunder-damage-ongoing-effect = Effet durable
    .help = Une carte vient sous le jeton et reste en vigueur tant que le jeton n’est pas réparé.

thunder-fire-1 = un déplacement de plus
thunder-fire-2 = deux déplacements de plus
thunder-fire-out = le feu s’éteint
thunder-fire-eliminated = le véhicule est éliminé

## Ce qui est demandé, et ce qui peut venir

thunder-ask-ramp = Quelle longueur de vol pour { $vehicle } ?
thunder-do-ramp = { $distance ->
    [one] Une case
   *[other] { $distance } cases
} tout droit
    .help = On compte depuis la rampe. Ce qui est entre les deux est survolé ; la case d’arrivée est résolue, et il ne reste aucun déplacement.
thunder-ask-quake = La terre se soulève. De quel côté ?
thunder-ask-pit = La fosse avale-t-elle { $vehicle } ?
thunder-do-pit = Avale { $face }
    .help = Le dé de tir : un véhicule d’une taille qu’il désigne tombe dedans.
thunder-ask-fire = Quel effet le feu a-t-il sur { $vehicle } ?
thunder-do-fire = Le dé dit : { $face }
    .help = Un véhicule en feu lance le dé avant de se déplacer : des déplacements de plus, obligatoires, plus de feu, ou plus de véhicule.
thunder-ask-effect = Avec quoi faudra-t-il vivre désormais ? C’est pour { $vehicle }.
thunder-do-effect = { $card }
    .help = En vigueur tant que le jeton posé dessus n’est pas réparé.

## Ce que dit le commentateur

thunder-told-goo = Un bruit de soupe : { $vehicle } s’enfonce dans la vase. Plus un déplacement.
thunder-told-glass = Du verre ! Voilà { $vehicle } qui patine { $way }.
thunder-told-ramp = La rampe ! Un vol de { $distance ->
    [one] une case
   *[other] { $distance } cases
} pour { $vehicle } !
thunder-told-quake = Une fissure sous les roues, et elle répond : { $vehicle } a réveillé la terre.
thunder-told-quaked = La terre saute. Tout le monde part { $way } !
thunder-told-worm = Quelque chose dormait sous le sable, { $vehicle } l’a réveillé, et ça commence par les derniers.
thunder-told-pit = Le sol s’ouvre sous { $vehicle }.
thunder-told-pit-missed = À un enjoliveur près, { $vehicle } franchit la fosse. Elle reste béante pour les autres.
thunder-told-catch-fire = Au feu ! C’est { $vehicle } qui BRÛLE !
thunder-told-fire-moves = Les flammes lèchent les bottes du pilote : { $moves ->
    [one] un déplacement
   *[other] { $moves } déplacements
} de plus pour { $vehicle }.
thunder-told-fire-out = Éteint ! Pas éliminé, pour une fois : { $vehicle } est juste éteint.
thunder-told-gone-ramp = Une rampe prise par le mauvais bout : adieu, { $vehicle } !
thunder-told-gone-worm = Le ver surgit sous { $vehicle }. Burp.
thunder-told-gone-pit = Ça tombe, ça tombe encore, et on n’entend rien toucher le fond : { $vehicle } n’est plus.
thunder-told-gone-fire = Le feu a trouvé le réservoir : { $vehicle } explose. Qui a des guimauves ?
thunder-told-gone-leak = Un choc, une étincelle, une fuite : { $vehicle } part en un éclair bleu.

## Effets durables : le nom, l’effet, et ce qu’on dit quand il sort

thunder-card-fire-die = Le dé de feu
    .help = Un véhicule en feu le lance avant de se déplacer.
thunder-card-stuck-throttle = Accélérateur bloqué
    .help = Un déplacement de plus avec chaque dé. Le frein, c’est dans la tête.
thunder-card-clogged-filter = Filtre bouché
    .help = Un déplacement de moins avec chaque dé, mais jamais zéro. Il y a un chapeau là-dedans.
thunder-card-stuck-in-third = Coincé en troisième
    .help = Quoi que montre le dé, c’est trois déplacements.
thunder-card-cracked-block = Bloc fendu
    .help = La voiture ne peut plus rouler en roue libre. Il lui restait une bonne course dans le ventre, et c’était ce matin.
thunder-card-flat-tyre = Pneu à plat
    .help = Toute case qui n’est pas de la route coûte un déplacement de plus.
thunder-card-bald-tyres = Pneus lisses
    .help = Pas de dé de route pour cette voiture, même sur la plus belle des routes.
thunder-card-pulls-left = Tire à gauche
    .help = Impossible de conduire la voiture en avant à droite.
thunder-card-pulls-right = Tire à droite
    .help = Impossible de conduire la voiture en avant à gauche.
thunder-card-dodgy-handbrake = Frein à main douteux
    .help = Après son déplacement la voiture recule d’une case, s’il y en a une, et rencontre qui s’y trouve.
thunder-card-jammed-gun = Canon enrayé
    .help = La voiture ne peut pas tirer.
thunder-card-bent-barrel = Canon tordu
    .help = La voiture ne tire qu’en avant à droite.
thunder-card-dead-radio = Radio morte
    .help = Aucun ordre ne peut accompagner le dé de cette voiture.
thunder-card-bulls-eye = Dans le mille
    .help = Tout tir sur la voiture touche.
thunder-card-nitro-leak = Fuite de nitro
    .help = Dans une collision, la voiture est éliminée aussitôt, sans lancer de dés. Vaut aussi pour une voiture hors service.
thunder-card-loose-bumper = Pare-chocs branlant
    .help = Le propriétaire ne peut pas faire relancer les dés d’une collision.
thunder-card-loose-ballast = Lest baladeur
    .help = Dans une collision, c’est toujours cette voiture qui est projetée.
thunder-card-dragging-anchor = Ancre à la traîne
    .help = Dans une collision, cette voiture n’est jamais projetée ; mais elle a un déplacement de moins avec chaque dé, jamais zéro.
thunder-card-shower-of-sparks = Pluie d’étincelles
    .help = Dans une collision, la voiture prend feu avant que les dés tombent.
thunder-card-tinderbox = Boîte d’allumettes
    .help = Quand la voiture subit un dégât, elle prend feu d’abord.
thunder-card-short-fuse = Mèche courte
    .help = Quand la voiture est éliminée, chaque véhicule à côté subit un dégât, sauf si sa tuile disparaît.
thunder-card-rattling-spares = Pièces en vrac
    .help = Les pièces peuvent encaisser le prochain dégât : ce jeton s’en va, et aucun n’est pioché.

thunder-told-card-stuck-throttle = Pédale soudée au plancher : { $vehicle } ne sait plus ralentir.
thunder-told-card-clogged-filter = La moitié d’un désert dans le filtre : { $vehicle } tousse.
thunder-told-card-stuck-in-third = Troisième, dit la boîte, et elle ne discute pas : { $vehicle } fera avec.
thunder-told-card-cracked-block = Quelque chose a fait crac sous le capot, et ce n’était pas une blague : { $vehicle } a le bloc fendu.
thunder-told-card-flat-tyre = Plus que trois pneus et demi pour { $vehicle }.
thunder-told-card-bald-tyres = Des pneus plus lisses qu’un œuf pour { $vehicle }.
thunder-told-card-pulls-left = Les roues font de la politique, et { $vehicle } vire à gauche.
thunder-told-card-pulls-right = Les roues font de la politique, et { $vehicle } vire à droite.
thunder-told-card-dodgy-handbrake = Le frein à main reste dans la main du pilote : { $vehicle } recule déjà.
thunder-told-card-jammed-gun = Clic, dit le canon : { $vehicle } ne tire plus.
thunder-told-card-bent-barrel = Avec ce canon, { $vehicle } tire dans les coins. Un seul coin.
thunder-told-card-dead-radio = Rien que de la friture à la radio pour { $vehicle }. Certains y voient un progrès.
thunder-told-card-bulls-eye = Quelqu’un a peint une cible sur { $vehicle }.
thunder-told-card-nitro-leak = Une flaque bleue s’étend sous { $vehicle }. On ne touche à rien !
thunder-told-card-loose-bumper = Un boulon et une prière tiennent le pare-chocs : { $vehicle } brinquebale.
thunder-told-card-loose-ballast = Le lest a pris ses aises un peu partout : { $vehicle } ne pèse plus rien.
thunder-told-card-dragging-anchor = Quelque chose de très lourd retient { $vehicle }. Pourquoi une ancre ?
thunder-told-card-shower-of-sparks = Un vrai feu d’artifice : { $vehicle } sème des étincelles.
thunder-told-card-tinderbox = Paille, bois sec, bidon percé : qui a chargé { $vehicle } ?
thunder-told-card-short-fuse = Tic-tac, tic-tac : ça vient d’où ? Ça y est, { $vehicle } a une mèche.
thunder-told-card-rattling-spares = La moitié se détache et tombe dans le coffre : { $vehicle } roule avec ses pièces en vrac. Ça peut servir.

## L’image

thunder-scene-fire = En feu : { $vehicle }
    .help = Avant de rouler, on lance le dé de feu : des déplacements de plus, le feu s’éteint, ou le véhicule est éliminé.
thunder-sketch-burning = en feu
