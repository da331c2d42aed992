# Les parties guidées de Wreckage : ce qui est demandé, ce qui s’est passé, ce que cela coûte ; la blague à la fin.

wreckage-guide-first = Votre premier derby
    .help = Deux cartes, une rafale, le troisième jerrycan : trois minutes environ.
wreckage-guide-first-goal = Vous êtes Rouge. Trois jerrycans gagnent aussitôt, comme le dernier qui roule. Vous en avez un. Ici, pas de cases : on braque en degrés et on roule en longueurs de véhicule. Le créneau n’est pas au programme.
wreckage-guide-first-plan = Chacun programme deux cartes en secret, une pour chacune des deux phases qui suivent. Un jerrycan vous attend devant, à droite : commencez par un virage.
wreckage-guide-first-second = Pour la seconde phase, une carte qui change la vitesse. Vous serez pressé.
wreckage-guide-first-turn = Cartes révélées : toutes ensemble, et le plus rapide agit d’abord. C’est vous, à 2. Votre carte permet tout virage jusqu’à 45°, sur le coin arrière. Prenez tout. Plus serré, c’est une épingle, et elle coûte un dégât.
wreckage-guide-first-go = Roulez d’autant de longueurs que votre vitesse, tout droit, ou restez : rien entre les deux. Un jerrycan en chemin est à vous. Toute autre chose en chemin est une collision.
wreckage-guide-first-fire = Deux jerrycans. Après le déplacement, vous pouvez tirer avec une arme sur quelqu’un devant vous, à portée et en vue. Deux balles : on pioche deux cartes de dégâts et on additionne leurs points.
wreckage-guide-first-hit = 3 points, moins la maniabilité de Bleu, 1 : 2 dégâts. Un véhicule qui a autant de dégâts que de structure est éliminé. Puis Bleu a tourné et vous a laissé le passage. Trop aimable.
wreckage-guide-first-speed = Seconde phase, seconde carte. Votre accélération est de 2 : une carte vous mène de 2 à 4, et personne ne roule plus vite.
wreckage-guide-first-last = Quatre longueurs tout droit, et le dernier jerrycan est sur le chemin.
wreckage-guide-first-end = Le troisième jerrycan, et la partie s’arrête en plein déplacement : vous gagnez. Bleu a encore des cartes sur la table. Elles feront de jolis dessous de verre.
