# Les règles de Tonnerre en quelques pages, pour qui ne les a jamais vues.

thunder-book-goal = De quoi il s’agit
thunder-book-goal-win = Faites franchir la ligne d’arrivée à l’une de vos voitures, ou soyez la dernière équipe qui roule encore. L’un ou l’autre gagne aussitôt.
thunder-book-goal-crew = Vous menez trois voitures : un petit buggy, un coupé moyen et un gros camion. Une manche vous donne trois tours, un par voiture, avec quatre dés à répartir. Deux jetons de dégâts, et une voiture ne roule plus.
thunder-book-goal-road = La route fait trois tuiles. Qui en sort par l’avant amène une nouvelle tuile, et la tuile arrière est retirée avec tous ceux qui s’y trouvent. Rester sur place n’est pas une option.

thunder-book-turn = Un tour en cinq images
thunder-book-turn-assign = 1. Donnez un dé à une voiture qui n’a pas encore bougé pendant la manche : c’est le nombre de ses cases. Rouge donne un 2 au camion.
thunder-book-turn-command = 2. Une fois par manche, vous pouvez donner un autre dé à un ordre, s’il montre un des nombres imprimés. Rouge y renonce.
thunder-book-turn-move = 3. Roulez, case par case, toujours droit devant, vers l’avant gauche ou vers l’avant droit. Les cases dorées sont celles où le camion peut aller.
thunder-book-turn-slam = 4. Collision ! Le camion est entré sur le buggy bleu. Les dés projettent le buggy vers l’avant droit. Comme le camion est plus gros, Rouge peut faire relancer les dés, une fois.
thunder-book-turn-shoot = 5. Tirez, à partir de la deuxième manche : un tir sur un véhicule juste devant vous. Plus la cible est grosse, plus elle est facile à toucher.

thunder-book-assign = Dés et ordres
thunder-book-assign-dice = Chacun lance quatre dés au début d’une manche. À votre tour, vous en donnez un, celui que vous voulez, à une voiture qui roule et n’a pas encore bougé.
thunder-book-assign-coast = Si toutes vos voitures qui roulent ont déjà bougé, l’une d’elles avance en roue libre : une seule case, quoi que montre le dé, et sans ordre.
thunder-book-assign-commands = La Frappe aérienne accepte tout dé et envoie votre hélico sur une case vide. Le Nitro accepte de 1 à 3 et les ajoute au déplacement. Le Drift accepte de 3 à 5 et laisse votre voiture se glisser le long du premier véhicule rencontré. La Réparation accepte un 6 et retire un jeton de dégâts, même à une voiture qui ne roule plus.
thunder-book-assign-chopper = Un hélico peut tirer en arrivant, à partir de la deuxième manche. Il reste sur place, et quiconque est dessous à la fin d’un tour est éliminé, vos voitures comprises.

thunder-book-move = Rouler
thunder-book-move-step = Chaque déplacement mène d’une case droit devant, vers l’avant gauche ou vers l’avant droit, jamais en arrière ni de côté. Il faut tout utiliser.
thunder-book-move-ground = La route et le sable coûtent un déplacement par case, la boue deux. La roche bordée de jaune détruit quiconque y entre.
thunder-book-move-road-die = Si votre voiture est partie de la route et n’a touché rien d’autre, elle peut prendre le dé de route en plus : tout ou rien. Ces cases-là peuvent quitter la route.
thunder-book-move-hazard = Un jeton à tête de mort est retourné par qui y entre. Une mine coûte un jeton de dégâts et le reste du déplacement. Une épave vous percute. L’huile vous envoie d’une case dans une direction au hasard, comme ici. La boue et le bitume neuf changent le terrain.
thunder-book-move-edge = Qui sort de la route par le côté ou par l’arrière est éliminé. L’avenir est devant.

thunder-book-slam = Collision
thunder-book-slam-dice = Deux véhicules sur une case entrent en collision. Le dé de collision dit qui est projeté : quatre fois sur six, celui qui était là le premier. Le dé de direction dit où, à une case.
thunder-book-slam-again = Si l’un est plus gros, son propriétaire peut faire relancer les deux dés, une fois. Entre égaux, pas de relance.
thunder-book-slam-chain = Projeté sur un autre véhicule, on entre en collision à nouveau. Une collision ne cause pas de dégâts en elle-même, mais elle met fin à votre déplacement. Les rochers et les bords font le reste.

thunder-book-shoot = Tirs et dégâts
thunder-book-shoot-aim = À partir de la deuxième manche, la voiture qui a bougé peut tirer une fois sur un véhicule dans l’une des trois cases devant elle. Un camion est touché par quatre faces sur six, un coupé par trois, un buggy par deux.
thunder-book-shoot-damage = Qui subit des dégâts tire un jeton et fait ce qu’il dit : certains froissent la tôle, d’autres font valser la voiture. Puis il reste dans un des deux emplacements, et le reste du déplacement est perdu.
thunder-book-shoot-broken = Avec deux jetons, une voiture ne roule plus : ni dés ni tirs, mais elle gêne encore et peut encore être projetée. Une réparation la ranime.

