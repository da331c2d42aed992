# Extra Ammo: five decks of cards. Of a card: its name, what it does, and the joke last.

thunder-option-road_conditions = Road conditions
    .help = Weather, roadworks and worse: a card beside every tile but the first, for whoever is on it.
thunder-option-road_conditions-no = No
    .help = The road is as it is printed.
thunder-option-road_conditions-yes = Yes
    .help = Every new tile brings a condition, which goes with it.
thunder-option-advanced_airstrikes = Advanced airstrikes
    .help = A secret trick for every chopper, to be played once.
thunder-option-advanced_airstrikes-no = No
    .help = Choppers come and shoot.
thunder-option-advanced_airstrikes-yes = Yes
    .help = Everybody gets one card that only they know.
thunder-option-bounties = Bounties
    .help = A secret deed for everybody, and a reward for whoever does it.
thunder-option-bounties-no = No
    .help = Mischief is its own reward.
thunder-option-bounties-yes = Yes
    .help = Everybody gets one card that only they know.
thunder-option-one_shots = One shots
    .help = A secret card for everybody, good for one dirty trick.
thunder-option-one_shots-no = No
    .help = Nothing up anybody’s sleeve.
thunder-option-one_shots-yes = Yes
    .help = Everybody gets one card that only they know.
thunder-option-bonus_commands = Bonus commands
    .help = One more command on the board of every crew of cars or motorcycles.
thunder-option-bonus_commands-no = No
    .help = The commands that are printed on the boards.
thunder-option-bonus_commands-yes = Yes
    .help = Every such crew gets an open card with a command of its own.

## Road conditions

thunder-card-marauders = Marauders
    .help = Whoever ends its move as the leading vehicle of this tile is shot at; the die says whether it is hit. Not in round 1. They like their targets one at a time.
thunder-card-torrential-rain = Torrential Rain
    .help = Mud on this tile stops whoever enters it: the moves that are left are lost. Bring a boat.
thunder-card-tremors = Tremors
    .help = Before every round the direction die is rolled, and all vehicles of this tile move one space that way at once. The neighbours complain.
thunder-card-sandstorm = Sandstorm
    .help = Nobody on this tile can shoot, choppers neither. Goggles are sold out.
thunder-card-roadworks = Roadworks
    .help = Every road space of this tile costs one move more. It is quicker beside the road. Nobody has ever seen anybody work here.
thunder-card-tailwind = Tailwind
    .help = One move more with every die for whoever begins its move on this tile. Hold on to your hat.
thunder-card-speed-trap = Speed Trap
    .help = At most four moves from a die for whoever begins its move on this tile; what else it gets comes on top. The law is the only thing out here that works.
thunder-card-roadside-garage = Roadside Garage
    .help = A vehicle that coasts to rest on this tile gets one damage token off. Ask for Dolores, and don’t ask how.

## Advanced airstrikes

thunder-card-low-pass = Low Pass
    .help = When your chopper comes: put it on a space with a face-up hazard, which is discarded. It may shoot as usual. The pilot calls it mowing.
thunder-card-twin-guns = Twin Guns
    .help = When your chopper is in place: it may shoot twice. Two guns, one trigger, no aim.
thunder-card-air-to-air-missile = Air-to-Air Missile
    .help = When your chopper is in place: another chopper on the board is out of the game. Then yours may shoot. The sky is too small for two.
thunder-card-cluster-bomb = Cluster Bomb
    .help = Instead of its shot, your chopper shoots at every vehicle around it, yours too. A gift that keeps on giving.
thunder-card-crop-duster = Crop Duster
    .help = When your chopper is in place: every empty space before it gets a face-down hazard. Then it may shoot. What grows here, nobody planted.
thunder-card-sky-hook = Sky Hook
    .help = When your chopper is in place: it sets one of your vehicles from right behind it down on an empty space right before it. Then it may shoot. Please fasten everything.
thunder-card-rotor-wash = Rotor Wash
    .help = Instead of its shot: the direction die is rolled, and every vehicle around your chopper is blown one space that way. Also dries laundry.
