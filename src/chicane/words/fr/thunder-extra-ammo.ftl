# Extra Appro : cinq paquets de cartes. Pour une carte : son nom, son effet, et la blague à la fin.

thunder-option-road_conditions = Situations routières
    .help = Météo, travaux et pire encore : une carte à côté de chaque tuile sauf la première, pour qui s’y trouve.
thunder-option-road_conditions-no = Non
    .help = La route est telle qu’elle est imprimée.
thunder-option-road_conditions-yes = Oui
    .help = Chaque nouvelle tuile apporte une situation, qui s’en va avec elle.
thunder-option-advanced_airstrikes = Frappes aériennes avancées
    .help = Un tour secret pour chaque hélico, à jouer une seule fois.
thunder-option-advanced_airstrikes-no = Non
    .help = Les hélicos viennent et tirent.
thunder-option-advanced_airstrikes-yes = Oui
    .help = Chacun reçoit une carte qu’il est seul à connaître.
thunder-option-bounties = Primes
    .help = Un exploit secret pour chacun, et une récompense pour qui l’accomplit.
thunder-option-bounties-no = Non
    .help = Nuire est une récompense en soi.
thunder-option-bounties-yes = Oui
    .help = Chacun reçoit une carte qu’il est seul à connaître.
thunder-option-one_shots = Un coup
    .help = Une carte secrète pour chacun, bonne pour un seul sale tour.
thunder-option-one_shots-no = Non
    .help = Personne n’a rien dans la manche.
thunder-option-one_shots-yes = Oui
    .help = Chacun reçoit une carte qu’il est seul à connaître.
thunder-option-bonus_commands = Ordres bonus
    .help = Un ordre de plus sur le plateau de chaque équipe de voitures ou de motos.
thunder-option-bonus_commands-no = Non
    .help = Les ordres imprimés sur les plateaux.
thunder-option-bonus_commands-yes = Oui
    .help = Chacune de ces équipes reçoit une carte visible avec un ordre bien à elle.

## Situations routières

thunder-card-marauders = Maraudeurs
    .help = Qui finit son déplacement en tête sur cette tuile se fait tirer dessus ; le dé dit si le coup porte. Pas à la manche 1. Ils aiment leurs cibles une par une.
thunder-card-torrential-rain = Pluie torrentielle
    .help = La boue de cette tuile arrête qui y entre : les déplacements restants sont perdus. Prévoyez une barque.
thunder-card-tremors = Secousses
    .help = Avant chaque manche, on lance le dé de direction : tous les véhicules de cette tuile bougent d’une case par là, en même temps. Les voisins se plaignent.
thunder-card-sandstorm = Tempête de sable
    .help = Personne ne peut tirer depuis cette tuile, les hélicos non plus. Rupture de stock sur les lunettes.
thunder-card-roadworks = Travaux
    .help = Chaque case de route de cette tuile coûte un déplacement de plus. À côté de la route, ça va plus vite. On n’a jamais vu personne travailler ici.
thunder-card-tailwind = Vent arrière
    .help = Un déplacement de plus avec chaque dé pour qui commence son déplacement sur cette tuile. Tenez votre chapeau.
thunder-card-speed-trap = Radar
    .help = Quatre déplacements au plus par dé pour qui commence son déplacement sur cette tuile ; le reste s’y ajoute. La loi est bien la seule chose qui marche encore ici.
thunder-card-roadside-garage = Garage du bas-côté
    .help = Un véhicule qui finit une roue libre sur cette tuile perd un jeton de dégâts. Demandez Dolorès, et ne demandez pas comment.

## Frappes aériennes avancées

thunder-card-low-pass = Vol en rase-mottes
    .help = Quand votre hélico arrive : placez-le sur une case avec un danger face visible, qui est défaussé. Il peut tirer comme d’habitude. Le pilote appelle ça tondre.
thunder-card-twin-guns = Canons jumeaux
    .help = Quand votre hélico est en place : il peut tirer deux fois. Deux canons, une détente, zéro visée.
thunder-card-air-to-air-missile = Missile air-air
    .help = Quand votre hélico est en place : un autre hélico du plateau sort du jeu. Puis le vôtre peut tirer. Le ciel est trop petit pour deux.
thunder-card-cluster-bomb = Bombe à fragmentation
    .help = Au lieu de son tir, votre hélico tire sur chaque véhicule autour de lui, les vôtres compris. Il y en aura pour tout le monde.
thunder-card-crop-duster = Épandage
    .help = Quand votre hélico est en place : chaque case vide devant lui reçoit un danger face cachée. Puis il peut tirer. Ce qui pousse ici, personne ne l’a semé.
thunder-card-sky-hook = Grappin du ciel
    .help = Quand votre hélico est en place : il prend un de vos véhicules juste derrière lui et le pose sur une case vide juste devant. Puis il peut tirer. Attachez tout, s’il vous plaît.
