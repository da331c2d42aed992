# Choppe Shoppe: crew leaders with their command tokens, and upgrades for cars.

thunder-option-leaders = Crew leaders
    .help = Each car crew chooses one of two leaders, with a power, a command board and command tokens of their own.
thunder-option-leaders-no = No
    .help = Every crew has the standard command board.
thunder-option-leaders-yes = Yes
    .help = Eleven leaders; two are dealt to each car crew, in secret.
thunder-option-upgrades = Upgrades
    .help = Before the race car crews draft upgrades, one for each of their cars.
thunder-option-upgrades-no = No
    .help = Cars come as they left the factory.
thunder-option-upgrades-yes = Yes
    .help = Twenty-seven upgrades; four are dealt to each car crew, one is kept, the others are passed to the left.

## Leaders

thunder-card-command-tokens = Command tokens
    .help = One a turn, on a command that has neither die nor token; it counts as the lowest value there.
thunder-card-abigail = Abigail
    .help = Clean-up: her shots, the chopper’s too, always hit what is damaged already, and sweep away what no longer runs. She did warn you about your parking.
thunder-card-granny-vendetta = Granny Vendetta
    .help = An eye for an eye: before one of her vehicles is hit by another vehicle, it may shoot back. She knits her own ammunition belts.
thunder-card-em-berco = Em Berco
    .help = Asbestos underwear: fire that would eliminate one of her vehicles goes out instead. Itchy, but worth it.
thunder-card-sergeant-kettle = Sergeant Kettle
    .help = All-round view: his chopper shoots in all six directions. He has removed the doors, and most of the floor.
thunder-card-bongo = Bongo the Clown
    .help = Colossus: when one of his vehicles is about to be thrown in a slam, the other one may be thrown instead. Nobody laughs.
thunder-card-slick-vic = Slick Vic
    .help = Hair oil: each of his vehicles may drift past one vehicle in every move, without a command. So may his combs.
thunder-card-mother-goose = Mother Goose
    .help = Come along: at the end of her turn, one of her vehicles on the rear tile may go one space straight ahead. Last one there is pâté.
thunder-card-professor-lens = Professor Lens
    .help = X-ray spectacles: before one of his vehicles moves, a face-down token up to three spaces away in its front lines may be turned up. He looks at road maps the same way.
thunder-card-miss-betty = Miss Betty
    .help = Bling-bling: after the draft, one more upgrade from all that were left over. If it glitters, it corners better.
thunder-card-lucky-lou = Lucky Lou
    .help = Second thoughts: before using any die or card of a round, Lou may roll all four again, or change a whole hand of cards for a new one. The dice are not loaded; merely well fed.
thunder-card-undertaker = The Undertaker
    .help = Commission: a command token from the supply for every vehicle of somebody else that is eliminated. He measures you with his eyes.

## Commands

thunder-command-snipe = Snipe
    .help = The vehicle you assigned may shoot before it moves, besides the shot after its move.
thunder-command-banana = Banana Skin
    .help = A car next to the vehicle you assigned slides one space, wherever the direction die says. Motorcycles are cars to a banana.
thunder-command-flamethrower = Flamethrower
    .help = A vehicle one space ahead of the one you assigned catches fire.
thunder-command-convoy = Convoy
    .help = Another of your running vehicles goes two spaces straight ahead, for free.
thunder-command-switch = Switcheroo
    .help = The vehicle you assigned changes places with another of yours that runs; what lies there does nothing.
thunder-command-shortcut = Shortcut
    .help = The vehicle you assigned may have the road die, whatever the ground.
thunder-command-jam = Radio Jam
    .help = The choppers of all others go home.
thunder-command-overdrive = Overdrive
    .help = The vehicle you assigned gets as many moves again as it was given.

## Upgrades

thunder-card-turbo-switch = Turbo Switch
    .help = Before the car moves: one more move, on a coast too. There is only one other position, and it is “off”.
thunder-card-take-off-rocket = Take-off Rocket
    .help = Once, before the car moves: five more moves. Brakes sold separately.
thunder-card-drag-chute = Drag Chute
    .help = Before the car moves: it makes as few of its moves as you like, but one at least. It was somebody’s wedding dress.
thunder-card-gearbox-roulette = Gearbox Roulette
    .help = Before the car moves by a die: throw a die; so many moves, in place of all it had. Faites vos jeux.
thunder-card-balloon-tyres = Balloon Tyres
    .help = The car may have the road die whatever it drove over. Squeaks when cornering.
thunder-card-reverse-gear = Reverse Gear
    .help = The car may drive backwards too: any of the six directions. Beeps while doing so.
thunder-card-hydraulics = Hydraulics
    .help = The car may drift past one vehicle in every move, without a command. It dances better than its driver.
thunder-card-repair-kit = Repair Kit
    .help = Before the car moves by a die: it stands still instead, and one of its damage tokens comes off. Tape, mostly.
thunder-card-tail-gunner = Tail Gunner
    .help = The car shoots in its rear arc too. He gets sick facing forward.
thunder-card-long-barrel = Long Barrel
    .help = The car shoots up to two spaces away in a line, over whoever is in between. Mind the garage door.
thunder-card-laser-sight = Laser Sight
    .help = When the car’s shot misses: throw the die once more. The cat has stopped chasing it.
thunder-card-ricochet = Ricochet Rounds
    .help = When the car’s shot misses: it flies on, and another vehicle next to the target is shot at. All part of the plan.
