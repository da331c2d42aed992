# What every game says.

player = Player { $player }
about-name = { $name }: { $help }

scenery = Scenery
    .help = Only there to be looked at: no rule knows it.

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

unknown-near = did you mean “{ $name }”?
unknown-known = known: { $names }
unknown-thing = { $kind ->
    [damage-token] no damage token
    [chariot] no chariot
    [property] no property
    [fact] no fact
    [vehicle] no vehicle
    [crew] no crew
    [card] no card
    [terrain] no terrain
    [line] no line
    [tile] no tile
    [equipment] no equipment
   *[other] nothing called
} “{ $name }”; { $hint }
unknown-game = no game “{ $name }”; { $hint }
unknown-option = { $game }: no option “{ $name }”; { $hint }
unknown-preset = { $game }: no preset “{ $name }”; { $hint }
unknown-page = { $game }: the book has no page “{ $name }”; { $hint }
unknown-guide = { $game }: no guided game “{ $name }”; { $hint }
unknown-choice = { $game }, option { $option }: “{ $choice }” is not one of { $choices }
unknown-taste = no taste “{ $name }”; { $hint }
unknown-character = no character “{ $name }”; { $hint }
unknown-bot = no bot “{ $name }”; { $hint }
unknown-kept = no choice of a campaign “{ $name }”; { $hint }
unknown-rung = “{ $name }” can’t be played yet; { $hint }
wrong-players = { $game } is for { $most ->
    [1] one player
   *[other] { $least } to { $most } players
}, not { $players }
wrong-choices = { $game }, option { $option }: { $players } players choose as in “{ $example }”, not “{ $given }”
wrong-preset = { $game }: preset { $preset } does not suit { $players } players
wrong-ply = ply { $ply } is not between 0 and { $plies }
wrong-over = the game is over
wrong-option = “{ $option }” is not on the menu; choose one of: { $options }
wrong-undo = nothing to undo: the dice, a secret or another player came after your last choice
wrong-act = “{ $line }” is not an act; one looks like “{ $dice }” or “{ $seat }”
wrong-seats = { $seats } seats for { $players } players
wrong-after-end = “{ $line }” comes after the end of the game
wrong-actor = “{ $line }”: somebody else must choose here
no-campaign = { $game } has no campaign
no-proof = the seed of this game is not revealed yet: there is nothing to verify
campaign-settled = { $option } is settled by the campaign
bot-no-argument = bot “{ $name }” takes no argument, not “{ $argument }”
bot-budget = bot “{ $name }” takes so many iterations or milliseconds, as in { $example }, not “{ $argument }”
bot-exec = bot “exec” takes a command, as in { $example }, not “{ $argument }”
bot-program = “{ $program }” can’t be started: { $why }
bot-rollout = bot “rollout” takes so many play-outs or milliseconds, as in { $example }, not “{ $argument }”

# Why a bot would choose so

hint-why = Expected: { $reason }. The next best, “{ $other }”: { $contrast }.
hint-why-alike = Expected: { $reason }. “{ $other }” comes to about the same.
hint-and = { $first }; { $second }
hint-chance = { $chances ->
    [one] { $chances } chance in { $of } { $what }
   *[other] { $chances } chances in { $of } { $what }
}
hint-rated = The bot rates it at { $rate } of 100, and the next best, “{ $other }”, at { $less }.
hint-played = The bot rates it at { $rate } of 100; played on for a while, it does better than “{ $other }”.
hint-rated-alike = The bot rates it at { $rate } of 100; “{ $other }” is about as good.
