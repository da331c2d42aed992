# The browser table: what the client shows around the games.

## Everywhere
web-home = Chicane: to the lobby
web-language = Language
web-close = Close
web-copy = Copy
web-copied = Copied.
web-no-server = The server does not answer.
web-rule = The rule
web-rule-open = Read rule { $id }

## Lobby
web-lobby = Lobby
web-lobby-title = Dirty races, clean rules.
web-lobby-about = Pick a game and you are racing. No account, no download: friends join by a link.
web-picture-of = A game of { $title } in full swing
web-players = { $least } to { $most } players
web-players-exactly = Players: { $count }
web-race = Play bots now
web-hot-seat = Hot seat
web-friends = Invite friends
web-options = Options
web-unfinished = Unfinished games
web-finished = Finished games
web-resume = Resume
web-your-turn = Your turn
web-under-way = Under way
web-solo-won = Won
web-solo-lost = Lost
web-won-by = Won by { $names }
web-nobody-won = Nobody won
web-forget = Forget this table on this device
web-upload = Open a game file
web-not-a-file = This is not a game file.

## Setting up
web-how-many = Players
web-start = Start the game
web-name = Name
web-seat-who = Seat { $seat }: who plays
web-seat-name = Seat { $seat }: name
web-seat-own = Seat { $seat }: { $option }
web-seat-you = You
web-seat-here = Somebody on this device
web-seat-friend = A friend, by link
web-seat-bot = Bot: { $bot }
web-seed = Seed of the dice
web-seed-about = Leave it empty for secret dice. The same seed gives the same dice again.

## Table
web-table = Table
web-board = The board
web-question = What is asked
web-as-list = Show as list ({ $count })
web-point = Point at a place on the board
web-dial-confirm = Confirm
web-dial-less = One less
web-dial-more = One more
web-view = View
web-side = Seats and story
web-seats = Seats
web-open-seat = Show what lies before { $name }
web-opened-seat = What lies before { $name } is open.
web-story = Story
web-story-all = Whole story
web-menu = About this table
web-undo = Undo
web-hint = Hint
web-hint-says = A hint: { $label }
web-skip = Skip
web-sound = Sound
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-whole = Whole board
web-follow = Follow the action
web-you = you
web-bot = bot
web-winner = winner
web-choosing = choosing
web-away = away
web-not-here = not here yet
web-stood-in = a bot stands in
web-stand-in = Let a bot stand in
web-take-back = Take the seat back
web-line-lost = Connection lost. Your seat is kept; trying again…
web-line-now = Try now
web-no-token = You have no key to this table
web-no-table = There is no such table
web-no-way-in = Ask for its link, or open a table of your own.
web-welcome = { $title }: take a seat
web-your-name = Your name
web-sit-down = Sit down
web-over-seed = The seed of the dice was { $seed }.
web-rematch = Rematch
web-rematch-ready = A rematch is ready.
web-verify = Check the dice

## About a table
web-invite = Invite
web-invite-about = Each link is one seat: send each friend their own.
web-watchers = Watchers
web-keep = Keep it
web-file = Game file
web-file-sealed = This game has secrets: its file can be downloaded once it is over.
web-picture-png = Picture (PNG)
web-picture-svg = Picture (SVG)
web-fair = Fair dice
web-fair-about = All dice of this game come from one secret seed. Its fingerprint was fixed before the first move, so nobody can bend the dice later.
web-fair-hash = Fingerprint (SHA-256)
web-fair-seed = Seed
web-fair-seeded = The seed was chosen when the table was opened.
web-fair-later = The seed is shown when the game is over.
web-fair-check = To check it yourself, download the game file and run:
web-seal = Dice sealed: { $hash }…

## Campaigns
web-solo = Play
web-campaign = Campaign
web-campaign-start = Start the campaign
web-campaign-about = Win a stage to open the next one. You may try each as often as you like.
web-campaign-keep = For the whole campaign
web-campaign-stages = Stages
web-campaign-stage = { $number }. { $title }: { $state }
web-campaign-tries = won { $won }, lost { $lost }
web-campaign-won = won
web-campaign-open = open
web-campaign-locked = locked
web-campaign-now = Next: { $stage }
web-campaign-continue = Continue
web-campaign-attempt = Next attempt
web-campaign-go = Go
web-campaign-next = Next
web-campaign-again = Try again
web-campaign-complete = The whole campaign is won. Every stage can be played again.
web-campaign-export = Export
web-campaign-import = Import
web-campaign-reset = Begin anew
web-campaign-reset-about = Everything that was won will be forgotten; what you chose for the whole campaign stays.
web-campaign-replace = Replace it
web-campaign-replace-about = There is a campaign of this game here already. The file takes its place for good.
web-campaign-no-file = This is not a campaign file of { $title }.

## Replay
web-replay = Replay
web-replay-of = { $title }: replay
web-move = Move
web-move-of = Move { $ply } of { $plies }
web-play = Play
web-pause = Pause
web-first = To the start
web-back = One move back
web-next = One move on
web-last = To the end
web-link-move = Link to this move
web-link-none = Your link would give your seat away. Ask whoever opened the table for the watchers’ link.
web-to-table = To the table

## Help
web-help = Keys and help
web-help-digits = choose an option
web-help-arrows = walk the options; in a replay, the moves
web-help-pages = on a slider: ten steps at once; Home and End go all the way
web-help-enter = confirm
web-help-undo = undo your last choice
web-help-hint = a hint: what a bot would choose in your place
web-help-skip = skip the animation
web-help-zoom = zoom in, zoom out, whole board
web-help-follow = follow the action, or stop following
web-help-open = open what lies before the next seat, where it can be folded
web-help-help = this help
web-help-board = Golden places on the board are the same options as the buttons below it. Dice and cards that may go somewhere can be pulled there, or tapped, and then their place. Drag beside them to move the board, scroll or pinch to zoom.
web-help-story = Every line of the story opens to the rule behind it.
