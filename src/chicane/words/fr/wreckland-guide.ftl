# Les parties guidées de Wreckland Run : ce qui est demandé, ce qui s’est passé, ce que cela coûte ; la blague à la fin.

wreckland-guide-first = Votre premier Boss
    .help = Un tour de Poursuite, un Boss à une éraflure près : deux minutes environ.
wreckland-guide-first-goal = Vous roulez seul, et le Boss est devant vous, avec 23 dégâts sur les 24 qu’il supporte. Détruisez-le et le chapitre est gagné ; perdez votre moteur et il ne l’est pas. Mais on ne le blesse que s’il est seul de son côté, et il a de la compagnie.
wreckland-guide-first-red = D’abord un dé rouge : il réveille tout ennemi qui montre sa valeur, et c’est vous qui choisissez le dé. Le 2 réveille le Rat de casse. De tous les maux d’ici, c’est le moindre.
wreckland-guide-first-hit = Un ennemi attaque le côté où il se trouve, et vous dites quel équipement encaisse. La baignoire a un blindage, qui retire 1 à chaque attaque. À elle, donc. Puis le Rat avance d’un côté, dans le sens horaire.
wreckland-guide-first-ram = Maintenant de un à trois dés blancs, les vôtres. Tout dé percute : 1 dégât par pointe de ce côté, et qui s’y trouve est poussé. Prenez le 6 et percutez à droite, où le Rat vient d’arriver.
wreckland-guide-first-push = Poussez-le vers l’arrière, pas vers l’avant : là-bas, il ferait un garde du corps de plus.
wreckland-guide-first-saw = Ensuite, la Broyeuse : 3 dégâts, et elle en supporte 5. Un dé au moins égal à la valeur montrée utilise un équipement : le 5 va sur la Scie circulaire, qui demande 4 et inflige 2. De son coin, elle atteint deux côtés ; il vous faut l’avant.
wreckland-guide-first-gun = Exactement 5 sur 5 : un coup exact laisse de la récup, qui paiera plus tard. Le Boss est seul. Son blindage avale le 1 de votre pétoire, mais un dé d’exactement sa valeur est parfait et ajoute 1. Prenez le 3. Il manquera à quelqu’un. Pas à vous.
wreckland-guide-first-end = 24 sur 24 : le Boss appartient au passé et le chapitre est gagné. Dans un vrai, on bricole d’abord son véhicule, trois manches durant, et lui commence sans une éraflure. Des détails.
