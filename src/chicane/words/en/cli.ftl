# The command line. Commands, options and file names are typed as they stand and are never translated.

## Help

cli-help-usage = usage:
cli-help-arguments = what
cli-help-options = options
cli-help-commands = commands
cli-help-hint = '{ $command } --help' says more.

cli-help-chicane = Dirty racing games, played by their full rules, against friends or bots.
    .help =
    start here:
    {"  "}chicane play chariot                a race against three bots
    {"  "}chicane play thunder                a chase, three cars a crew
    {"  "}chicane play chariot --lang fr      the first one, in French
    {"  "}chicane watch chariot               bots play, you watch
    {"  "}chicane games                       what there is to play, and the variants
    {"  "}chicane play --help                 every command explains itself
cli-help-play = Play a game in the terminal.
    .help =
    You get a board, a question and numbered answers. Type a number, ? to have the
    answers explained, or help for everything else you may type.

    examples:
    {"  "}chicane play chariot                                    you against three bots
    {"  "}chicane play chariot --seats human,human,hard           two people, one keyboard
    {"  "}chicane play chariot --option track=B --seed 7          pillars, and dice you can have again
    {"  "}chicane play chariot.json                               go on with a saved game
cli-help-campaign = Play the campaign of a game: a win opens the next chapter.
    .help =
    actions:
    {"  "}show           how far you got (also without an action)
    {"  "}new            begin one more: choose what you keep for the whole campaign
    {"  "}play           go on with the attempt under way, or begin the next one
    {"  "}reset          begin anew, with the same choices or others
    {"  "}forget         throw a campaign away
    {"  "}export FILE    write the campaign to a file, for the web table or another computer
    {"  "}import FILE    go on with a campaign from such a file, beside those that are there

    There may be several campaigns side by side; each has a number.

    examples:
    {"  "}chicane campaign wreckland new
    {"  "}chicane campaign wreckland play
    {"  "}chicane campaign wreckland play --option chapter=2 --option difficulty=learner
    {"  "}chicane campaign wreckland play --campaign 2
    {"  "}chicane campaign wreckland export mine.json
cli-help-watch = Watch bots play.
    .help =
    examples:
    {"  "}chicane watch chariot
    {"  "}chicane watch chariot --seats greedy,random,random --delay 0.2
    {"  "}chicane watch chariot --seed 7 --delay 0 --save race.json
cli-help-replay = Tell a saved game move by move, or show one position of it.
    .help =
    The number before each sentence is its ply, the number after it the rule behind it.

    examples:
    {"  "}chicane replay race.json
    {"  "}chicane replay race.json --at 120
cli-help-review = Look at a saved game afterwards: chances by move, turning points, mistakes.
    .help =
    Chances are what the game itself judges; mistakes are looked into by a search. Bots make mistakes, too, but where
    people play only theirs are told.

    examples:
    {"  "}chicane review race.json
cli-help-draw = Draw a position of a saved game as an SVG picture.
    .help =
    examples:
    {"  "}chicane draw race.json -o board.svg
    {"  "}chicane draw race.json --at 120 > board.svg
cli-help-sim = Let bots play many games, and count.
    .help =
    Bots change seats from game to game and meet the same dice on every seat. The same
    seed gives the same table, whatever the number of workers.

    examples:
    {"  "}chicane sim chariot --games 400 --bots greedy,random
    {"  "}chicane sim chariot --players 2 --option track=B --seed 9
cli-help-verify = Check that the dice of a saved game were not tampered with.
    .help =
    Every result of chance is worked out again from the seed that was sealed before the
    game. Exit code 0: they agree. Exit code 1: they don't.

    example:
    {"  "}chicane verify race.json
cli-help-games = List the games, their options and choices.
    .help =
    example:
    {"  "}chicane games
cli-help-learn = Learn a game: its rules on a few pages, or a guided first game.
    .help =
    examples:
    {"  "}chicane learn chariot                 the pages there are
    {"  "}chicane learn chariot turn            a turn in five pictures
cli-help-rules = Look up the rules of a game.
    .help =
    examples:
    {"  "}chicane rules chariot                 the sections
    {"  "}chicane rules chariot CH-COLL         all rules on collisions
    {"  "}chicane rules chariot CH-COLL-05      one rule
    {"  "}chicane rules chariot javelin         every rule that says javelin
cli-help-scenario = Play scenario files and say which come true.
    .help =
    A scenario is a drawn position, scripted dice and moves, and what must hold after them.
    Exit code 0: all came true. Exit code 2: one did not, and the message names its line.

    examples:
    {"  "}chicane scenario puzzle.scn
    {"  "}chicane scenario tests/scenarios
