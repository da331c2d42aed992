# Carnage at Devil's Run: goo, glass, ramps, salt, fire, and damage that stays.

thunder-option-carnage = Carnage at Devil’s Run
    .help = Ten more stretches of road with goo, glass, ramps, fire and salt; quakes, a sand worm, and damage that stays.
thunder-option-carnage-no = No
    .help = The road of the base game.
thunder-option-carnage-yes = Yes
    .help = Its tiles, hazards and damage are mixed into those of the base game.

thunder-tile-6a = The Springboards
thunder-tile-6b = Pressure Cooker
thunder-tile-7a = The Gluepot
thunder-tile-7b = Devil’s Griddle
thunder-tile-8a = The Zig-zag
thunder-tile-8b = Hall of Mirrors
thunder-tile-9a = Salt of the Earth
thunder-tile-9b = Leap of Faith
thunder-tile-10a = The Frying Pan
thunder-tile-10b = The Graveyard

thunder-terrain-goo = toxic goo
thunder-terrain-glass = desert glass
thunder-terrain-ramp = ramp
thunder-terrain-fire = fire
thunder-terrain-salt = salt flat
thunder-terrain-pit = pit trap

thunder-token-glass = desert glass
thunder-token-ramp = a ramp
thunder-token-fire = a fire
thunder-token-pit = a pit trap
thunder-token-quake = a quake
thunder-token-worm = a sand worm

thunder-damage-on-fire = On Fire
    .help = The car catches fire. Repairing this token does not put the fire out; only the fire die does.
thunder-damage-ongoing-effect = Ongoing Effect
    .help = A card comes below the token and stays in force until the token is repaired.

thunder-fire-1 = one more move
thunder-fire-2 = two more moves
thunder-fire-out = the fire goes out
thunder-fire-eliminated = the vehicle is eliminated

## What is asked, and what may come

thunder-ask-ramp = How far does { $vehicle } fly?
thunder-do-ramp = { $distance ->
    [one] One space
   *[other] { $distance } spaces
} straight ahead
    .help = Counted from the ramp. What lies between is flown over; the landing space is resolved, and no move is left.
thunder-ask-quake = The ground heaves. Which way?
thunder-ask-pit = Does { $vehicle } fall into the pit?
thunder-do-pit = Swallows { $face }
    .help = The shooting die: a vehicle of a size that it names falls in.
thunder-ask-fire = What does the fire do to { $vehicle }?
thunder-do-fire = The die says: { $face }
    .help = A burning vehicle rolls before it moves: more moves that must be used, no more fire, or no more vehicle.
thunder-ask-effect = What does { $vehicle } have to live with from now on?
thunder-do-effect = { $card }
    .help = It stays in force until the token over it is repaired.

## What the commentator says

thunder-told-goo = { $vehicle } sinks into the goo with a noise like soup. No more moves.
thunder-told-glass = Glass! { $vehicle } skates on { $way }.
thunder-told-ramp = { $vehicle } hits the ramp and takes off: { $distance ->
    [one] one space
   *[other] { $distance } spaces
}!
thunder-told-quake = { $vehicle } drives over a crack, and the crack answers.
thunder-told-quaked = The earth jumps. Everybody goes { $way }!
thunder-told-worm = { $vehicle } wakes something under the sand, and it is hungry at the back.
thunder-told-pit = The ground opens under { $vehicle }.
thunder-told-pit-missed = { $vehicle } clears the pit by a hubcap. It stays open for everybody else.
thunder-told-catch-fire = { $vehicle } is ON FIRE!
thunder-told-fire-moves = Flames lick the driver’s boots: { $moves ->
    [one] one more move
   *[other] { $moves } more moves
} for { $vehicle }.
thunder-told-fire-out = { $vehicle } is out. Not out of the race, for once: just out.
thunder-told-gone-ramp = { $vehicle } meets the wrong end of a ramp.
thunder-told-gone-worm = The worm comes up below { $vehicle }. Burp.
thunder-told-gone-pit = { $vehicle } falls, and falls, and is not heard to land.
thunder-told-gone-fire = The fire finds the tank of { $vehicle }. Marshmallows, anyone?
thunder-told-gone-leak = A touch, a spark, a leak: { $vehicle } goes up in one blue flash.

## Ongoing effects: the name, what it does, and what is said when it turns up

thunder-card-fire-die = The fire die
    .help = A burning vehicle rolls it before it moves.
thunder-card-stuck-throttle = Stuck Throttle
    .help = One more move with every die. Brakes are a state of mind.
