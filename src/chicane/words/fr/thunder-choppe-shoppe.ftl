# Faste & Furieux : les Chefs d’équipe et leurs pions Ordre, et les améliorations des voitures.

thunder-option-leaders = Chefs d’équipe
    .help = Chaque équipe de voitures choisit un Chef sur deux, avec son pouvoir, son plateau d’ordres et ses pions Ordre.
thunder-option-leaders-no = Non
    .help = Toutes les équipes ont le plateau d’ordres ordinaire.
thunder-option-leaders-yes = Oui
    .help = Onze Chefs ; chaque équipe de voitures en reçoit deux, en secret.
thunder-option-upgrades = Améliorations
    .help = Avant la course, les équipes de voitures se partagent des améliorations, une par voiture.
thunder-option-upgrades-no = Non
    .help = Les voitures roulent comme à leur sortie d’usine.
thunder-option-upgrades-yes = Oui
    .help = Vingt-sept améliorations ; chaque équipe de voitures en reçoit quatre, en garde une et passe les autres à gauche.

## Chefs d’équipe

thunder-card-command-tokens = Pions Ordre
    .help = Un par tour, sur un ordre sans dé ni pion ; il y compte pour la plus petite valeur.
thunder-card-abigail = Abigail
    .help = Nettoyage : ses tirs, ceux de l’hélico aussi, touchent toujours ce qui est déjà abîmé, et balaient ce qui ne roule plus. Elle vous avait prévenus, pour le stationnement.
thunder-card-granny-vendetta = Mamie Vendetta
    .help = La loi du talion : avant d’être touché par un autre véhicule, un des siens peut riposter. Elle tricote elle-même ses cartouchières.
thunder-card-em-berco = Bran Don
    .help = Caleçon d’amiante : le feu qui éliminerait un de ses véhicules s’éteint à la place. Ça gratte, mais ça vaut le coup.
thunder-card-sergeant-kettle = Sergent Bouilloire
    .help = Vue panoramique : son hélico tire dans les six directions. Il a démonté les portes, et presque tout le plancher.
thunder-card-bongo = Bongo le clown
    .help = Colosse : quand un de ses véhicules va être projeté par une collision, l’autre peut l’être à la place. Personne ne rit.
thunder-card-slick-vic = Vic la Gomina
    .help = Brillantine : à chaque déplacement, ses véhicules peuvent déraper le long d’un autre, sans ordre. Ses peignes aussi.
thunder-card-mother-goose = Ma Mère l’Oye
    .help = Suivez-moi : à la fin de son tour, un de ses véhicules sur la tuile de queue peut avancer d’une case tout droit. Le dernier finit en pâté.
thunder-card-professor-lens = Professeur Lorgnon
    .help = Lunettes à rayons X : avant le déplacement d’un de ses véhicules, un jeton caché à trois cases au plus dans ses lignes avant peut être retourné. Il lit les cartes routières de la même façon.
thunder-card-miss-betty = Miss Betty
    .help = Bling-bling : après le partage, une amélioration de plus parmi toutes celles dont personne n’a voulu. Si ça brille, ça tient mieux la route.
thunder-card-lucky-lou = Lou la Chance
    .help = Réflexion faite : avant d’utiliser le premier dé, ou la première carte, d’une manche, Lou peut relancer les quatre, ou changer toute sa main de cartes. Les dés ne sont pas pipés ; juste bien nourris.
thunder-card-undertaker = Le Croque-mort
    .help = Commission : un pion Ordre de la réserve pour chaque véhicule éliminé chez les autres. Il prend vos mesures du regard.

## Ordres

thunder-command-snipe = Embuscade
    .help = Le véhicule désigné peut tirer avant de bouger, en plus du tir d’après son déplacement.
thunder-command-banana = Peau de banane
    .help = Une voiture voisine du véhicule désigné glisse d’une case, au gré du dé de direction. Pour une banane, une moto est une voiture.
thunder-command-flamethrower = Lance-flammes
    .help = Un véhicule à une case devant celui que vous avez désigné prend feu.
thunder-command-convoy = Convoi
    .help = Un autre de vos véhicules en état avance de deux cases tout droit, gratuitement.
thunder-command-switch = Tour de passe-passe
    .help = Le véhicule désigné échange sa place avec un autre des vôtres, en état ; ce qui s’y trouve ne fait rien.
thunder-command-shortcut = Raccourci
    .help = Le véhicule désigné peut prendre le dé de route, quel que soit le terrain.
thunder-command-jam = Brouillage
    .help = Les hélicos de tous les autres rentrent chez eux.
