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
}, { $engine ->
    [pure] plain Python
   *[compiled] compiled engine
}.
cli-arena-kept = The results are in { $folder }.
cli-wrong-lab = the lab needs { $name }: pip install 'chicane[lab]'
cli-wrong-ray = --on ray needs Ray: pip install 'chicane[ray]'
cli-wrong-results = { $folder } holds another tournament: its { $name } is { $was }, not { $now }; name another folder with -o
cli-wrong-no-results = { $folder } holds no finished tournament ({ $name } is missing); play it to its end with chicane arena
