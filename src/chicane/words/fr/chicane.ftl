# Ce que disent tous les jeux.

player = Joueur { $player }
about-name = { $name } : { $help }

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