thunder-card-flares = Flares
    .help = When one of your vehicles is about to be shot at on the tile where your chopper hovers: the shot misses. Pretty, too.
thunder-card-laser-pointer = Laser Pointer
    .help = When you are about to shoot at a vehicle on the tile where your chopper hovers: it hits, without a die. Cats hate this trick.
thunder-card-extraction = Extraction
    .help = When one of your running vehicles is about to be eliminated while your chopper hovers over free, firm ground: it comes down there instead, without moves, and the chopper goes home. Taxi!

## Bounties

thunder-card-headhunter = Headhunter
    .help = A rival’s vehicle is eliminated in your turn: three moves more for the next move of one of yours. Hats not included.
thunder-card-big-game = Big Game
    .help = A shot of yours hits a rival’s large vehicle: two moves more for the next move of one of yours. It looks better over the fireplace.
thunder-card-lone-wolf = Lone Wolf
    .help = At the end of your turn nobody but you is on the lead tile: an airstrike without a die. Howling is optional.
thunder-card-last-laugh = Last Laugh
    .help = At the start of your turn all your running vehicles are behind everybody else’s: four moves more for the next move of one of them. The view from here is of exhaust pipes.
thunder-card-billiards = Billiards
    .help = In your turn a vehicle that was thrown runs into another: three moves more for the next move of one of yours. Chalk your bumper.
thunder-card-rush-hour = Rush Hour
    .help = Your vehicle ends its move with two vehicles or more around it: one of them takes damage. Somebody had to honk.
thunder-card-mud-bath = Mud Bath
    .help = Your vehicle ends its move in mud: take one damage token off one of yours. It does wonders for the paint.
thunder-card-crash-test = Crash Test
    .help = A rival’s shot hits your vehicle: three moves more for the next move of one of yours. The dummy sends its regards.

## One shots

thunder-card-scramble = Scramble
    .help = At the start of your turn, while your chopper is at home: an airstrike without a die. The pilot was asleep on the starter.
thunder-card-decoy = Decoy
    .help = When one of your vehicles is about to be shot at: somebody beside it is shot at instead, your choice who. A cardboard cut-out with your face on it.
thunder-card-sugar-in-the-tank = Sugar in the Tank
    .help = When a rival’s vehicle is about to set off with five moves or more: it has three. Sweet.
thunder-card-second-wind = Second Wind
    .help = When your vehicle is about to set off with one or two moves, coasting too: it has six. It was only pretending.
thunder-card-nudge = Nudge
    .help = When the dice of a slam with one of your vehicles have fallen: turn the direction die to a side next to the one it shows. The table did it.
thunder-card-crash-helmet = Crash Helmet
    .help = When your vehicle is about to take damage: it draws no token. Its moves are lost all the same. Heads are not insured.

## Bonus commands

thunder-card-rapid-reload = Rapid Reload
    .help = A command, 3 or 4: the vehicle may shoot twice after its move. Left hand, right hand, who steers?
thunder-card-spiked-bumper = Spiked Bumper
    .help = A command, 4 to 6: whoever your vehicle drives into this turn takes damage once the slam is over. It doubles as a toast rack.
thunder-card-slipstream = Slipstream
    .help = A command, 2 to 4: your vehicle is drawn up right behind the next one straight ahead, at most four spaces away, over whatever lies between; then it moves. Free lunch, with fumes.
thunder-card-brakes = Brakes
    .help = A command, 1 to 3: your vehicle may stop before its moves are used up. A revolutionary idea.
thunder-card-all-terrain = All-Terrain Tyres
    .help = A command, 1 or 2: the road die may be taken whatever the ground. What road?
thunder-card-air-horn = Air Horn
    .help = A command, 1 to 4: a car, motorcycle or wreck right before your vehicle jumps one space straight ahead. La Cucaracha, all of it.
thunder-card-duct-tape = Duct Tape
    .help = A command, 4 or 5: take one damage token off any of your vehicles; the one that moves has two moves fewer, but never none. It holds the universe together, and this door.
