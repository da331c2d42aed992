# The lab: tournaments and what is learnt from them.

cli-help-arena = Let bots play a tournament whose results are kept.
    .help =
    Bots change seats from game to game and meet the same dice on every seat; of more bots
    than seats, every choice plays. Results are kept in a folder as Parquet tables while the
    tournament is played: stopped and started again, it goes on. The tables are the same
    whatever the number of workers. `chicane report` makes a page of them.

    examples:
    {"  "}chicane arena thunder --bots greedy,random --games 1000 -o races
    {"  "}chicane arena chariot --players 2 --bots greedy,rollout:12,random --games 300
cli-help-arena-output = the folder of the results (default: arena-GAME)
cli-help-each = play every choice of this option in turn, to compare them; may be given several times
cli-help-on = who plays: pool (processes of this computer) or ray (a Ray cluster) (default: pool)
cli-arena-seats = {"  "}seats
cli-arena-rating = rating
cli-arena-time = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s{ $known ->
    [0] {""}
   *[other] {" "}({ $known } were there already)
}, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $engine }.
cli-arena-kept = The results are in { $folder }.
cli-wrong-lab = the lab needs { $name }: pip install 'chicane[lab]'
cli-wrong-ray = --on ray needs Ray: pip install 'chicane[ray]'
cli-wrong-worker = a worker was killed before it was done, perhaps for want of memory; try with fewer --workers
cli-wrong-results = { $folder } holds another tournament: its { $name } is { $was }, not { $now }; name another folder with -o
cli-wrong-no-results = { $folder } holds no finished tournament ({ $name } is missing); play it to its end with chicane arena

cli-help-report = Make a page of a tournament’s results: tables, plots and what is worth a look.
    .help =
    The page needs nothing but itself. A name that ends with .md gives the tables in Markdown.

    examples:
    {"  "}chicane report races -o report.html
    {"  "}chicane report races -o balance.md
cli-help-results = the folder of a tournament, made by `chicane arena`
cli-help-report-output = where to write the page, .html or .md (default: report.html)
cli-report-done = { $sections } sections about { $games ->
    [one] one game
   *[other] { $games } games
}: { $file }
cli-wrong-page = { $file } is neither .html nor .md

cli-help-export = Make tables of games: a row for each decision, and a row for each game.
    .help =
    Games are game files, folders of them, or folders of tournaments. The decisions go to the
    file that is named, the games beside it: games.parquet and games-games.parquet.

    examples:
    {"  "}chicane export races -o races.parquet
    {"  "}chicane export race.json -o race.parquet
    {"  "}chicane export races --files races/games
cli-help-export-games = game files, or folders of game files or of tournaments
cli-help-export-output = where the decisions go (default: games.parquet)
cli-help-export-files = write each game to a game file in this folder, too
cli-export-done = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}: { $file }. { $games ->
    [one] One game
   *[other] { $games } games
}: { $beside }.
cli-wrong-table = { $file } does not end with .parquet
cli-wrong-no-games = { $folder } holds neither game files nor a tournament

cli-help-join = Let a program of yours play a seat of a web table.
    .help =
    The program gets the same messages as in a tournament with --bots exec:COMMAND, and answers
    them the same way (docs/bots.md). It plays until the game is over.

    examples:
    {"  "}chicane join "http://127.0.0.1:8000/#/t/TABLE?k=TOKEN" ./mybot
cli-help-join-link = the link of an open seat
cli-help-join-program = what to start, with a limit for each choice if you like: "5s ./mybot"
cli-join-over = The game is over: { $text }
cli-wrong-link = “{ $link }” is no link of a seat; one looks like { $example }
cli-wrong-join = { $address } can’t be reached, or has gone away: { $why }
cli-wrong-join-serve = this needs { $name }: pip install 'chicane[serve]'
cli-wrong-forfeit = the program has given its seat up ({ $why }); somebody else may take it over

lab-title = { $game }: what the games show
lab-intro = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players ->
    [one] one player
   *[other] { $players } players
}, played by { $bots }; seed { $seed }; { $setup }. Bots changed seats and met the same dice on every seat.
lab-bots = Bots
    .help = The share of their seats that won, with its 95 % interval; the dotted line is the fair share.
lab-seats = Seats
    .help = Whether it matters where one sits.
lab-picks = Picks
    .help = How seats did that had chosen something, as a multiple of the fair share; the line is the 95 % interval.
lab-cards = Cards
    .help = How seats did that had a card as the first turn began, as a multiple of the fair share; played says in how many of those games its holder chose to play it.
lab-lengths = Length
    .help = How long games took; the plot shows the share of games by rounds.
lab-ends = Endings
    .help = Why games ended.
lab-leads = Who leads
    .help = Who stood best as each round began, as a share of the games that came to it.
lab-seat = seat { $number }
lab-leaders = The leader
    .help = How often the seat that stood best as a round began won in the end. A flat line is a lottery, an early climb a procession.
lab-losses = Losses
    .help = What was lost, by cause, a game.
lab-places = Where it was lost
    .help = Where lost pieces last stood: the more, the larger and darker the spot. The board is that of some game under way, without what moves on it.
lab-dice = Dice
    .help = Faces that came, beside what was to be expected; the last column counts standard deviations. The plot shows what came over what was expected; the line is what luck allows.
lab-options = Choices
    .help = How often each kind of option was taken when it was offered.
lab-found-never = Never used: { $names }.
lab-found-seldom = Hardly ever used: { $names }.
lab-found-luck = Further from what was expected than luck explains: { $names }.
lab-found-more = Won more than luck explains: { $names }.
lab-found-less = Won less than luck explains: { $names }.
lab-column-bot = bot
lab-column-seats = seats
lab-column-share = share
lab-column-interval = 95 % interval
lab-column-ratio = of fair share
lab-column-rating = rating
lab-column-seat = seat
lab-column-games = games
lab-column-pick = pick
lab-unit-rounds = rounds
lab-unit-plies = decisions and dice
lab-column-card = card
lab-column-played = played
lab-column-mean-ratio = of the mean
lab-column-unit = counted in
lab-column-mean = mean
lab-column-median = median
lab-column-least = least
lab-column-most = most
lab-column-reason = why
lab-column-round = round
lab-column-cause = cause
lab-column-times = times
lab-column-a-game = a game
lab-column-face = die and face
lab-column-expected = expected
lab-column-off = off
lab-column-option = option
lab-column-offered = offered
lab-column-taken = taken
