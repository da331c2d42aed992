# S’occuper d’un serveur

cli-help-admin-action = list, close, open, export, prune, check, backup ou restore
cli-help-admin-targets = les tables, par leurs identifiants (sans : toutes celles que disent les options) ; avec backup et restore, le fichier
cli-help-admin-game = seulement les tables de ce jeu
cli-help-admin-state = seulement les tables dans cet état : open (en cours), finished (finies) ou closed (fermées)
cli-help-admin-days = seulement les tables où personne n’a joué depuis tant de jours
cli-help-admin-output = où vont les fichiers exportés (par défaut : ici)
cli-help-admin-seeds = avec export : aussi les graines des parties en cours, pour les continuer ailleurs ; elles disent ce que feront les dés
cli-help-admin-yes = le faire : jeter, remplacer, écraser
cli-admin-table = table
cli-admin-game = jeu
cli-admin-seats = places
cli-admin-state = état
cli-admin-last = dernier coup
cli-admin-entries = entrées
cli-admin-open = en cours
cli-admin-finished = finie
cli-admin-closed = fermée
cli-admin-count = { $count ->
    [one] Une table.
   *[other] { $count } tables.
}
cli-admin-closed-now = { $table } est fermée.
cli-admin-opened = { $table } est ouverte.
cli-admin-exporting = Exportation
cli-admin-exported = { $count ->
    [one] Un fichier de partie dans { $folder }
   *[other] { $count } fichiers de parties dans { $folder }
}
cli-admin-pruning = Nettoyage
cli-admin-prune-which = prune : dites quelles tables, avec --days N ou par leurs identifiants
cli-admin-prune-sure = { $count ->
    [one] Cette table serait jetée ; --yes le fait.
   *[other] Ces { $count } tables seraient jetées ; --yes le fait.
}
cli-admin-pruned = { $count ->
    [one] Une table jetée.
   *[other] { $count } tables jetées.
}
cli-admin-checking = Vérification
cli-admin-checked = { $count ->
    [one] Une table rejouée
   *[other] { $count } tables rejouées
}, { $bad ->
    [0] toutes comme il faut.
    [one] dont une pas jusqu’au bout.
   *[other] dont { $bad } pas jusqu’au bout.
}
cli-admin-gap = il manque des numéros dans son journal
cli-admin-unlike = son journal et sa liste ne s’accordent pas pour dire si elle est finie
cli-admin-rules = commencée avec les règles { $then }, celles-ci sont les règles { $now }
cli-admin-stuck = ne se rejoue pas : { $why }
cli-admin-saving = Sauvegarde
cli-admin-saved = { $file } : { $size } Mo
cli-admin-no-backup = { $file } : la sauvegarde n’a pas pu s’écrire : { $why }
cli-admin-there = { $file } existe déjà ; --yes l’écrase
cli-admin-no-file = { $file } : ce fichier n’existe pas, ou vous n’avez pas le droit de le lire
cli-admin-not-a-backup = { $file } : ce n’est pas une sauvegarde écrite par ce programme
cli-admin-restoring = Rétablissement
cli-admin-restore-sure = { $count ->
    [one] il y a une table dans cette base, que la sauvegarde remplacerait ; --yes le fait
   *[other] il y a { $count } tables dans cette base, que la sauvegarde remplacerait ; --yes le fait
}
cli-admin-restored = { $count ->
    [one] { $file } est rétabli : une table.
   *[other] { $file } est rétabli : { $count } tables.
}
cli-admin-no-table = il n’y a pas de table { $table } ; « chicane admin list » les donne
cli-admin-which = { $action } : dites quelles tables, par leurs identifiants
cli-admin-file = { $action } : dites quel fichier
