# Ce que disent tous les jeux.

player = Joueur { $player }
about-name = { $name } : { $help }

scenery = Décor
    .help = Rien que pour les yeux : aucune règle n’en parle.

window-order = Plusieurs cartes s’appliquent en même temps. Laquelle passe en premier ?
    .help = Chacune aura son effet ; seul l’ordre est à choisir.
window-ask = { $event } Répondez-vous avec une carte ?
window-decline = Garder les cartes

rule-pages = (p. { $pages })

end-finished = La course est terminée.
end-capped = La partie a été arrêtée : trop de coups, et toujours pas de fin en vue.

file-unreadable = { $file } : lecture impossible : { $why }
file-unwritable = { $file } : écriture impossible : { $why }
file-why-missing = ce fichier ou ce dossier n’existe pas
file-why-denied = vous n’en avez pas le droit
file-why-folder = c’est un dossier
file-not-text = { $file } : ce n’est pas un fichier de texte
file-cut-short = { $file }, ligne { $line } : ce n’est pas un fichier de partie, ou il est tronqué
file-no-game = { $file } : ce n’est pas un fichier de partie
file-no-campaign = { $file } : ce n’est pas une campagne, ou elle est tronquée
file-other-format = { $file } : le format est « { $found } », pas « { $known } »
file-field-missing = { $file } : il manque le champ « { $field } »
file-field-unknown = { $file } : le champ « { $field } » est inconnu
file-field-wrong = { $file } : le champ « { $field } » doit être { $wanted }
file-field-impossible = « { $field } » ne peut pas être ainsi
file-wrong = { $file } : { $why }
file-other-rules = { $file } : partie jouée avec les règles { $then }, celles-ci sont les règles { $now }, et elle prend un autre chemin
file-other-content = { $file } : partie jouée avec d’autres plateaux ou cartes, et elle prend un autre chemin avec ceux-ci
file-bad-move = { $file }, entrée { $number } du journal : { $why }
file-other-position = { $file } : les coups mènent à une autre position que celle qui fut gardée

unknown-near = vouliez-vous dire « { $name } » ?
unknown-known = il y a : { $names }
unknown-thing = { $kind ->
    [damage-token] il n’y a pas de jeton de dégâts
    [chariot] il n’y a pas de char
    [property] il n’y a pas de propriété
    [fact] il n’y a pas de fait
    [vehicle] il n’y a pas de véhicule
    [crew] il n’y a pas d’équipe
    [card] il n’y a pas de carte
    [terrain] il n’y a pas de terrain
    [line] il n’y a pas de ligne
    [tile] il n’y a pas de tuile
    [equipment] il n’y a pas d’équipement
   *[other] il n’y a rien qui s’appelle
} « { $name } » ; { $hint }
unknown-game = il n’y a pas de jeu « { $name } » ; { $hint }
unknown-option = { $game } : il n’y a pas d’option « { $name } » ; { $hint }
unknown-preset = { $game } : il n’y a pas d’ensemble d’options « { $name } » ; { $hint }
unknown-page = { $game } : le livret n’a pas de page « { $name } » ; { $hint }
unknown-guide = { $game } : il n’y a pas de partie guidée « { $name } » ; { $hint }
unknown-choice = { $game }, option { $option } : « { $choice } » n’en fait pas partie : { $choices }
unknown-taste = il n’y a pas de goût « { $name } » ; { $hint }
unknown-character = il n’y a pas de personnage « { $name } » ; { $hint }
unknown-bot = il n’y a pas de robot « { $name } » ; { $hint }
unknown-kept = une campagne ne garde pas de choix « { $name } » ; { $hint }
unknown-rung = « { $name } » ne peut pas encore se jouer ; { $hint }
wrong-players = { $game } est pour { $most ->
    [1] un seul joueur
   *[other] { $least } à { $most } joueurs
}, pas { $players }
wrong-choices = { $game }, option { $option } : à { $players } joueurs, on choisit comme dans « { $example } », pas « { $given } »
wrong-preset = { $game } : l’ensemble d’options { $preset } ne convient pas à { $players } joueurs
wrong-ply = le coup { $ply } n’est pas entre 0 et { $plies }
wrong-over = la partie est terminée
wrong-option = « { $option } » n’est pas possible ici ; il y a : { $options }
wrong-undo = rien à annuler : les dés, un secret ou un autre joueur sont passés après votre dernier choix
wrong-act = « { $line } » n’est pas un coup ; on écrit par exemple « { $dice } » ou « { $seat } »
wrong-seats = { $seats } places pour { $players } joueurs
wrong-after-end = « { $line } » vient après la fin de la partie
wrong-actor = « { $line } » : c’est à quelqu’un d’autre de choisir ici
no-campaign = { $game } n’a pas de campagne
no-proof = la graine de cette partie n’est pas encore révélée : il n’y a rien à vérifier
campaign-settled = { $option } est fixé par la campagne
bot-no-argument = le robot « { $name } » ne prend pas d’argument, pas « { $argument } »
bot-budget = le robot « { $name } » prend un nombre d’itérations ou de millisecondes, comme dans { $example }, pas « { $argument } »
bot-exec = le robot « exec » prend une commande, comme dans { $example }, pas « { $argument } »
bot-program = « { $program } » ne peut pas être lancé : { $why }
bot-rollout = le robot « rollout » prend un nombre de parties jouées ou de millisecondes, comme dans { $example }, pas « { $argument } »

# Pourquoi un bot choisirait ainsi

hint-why = Attendu : { $reason }. À défaut, « { $other } » : { $contrast }.
hint-why-alike = Attendu : { $reason }. « { $other } » revient à peu près au même.
hint-and = { $first } ; { $second }
hint-chance = { $chances ->
    [one] { $chances } chance sur { $of } { $what }
   *[other] { $chances } chances sur { $of } { $what }
}
hint-rated = Le bot l’estime à { $rate } sur 100, et à défaut « { $other } » à { $less }.
hint-played = Le bot l’estime à { $rate } sur 100 ; à la longue, il fait mieux que « { $other } ».
hint-rated-alike = Le bot l’estime à { $rate } sur 100 ; « { $other } » vaut à peu près autant.