thunder-card-rotor-wash = Souffle du rotor
    .help = Au lieu de son tir : on lance le dé de direction, et chaque véhicule autour de votre hélico est soufflé d’une case par là. Sèche aussi le linge.
thunder-card-flares = Leurres
    .help = Quand on va tirer sur un de vos véhicules sur la tuile que survole votre hélico : le tir le manque. Et c’est joli.
thunder-card-laser-pointer = Pointeur laser
    .help = Quand vous allez tirer sur un véhicule de la tuile que survole votre hélico : touché, sans lancer de dé. Les chats détestent.
thunder-card-extraction = Extraction
    .help = Quand un de vos véhicules en état va être éliminé pendant que votre hélico survole un sol libre et ferme : il se pose là, sans déplacements, et l’hélico rentre. Taxi !

## Primes

thunder-card-headhunter = Chasseur de têtes
    .help = Un véhicule adverse est éliminé pendant votre tour : trois déplacements de plus au prochain déplacement d’un des vôtres. Chapeaux non compris.
thunder-card-big-game = Gros gibier
    .help = Un de vos tirs touche un grand véhicule adverse : deux déplacements de plus au prochain déplacement d’un des vôtres. C’est mieux au-dessus de la cheminée.
thunder-card-lone-wolf = Loup solitaire
    .help = À la fin de votre tour, vous êtes seul sur la tuile de tête : une Frappe aérienne sans dé. Hurler est facultatif.
thunder-card-last-laugh = Rira bien
    .help = Au début de votre tour, tous vos véhicules en état sont derrière ceux des autres : quatre déplacements de plus au prochain déplacement de l’un d’eux. Vue imprenable sur les pots d’échappement.
thunder-card-billiards = Billard
    .help = Pendant votre tour, un véhicule projeté en percute un autre : trois déplacements de plus au prochain déplacement d’un des vôtres. Un peu de craie sur le pare-chocs ?
thunder-card-rush-hour = Heure de pointe
    .help = Votre véhicule finit son déplacement entouré d’au moins deux véhicules : l’un d’eux subit un dégât. Il fallait bien que quelqu’un klaxonne.
thunder-card-mud-bath = Bain de boue
    .help = Votre véhicule finit son déplacement dans la boue : retirez un jeton de dégâts d’un des vôtres. Excellent pour la carrosserie.
thunder-card-crash-test = Crash-test
    .help = Le tir d’un rival touche votre véhicule : trois déplacements de plus au prochain déplacement d’un des vôtres. Le mannequin vous salue.

## Un coup

thunder-card-scramble = Décollage immédiat
    .help = Au début de votre tour, si votre hélico est à la base : une Frappe aérienne sans dé. Le pilote dormait sur le démarreur.
thunder-card-decoy = Doublure
    .help = Quand on va tirer sur un de vos véhicules : le tir vise quelqu’un à côté de lui, à votre choix. Une silhouette en carton, avec votre tête dessus.
thunder-card-sugar-in-the-tank = Du sucre dans le réservoir
    .help = Quand un véhicule adverse va partir avec cinq déplacements ou plus : il en a trois. Une douceur.
thunder-card-second-wind = Second souffle
    .help = Quand votre véhicule va partir avec un ou deux déplacements, même en roue libre : il en a six. Il faisait semblant.
thunder-card-nudge = Coup de coude
    .help = Quand les dés d’une collision avec un de vos véhicules sont tombés : tournez le dé de direction sur une face voisine de celle qu’il montre. C’est la table qui a bougé.
thunder-card-crash-helmet = Casque intégral
    .help = Quand votre véhicule va subir un dégât : il ne pioche pas de jeton. Ses déplacements sont perdus quand même. Têtes non assurées.

## Ordres bonus

thunder-card-rapid-reload = Rechargement rapide
    .help = Un ordre, 3 ou 4 : le véhicule peut tirer deux fois après son déplacement. Main gauche, main droite, et qui conduit ?
thunder-card-spiked-bumper = Pare-chocs à pointes
    .help = Un ordre, 4 à 6 : qui se fait percuter par votre véhicule ce tour-ci subit un dégât une fois la collision finie. Sert aussi de porte-toasts.
thunder-card-slipstream = Aspiration
    .help = Un ordre, 2 à 4 : votre véhicule est aspiré juste derrière le prochain droit devant, à quatre cases au plus, par-dessus tout le reste ; puis il roule. Repas gratuit, aux gaz d’échappement.
thunder-card-brakes = Freins
    .help = Un ordre, 1 à 3 : votre véhicule peut s’arrêter avant d’avoir utilisé ses déplacements. Une idée révolutionnaire.
thunder-card-all-terrain = Pneus tout-terrain
    .help = Un ordre, 1 ou 2 : le dé de route peut être pris quel que soit le terrain. Quelle route ?
thunder-card-air-horn = Corne de brume
    .help = Un ordre, 1 à 4 : une voiture, une moto ou une épave juste devant votre véhicule bondit d’une case droit devant. La Cucaracha, en entier.