thunder-card-switcheroo = Musical Chairs
    .help = A command, 5 or 6: your vehicle changes places with another of your crew before it moves; nothing there is resolved. Same driver, other seat.

thunder-command-rapid-reload = Rapid reload
    .help = A die of 3 or 4. The vehicle may shoot twice after its move.
thunder-command-spiked-bumper = Spikes
    .help = A die of 4 to 6. Whoever your vehicle drives into this turn takes damage once the slam is over.
thunder-command-slipstream = Slipstream
    .help = A die of 2 to 4. Your vehicle comes up right behind the next one straight ahead, at most four spaces away.
thunder-command-brakes = Brakes
    .help = A die of 1 to 3. Your vehicle may stop before its moves are used up.
thunder-command-all-terrain = All-terrain
    .help = A die of 1 or 2. The road die may be taken whatever the ground.
thunder-command-air-horn = Air horn
    .help = A die of 1 to 4. A vehicle right before yours jumps one space straight ahead.
thunder-command-duct-tape = Duct tape
    .help = A die of 4 or 5. One damage token comes off, and the vehicle that moves has two moves fewer.
thunder-command-switcheroo = Switch
    .help = A die of 5 or 6. Your vehicle changes places with another of your crew.

## What is asked, and what may come

thunder-ask-tremor = The ground trembles. Which way?
thunder-ask-wash = The rotor roars. Which way is everybody blown?
thunder-ask-air-to-air = { $crew }: which chopper does the missile find?
thunder-do-down = The chopper of { $crew }
    .help = It is out of the game for good.
thunder-do-low-pass = To { $space }, away with { $token }
    .help = The token is discarded and the printed ground is back. The chopper may shoot from there.
thunder-ask-sky-hook = { $crew }: who hangs on the hook, and where is it set down?
thunder-do-lift = Lift { $vehicle } to { $space }
    .help = The vehicle comes down from the air and resolves the space.
thunder-ask-hurry = { $crew }: who gets { $moves } moves more?
thunder-do-hurry = { $vehicle }: { $moves } moves more
    .help = They wait until it sets off the next time.
thunder-ask-victim = { $crew }: who takes damage?
thunder-do-victim = Hit { $vehicle }
    .help = It takes one damage.
thunder-ask-decoy = { $crew }: who is shot at instead?
thunder-ask-nudge = { $vehicle } goes { $way }. Where to instead?
thunder-ask-air-horn = { $crew }: who is frightened?
thunder-do-honk = Honk at { $vehicle }
    .help = It jumps one space straight ahead and meets whatever is there.
thunder-ask-switch = Which vehicle does { $vehicle } change places with?
thunder-do-switch = Change with { $vehicle }
    .help = Neither of the two enters a space: nothing is resolved.

## What the commentator says

thunder-told-marauders = Muzzle flashes from the rocks: the marauders have picked { $vehicle }.
thunder-told-tremor = The tile shakes itself like a wet dog. Everybody on it goes { $way }!
thunder-told-wash = Hats, dust and vehicles are blown { $way }.
thunder-told-down = Boom. The chopper of { $crew } is scrap, and the pilot a parachutist.
thunder-told-crop-dust = The chopper of { $crew } dusts the road, and not with flour.
thunder-told-lift = { $vehicle } takes the scenic route, on a hook, to { $space }.
thunder-told-extraction = The hook grabs { $vehicle } at the last moment and sets it down on { $space }.
thunder-told-hurry = Something is poured into the tank of { $vehicle }: { $moves } moves more, next time.
thunder-told-slipstream = { $vehicle } tucks in behind somebody’s exhaust pipe.
thunder-told-honk = HOOOONK! { $vehicle } jumps.
thunder-told-switch = { $vehicle } and { $other } change places, and nobody saw how.

## The picture

thunder-scene-condition = { $card }, on the { $place ->
    [1] rear tile
    [2] middle tile
   *[other] lead tile
}
