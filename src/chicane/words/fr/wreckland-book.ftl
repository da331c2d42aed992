# Les règles de Wreckland Run en quelques pages, pour qui ne les a jamais vues.

wreckland-book-goal = De quoi il s’agit
wreckland-book-goal-win = Vous roulez seul, et tout le monde est à vos trousses. Détruisez le Boss à la troisième manche et le chapitre est gagné. Si votre moteur subit autant de dégâts qu’il en supporte, il est perdu.
wreckland-book-goal-rounds = Un chapitre a trois manches. À chacune, vous montez d’abord de l’équipement sur votre véhicule, puis on vous poursuit. Le tableau dit combien de cartes vous piochez pour bricoler, et combien d’ennemis arrivent de chaque côté.
wreckland-book-goal-alone = Il y a sept chapitres, l’un après l’autre. Vous choisissez au départ un véhicule et un héros, et vous gardez les deux.

wreckland-book-turn = Un tour de Poursuite en cinq images
wreckland-book-turn-roll = 1. Lancez les huit dés. Les trois rouges sont pour vos ennemis, les cinq blancs pour vous.
wreckland-book-turn-red = 2. Placez un dé rouge sur un ennemi qui montre sa valeur, celui qui vous plaît le plus, ou vous déplaît le moins. Il attaque le côté de votre véhicule où il se trouve.
wreckland-book-turn-white = 3. Placez de un à trois dés blancs. Un 3 convient à la Pétoire de capot, qui demande 3 ou plus. Tout dé peut servir à percuter.
wreckland-book-turn-fire = 4. La pétoire est à l’avant : elle touche les ennemis de devant. C’était exactement un 3 : un dé parfait, et elle frappe d’un point de plus.
wreckland-book-turn-ram = 5. Percuter blesse de chaque pointe tournée de ce côté, puis pousse les ennemis qui s’y trouvent vers un côté voisin. Rouge et blanc alternent trois fois, et les dés restants sont relancés avant chacune.

wreckland-book-customise = Bricoler son véhicule
wreckland-book-customise-draw = Piochez autant de cartes d’équipement que le dit le tableau et lancez les huit dés. Puis installez, réparez et relancez tant que vous pouvez payer, dans l’ordre que vous voulez.
wreckland-book-customise-install = Chaque carte montre les dés qu’elle coûte : une paire, une suite, un total. Payez, et posez la carte sur l’une des huit places autour du moteur, tournée comme vous voulez. Ce qui s’y trouvait disparaît.
wreckland-book-customise-red = Les dés rouges paient aussi, mais chacun est relancé après usage, et le plateau du Boss dit ce qu’il vous fait.
wreckland-book-customise-repair = Un dé au moins égal à la valeur d’une carte en retire 2 dégâts ; s’il montre exactement cette valeur, il les retire tous. Le moteur ne se répare jamais.
wreckland-book-customise-reroll = Jetez une carte que vous n’avez pas installée, et relancez autant de dés que vous voulez.
wreckland-book-customise-scrap = Une carte de récup vaut un dé d’une valeur imprimée dessus. Ce que vous n’utilisez pas se garde pour les manches suivantes.

wreckland-book-enemies = Dés rouges : les ennemis
wreckland-book-enemies-wake = Le dé va sur un ennemi, mais tous ceux qui montrent sa valeur agissent, s’ils ont une place libre pour un dé. Puis chacun d’eux avance d’un côté dans le sens horaire. Ici, le Rat de casse a attaqué, puis a tourné.
wreckland-book-enemies-board = Un dé rouge qui ne convient à personne va au plateau du Boss : il est relancé, et ce que le plateau indique arrive.
wreckland-book-enemies-single = Une mire touche un équipement de ce côté, et c’est vous qui choisissez lequel. S’il n’y en a pas, elle touche le moteur.
wreckland-book-enemies-zone = Un éventail touche les trois places de ce côté à la fois, et chaque place vide laisse passer les dégâts jusqu’au moteur. Bouchez les trous.
wreckland-book-enemies-destroyed = Un équipement qui a subi tout ce qu’il supporte est détruit : sa place compte comme vide tant que vous n’avez pas payé sa remise en état en bricolant.

