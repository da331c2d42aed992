# Les règles de Wreckage en quelques pages, pour qui ne les a jamais vues.

wreckage-book-goal = De quoi il s’agit
wreckage-book-goal-win = Ramassez trois jerrycans, ou soyez le dernier à rouler. L’un ou l’autre gagne aussitôt. Ni couloirs ni cases : on braque en degrés et on roule en longueurs de véhicule.
wreckage-book-goal-panel = Votre tableau montre votre vitesse, de 0 à 4, et les trois nombres de votre véhicule. Flèches : l’accélération, ce qu’une carte change à la vitesse. Volant : la maniabilité, ce que vous esquivez d’un tir. Barre : la structure, ce que vous encaissez. En dessous, vos jerrycans, votre équipement et vos cartes.
wreckage-book-goal-phases = Un tour se déroule ainsi : chacun programme deux cartes en secret, puis viennent deux phases d’action, une par carte.

wreckage-book-turn = Un tour en cinq images
wreckage-book-turn-plan = 1. Programmez. Posez deux de vos cartes face cachée : celle de la première phase et celle de la seconde.
wreckage-book-turn-order = 2. Révélez. Toutes les premières cartes sont retournées ensemble. Le plus rapide agit d’abord ; les voyants montrent à qui de jouer.
wreckage-book-turn-card = 3. Utilisez votre carte. Rouge a programmé un virage à droite et peut pivoter jusqu’à 45°. Ou pas : aucune carte n’est un ordre.
wreckage-book-turn-move = 4. Avancez tout droit de toute votre vitesse, ou restez sur place. Rouge roule à 2 et vise un jerrycan : on emporte ce qui se trouve en chemin.
wreckage-book-turn-fire = 5. Tirez avec une arme sur quelqu’un à portée et en vue. Le jerrycan est à Rouge, et Bleu est devant la mitrailleuse.

wreckage-book-plan = Programmer ses cartes
wreckage-book-plan-cards = Chaque paquet a les mêmes cinq cartes ordinaires : deux pour la vitesse, un virage de chaque côté et un Coup double. Deux cartes spéciales changent d’une couleur à l’autre.
wreckage-book-plan-speed = Accélérer ajoute 1 à la vitesse, ou davantage si l’accélération le permet, jusqu’à 4. Posée à l’envers, la même carte ralentit.
wreckage-book-plan-steer = Un virage fait pivoter le véhicule jusqu’à 45° sur son coin arrière. Tout degré convient.
wreckage-book-plan-double = Le Coup double en second répète votre première carte. En premier, il ne fait rien.
wreckage-book-plan-hairpin = Un virage peut devenir une épingle, jusqu’à 90°. Elle coûte aussitôt un dégât, et l’on n’en fait pas plus par partie que n’en dit la maniabilité.

wreckage-book-move = Rouler, percuter, réparer
wreckage-book-move-straight = Vous roulez d’autant de longueurs que votre vitesse, tout droit, ou vous ne roulez pas. Rien entre les deux.
wreckage-book-move-can = Un jerrycan sur votre chemin est à vous. Le troisième met fin à la partie, même en plein déplacement.
wreckage-book-move-crash = Si quelque chose barre la route, vous vous arrêtez là, la vitesse tombe à 0, votre tour est fini, et vous piochez une carte de dégâts par point de vitesse que vous aviez.
wreckage-book-move-ram = Si c’était un véhicule, il pioche aussi : votre vitesse et la sienne ensemble. La maniabilité n’aide pas contre les collisions. Rouge vient de rendre une telle visite à Bleu.
wreckage-book-move-reverse = À l’arrêt, vous pouvez passer la marche arrière : vitesse 2 au plus, et l’on pivote sur les coins avant. Pour repartir en avant, il faut s’arrêter de nouveau.
wreckage-book-move-repair = Au lieu de la carte et du déplacement, vous pouvez céder deux cartes de votre paquet pour de bon et ôter un dégât, ou reprendre une carte perdue auparavant.

wreckage-book-fire = Tirer
wreckage-book-fire-aim = Une fois par phase, après le déplacement, vous pouvez tirer avec une arme. La cible doit être devant vous, à portée de l’arme, une barre courte, deux barres longue, et rien ne doit s’interposer.
wreckage-book-fire-points = Piochez autant de cartes de dégâts que l’arme a de balles et additionnez les points. Ce qui dépasse la maniabilité de la cible est du dégât ; le reste ricoche.
wreckage-book-fire-icons = Si cela a fait mal, les icônes comptent aussi : une toupie tourne la victime n’importe où, une carte barrée lui coûte une carte de son paquet pour de bon.

wreckage-book-end = Comment cela commence et finit
wreckage-book-end-win = Le troisième jerrycan gagne aussitôt. Rester seul en piste aussi.
wreckage-book-end-wreck = Un véhicule qui a autant de dégâts que de structure est éliminé. Ses jerrycans restent à côté, pour le premier qui passe.
wreckage-book-end-start = Avant la partie, chacun prend à son tour un véhicule et trois équipements, au vu de tous, et règle en secret sa première vitesse. Une arme parmi les trois est une bonne idée.

wreckage-book-legend = Tout ce que l’on voit
wreckage-book-options = Ce qui peut changer
wreckage-book-options-obstacles = Les obstacles ont deux faces. Les ordinaires sont seulement durs ; les spéciaux ont des idées à eux.

## Signes

wreckage-sign-damage = Pioche de dégâts
    .help = De zéro à trois points chacune, parfois avec une mauvaise surprise.
wreckage-sign-damage-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $icon ->
    [spin] , et une toupie
    [irreversible] , et une carte perdue
    [shuffle] , et la pioche est mélangée
   *[none] {""}
}
wreckage-sign-do-on = Laisser la carte
wreckage-sign-do-stay = Rester
wreckage-sign-do-no = Non
wreckage-sign-do-reverse = Marche arrière
wreckage-sign-do-forward = Marche avant
wreckage-sign-do-repair = Réparation d’urgence
wreckage-sign-do-burn = Rouler en flammes
wreckage-sign-do-put-out = Éteindre le feu
wreckage-sign-do-bear = Encaisser
