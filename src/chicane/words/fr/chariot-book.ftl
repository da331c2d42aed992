# Les règles de la course de chars en quelques pages, pour qui ne les a jamais vues.

chariot-book-goal = De quoi il s’agit
chariot-book-goal-laps = Faites deux tours de circuit autour de la spina. À la fin de la manche où un char boucle son second tour, le plus avancé au-delà de la ligne gagne. On tourne dans le sens inverse des aiguilles d’une montre, sur trois couloirs.
chariot-book-goal-board = Votre plateau dit où vous en êtes. La roue est la fortune : elle paie les réparations et de meilleurs dés. Le bouclier est votre niveau de dommages : il descend, et à 0 vous êtes une épave. Le fer à cheval est votre vitesse : autant de cases à parcourir. En dessous, autant de petits carrés que de dés à lancer.
chariot-book-goal-order = Chaque char joue une fois par manche. Le plus avancé joue le premier : les autres voient donc ce qu’il leur a laissé sur la piste.

chariot-book-turn = Un tour de jeu en cinq images
chariot-book-turn-repair = 1. Réparez, si vous voulez. Le char vert a 5 de fortune et en paie 3 pour réparer jusqu’à 3 dommages.
chariot-book-turn-roll = 2. Lancez les dés. À la vitesse 6, le char vert lance quatre dés et peut en relancer autant qu’il veut, une fois, gratuitement.
chariot-book-turn-speed = 3. Réglez votre vitesse. Le dé Allure l’augmente ou la diminue de 1, au choix, mais elle doit changer. Le dé Fortune a déjà rapporté 1 de fortune.
chariot-book-turn-move = 4. Avancez d’autant de cases que votre vitesse, ni plus ni moins. Le dé Virage permet un changement de couloir. Les nombres du virage sont les vitesses auxquelles il ne coûte rien.
chariot-book-turn-attack = 5. Attaquez, si un dé le permet : un javelot sur un char à deux cases au plus, ou une chausse-trappe sur une case que vous avez traversée. Ou soyez gentil.

chariot-book-repair = Réparer, et la vitesse permise
chariot-book-repair-price = Avant de lancer les dés, vous pouvez payer une fois 3 de fortune et réparer jusqu’à 3 points de dommages. Le prix est le même pour un seul point.
chariot-book-repair-ceiling = Puis on vérifie votre vitesse : elle ne peut dépasser votre niveau de dommages et y est ramenée au besoin. Ici la vitesse passe de 8 à 5, sauf si le char vert répare d’abord. Les dommages subis ensuite ne vous ralentissent qu’au tour suivant.

chariot-book-dice = Lancer les dés
chariot-book-dice-count = Plus on est lent, plus on lance de dés : cinq jusqu’à la vitesse 5, un seul à 12. Un char rapide se dirige mal.
chariot-book-dice-again = Lancez-les tous, puis reprenez-en autant que vous voulez et relancez-les. C’est gratuit, une fois par tour de jeu.
chariot-book-dice-pay = Ensuite, chaque changement coûte 2 de fortune : relancer des dés, ou tourner un dé sur la face voulue, sauf Fortune. Vous pouvez payer tant que votre fortune suffit.
chariot-book-dice-fortune = Chaque dé Fortune rapporte alors 1 de fortune, jusqu’à 6. Elle se dépense à partir de votre prochain tour.

chariot-book-move = Rouler
chariot-book-move-exact = On additionne d’abord : chaque dé Allure vaut +1 ou −1 au choix, chaque dé Sprint +2 et 1 dommage. Vous devez parcourir exactement autant de cases que votre nouvelle vitesse, et vous la gardez pour le tour suivant.
chariot-book-move-lane = Chaque dé Virage permet un passage dans le couloir voisin, à n’importe quel moment du trajet. Il utilise une case de votre déplacement et doit vous faire avancer.
chariot-book-move-curve = Les cases rouges portent un nombre. Si vous y entrez plus vite, la différence est votre dommage ; traverser compte comme s’arrêter. Le char vert vient d’entrer à 9 là où 7 est sans danger : il lui en coûte 2 points.
chariot-book-move-clash = Si vous entrez sur une case occupée, les deux chars subissent 2 dommages et vous continuez. Si c’était votre dernière case, on vous place sur la première case libre derrière, comme ici le char jaune.
chariot-book-move-caltrop = Une chausse-trappe coûte 1 dommage au char qui y entre, puis elle est retirée.

chariot-book-attack = Attaquer
chariot-book-attack-javelin = Un javelot touche un char à deux cases au plus, dans toutes les directions, par-dessus les autres, et ne manque jamais : 1 dommage.
chariot-book-attack-caltrop = Une chausse-trappe se pose sur une case traversée ce tour-ci, mais ni au départ ni à l’arrivée de votre trajet. Elle pique tout le monde, vous aussi quand vous repasserez.
chariot-book-attack-lost = Chaque dé Attaque vaut une attaque, après le déplacement. Les dés inutilisés sont perdus.

chariot-book-end = Comment finit la course
chariot-book-end-wreck = Un char dont le niveau de dommages tombe à 0 est éliminé aussitôt, quel que soit le tour, et laisse une chausse-trappe là où il s’est brisé.
chariot-book-end-winner = Quand un char a bouclé deux tours, on termine la manche. De tous ceux qui sont arrivés, le plus loin au-delà de la ligne gagne, même s’il l’a franchie plus tard.
chariot-book-end-danger = D’ici là, un char arrivé peut encore être touché. Le dernier survivant doit tout de même arriver pour gagner, et si personne n’y parvient, personne ne gagne. Sauf les chevaux.

chariot-book-legend = Tout ce que l’on voit
chariot-book-options = Ce qui peut changer
chariot-book-options-players = À deux ou trois joueurs, chacun mène deux chars, chacun avec son plateau et sa fortune. De quatre à six joueurs, chacun en mène un.

## Signes

chariot-sign-fortune = Fortune, sur votre plateau
    .help = Elle paie les réparations, d’autres lancers, ou un dé tourné sur la face de votre choix.
chariot-sign-damage = Niveau de dommages, sur votre plateau
    .help = Il descend, et à 0 le char est détruit. Un niveau bas limite aussi la vitesse au début du tour de jeu.
chariot-sign-speed = Vitesse, sur votre plateau
    .help = Autant de cases à parcourir. Plus on va vite, moins on lance de dés.
chariot-sign-marker = Marqueur : le niveau où vous êtes
    .help = Il est posé sur le nombre du niveau.
chariot-sign-laps = Compte-tours : tours encore à faire
    .help = Un dauphin de moins à chaque passage de la ligne après le départ.
chariot-sign-home = Compte-tours : les deux tours sont faits
    .help = La course finit avec cette manche ; entre plusieurs arrivés, le plus avancé gagne.
chariot-sign-caltrop = Chausse-trappe
    .help = Le char qui y entre subit 1 dommage, et elle est retirée.
chariot-sign-limit = Case de virage
    .help = Si vous y entrez plus vite que ce nombre, la différence est votre dommage.
chariot-sign-pillar = Pilier, sur la face B
    .help = Le char qui entre sur sa case est détruit.
chariot-sign-turn = À qui de jouer
    .help = La lumière est sous le char qui joue, et l’or autour de son plateau.
chariot-sign-wreck = Détruit
    .help = Son niveau de dommages est tombé à 0 : il est hors de course.
chariot-sign-round = La manche
    .help = Chaque char joue une fois par manche, le plus avancé d’abord. La course finit avec la manche où l’un d’eux a bouclé ses deux tours.
