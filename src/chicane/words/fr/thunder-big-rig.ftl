### Max Titan : un camion en trois remorques (docs/rules/thunder.md, section 24).

thunder-letter-big_rig = T
thunder-crew-big_rig = Max Titan
    .yours = votre équipe
thunder-car-big_rig-front = la remorque avant
    .yours = votre remorque avant
thunder-car-big_rig-mid = la remorque centrale
    .yours = votre remorque centrale
thunder-car-big_rig-rear = la remorque arrière
    .yours = votre remorque arrière

thunder-option-crew-big_rig = Max Titan
    .help = Un camion de trois remorques et quatre dés de 1 à 3. Rien ne le projette, ne l’arrête ni ne l’élimine d’un coup ; il tourne peu, et six coups sur ses ordres l’achèvent.

thunder-command-launcher = Lance-missiles
    .help = Après le déplacement : un seul lancer du dé de tir pour tous ceux qui sont sur la deuxième case devant et autour. Ceux de la bonne taille prennent un dégât léger. Pas à la première manche.
thunder-command-catcher = Pare-buffle
    .help = Le premier véhicule sur votre chemin ce tour-ci est poussé à l’avant gauche ou à l’avant droite, au choix de son propriétaire, et vous continuez.
thunder-command-traction = Adhérence
    .help = Vous pouvez profiter du dé de route ce tour-ci, quel que soit le terrain. Une collision vous le fait perdre quand même.
thunder-command-dispenser = Danger public
    .help = Après le déplacement : un jeton de danger est posé face cachée sur une case vide juste derrière le Titan. Personne ne sait lequel, pas même vous.
thunder-command-computer = Ordinateur de visée
    .help = Vous pouvez relancer une fois votre tir de ce tour. Il n’aide ni l’hélico ni les missiles.
thunder-command-repair-front = Réparation avant
    .help = Un 3. Avant le déplacement, un ordre endommagé de la remorque avant remarche.
thunder-command-repair-mid = Réparation centrale
    .help = Un 3. Avant le déplacement, un ordre endommagé de la remorque centrale remarche.
thunder-command-repair-rear = Réparation arrière
    .help = Un 3. Avant le déplacement, un ordre endommagé de la remorque arrière remarche.
thunder-command-steering = Direction assistée
    .help = Son dé dit combien de fois le Titan peut changer de file cette manche. Une fois épuisé, c’est tout droit, quoi qu’il arrive.

thunder-ask-steering = { $crew } : quel dé va à la Direction assistée ? Le dé de route indique { $road }.
    .help = Sa valeur est le nombre de pas vers l’avant gauche ou l’avant droite permis cette manche, pour les trois tours ensemble. Les trois autres dés sont vos déplacements.
thunder-ask-section = { $crew } : quel ordre reçoit un dé ? Changements de file restants : { $left }. Le dé de route indique { $road }.
    .help = La valeur du dé est aussi la distance que parcourt le Titan ce tour-ci. Chaque remorque reçoit un dé par manche. Sur un ordre endommagé, le dé ne fait qu’avancer le Titan.
thunder-ask-break = { $crew } : quel ordre prend le dégât léger ?
    .help = Un ordre endommagé ne fait plus rien jusqu’à sa réparation et ne peut pas l’être deux fois. Les six endommagés, le Titan est perdu. La Réparation elle-même ne casse jamais.
thunder-ask-aside = Le pare-buffle tient { $vehicle }. De quel côté ?
    .help = Une case, avec tout ce qui y attend. Ce n’est pas une collision.
thunder-ask-dispense = Où tombe le jeton de danger ?
    .help = Face cachée, sur une case vide derrière la remorque arrière. Qui y entrera verra bien.
thunder-ask-mend = Quel ordre remarche ? Réparation pour { $section }.
    .help = Un dégât léger s’en va.
thunder-ask-missiles = Missiles ! { $count ->
    [one] Un véhicule est
   *[other] { $count } véhicules sont
} dans la zone. Quelles tailles sont touchées ?
    .help = Un seul lancer pour tous.
thunder-ask-shoot-again = Le dé dit « { $face } » : { $hits ->
    [yes] touché, c’est pour { $target }.
   *[no] à côté, { $target } s’en tire.
} L’ordinateur vise-t-il encore une fois ?
    .help = Un lancer de plus, dont le résultat compte.

thunder-do-steering = Le { $die } pour la direction
    .help = Autant de changements de file cette manche. Chacun en coûte un, en plus du déplacement lui-même.
