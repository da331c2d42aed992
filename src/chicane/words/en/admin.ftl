# Looking after a server

cli-help-admin-action = list, close, open, export, prune, check, backup or restore
cli-help-admin-targets = the tables that are meant, by their ids (without any: all that the options name); with backup and restore, the file
cli-help-admin-game = only tables of this game
cli-help-admin-state = only tables in this state: open, finished or closed
cli-help-admin-days = only tables at which nobody has played for so many days
cli-help-admin-output = where exported files go (default: here)
cli-help-admin-seeds = with export: also the seeds of games under way, so that they can be played on elsewhere; they tell what the dice will bring
cli-help-admin-yes = do it: throw away, replace, overwrite
cli-admin-table = table
cli-admin-game = game
cli-admin-seats = seats
cli-admin-state = state
cli-admin-last = last played
cli-admin-entries = entries
cli-admin-open = open
cli-admin-finished = finished
cli-admin-closed = closed
cli-admin-count = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-admin-closed-now = { $table } is closed.
cli-admin-opened = { $table } is open.
cli-admin-exporting = Exporting
cli-admin-exported = { $count ->
    [one] One game file in { $folder }
   *[other] { $count } game files in { $folder }
}
cli-admin-pruning = Pruning
cli-admin-prune-which = prune: say which tables, with --days N or by their ids
cli-admin-prune-sure = { $count ->
    [one] This table would be thrown away; --yes does it.
   *[other] These { $count } tables would be thrown away; --yes does it.
}
cli-admin-pruned = { $count ->
    [one] One table thrown away.
   *[other] { $count } tables thrown away.
}
cli-admin-checking = Checking
cli-admin-checked = { $count ->
    [one] One table was replayed
   *[other] { $count } tables were replayed
}, { $bad ->
    [0] all of them well.
    [one] one of them not to the end.
   *[other] { $bad } of them not to the end.
}
cli-admin-gap = numbers are missing in its log
cli-admin-unlike = its log and its list disagree on whether it is finished
cli-admin-rules = begun by rules { $then }, these are rules { $now }
cli-admin-stuck = does not replay: { $why }
cli-admin-saving = Saving
cli-admin-saved = { $file }: { $size } MB
cli-admin-no-backup = { $file }: the backup could not be written: { $why }
cli-admin-there = { $file } is there already; --yes writes over it
cli-admin-no-file = { $file }: there is no such file, or you may not read it
cli-admin-not-a-backup = { $file }: not a backup that this program wrote
cli-admin-restoring = Restoring
cli-admin-restore-sure = { $count ->
    [one] there is a table in this database, which the backup would replace; --yes does it
   *[other] there are { $count } tables in this database, which the backup would replace; --yes does it
}
cli-admin-restored = { $count ->
    [one] { $file } is restored: one table.
   *[other] { $file } is restored: { $count } tables.
}
cli-admin-no-table = there is no table { $table }; 'chicane admin list' lists them
cli-admin-which = { $action }: say which tables, by their ids
cli-admin-file = { $action }: say which file