cli-help-serve = Open the web table: play in the browser.
    .help =
    Tables are kept in a file of their own and survive a restart. Without --host, only this
    computer can come in.

    examples:
    {"  "}chicane serve --open
    {"  "}chicane serve --host 0.0.0.0 --port 80
    {"  "}chicane serve --db postgresql+psycopg://user@localhost/chicane
cli-help-admin = Look after the tables of a server: list, close, check, back up.
    .help =
    Works while the server runs, too. Actions:
    {"  "}list      the tables there are
    {"  "}close     nobody can play on at these tables; open lets them again
    {"  "}export    game files of tables, into a folder (-o)
    {"  "}prune     throw tables away; without --yes it only says which
    {"  "}check     replay every table; exit code 1 when one does not replay
    {"  "}backup    everything in one file; restore puts it in the place of what is there

    examples:
    {"  "}chicane admin list --state open
    {"  "}chicane admin prune --state finished --days 90 --yes
    {"  "}chicane admin backup tables-monday.sqlite

cli-help-fast = Compile the engine and the games for this computer.
    .help =
    It takes some minutes, and a C compiler. Games then play several times as fast, by the same
    rules. After a change of the sources they run uncompiled, until this is done again.

    examples:
    {"  "}chicane fast
    {"  "}chicane fast --remove
    {"  "}CHICANE_PURE=1 chicane arena thunder
cli-help-fast-remove = take the compiled build away

cli-help-game = the game's name; 'chicane games' lists them
cli-help-game-or-file = the game's name ('chicane games' lists them), or a saved game to go on with
cli-help-file = a saved game
cli-help-action = show, new, play, reset, forget, export or import
cli-help-target = the file to export to, or to import
cli-help-campaign-option = with new: what you keep; with play: the chapter, or what else this attempt is played with
cli-help-anew = give the attempt under way up, as lost, and begin another one
cli-help-replace = throw away the campaign that is there (with --campaign or --file)
cli-help-campaign-number = which of several campaigns, by its number
cli-help-campaign-file = where the campaign is kept (default: among your data)
cli-help-scenario-files = a .scn file, or a folder of them
cli-help-page = a page of the book, or with --guided the name of a guided game; without one, the table of contents or the first game
cli-help-learn-game = the game's name; without one, every guided game there is
cli-help-guided = learn by playing: what to do is said move by move
cli-help-guided-at = go on with a guided game at this remark
cli-help-wanted = a rule, the beginning of one, or a word to look for
cli-help-seats = who sits on each seat: human, or a bot: easy, normal, hard, brutal, hard:hammer (default: you, then normal bots)
cli-help-players = how many players (default: 4, if the game allows it)
cli-help-option = a variant of the game; may be given several times
cli-help-preset = a mix of options with a name: see 'chicane games'
cli-help-seed = where the dice come from; the same seed, the same dice (default: a secret one)
cli-help-sim-seed = where all dice come from (default: 1)
cli-help-save = keep the game in this file when it ends or you leave
cli-help-delay = seconds to wait after each sentence (default: 0.6 on a terminal, otherwise 0)
cli-help-at = the position after so many choices and dice
cli-help-output = where to write the picture (default: print it)
cli-help-games-count = how many games (default: 100)
cli-help-bots = who plays; fewer bots than seats take turns (default: greedy,random)
cli-help-workers = how many processes (default: as many as there are processors)
cli-help-db = where tables are kept, as a database URL (default: a SQLite file among your data)
cli-help-allow-host = a further name of this server, such as a proxy’s; may be given several times (* for any)
cli-help-base-path = the path below which a proxy shows this server, such as /chicane (default: the path of --public-url)
cli-help-proxy = a proxy in front of this server, by its address or network: what it says about who asks is believed; may be given several times
cli-help-public-url = the address that people know, such as https://games.example.org/chicane, for links in messages
cli-help-fanout = Redis for the news between several servers of the same tables (PostgreSQL needs none)
cli-help-host = the address to listen at (default: 127.0.0.1, this computer only)
cli-help-port = the port to listen at; 0 takes any free one (default: 8000)
cli-help-serve-workers = how many processes serve the same tables (default: 1)
cli-help-open = open the browser
cli-help-grace = seconds after which a bot may stand in for an absent player (default: 60)
cli-help-budget = seconds that a bot may think about one choice (default: 5)
cli-help-tables = how many tables one address may open a minute (default: 30)
cli-help-messages = how many messages of one connection are read a second, more of them later (default: 20)
cli-help-lang = the language (default: that of your system, or English)
cli-help-no-color = no colours
cli-help-version = say which version this is
cli-help-help = show this

