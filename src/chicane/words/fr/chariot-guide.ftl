# Les parties guidées de la course de chars : ce qui est demandé, ce qui s’est passé, ce que cela coûte ; la blague à la fin.

chariot-guide-first = Votre première course
    .help = Le dernier virage, deux tours, un seul laurier : trois minutes environ.
chariot-guide-first-goal = Vous êtes le char vert, dans votre second tour de piste, et il reste un virage. Le plus avancé au-delà de la ligne à la fin de la manche gagne. Les chevaux connaissent le chemin. Le reste, c’est vous.
chariot-guide-first-repair = Votre bouclier descend : il est à 8, et à 0 vous êtes une épave. 3 de fortune réparent jusqu’à 3 points, une fois par tour et seulement avant les dés. Un seul point coûte autant : prenez les trois.
chariot-guide-first-dice = À la vitesse 6, vous lancez quatre dés, et pouvez en relancer autant que vous voulez, une fois, gratuitement. Sprint donne +2 en vitesse et coûte 1 dommage, juste avant un virage. Reprenez-le.
chariot-guide-first-throw = Seul le dé que vous avez en main est relancé. Les autres restent là, l’air satisfait.
chariot-guide-first-pace = Allure vous rend plus rapide ou plus lent de 1 ; rester comme avant n’est pas au menu. Vous parcourez autant de cases que votre vitesse, pas une de moins. Prenez 7.
chariot-guide-first-lane = Les nombres du virage sont les vitesses sans danger : 3 à l’intérieur, 5 au centre, 7 à l’extérieur. Chaque point de trop est un dommage. Vous allez à 7, et votre dé Virage permet un changement de couloir : passez à l’extérieur.
chariot-guide-first-javelin = Un dé Attaque vaut une attaque, après le déplacement. Le char rouge est deux cases devant, et un javelot ne manque jamais : 1 dommage. Rien de personnel. Ce n’est que le rouge.
chariot-guide-first-others = Le char jaune a tenté le couloir intérieur à 9, là où 3 est sans danger : 6 dommages, une épave. Le bouclier rouge est à 3, et nul ne commence son tour plus vite que cela. Le char rouge se traîne donc, juste devant vous.
chariot-guide-first-keep = La ligne est à neuf cases. Sprint vaut +2 et il n’y a plus de virage, Allure un de plus : gardez tout. Vous voyez, il vous aurait manqué.
chariot-guide-first-accept = 2 de fortune tourneraient un dé sur la face voulue. Ici, rien à tourner : prenez-les tels quels. Chaque dé Fortune vous rapporte 1. De quoi payer des fleurs au char jaune.
chariot-guide-first-clash = 10 cases mènent au-delà de la ligne, et à travers le char rouge : vous subissez 2 dommages chacun et vous continuez. Vous en avez les moyens. Lui n’aura pas le temps de protester.
chariot-guide-first-end = Deux tours bouclés, personne de plus avancé, la manche est finie : vous gagnez. Saluez l’empereur, et ne regardez pas le char jaune.