thunder-command-overdrive = Surrégime
    .help = Le véhicule désigné reçoit encore autant de déplacements qu’il en avait.

## Améliorations

thunder-card-turbo-switch = Commutateur turbo
    .help = Avant que la voiture bouge : un déplacement de plus, même en roue libre. Il n’y a qu’une autre position, et c’est « arrêt ».
thunder-card-take-off-rocket = Fusée de décollage
    .help = Une seule fois, avant que la voiture bouge : cinq déplacements de plus. Freins vendus séparément.
thunder-card-drag-chute = Parachute de freinage
    .help = Avant que la voiture bouge : vous décidez combien de ses déplacements elle fait, un au moins. C’était une robe de mariée.
thunder-card-gearbox-roulette = Boîte à roulette
    .help = Avant que la voiture bouge grâce à un dé : lancez un dé, qui dit combien de déplacements elle a, à la place de tous les siens. Rien ne va plus.
thunder-card-balloon-tyres = Pneus ballons
    .help = La voiture peut prendre le dé de route, quel que soit le terrain parcouru. Couinent dans les virages.
thunder-card-reverse-gear = Marche arrière
    .help = La voiture peut aussi reculer : n’importe laquelle des six directions. Avec le bip.
thunder-card-hydraulics = Suspension hydraulique
    .help = À chaque déplacement, la voiture peut déraper le long d’un véhicule, sans ordre. Elle danse mieux que son pilote.
thunder-card-repair-kit = Trousse à outils
    .help = Avant que la voiture bouge grâce à un dé : elle reste sur place et perd un de ses jetons de dégâts. Surtout du ruban adhésif.
thunder-card-tail-gunner = Mitrailleur arrière
    .help = La voiture tire aussi dans son arc arrière. De face, il est malade en voiture.
thunder-card-long-barrel = Canon long
    .help = La voiture tire jusqu’à deux cases en ligne droite, par-dessus qui se trouve entre les deux. Attention à la porte du garage.
thunder-card-laser-sight = Viseur laser
    .help = Quand le tir de la voiture manque sa cible : relancez le dé, une fois. Le chat a cessé de le poursuivre.
thunder-card-ricochet = Balles à ricochet
    .help = Quand le tir de la voiture manque sa cible : la balle continue, vers un autre véhicule voisin de celle-ci. Tout était calculé.
thunder-card-flak-cannon = Canon antiaérien
    .help = Après le déplacement de la voiture : l’hélico d’un autre, à deux cases au plus, rentre chez lui. Ouvre aussi les boîtes de conserve.
thunder-card-smoke-screen = Écran de fumée
    .help = Quand un tir touche la voiture : le dé est relancé, une fois. Brûle de vieilles chaussettes.
thunder-card-decoy-balloon = Ballon leurre
    .help = Quand on tire sur la voiture : on tire sur un autre véhicule voisin à la place. C’est vous tout craché, en plus heureux.
thunder-card-armour-plates = Plaques de blindage
    .help = Quand la voiture va subir un dégât : c’est un dégât léger, sans effet, au lieu d’un jeton pioché. Un ancien toboggan.
thunder-card-spare-engine = Moteur de secours
    .help = Une seule fois, quand la voiture va subir un dégât : elle n’en subit pas. Occupe le siège du copilote, que cela arrange.
thunder-card-steel-umbrella = Parapluie d’acier
    .help = Les hélicos ne peuvent pas bombarder la voiture. Pénible par grand vent.
thunder-card-booby-trap = Colis piégé
    .help = Quand la voiture est éliminée : tous ses voisins subissent un dégât. La vengeance est un plat qui se mange tout de suite.
thunder-card-sandbags = Sacs de sable
    .help = Quand la voiture va être projetée par une collision : l’autre l’est à la place. Utiles aussi en cas de crue.
thunder-card-assault-bumper = Pare-chocs d’assaut
    .help = Après une collision de la voiture : l’autre voiture est poussée d’une case vers l’avant, tout droit ou en biais. Dites « pardon » d’abord.
thunder-card-spiked-hubs = Enjoliveurs à pointes
    .help = Après que quelqu’un a percuté la voiture : il subit un dégât. On regarde, on ne touche pas.
thunder-card-mine-dispenser = Épandeuse à mines
    .help = Après le déplacement de la voiture : une mine sur une case vide derrière elle. Trois mines, qui reviennent une fois explosées. Idéal contre les files d’attente.
thunder-card-oil-dispenser = Épandeuse d’essence
    .help = Après le déplacement de la voiture : une flaque sur une case vide derrière elle. Trois flaques. Première pression à froid.