## Playing

cli-seat-you = { $player } you
cli-seat-human = { $player } human

cli-command-help = help
cli-command-board = board
cli-command-log = log
cli-command-hint = hint
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit

cli-play-chosen = In play: { $chosen }.
cli-play-seats = On the seats: { $seats }.
cli-play-sealed = The dice are sealed: { $hash }… is the fingerprint of the seed they come from. At the end you see the seed and can check that nobody touched them.
cli-play-keys = Type the number of your choice. ? explains the choices, help lists what else you may type.
cli-play-turn = Your turn
cli-play-turn-of = { $player }: your turn
cli-curtain = For { $player } alone
cli-curtain-lift = The others look away. Press Enter when you sit at the keyboard.
cli-play-empty = Type a number from 1 to { $count }, or ? to have the choices explained.
cli-play-unknown = “{ $text }” is none of the choices. Type a number from 1 to { $count }, ? to have them explained, or help.
cli-play-no-thing = “{ $text }” is neither a choice from 1 to { $count } nor anything on the board.
cli-play-things = { $count } things fit “{ $text }”. Type more of a name:
cli-play-help =
    {"  "}1, 2, 3 ...      choose
    {"  "}?                explain the question and every choice
    {"  "}? 2              explain choice 2, with the text of its rule
    {"  "}? NAME           say what something on the board is: ? truck, ? mud
    {"  "}hint             say which choice a bot would make in your place
    {"  "}u, undo          take back your last choice
    {"  "}b, board         show the board again
    {"  "}l, log           tell the game so far, with the rules behind it
    {"  "}s, save [FILE]   keep the game in a file
    {"  "}q, quit          leave
    {"  "}h, help          this list
    You may also type a choice in its short form, which ? shows in brackets; the end
    of it will do where no other choice ends that way.
cli-play-many = You may also type “{ $text }”, and so on, instead of a number.
cli-play-explained = ? 1 explains choice 1 with the text of its rule. In brackets: what you may type instead of the number.
cli-play-hint = A bot that knows what you know would choose:
cli-play-undone = Taken back.
cli-play-no-undo = There is nothing you can take back: since your last choice, dice have fallen or somebody else has acted.
cli-play-saved = Saved in { $file }. 'chicane play { $file }' goes on with it.
cli-play-saved-over = Saved in { $file }. 'chicane replay { $file }' tells it again, 'chicane verify { $file }' checks the dice.
cli-play-leaving = Type a file name to save the game first, or just press Enter to leave without saving.
cli-play-left = You leave the game, which is not saved. ('save' would have kept it.)
cli-play-gone = You leave the table. The game is in { $file }: 'chicane play { $file }' goes on with it.
cli-play-unfinished = The input ends here, after { $plies } choices and dice; the game is unfinished.
cli-play-interrupted = Stopped. Nothing was saved.
cli-play-after = Type 'save' to keep the game in a file, 'log' to read it again, or press Enter to leave.

cli-solo-won = You win.
cli-solo-lost = You lose.
cli-winners = { $count ->
    [one] The winner: { $names }.
   *[other] The winners: { $names }.
}
cli-seed = The seed was { $seed }; its fingerprint is the { $hash }… of the start. Save the game, and 'chicane verify' works out every die again.

## Files

cli-review-chances = Chances to win
cli-review-seat = seat
cli-review-first = at first
cli-review-curve = from the first move to the last
cli-review-last = at last
cli-review-turns = Turning points
cli-review-turn = { $player } goes from { $before } % to { $after } %.
cli-review-mistakes = The largest mistakes
cli-review-none = None that a search would find.
cli-review-mistake = { $player } chose “{ $chosen }”; “{ $better }” was better by { $cost ->
    [one] one point
   *[other] { $cost } points
} in a hundred.
cli-replay-start = the start
cli-replay-at = Ply { $ply } of { $plies }; the last one: { $last }.
cli-replay-dice = The dice fall:
cli-replay-choice = { $player } must choose:
cli-draw-done = { $file } shows ply { $ply }.
cli-verify-sealed = The seed { $seed } is the one that was sealed as { $hash }… before the game.
cli-verify-unsealed = The seed { $seed } is not the one that was sealed as { $hash }… before the game!
cli-verify-dice = { $chances ->
    [0] No die has fallen yet.
    [one] The one result of chance follows from the seed.
   *[other] All { $chances } results of chance follow from the seed.
}
cli-verify-wrong = { $count } of { $chances } results of chance do not follow from the seed; the first is ply { $first } ({ $act }).
cli-verify-holds = The dice are proven.
cli-verify-broken = The dice are not what they should be.
cli-scenario-passed = passed
cli-scenario-count = { $passed } passed, { $failed } failed.