thunder-book-end = Le bout de la route
thunder-book-end-front = Quand un véhicule sort par l’avant, de gré ou de force, tous ceux de la tuile arrière sont éliminés. Les deux autres tuiles reculent et une nouvelle est posée devant.
thunder-book-end-finish = À trois équipes ou plus, la ligne d’arrivée apparaît au bout de la route dès qu’une équipe est évincée. À deux, elle vient avec la cinquième tuile. Le premier véhicule qui la franchit gagne, même s’il y a été projeté.
thunder-book-end-last = Une équipe sans voiture qui roule est évincée. La dernière qui roule gagne. Ce n’est pas glorieux, mais c’est gagné.

thunder-book-legend = Tout ce que l’on voit
thunder-book-options = Ce qui peut changer
thunder-book-options-boxes = Chaque boîte change la route, les équipes ou les cartes. Prenez-en une à la fois, et jouez d’abord au jeu de base.

## Signes

thunder-sign-small = Petit : buggy
    .help = Difficile à toucher, facile à projeter.
thunder-sign-medium = Moyen : coupé
    .help = Ni gros ni petit.
thunder-sign-large = Gros : camion
    .help = Facile à toucher ; peut faire relancer les dés de presque toute collision.
thunder-sign-motorcycle = Moto, des Cinq bécanes
    .help = Petite, et un seul coup l’arrête ; mais il y en a cinq.
thunder-sign-front = Avant de Max Titan
    .help = Il tire vers l’avant et franchit la ligne pour tout le convoi. Les dégâts cassent ses commandes une à une.
thunder-sign-mid = Milieu de Max Titan
    .help = Il suit la section avant. Les dégâts cassent ses commandes une à une.
thunder-sign-rear = Arrière de Max Titan
    .help = Il ferme la marche et couvre l’arrière. Les dégâts cassent ses commandes une à une.
thunder-sign-broken = Ne roule plus
    .help = Deux jetons de dégâts : ni dés ni tirs jusqu’à la réparation.
thunder-sign-wreck = Épave
    .help = Petite, et à personne ; elle entre en collision comme un véhicule.
thunder-sign-chopper = Hélico
    .help = Quiconque est dessous à la fin d’un tour est éliminé.
thunder-sign-die = Dé d’une équipe
    .help = Autant de déplacements, ou un ordre.
thunder-sign-road-die = Dé de route
    .help = Des déplacements de plus pour qui n’a pas quitté la route.
thunder-sign-turn = Le véhicule qui bouge
    .help = La lumière reste dessous jusqu’à la fin de son déplacement.
thunder-sign-vehicle = Véhicule
    .help = Donnez-lui un dé : il roule d’autant de déplacements, puis il peut tirer.
thunder-sign-hazard = Danger, face cachée
    .help = Qui y entre le retourne.
thunder-sign-token = Jeton : { $token }
    .help = { $id ->
    [road] La case est désormais de la route.
    [oil] Vous envoie d’une case dans une direction au hasard, à chaque fois.
    [mud] La case est désormais de la boue et coûte deux déplacements.
    [mine] Un jeton de dégâts, et le reste du déplacement est perdu. Puis elle disparaît.
    [wreck] Une épave apparaît, et vous la percutez.
    [glass] Vous glissez d’une case de plus dans le sens de votre arrivée.
    [ramp] Abordée par l’arrière, elle vous fait voler de une à quatre cases en avant.
    [fire] Votre voiture brûle.
    [pit] Un lancer du dé de tir décide si elle vous avale.
    [quake] Tous les véhicules sont déplacés d’une case dans la même direction au hasard.
    [worm] Dévore qui est le plus en arrière.
    [dropped-mine] Une mine que quelqu’un a laissée.
    [dropped-oil] De l’huile que quelqu’un a laissée.
   *[other] {""}
}
thunder-sign-ground = Terrain : { $terrain }
    .help = { $id ->
    [road] Un déplacement ; qui ne la quitte pas peut prendre le dé de route.
    [off-road] Un déplacement, et pas de dé de route.
    [mud] Deux déplacements.
    [rock] Détruit quiconque y entre.
    [goo] Vous vous arrêtez, et le reste du déplacement est perdu.
    [glass] Vous glissez d’une case de plus dans le sens de votre arrivée.
    [ramp] Abordée par l’arrière, elle vous fait voler de une à quatre cases en avant.
    [fire] Votre voiture brûle.
    [salt] Qui le traverse peut prendre le dé de route.
    [pit] Détruit quiconque y entre.
   *[other] {""}
}