wreckland-book-you = Dés blancs : vous
wreckland-book-you-use = Un dé au moins égal à la valeur montrée utilise un équipement et y reste jusqu’à la fin du tour. L’équipement atteint le côté où il se trouve ; dans un coin, l’un des deux.
wreckland-book-you-perfect = Un dé d’exactement cette valeur ajoute ce qui suit l’étoile.
wreckland-book-you-kill = Un ennemi est détruit quand ses dégâts atteignent sa résistance. Si c’est exact, vous pouvez le garder comme récup. Comptez avant de tirer.
wreckland-book-you-ram = Tout dé percute : un dégât par carte dont les pointes sont tournées de ce côté, réparti comme vous voulez, puis tous les ennemis du côté sont poussés vers un côté voisin.
wreckland-book-you-engine = Un 1 ou un 2 peut aller au moteur : relancer les autres dés blancs, changer un dé de 1, ou retenir un dé au prochain lancer.
wreckland-book-you-hero = Votre héros a un talent utilisable à tout moment de la Poursuite, autant de fois que le dit sa carte.

wreckland-book-end = Comment cela finit
wreckland-book-end-phase = Aux deux premières manches, la Poursuite s’arrête quand il reste deux ennemis ou moins à la fin d’un tour. Ceux qui restent s’en vont.
wreckland-book-end-boss = À la troisième manche, le Boss arrive, et on ne peut le blesser que s’il est seul de son côté. Éliminez l’escorte, ou poussez-la ailleurs.
wreckland-book-end-over = Le Boss détruit : au chapitre suivant. Le moteur détruit : réessayez, autant que vous voulez. Personne ne compte. Enfin, le Boss, si.

wreckland-book-legend = Tout ce que l’on voit
wreckland-book-options = Ce qui peut changer
wreckland-book-options-campaign = Véhicule et héros vous accompagnent pendant les sept chapitres, et ce qu’un chapitre ajoute aux paquets y reste. La difficulté se choisit avant chaque tentative.

## Signes

wreckland-sign-white = Dé blanc : à vous
    .help = À chacune de vos étapes, vous en placez un à trois.
wreckland-sign-red = Dé rouge : à eux
    .help = Un est placé à chacune de leurs étapes, et chaque ennemi qui montre sa valeur agit.
wreckland-sign-socket = Place pour un dé blanc
    .help = Cette valeur ou plus ; exactement cette valeur est parfaite.
wreckland-sign-foe-socket = Place pour un dé rouge
    .help = Exactement cette valeur.
wreckland-sign-ram = Percuter
    .help = Un dé de n’importe quelle valeur.
wreckland-sign-damage = Dégâts, et ce qui reste à encaisser
    .help = Quand les dégâts atteignent ce nombre, c’est la destruction.
wreckland-sign-armour = Blindage
    .help = Retire autant à chaque attaque.
wreckland-sign-spikes = Pics
    .help = Un dégât de plus en percutant du côté où ils sont tournés.
wreckland-sign-boss = Boss
    .help = On ne peut le blesser que s’il est seul de son côté.
wreckland-sign-slot = Emplacement du véhicule
    .help = Un équipement peut s’installer ici. Il agit sur les zones voisines : une au milieu d’un côté, deux à un coin.
wreckland-sign-adjacent = Portée : les zones voisines aussi
    .help = Non seulement les zones devant son emplacement, mais aussi celles d’à côté.
wreckland-sign-any = Portée : toutes les zones
    .help = Il agit sur la zone de votre choix.
wreckland-sign-volatile = Instable
    .help = Détruit par plus de dégâts qu’il n’en faut, il explose : 2 dégâts à chacun de vos équipements de ce côté.
wreckland-sign-moves = { $moves ->
    [0] Reste sur place
   *[other] Avance de { $moves } zones
}
    .help = Voilà de combien il tourne dans le sens horaire après avoir agi ; les autres avancent d’une zone.
wreckland-sign-engine-bonus = +{ $plus } sur le moteur
    .help = Autant de dégâts en plus quand il touche le moteur.
wreckland-sign-perfect = Placement parfait : { $bonus }
    .help = Avec un dé qui montre exactement la valeur de sa place.
wreckland-sign-cost = Coût : { $cost }
    .help = Se paie en dés et en récup ; les couleurs sont égales, mais un dé rouge qui paie est relancé contre vous.