## Games and rules

cli-games-players = { $least ->
    [1] for one player
   *[other] { $least } to { $most } players
}
cli-games-title = { $id }: { $title }, { $players }
cli-games-option = { $option }:
cli-games-usual = (unless you say otherwise)
cli-games-by-seat = One word a seat, in the order of the seats.
cli-games-presets = A mix with a name, for a quick start:
cli-learn-closing = 'chicane learn { $game } { $page }' shows a page, 'chicane rules { $game } ID' a rule in full.
cli-learn-next = 'chicane learn { $game } { $page }' turns the page.
cli-learn-no-book = { $game }: there is no book yet; 'chicane rules { $game }' has the rules
cli-learn-guided = 'chicane learn { $game } --guided' teaches it by playing, in about three minutes.
cli-guide-none = { $game }: there is no guided game yet; 'chicane learn { $game }' has the rules
cli-guide-at = --at { $at }: this guided game has the remarks 1 to { $count }
cli-guide-keys = Do as you are told, for once. ? explains the choices, quit leaves.
cli-guide-do = Type { $number }: { $label }
cli-guide-next = Press Enter to go on.
cli-guide-not-yet = Nice idea, later.
cli-guide-left = 'chicane learn { $game } { $guide } --guided --at { $at }' goes on from here.
cli-guide-end = That is all you need. 'chicane play { $game }' is the real thing.
cli-rules-count = rules
cli-rules-ids = IDs
cli-rules-section = section
cli-rules-closing = { $count } rules. 'chicane rules { $game } { $example }' shows one, the beginning of an ID all that share it, a word all that use it.

## Simulation

cli-sim-racing = Playing
cli-sim-bot = bot
cli-sim-wins = {"  "}wins
cli-sim-share = share
cli-sim-interval = 95 % interval
cli-sim-fair = by seats alone
cli-sim-nobody = nobody
cli-sim-plies = { $games ->
    [one] One game
   *[other] { $games } games
}, { $mean } plies on average, { $least } to { $most }.
cli-sim-ends = How they ended: { $reasons }.
cli-sim-time = { $seconds } s, { $pace } games/s, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}.

## Campaigns

cli-campaign-none = You have no campaign of { $game } in { $file }: 'chicane campaign { $game } new' begins one.
cli-campaign-other = { $file }: a campaign of { $other }, not of { $game }
cli-campaign-taken = There is a campaign already in { $file }: --replace throws it away.
cli-campaign-target = '{ $action }': export and import take a file, the other actions none
cli-campaign-broken = The attempt under way can't be played on: 'chicane campaign { $game } play --anew' begins another one.
cli-campaign-busy = { $file } is in use: the campaign is being played in another window. Finish or leave the attempt there first.
cli-campaign-stranger = { $file }: not an attempt at this campaign
cli-campaign-uncounted = The attempt is over, but it was not counted: the campaign in { $file } was changed meanwhile.
cli-campaign-stays = The attempt under way is not in it: it stays here, and is gone on with here.
cli-campaign-under-way = An attempt is under way, with options and dice of its own: 'chicane campaign { $game } play' goes on with it, --anew gives it up as lost.
cli-campaign-begun = The campaign begins. It is kept in { $file }.
cli-campaign-no-number = { $game } has no campaign { $number }: 'chicane campaign { $game }' lists them
cli-campaign-several = 'chicane campaign { $game } play --campaign 1' plays the first one, 'new' begins one more.
cli-campaign-kept = The attempt is kept: 'chicane campaign { $game } play' goes on with it.
cli-campaign-won = Won, and the way on is open: 'chicane campaign { $game } play'.
cli-campaign-lost = Lost. Try again as often as you like: 'chicane campaign { $game } play'.
cli-campaign-complete = Won, and with it the whole campaign!
cli-campaign-replay = 'chicane replay { $file }' tells this attempt again.
cli-campaign-rung = stage
cli-campaign-state = state
cli-campaign-wins = won
cli-campaign-losses = lost
cli-campaign-state-won = won
cli-campaign-state-open = open
cli-campaign-state-locked = locked
cli-campaign-next = 'chicane campaign { $game } play' begins the next attempt.
cli-campaign-go-on = An attempt is under way: 'chicane campaign { $game } play' goes on with it.
cli-campaign-is-over = The campaign is won. Every stage can be played again, and 'chicane campaign { $game } reset' begins anew.
cli-campaign-sure = Everything that was won will be forgotten. Type yes to begin anew.
cli-campaign-yes = yes
cli-campaign-sure-forget = The campaign will be gone, with everything that was won. Type yes to throw it away.
cli-campaign-unchanged = Nothing was changed.
cli-campaign-reset = The campaign begins anew: { $kept }.
cli-campaign-forgotten = The campaign is gone.
cli-campaign-medals = Medals
cli-campaign-number = no.
cli-campaign-with = with
cli-campaign-progress = won
cli-campaign-far = { $won } of { $rungs }
cli-campaign-going = (an attempt is under way)
cli-campaign-which = Which campaign? Type its number, or just press Enter for { $usual }, which was played last.
cli-campaign-exported = The campaign is in { $file }.

