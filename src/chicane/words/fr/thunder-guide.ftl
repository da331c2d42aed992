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
thunder-guide-first-road = Votre voiture est partie de la route et n’a touché rien d’autre : elle peut prendre le dé de route en plus, 2 déplacements cette manche, tout ou rien. Prenez-le : deux fois droit devant, et la seconde case passe la ligne.
thunder-guide-first-end = La ligne est franchie, et voilà : vous gagnez sur-le-champ, quoi qu’il brûle derrière vous. Vos autres voitures ? Elles rentreront à pied.

## Boîtes

thunder-guide-carnage = Carnage at Devil’s Run
    .help = Du feu, du verre, une rampe et un séisme, pour qui connaît le jeu de base : deux minutes.
thunder-guide-carnage-fire = Votre buggy brûle. Avant de bouger, une voiture en feu doit lancer le dé de feu : un ou deux déplacements de plus, le feu s’éteint, ou bien la voiture. Donnez-lui le 2 et espérez. C’est gratuit.
thunder-guide-carnage-glass = Deux déplacements de plus, et toujours en feu : 4 en tout. Devant, du verre du désert. Qui y entre glisse d’une case de plus dans le même sens, sans rien payer. Droit devant, deux fois.
thunder-guide-carnage-ramp = La glissade vous a mis juste derrière une rampe. Par l’arrière, c’est un saut : le dé de cascade dit de combien, et les déplacements restants sont perdus. Par ailleurs, c’est un mur de forme amusante. Droit devant !
thunder-guide-carnage-salt = Trois cases, par-dessus la vase, qui vous aurait arrêté net, et jusque sur un désert de sel. Qui entre sur du sel peut prendre le dé de route, quel qu’ait été le reste du chemin. Prenez-le.
thunder-guide-carnage-onward = Droit devant, deux fois, et vous voilà devant des flammes : une case en feu embrase qui y entre et n’arrête personne. Ici, vous êtes le seul à pouvoir vous en moquer.
thunder-guide-carnage-quake = Au coupé : 1, sur la tête de mort droit devant. Il y a 22 dangers nouveaux parmi les anciens : des fosses, des rampes, du feu, un ver des sables.
thunder-guide-carnage-end = Un séisme : tout le monde avance d’une case dans le même sens, et le buggy bleu est passé par-dessus bord. Les dégâts apportent parfois une carte qui reste jusqu’à la réparation. Le reste est comme avant, en plus chaud.

thunder-guide-final_five = Les Cinq bécanes
    .help = Cinq motos, deux à la fois, pour qui connaît le jeu de base : deux minutes.
thunder-guide-final_five-crew = Cinq motos et six dés sont à vous. À chaque tour, deux dés vont à deux d’entre elles, ou, une fois par manche, un seul et l’autre à un ordre. La moto 1 prend le 3, la moto 2 le 4. Les casques sont dans la boîte. Elle est vide.
thunder-guide-final_five-drift = La première roule et tire, puis la seconde. En chemin, une moto se glisse entre tout le monde, sans collision et sans ordre. Droit devant, à travers le buggy rouge, et laissez le dé de route.
thunder-guide-final_five-shoot = Petites roues, vrai fusil : tirez sur le coupé, comme le ferait une voiture.
thunder-guide-final_five-slam = La seconde moto : quatre fois droit devant, et restez là. Elle s’arrête où se trouve le coupé, et cela seul est une collision. C’est toujours la moto qui est projetée ; le dé de direction dit où.
thunder-guide-final_five-stopped = Puis le camion rouge a tiré sur la moto 1 et l’a touchée. Une moto ne tire pas de jeton : tout coup est un dégât léger, et un seul l’arrête pour de bon, ou jusqu’à la réparation.
thunder-guide-final_five-end = C’est le marché : rien ne vous barre la route, et tout vous renverse. Il en reste quatre. Trois et demie, si l’on compte celle du fossé.

thunder-guide-big_rig = Max Titan
    .help = Trois sections, neuf ordres, un pare-buffle, pour qui connaît le jeu de base : deux minutes.
thunder-guide-big_rig-steering = Vous êtes un seul camion de trois sections. À votre premier tour d’une manche, un dé va à la Direction assistée : autant de changements de file pour la manche. Sinon, c’est tout droit. Le 1 suffira. Les autres s’écartent.
thunder-guide-big_rig-command = À chaque tour, un dé va à un ordre d’une section, chaque section une fois par manche ; c’est aussi la distance. Un 3 sur le Pare-buffle. Le buggy rouge est trois cases plus loin.
thunder-guide-big_rig-drive = Droit devant, trois fois. Le premier véhicule que vous rencontrez ce tour-ci n’est pas percuté : son propriétaire doit le déplacer vers l’avant gauche ou l’avant droit. Poli, pour un poids lourd.
thunder-guide-big_rig-shoot = La section avant tire comme une voiture, celle de l’arrière aussi, vers l’arrière, et vous avez un tir en tout. Ciel bleu, coupé rouge : feu.
thunder-guide-big_rig-hit = Le camion rouge a riposté sur votre section du milieu en nommant un ordre : la Frappe aérienne est endommagée. Un dé posé là vous fait encore rouler, mais l’ordre ne fait rien jusqu’à un 3 sur la Réparation de la section.
thunder-guide-big_rig-end = Rien ne vous projette, ne vous brûle ni ne vous bombarde : cela coûte un ordre à la place, et seule une collision vous arrête. Avec six ordres endommagés, vous êtes bon pour la casse. D’ici là, la route est à vous, et la priorité.

