# Les parties guidées de Tonnerre : ce qui est demandé, ce qui s’est passé, ce que cela coûte ; la blague à la fin.

thunder-guide-first = Votre première poursuite
    .help = Deux tours, une collision, une ligne d’arrivée : trois minutes environ.
thunder-guide-first-goal = Vous êtes Rouge : un buggy, un coupé et un camion. Une de vos voitures au-delà de la ligne gagne aussitôt, comme la dernière équipe qui roule. Votre buggy en est à six cases. D’abord, un peu de politesse.
thunder-guide-first-assign = À chaque tour, vous donnez un de vos dés à une voiture qui n’a pas bougé pendant la manche : autant de cases, pas une de moins. Donnez un 2 au camion. Deux cases plus loin, il y a un petit buggy bleu.
thunder-guide-first-command = Une fois par manche, un autre dé peut aller à un ordre, si le nombre convient. Votre autre 2 servira bientôt au Nitro : pas maintenant.
thunder-guide-first-drive = On roule droit devant, vers l’avant gauche ou vers l’avant droit, case par case. Deux fois droit devant. Qui entre sur une autre voiture la percute, et son déplacement s’arrête là.
thunder-guide-first-reroll = Les dés disent qui est projeté, et où : votre propre camion, vers l’arrière gauche. Mais le camion est plus gros : vous pouvez faire relancer les deux dés, une fois. Ne vous gênez pas.
thunder-guide-first-shoot = Vers l’avant droit, c’était de la roche, et la roche détruit qui y entre : plus de buggy. La voiture qui a bougé peut maintenant tirer sur un véhicule juste devant elle. Un coupé est touché par trois faces sur six.
thunder-guide-first-back = Touché : le coupé bleu tire un jeton de dégâts. Avec deux, une voiture ne roule plus. Puis le camion bleu a tiré sur votre buggy et l’a manqué : seules deux faces sur six touchent un petit.
thunder-guide-first-buggy = Trois tours par manche, un par voiture. Au buggy : 3 déplacements. La ligne est plus loin, mais vous avez vu le panneau Nitro.
thunder-guide-first-nitro = Le Nitro accepte un dé de 1 à 3 et l’ajoute au déplacement : 3 et 2 font 5. On a démonté les freins pour gagner du poids.
thunder-guide-first-hazard = Une tête de mort est un danger, face cachée : mine, huile, épave ou boue, et l’on sait lequel en roulant dessus. Contournez : vers l’avant gauche, puis droit devant, toujours sur la route.
thunder-guide-first-road = Votre voiture est partie de la route et n’a touché rien d’autre : elle peut prendre le dé de route en plus, 2 déplacements cette manche. Tout ou rien.
thunder-guide-first-line = Encore deux cases, et la seconde passe la ligne.
thunder-guide-first-end = La ligne est franchie, et voilà : vous gagnez sur-le-champ, quoi qu’il brûle derrière vous. Vos autres voitures ? Elles rentreront à pied.