cli-choose = Type a number from 1 to { $count }, or just press Enter for { $usual }.
cli-choose-again = “{ $text }” is none of the choices. Type a number from 1 to { $count }, or just press Enter.

cli-serve-ready = Chicane is open at { $address } (Ctrl-C closes it)
cli-serve-engine = Runs on: { $engine }
cli-serve-kept = Tables are kept in { $place }

cli-file-taken = { $file }: there is a file of this name already
cli-file-no-folder = { $file }: there is no folder { $folder }
cli-draw-svg = { $file }: the picture is SVG; give it a name that ends in .svg (a browser opens it)
cli-play-no-seed = { $file }: its seed is not revealed: it can be replayed, not played on

## What somebody got wrong

cli-wrong-required = the following arguments are required: { $names }
cli-wrong-unknown = unrecognized arguments: { $names }
cli-wrong-no-value = argument { $name }: expected one argument
cli-wrong-number = argument { $name }: '{ $value }' is not a number that fits
cli-wrong-choice = argument { $name }: invalid choice: '{ $value }'; there are { $choices }
cli-wrong-seats = --seats names { $seats } seats, --players says { $players }
cli-wrong-seats-of = --seats names { $seats } seats, { $file } has { $players }
cli-wrong-seat = --seats: { $why } (a person is “human”)
cli-wrong-option = --option takes NAME=CHOICE, not '{ $text }'
cli-wrong-twice = --option { $option } is given twice
cli-wrong-nobody = nobody here is human; 'chicane watch' lets bots race by themselves
cli-wrong-watcher = only bots race while you watch; 'chicane play' has a seat for you
cli-wrong-resumed = --{ $name } is for a new game; { $file } has its own
cli-wrong-delay = --delay must not be below 0, not { $delay }
cli-wrong-no-bot = --bots names no bot
cli-wrong-bot = --bots: { $why }
cli-wrong-count = --{ $name } must be at least 1, not { $count }
cli-serve-needs = the web table needs { $package }: pip install 'chicane[serve]'
cli-serve-mute = --messages-a-second must be more than 0, or nobody could say anything
cli-serve-base-path = --base-path: “{ $path }” is not a path such as { $example }
cli-serve-public-url = --public-url: “{ $url }” does not look like { $example }
cli-serve-proxy = --proxy: “{ $address }” is neither an address nor a network, such as 10.0.0.0/8
cli-serve-folder = { $folder }: can't be made: { $why }; name another place with { $instead }
cli-serve-deaf = can't listen at { $place }: { $why }; --port 0 takes any free port
cli-serve-no-port = this port can't be
cli-serve-no-host = this computer has no such address
cli-serve-taken = somebody else listens there
cli-scenario-none = { $folder }: there is no .scn file in this folder
cli-rules-no-game = no rules of a game called “{ $name }”; { $hint }
cli-rules-none = { $game }: no rule has the ID or the word '{ $wanted }'; 'chicane rules { $game }' lists the sections

## The compiled build

cli-version = chicane { $version }, { $engine }
cli-runs-on = { $engine ->
    [compiled] compiled engine
    [stale] plain Python (the compiled engine is of other sources: chicane fast makes it anew)
   *[pure] plain Python
}
cli-fast-begins = Compiling the engine and the games; this takes some minutes …
cli-fast-done = Compiled in { $seconds } s: { $folder }
cli-fast-there = These sources are compiled already: { $folder }
cli-fast-removed = Removed: { $folder }
cli-fast-none = There is no compiled build in { $folder }
cli-fast-no-tool = compiling needs { $name }: pip install 'chicane[fast]'
cli-fast-no-compiler = there is no C compiler “{ $name }” here: install one (on Debian or Ubuntu: apt-get install gcc), or name yours with CC=…
cli-fast-no-header = Python’s own header is missing: { $name } (on Debian or Ubuntu: apt-get install python3-dev)
cli-fast-no-failed = compiling failed; what { $name } said is above
cli-fast-no-place = { $name } can’t be written