thunder-guide-choppe_shoppe = Choppe Shoppe
    .help = Un chef, des jetons d’ordre et des améliorations, pour qui connaît le jeu de base : deux minutes.
thunder-guide-choppe_shoppe-leader = Votre équipe a un chef : Bongo le clown. Son plateau remplace vos ordres, et son pouvoir ne coûte rien. Chaque voiture a aussi une amélioration. Donnez un 2 au coupé. Cela paraît court. Erreur.
thunder-guide-choppe_shoppe-token = Un jeton d’ordre peut aller à un ordre par tour, en plus du dé. Les ordres à étoile n’acceptent rien d’autre. Le Surrégime donne à la voiture autant de déplacements qu’elle en a déjà. C’est tout pour ce tour.
thunder-guide-choppe_shoppe-drive = Deux fois 2 font 4 : droit devant, sur le coupé bleu.
thunder-guide-choppe_shoppe-power = Les dés projettent votre propre coupé. Bongo n’est pas d’accord : quand un de ses véhicules va être projeté, l’autre peut l’être à sa place. Pouvoirs et améliorations peuvent toujours se refuser. Pourquoi donc ?
thunder-guide-choppe_shoppe-upgrade = La collision est finie, et votre Pare-chocs d’assaut se réveille : l’autre voiture peut être poussée d’une case, droit devant ou de biais. À sa droite, il y a de la roche. Quelle coïncidence.
thunder-guide-choppe_shoppe-end = Plus de coupé. Une amélioration ne sert que sa voiture, dort quand celle-ci ne roule plus et disparaît avec elle. Avant une vraie course, on choisit une carte, on passe les autres, on regrette.

thunder-guide-extra_ammo = Extra Ammo
    .help = Météo, primes, coups uniques et ordres bonus, pour qui connaît le jeu de base : trois minutes.
thunder-guide-extra_ammo-condition = À côté des tuiles, des conditions de route, pour qui se trouve sur la tuile. Ici, Vent arrière : un véhicule qui part de là a un déplacement de plus avec son dé. Donnez un 2 au camion, ce qui fait 3.
thunder-guide-extra_ammo-command = Chaque équipe a un ordre bonus ; le vôtre est le Rechargement rapide, 3 ou 4, deux tirs après le déplacement. Il partage l’unique dé d’ordre de la manche. Pas maintenant.
thunder-guide-extra_ammo-drive = Trois fois droit devant, dans le buggy bleu. Il y a un coupé juste derrière, et vous avez une carte là-dessus.
thunder-guide-extra_ammo-keep = Votre prime secrète est le Billard : pendant votre tour, un véhicule projeté en heurte un autre. Les dés projettent le buggy droit devant. Gardez.
thunder-guide-extra_ammo-bounty = C’est fait, quelle que soit la suite de cette collision : montrez la prime et prenez sa récompense. On peut aussi la garder pour une autre fois. S’il y en a une.
thunder-guide-extra_ammo-reward = La récompense : trois déplacements de plus, au prochain départ d’un de vos véhicules, quel que soit le moment. Le coupé en a l’usage.
thunder-guide-extra_ammo-shoot = Puis tirez sur ce qui reste. On demande d’abord à Bleu : qui a une carte peut répondre à un tir. Qu’on lui demande n’est pas un secret, la carte si.
thunder-guide-extra_ammo-one-shot = Manqué, et Bleu a roulé. Vous avez aussi un coup unique, une crasse à ne jouer qu’une fois. Donnez au buggy ce malheureux 1, et pas d’ordre.
thunder-guide-extra_ammo-wind = Sur le point de partir avec un ou deux déplacements : c’est le moment du Second souffle. Il en fait six, puis la carte quitte la partie.
thunder-guide-extra_ammo-end = Six déplacements. Les frappes aériennes avancées, le cinquième paquet, en font autant pour votre hélico. Chaque paquet est une option : vous pourrez les accuser un par un.

thunder-guide-german_engineering = Deutsche Qualität
    .help = Des cartes au lieu des dés, pour qui connaît le jeu de base : deux minutes.
thunder-guide-german_engineering-hand = Vous avez cinq cartes en main au lieu de dés, et personne d’autre ne les connaît. Une carte compte comme un dé de sa valeur. Donnez le 4 au coupé et gardez le 6 pour une meilleure route. Prévoir, c’est la moitié de l’accident.
thunder-guide-german_engineering-command = Une fois par manche, une autre carte peut aller à un ordre, dans les limites imprimées. Rien ne vous y oblige.
thunder-guide-german_engineering-drive = Quatre fois droit devant. On roule comme toujours : les cartes ne sèchent pas la boue.
thunder-guide-german_engineering-shoot = Pour un tir, on retourne la première carte de votre propre paquet, et son résultat compte. Vous savez quelles cartes vous avez vues, donc ce qui s’y trouve encore. Tirez sur le coupé.
thunder-guide-german_engineering-hit = Touché, dans les règles de l’art : le coupé tire un jeton de dégâts, et votre carte est défaussée. Sa valeur de déplacement ne compte pas pour un tir.
thunder-guide-german_engineering-end = À la fin de la manche, ce qui est sur les plateaux est défaussé aussi, et vous complétez votre main à cinq. Ce que vous gardez reste à vous : moins de chance, plus de torts.