thunder-do-section = { $command } avec le { $die }{ $damaged ->
    [yes] {" "}– endommagé : vous roulez, c’est tout
   *[no] {""}
}
    .help = Le Titan reçoit autant de déplacements. La remorque n’aura pas d’autre dé cette manche.
thunder-do-steer = { $go } ({ $left ->
    [0] dernier changement de file
    [one] il en restera un
   *[other] il en restera { $left }
})
    .help = Un pas de côté coûte un point de direction en plus du déplacement. Tout droit, rien.
thunder-do-break = { $command }
    .help = Plus aucun effet jusqu’à la réparation.
thunder-do-aside = Pousser { $vehicle } { $way }{ $danger ->
    [edge] {" "}– par-dessus bord : c’est la fin
    [finish] {" "}– la ligne d’arrivée !
    [front] {" "}– le plateau avance
    [rock] {" "}– sur la roche : c’est la fin
    [vehicle] {" "}– case occupée : collision
    [hazard] {" "}– quelque chose y traîne
    [oil] {" "}– de l’huile : ça glisse au gré du dé
    [mine] {" "}– une mine
    [chopper] {" "}– sous un hélico
    [goo] {" "}– vase toxique
    [glass] {" "}– verre : ça glisse plus loin
    [ramp-side] {" "}– le flanc d’une rampe : c’est la fin
    [fire] {" "}– du feu
    [pit] {" "}– une fosse : c’est la fin
   *[none] {""}
}
    .help = Une case par là, et tout ce qui y attend.
thunder-do-no-hazard = Ne rien lâcher
    .help = Derrière vous, la route reste comme elle est.
thunder-do-drop = Le lâcher en { $space }
    .help = Face cachée. Peut-être une mine, peut-être du bitume tout neuf.
thunder-do-mend = { $command }
    .help = L’ordre remarche dès maintenant.
thunder-do-keep-shot = { $hits ->
    [yes] Garder ce coup au but
   *[no] En rester là
}
    .help = Le lancer compte.
thunder-do-shoot-again = Viser encore { $target }
    .help = Le dé est relancé une fois, et ce résultat compte.
thunder-do-shoot-at = Tirer sur { $target } : { $command }
    .help = Touché sur 4 faces de 6. L’ordre visé est endommagé et ne fait plus rien jusqu’à sa réparation ; six ordres, et c’en est fini du Titan.

thunder-told-steering = { $crew } pose un { $die } sur la direction.
thunder-told-section = { $crew } pose un { $die } : { $command }{ $damaged ->
    [yes] , hors d’usage. Ça roule, c’est déjà ça.
   *[no] .
}
thunder-told-flatten = Le Titan passe en force. En { $space }, il ne reste que du sable.
thunder-told-send-home = D’un coup d’épaule, le Titan renvoie l’hélico à sa base : { $crew }.
thunder-told-break = Gerbe d’étincelles ! Ordre endommagé : { $command }.
thunder-told-mend = Un marteau, une soudure, une prière. De nouveau en marche : { $command }.
thunder-told-gone-rig = Le dernier ordre lâche, et { $vehicle } entraîne les autres dans la ferraille. Ça fumera une semaine.
thunder-told-aside = Le pare-buffle envoie { $vehicle } { $way }.
thunder-told-drop = Quelque chose tombe du Titan et reste en { $space }.
thunder-told-missiles = Missiles ! Le dé dit « { $face } » : { $count ->
    [0] beaucoup de bruit et rien de touché.
    [one] un coup au but.
   *[other] { $count } coups au but.
}
thunder-told-shoot-at = Ça tire sur { $target }, à cet endroit précis : { $command } !
thunder-told-shoot-again = L’ordinateur bipe et vise encore { $target }.

thunder-scene-hanging = { $vehicle } traîne derrière le plateau
thunder-scene-hitch = L’attelage : { $vehicle }
    .help = Il relie deux sections et ne compte pour aucune règle.
thunder-scene-section-command = { $command }{ $state ->
    [damaged] , endommagé
    [has-die] , avec son dé
   *[fine] {""}
}
    .help = Le dé posé dessus est aussi le déplacement. Endommagé, il ne sert plus avant réparation.
thunder-scene-steering = { $crew }, changements de file restants : { $left }
    .help = Chaque pas vers l’avant gauche ou droit retire un à ce dé. À zéro, le convoi ne va plus que tout droit.
thunder-scene-off-road = Jeton sable en { $space }
    .help = Max Titan l’a laissé : la case est désormais du sable.
thunder-sketch-hanging = derrière le plateau
thunder-sketch-steering = Changements de file restants : { $left }.