thunder-card-snow-plough = Chasse-neige
    .help = Avant que la voiture bouge : un jeton danger à une case devant elle est défaussé. Acheté par erreur ; personne ici n’a jamais vu la neige.
thunder-card-tow-cable = Câble de remorquage
    .help = Après le déplacement de la voiture : une voiture à deux cases en ligne droite est tirée d’une case vers elle. Viens par ici, toi.
thunder-card-big-red-button = Gros bouton rouge
    .help = Après le déplacement de la voiture : tout est éliminé à deux cases à la ronde, hélicos compris, et la voiture aussi. C’est écrit : « Ne pas appuyer ».

thunder-token-dropped-mine = une mine larguée
thunder-token-dropped-oil = une flaque larguée

## Ce qui est demandé, et ce qu’on peut choisir

thunder-ask-leader = { $crew } : qui suivez-vous ?
    .help = Un Chef apporte un pouvoir, ses propres ordres et un pion par étoile. L’autre reste dans la boîte.
thunder-ask-pick = { $crew } : quelle amélioration gardez-vous ? { $left ->
    [2] L’autre reste dans la boîte.
   *[other] Les autres partent à gauche.
}
    .help = Vous en aurez trois, une par voiture. Personne ne les voit avant que toutes soient montées.
thunder-ask-spare = { $crew } : parmi les restes, que prend Miss Betty ?
thunder-ask-fit = Quelle amélioration pour { $vehicle } ?
    .help = Elle ne sert qu’à cette voiture et y reste toute la course.
thunder-ask-fit-any = { $crew } : quelle voiture en reçoit une de plus ?
thunder-do-fit = { $card } pour { $vehicle }
    .help = Toutes les améliorations sont révélées ensemble ; elles restent sur leur voiture.
thunder-ask-commands = { $crew } : un ordre ? Il vous reste { $left ->
    [0] zéro pion
    [one] un pion
   *[other] { $left } pions
}.
thunder-do-token = Pion : { $command }
    .help = Il compte pour la plus petite valeur de l’ordre, et disparaît à la fin de la manche.
thunder-do-enough = C’est tout
    .help = Les ordres prennent effet dans l’ordre où vous les avez choisis.
thunder-ask-aim = { $what } : pour quoi ?
thunder-do-forgo = Personne
    .help = Les effets des Chefs et des améliorations ne sont jamais obligatoires.
thunder-do-aim = { $what } : { $at }
    .help = L’effet va là.
thunder-do-aim-way = { $what } : { $at } { $way }
    .help = La poussée ne coûte rien, quel que soit le terrain.
thunder-do-aim-chopper = { $what } : l’hélico de { $crew }
    .help = Il retourne chez son propriétaire et pourra revenir.
thunder-do-aim-moves = { $what } : { $moves ->
    [one] un déplacement
   *[other] { $moves } déplacements
}
    .help = C’est ce qui reste.
thunder-ask-gamble = Combien de déplacements pour { $vehicle } ?

## Ce que dit le commentateur

thunder-told-leader = { $crew } suit { $card }.
thunder-told-tokens = Pour { $crew } : { $count ->
    [0] aucun pion Ordre, la réserve est vide
    [one] un pion Ordre
   *[other] { $count } pions Ordre
}.
thunder-told-pick = { $crew } garde { $card }.
thunder-told-pass-left = Les cartes partent à gauche, avec un regard.
thunder-told-fitted = Pour { $vehicle } : { $card }.
thunder-told-token = { $crew } plaque un pion sur { $command }.
thunder-told-aim = { $what } : { $at } !
thunder-told-change-places = { $vehicle } et { $other } échangent leurs places. Ni vu ni connu.
thunder-told-fly-home = L’hélico de { $crew } rentre à la maison.
thunder-told-gamble = La boîte a parlé : { $moves ->
    [one] un déplacement
   *[other] { $moves } déplacements
} pour { $vehicle }.
thunder-told-use-up = { $vehicle } y laisse : { $card }.
thunder-told-button = Quelqu’un dans { $vehicle } a appuyé sur le bouton.
thunder-told-gone-button = { $vehicle } était trop près du bouton.
thunder-told-shot-down = L’hélico de { $crew } redescend en plusieurs morceaux.

## Dans l’image

thunder-scene-choice = { $card }
thunder-scene-tokens = Pour { $crew }, il reste { $left ->
    [0] zéro pion Ordre
    [one] un pion Ordre
   *[other] { $left } pions Ordre
}
    .help = Un par tour peut aller sur un ordre sans dé ni pion ; il y compte comme la plus petite valeur.
