# Deutsche Qualität

thunder-option-german_engineering = Deutsche Qualität
    .help = Les équipes de voitures jouent d’un paquet de dix-huit cartes au lieu de lancer les dés. Les Cinq bécanes gardent les leurs.
thunder-option-german_engineering-no = Non
    .help = Tout le monde lance les dés et espère.
thunder-option-german_engineering-yes = Oui
    .help = Une main de cinq cartes au lieu des dés de déplacement ; la première carte du paquet au lieu du dé de tir. Moins de hasard, moins d’excuses.

thunder-drive-card = { $value } ({ $face })

thunder-ask-draw-card = { $crew } pioche une carte.
thunder-do-draw-card = { $card }
    .help = La carte est en main. Son nombre fait rouler une voiture ou paie un ordre ; ses cibles ne comptent que si un tir la retourne.
thunder-do-top-card = { $card }
    .help = La première carte du paquet : les tailles qu’elle nomme sont touchées. Elle va à la défausse.

thunder-told-announce = { $crew } regarde ses cinq cartes et annonce { $total }.
thunder-told-lay-aside = { $crew } défausse toute sa main et en pioche une nouvelle.
thunder-told-top-card = { $crew } retourne une carte : { $face }.

thunder-scene-drive-card = { $crew }, en main : { $card }
    .help = Se dépense comme un dé : le nombre donne les déplacements. Les tailles ne comptent que si un tir la retourne depuis le paquet.
thunder-scene-drive-back = { $crew }, une carte connue d’elle seule
    .help = Se dépense comme un dé une fois jouée ; d’ici là, c’est un secret.
thunder-scene-drive-none = { $crew }, carte jouée
    .help = Une autre carte vient du paquet avant la prochaine manche.
thunder-scene-drive-deck = { $crew }, { $left ->
    [0] plus de carte
    [one] une carte
   *[other] { $left } cartes
} dans le paquet ; { $used ->
    [0] aucune défausse
    [one] une carte défaussée
   *[other] { $used } cartes défaussées
}
    .help = Les défausses, visibles de tous. Déplacements : { $values }. Tir : toutes les tailles { $any }, petits et moyens { $either }, moyens seulement { $medium }, gros seulement { $large }.
thunder-sketch-drive-deck = paquet { $left }, défausses : { $values }