thunder-card-clogged-filter = Clogged Filter
    .help = One move fewer with every die, but never none. Somebody’s hat is in there.
thunder-card-stuck-in-third = Stuck in Third
    .help = Whatever the die shows, it is three moves.
thunder-card-cracked-block = Cracked Block
    .help = The car can’t coast. It had one good run in it, and that was this morning.
thunder-card-flat-tyre = Flat Tyre
    .help = Every space that is not road costs one move more.
thunder-card-bald-tyres = Bald Tyres
    .help = No road die for this car, on the finest of roads.
thunder-card-pulls-left = Pulls to the Left
    .help = The car can’t be driven ahead to the right.
thunder-card-pulls-right = Pulls to the Right
    .help = The car can’t be driven ahead to the left.
thunder-card-dodgy-handbrake = Dodgy Handbrake
    .help = After its move the car rolls back one space, if there is one, and meets whoever is there.
thunder-card-jammed-gun = Jammed Gun
    .help = The car can’t shoot.
thunder-card-bent-barrel = Bent Barrel
    .help = The car shoots only ahead to the right.
thunder-card-dead-radio = Dead Radio
    .help = No command may come with this car’s die.
thunder-card-bulls-eye = Bull’s-Eye
    .help = Every shot at the car hits.
thunder-card-nitro-leak = Nitro Leak
    .help = In a slam the car is eliminated at once and no dice are rolled. Works on a car that does not run, too.
thunder-card-loose-bumper = Loose Bumper
    .help = The owner can’t have the dice of a slam rolled again.
thunder-card-loose-ballast = Loose Ballast
    .help = In a slam it is always this car that is thrown.
thunder-card-dragging-anchor = Dragging Anchor
    .help = In a slam this car is never thrown; but it has one move fewer with every die, never none.
thunder-card-shower-of-sparks = Shower of Sparks
    .help = In a slam the car catches fire before the dice fall.
thunder-card-tinderbox = Tinderbox
    .help = When the car takes damage it catches fire first.
thunder-card-short-fuse = Short Fuse
    .help = When the car is eliminated, every vehicle beside it takes damage, unless its tile falls away.
thunder-card-rattling-spares = Rattling Spares
    .help = The next damage may be taken by the spares: this token comes off, and none is drawn.

thunder-told-card-stuck-throttle = The pedal of { $vehicle } has welded itself to the floor.
thunder-told-card-clogged-filter = { $vehicle } coughs up half a desert.
thunder-told-card-stuck-in-third = Third gear, says the gearbox of { $vehicle }, and it won’t discuss it.
thunder-told-card-cracked-block = Something in { $vehicle } goes crack, and it wasn’t a joke.
thunder-told-card-flat-tyre = { $vehicle } is down to three tyres and a half.
thunder-told-card-bald-tyres = The tyres of { $vehicle } have less tread than an egg.
thunder-told-card-pulls-left = The wheels of { $vehicle } have become political: left.
thunder-told-card-pulls-right = The wheels of { $vehicle } have become political: right.
thunder-told-card-dodgy-handbrake = The handbrake of { $vehicle } comes off in the driver’s hand.
thunder-told-card-jammed-gun = The gun of { $vehicle } says click.
thunder-told-card-bent-barrel = The gun of { $vehicle } now shoots round corners. One corner.
thunder-told-card-dead-radio = The radio of { $vehicle } plays nothing but static. Some call it an improvement.
thunder-told-card-bulls-eye = Somebody has painted rings on the back of { $vehicle }.
thunder-told-card-nitro-leak = A blue puddle spreads below { $vehicle }. Nobody touch it!
thunder-told-card-loose-bumper = The bumper of { $vehicle } hangs on by one bolt and a prayer.
thunder-told-card-loose-ballast = The ballast of { $vehicle } has made itself at home everywhere else.
thunder-told-card-dragging-anchor = { $vehicle } drags something very heavy. Why does a car have an anchor?
thunder-told-card-shower-of-sparks = { $vehicle } trails sparks like a wedding.
thunder-told-card-tinderbox = Straw, dry wood, a leaking can: who packed { $vehicle }?
thunder-told-card-short-fuse = Something in { $vehicle } has begun to tick.
thunder-told-card-rattling-spares = Half of { $vehicle } comes loose and rattles in the boot. It may yet be useful.

## The picture

thunder-scene-fire = { $vehicle } is on fire
    .help = Before it moves it rolls the fire die: further moves, the fire goes out, or the vehicle is gone.
thunder-sketch-burning = on fire