thunder-card-duct-tape = Ruban adhésif
    .help = Un ordre, 4 ou 5 : retirez un jeton de dégâts d’un de vos véhicules ; celui qui roule a deux déplacements de moins, mais jamais zéro. Ça tient l’univers, et cette portière.
thunder-card-switcheroo = Chaises musicales
    .help = Un ordre, 5 ou 6 : votre véhicule échange sa place avec un autre de votre équipe avant de rouler ; rien n’est résolu sur place. Même pilote, autre siège.

thunder-command-rapid-reload = Rechargement
    .help = Un dé de 3 ou 4. Le véhicule peut tirer deux fois après son déplacement.
thunder-command-spiked-bumper = Pointes
    .help = Un dé de 4 à 6. Qui se fait percuter par votre véhicule ce tour-ci subit un dégât une fois la collision finie.
thunder-command-slipstream = Aspiration
    .help = Un dé de 2 à 4. Votre véhicule vient se placer juste derrière le prochain droit devant, à quatre cases au plus.
thunder-command-brakes = Freins
    .help = Un dé de 1 à 3. Votre véhicule peut s’arrêter avant d’avoir utilisé ses déplacements.
thunder-command-all-terrain = Tout-terrain
    .help = Un dé de 1 ou 2. Le dé de route peut être pris quel que soit le terrain.
thunder-command-air-horn = Corne
    .help = Un dé de 1 à 4. Un véhicule juste devant le vôtre bondit d’une case droit devant.
thunder-command-duct-tape = Ruban
    .help = Un dé de 4 ou 5. Un jeton de dégâts est retiré, et le véhicule qui roule a deux déplacements de moins.
thunder-command-switcheroo = Échange
    .help = Un dé de 5 ou 6. Votre véhicule échange sa place avec un autre de votre équipe.

## Ce qu’on demande, et ce qui peut arriver

thunder-ask-tremor = Le sol tremble. Dans quelle direction ?
thunder-ask-wash = Le rotor rugit. Dans quelle direction tout s’envole-t-il ?
thunder-ask-air-to-air = { $crew } : quel hélico le missile trouve-t-il ?
thunder-do-down = L’hélico de { $crew }
    .help = Il sort du jeu pour de bon.
thunder-do-low-pass = Vers { $space }, et à la défausse : { $token }
    .help = Le jeton est défaussé et le terrain imprimé revient. L’hélico peut tirer de là.
thunder-ask-sky-hook = { $crew } : qui pend au crochet, et pour se poser où ?
thunder-do-lift = Poser { $vehicle } en { $space }
    .help = Le véhicule descend du ciel et résout la case.
thunder-ask-hurry = { $crew } : qui reçoit { $moves } déplacements de plus ?
thunder-do-hurry = Presser { $vehicle } : { $moves } déplacements de plus
    .help = Ils attendent son prochain départ.
thunder-ask-victim = { $crew } : qui subit un dégât ?
thunder-do-victim = Toucher { $vehicle }
    .help = Un dégât pour ce véhicule.
thunder-ask-decoy = { $crew } : sur qui tire-t-on à la place ?
thunder-ask-nudge = { $vehicle } part { $way }. Vers où, plutôt ?
thunder-ask-air-horn = { $crew } : qui sursaute ?
thunder-do-honk = Klaxonner { $vehicle }
    .help = Un bond d’une case droit devant, vers ce qui s’y trouve.
thunder-ask-switch = Pour { $vehicle }, l’échange se fait avec qui ?
thunder-do-switch = Échanger avec { $vehicle }
    .help = Aucun des deux n’entre sur une case : rien n’est résolu.

## Ce que dit le commentateur

thunder-told-marauders = Des éclairs dans les rochers : les maraudeurs ont choisi { $vehicle }.
thunder-told-tremor = La tuile s’ébroue comme un chien mouillé. Tous ceux qui s’y trouvent partent { $way } !
thunder-told-wash = Chapeaux, poussière et véhicules s’envolent { $way }.
thunder-told-down = Boum. L’hélico de { $crew } n’est plus que ferraille, et son pilote parachutiste.
thunder-told-crop-dust = L’hélico de { $crew } saupoudre la route, et pas de farine.
thunder-told-lift = { $vehicle } prend la route panoramique, au bout d’un crochet, jusqu’en { $space }.
thunder-told-extraction = Au dernier moment, le crochet attrape { $vehicle } : tout le monde descend en { $space }.
thunder-told-hurry = Quelque chose a coulé dans le réservoir, et { $vehicle } aura { $moves } déplacements de plus au prochain départ.
thunder-told-slipstream = { $vehicle } se cale derrière un pot d’échappement.
thunder-told-honk = POUÊÊÊT ! { $vehicle } bondit.
thunder-told-switch = { $vehicle } et { $other } ont échangé leurs places, et personne n’a vu comment.

## L’image

thunder-scene-condition = { $card }, sur la { $place ->
    [1] tuile de queue
    [2] tuile intermédiaire
   *[other] tuile de tête
}