thunder-card-flak-cannon = Flak Cannon
    .help = After the car has moved: somebody else’s chopper within two spaces goes home. Also opens tins.
thunder-card-smoke-screen = Smoke Screen
    .help = When a shot hits the car: the die is thrown again, once. Burns old socks.
thunder-card-decoy-balloon = Decoy Balloon
    .help = When the car is shot at: another vehicle next to it is shot at instead. It looks just like you, only happier.
thunder-card-armour-plates = Armour Plates
    .help = When the car is damaged: it takes minor damage, which does nothing, in place of a token. Formerly a playground slide.
thunder-card-spare-engine = Spare Engine
    .help = Once, when the car is damaged: it is not. Takes up the seat of the co-driver, who is fine with that.
thunder-card-steel-umbrella = Steel Umbrella
    .help = Choppers can’t bomb the car. Dreadful in the wind.
thunder-card-booby-trap = Booby Trap
    .help = When the car is eliminated: everybody next to it takes damage. Revenge is a dish best served at once.
thunder-card-sandbags = Sandbags
    .help = When the car is about to be thrown in a slam: the other one is thrown instead. Also handy for floods.
thunder-card-assault-bumper = Assault Bumper
    .help = After a slam of the car: the other car is pushed one space ahead, straight or to a side. Say please first.
thunder-card-spiked-hubs = Spiked Hubs
    .help = After somebody drove into the car: they take damage. Look, don’t touch.
thunder-card-mine-dispenser = Mine Dispenser
    .help = After the car has moved: a mine on an empty space behind it. Three mines, which come back once they have gone off. Clears queues.
thunder-card-oil-dispenser = Oil Dispenser
    .help = After the car has moved: an oil slick on an empty space behind it. Three slicks. Extra virgin.
thunder-card-snow-plough = Snow Plough
    .help = Before the car moves: a hazard token one space ahead is discarded. Bought by mistake; nobody here has seen snow.
thunder-card-tow-cable = Tow Cable
    .help = After the car has moved: a car two spaces away in a line is pulled one space nearer. Come here, you.
thunder-card-big-red-button = Big Red Button
    .help = After the car has moved: everything within two spaces is eliminated, choppers too, and the car itself. It says “Do not press”.

thunder-token-dropped-mine = a dropped mine
thunder-token-dropped-oil = dropped oil

## What is asked, and what may be chosen

thunder-ask-leader = { $crew }: whom do you follow?
    .help = A leader brings a power, commands of their own and a token for each star. The other one stays in the box.
thunder-ask-pick = { $crew }: which upgrade do you keep? { $left ->
    [2] The other one stays in the box.
   *[other] The others go left.
}
    .help = In the end you have three, one for each car. Nobody sees them before all are fitted.
thunder-ask-spare = { $crew }: which of the leftovers does Miss Betty take?
thunder-ask-fit = Which upgrade for { $vehicle }?
    .help = It works for this car only, and stays there for the whole race.
thunder-ask-fit-any = { $crew }: which car gets one more?
thunder-do-fit = { $card } for { $vehicle }
    .help = All upgrades are revealed together; they stay with their car.
thunder-ask-commands = { $crew }: a command? You have { $left ->
    [0] no token left
    [one] one token
   *[other] { $left } tokens
}.
thunder-do-token = Token: { $command }
    .help = It counts as the lowest value of the command, and is gone at the end of the round.
thunder-do-enough = That is all
    .help = The commands take effect in the order in which you chose them.
thunder-ask-aim = { $what }: what for?
thunder-do-forgo = Nobody
    .help = What leaders and upgrades do is never compulsory.
thunder-do-aim = { $what }: { $at }
    .help = The power goes there.
thunder-do-aim-way = { $what }: { $at } { $way }
    .help = The push costs nothing, whatever the ground.
thunder-do-aim-chopper = { $what }: the chopper of { $crew }
    .help = It goes back to its owner, and may come again.
thunder-do-aim-moves = { $what }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
    .help = So many are left.
thunder-ask-gamble = How many moves does { $vehicle } get?

## What the commentator says

thunder-told-leader = { $crew } follows { $card }.
thunder-told-tokens = { $crew } takes { $count ->
    [0] no command token: there are none left
    [one] one command token
   *[other] { $count } command tokens
}.
thunder-told-pick = { $crew } keeps { $card }.
thunder-told-pass-left = The cards go left, with a look.
thunder-told-fitted = { $vehicle } comes with { $card }.
thunder-told-token = { $crew } slaps a token on { $command }.
thunder-told-aim = { $what }: { $at }!
thunder-told-change-places = { $vehicle } and { $other } change places. Nobody saw a thing.
thunder-told-fly-home = The chopper of { $crew } turns for home.
thunder-told-gamble = The gearbox has decided: { $moves ->
    [one] one move
   *[other] { $moves } moves
} for { $vehicle }.
thunder-told-use-up = { $vehicle } uses up { $card }.
thunder-told-button = Somebody in { $vehicle } has pressed the button.
thunder-told-gone-button = { $vehicle } was too near the button.
thunder-told-shot-down = The chopper of { $crew } comes down in several places.

## In the picture

thunder-scene-choice = { $card }
thunder-scene-tokens = { $crew } has { $left ->
    [0] no command token
    [one] one command token
   *[other] { $left } command tokens
} left
    .help = One a turn may go on a command that has neither die nor token; it counts as the lowest value there.
