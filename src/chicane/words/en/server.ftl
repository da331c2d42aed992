# What the server of the web table says to players.

server-bot-easy = Rookie
    .help = Wants to get on and looks neither left nor right. For a first game.
server-bot-normal = Driver
    .help = Takes what looks best now. A fair opponent.
server-bot-hard = Veteran
    .help = Thinks ahead, for you too. Takes about a second.
server-bot-brutal = Champion
    .help = Thinks as long as it may, every time. Bring tissues.
server-bot-hammer = Magda Hammer
    .help = Aggressive: a rival in front of her is a target, not a problem.
server-bot-prudence = Aunt Prudence
    .help = Careful: never a scratch, and there at the end when others are not.
server-bot-dash = Dash Quick
    .help = Fast: one car to the line, the rest is scenery.
server-bot-zigzag = Zoe Zigzag
    .help = Chaotic: where something might go bang, there she goes.
server-bot-greedy = Greedy
    .help = Takes what looks best now. A fair opponent.
server-bot-random = Random
    .help = Takes anything at all. For a first game.
server-strength-1 = easy
server-strength-2 = normal
server-strength-3 = hard
server-strength-4 = brutal
server-bot-name = { $bot } { $player }
server-bot-with = { $bot } { $more }

server-curtain = For { $player } alone
    .help = The others look away. What comes next is a secret.
server-wait = { $count ->
    [one] { $player } is choosing.
   *[other] Still to choose: { $player }.
}
server-route = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
}{ $takes }{ $price ->
    [damage] , { $damage } damage
    [meeting] , into somebody
    [unsure] , then chance decides
    [death] , and that is the end of it
   *[free] , nothing in the way
}
server-route-takes = {", "}{ $takes }
server-wait-nobody = This game can be watched, not played on: the file came without the seed of its dice.
server-wait-closed = This table is closed: it can be watched, not played on. Whoever runs this server can open it again.
server-solo-won = You win.
server-solo-lost = You lose.
server-won-with = You win, together with { $names }!
server-won = You win!
server-winners = { $count ->
    [one] { $names } wins.
   *[other] Winners: { $names }.
}

server-refused-stale = The game has moved on (your choice was for move { $seq }, we are at { $newest }). Look again and choose.
server-refused-turn = It is not your turn: { $player } must choose.
server-refused-illegal = “{ $option }” is not among the options now.
server-refused-over = The game is over.
server-refused-undo = Nothing to undo: the dice, a secret or another player came after your last choice.
server-kept-nothing = Nothing to take back: you have not chosen anything yet.
server-kept-chance = Nothing to take back: chance has had its say since your last choice.
server-kept-other = Nothing to take back: { $player } has chosen since.
server-kept-secret = Nothing to take back: your last choice brought something to light.
server-refused-not-yours = This act was sent by another seat.
server-refused-stood-in = A bot is playing for you. Take your seat back first.
server-refused-stand-in-who = Only a player at this table can ask for a stand-in, and only for somebody else.
server-refused-stand-in-needless = There is nobody to stand in for.
server-refused-stand-in-soon = { $player } may still come back; ask again in { $seconds } s.
server-refused-back = No bot is playing for you.
server-refused-watcher = You are watching; only players can do this.
server-refused-rematch = There can be a rematch once this game is over.
server-refused-token = This needs the token of a seat at this table, in the header “Authorization: Bearer …”.
server-refused-no-table = There is no such table.
server-refused-no-game = There is no game called { $game }.
server-refused-no-campaign = There is no such campaign.
server-refused-campaign-token = This needs the token of the campaign, in the header “Authorization: Bearer …”.
server-refused-no-rule = There is no rule { $id }.
server-refused-no-page = The book has no page { $page }.
server-refused-no-guide = There is no guided game { $guide }.
server-refused-other-rules = This table was played by other rules of { $game } than this server knows.
server-refused-file = This game has secrets: its file can be downloaded once it is over.
server-refused-review = A game can be reviewed once it is over.
server-refused-review-none = There is no review just now: the bots are busy. Try again in a moment.
server-refused-code = QR codes need segno on the server; the link itself is always there.
server-refused-png = PNG pictures need resvg-py on the server; the SVG picture is always there.
server-refused-often = That was a lot at once. Wait a minute and try again.
server-refused-hint-busy = A hint is on its way.
server-refused-hint-often = That was a lot of hints at once. Wait a few seconds and ask again.
server-refused-hint-crowd = Many players want a hint just now. Ask again in a moment.
server-refused-hint-none = No hint this time: the bot found no answer.
server-refused-disk = The server could not write this down, so it did not happen. Try again.
server-refused-restored = A backup of the server was restored meanwhile. Look again and choose.
server-refused-path = This address does not exist.
server-refused-host = This server is not known as “{ $host }”. Use its address, or start it with --allow-host.
server-refused-origin = A page of { $origin } may not do this here.
server-refused-no-json = Send JSON, and say so in the header Content-Type (application/json).
server-refused-too-deep = That is nested too deeply.
server-refused-broken = This is a fault of the server; it was logged.
server-wrong-seat = a seat is for “human”, “open” or “{ $bot }”, not “{ $kind }”
server-wrong-plies = plies from { $first } to { $end }: this race has { $plies }
server-wrong-seal = { $file }: the seed or its commitment is not what this program writes

# What keeps a server from starting

server-no-database = --db: the database can’t be opened: { $why } ({ $detail })
server-database-url = this is not the address of a database
server-database-driver = what reads such a database is not installed
server-database-closed = there is no such folder or server, or you may not use it
server-database-newer = --db: a newer Chicane has used this database (its schema is { $found }, this program knows { $known }); update Chicane
server-database-kind = --db: tables are kept in SQLite or PostgreSQL, not in { $kind }
server-needs-psycopg = --db: PostgreSQL needs psycopg: { $install }
server-needs-redis = --fanout needs redis: { $install }
server-no-fanout = --fanout: “{ $url }” does not look like { $example }

# A request that does not fit the OpenAPI document

server-shape = The request does not fit: { $faults }
server-shape-and = { $first }; { $second }
server-shape-at = { $place }: { $fault }
server-shape-missing = the field “{ $field }” is missing
server-shape-unknown = the field “{ $field }” is unknown
server-shape-type = { $wanted ->
    [str] a text
    [int] a whole number
    [float] a number
    [number] a number
    [bool] true or false
    [null] nothing
    [object] an object
   *[array] a list
} is wanted
server-shape-types = it is of the wrong kind
server-shape-longer = it is longer than { $most }
server-shape-shorter = it is shorter than { $least }
server-shape-more = it is more than { $most }
server-shape-less = it is less than { $least }
server-shape-choice = “{ $value }” is none of the choices
server-shape-json = this is not JSON
server-shape-method = this address does not answer to such a request
server-shape-large = this is too large
server-shape-other = see the OpenAPI document
