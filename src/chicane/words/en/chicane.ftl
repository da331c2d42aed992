# What every game says.

player = Player { $player }
about-name = { $name }: { $help }

window-order = Several cards want to speak at this moment. Which one goes first?
    .help = Each of them has its say; you only choose the order.
window-ask = { $event } Do you answer with a card?
window-decline = Keep the cards

rule-pages = (p. { $pages })

end-finished = The race is run.
end-capped = The game was stopped: too many moves, and no end in sight.

file-unreadable = { $file }: can’t be read: { $why }
file-unwritable = { $file }: can’t be written: { $why }
file-why-missing = there is no such file or folder
file-why-denied = you may not do that
file-why-folder = it is a folder
file-not-text = { $file }: not a text file
file-cut-short = { $file }, line { $line }: not a game file, or cut short
file-no-game = { $file }: not a game file
file-no-campaign = { $file }: not a campaign, or cut short
file-other-format = { $file }: the format is “{ $found }”, not “{ $known }”
file-field-missing = { $file }: the field “{ $field }” is missing
file-field-unknown = { $file }: the field “{ $field }” is unknown
file-field-wrong = { $file }: the field “{ $field }” must be { $wanted }
file-field-impossible = “{ $field }” can’t be so
file-wrong = { $file }: { $why }
file-other-rules = { $file }: it was played by rules { $then }, these are rules { $now }, and it goes another way by them
file-other-content = { $file }: it was played with other boards or cards, and goes another way with these
file-bad-move = { $file }, log entry { $number }: { $why }
file-other-position = { $file }: the moves lead to another position than the one saved
