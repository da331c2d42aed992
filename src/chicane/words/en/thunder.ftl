# Thunder. A car is named by its crew and size; directions are read along the road.

thunder-title = Thunder
thunder-about = Three cars a crew, a road that grows in front and falls away behind, and nobody’s insurance is paid.

## Crews and vehicles

thunder-letter-red = R
thunder-letter-blue = B
thunder-letter-green = G
thunder-letter-yellow = Y
thunder-crew-red = Red
    .yours = your crew
thunder-crew-blue = Blue
    .yours = your crew
thunder-crew-green = Green
    .yours = your crew
thunder-crew-yellow = Yellow
    .yours = your crew

thunder-car-red-small = Red’s buggy
    .yours = your buggy
thunder-car-red-medium = Red’s coupé
    .yours = your coupé
thunder-car-red-large = Red’s truck
    .yours = your truck
thunder-car-blue-small = Blue’s buggy
    .yours = your buggy
thunder-car-blue-medium = Blue’s coupé
    .yours = your coupé
thunder-car-blue-large = Blue’s truck
    .yours = your truck
thunder-car-green-small = Green’s buggy
    .yours = your buggy
thunder-car-green-medium = Green’s coupé
    .yours = your coupé
thunder-car-green-large = Green’s truck
    .yours = your truck
thunder-car-yellow-small = Yellow’s buggy
    .yours = your buggy
thunder-car-yellow-medium = Yellow’s coupé
    .yours = your coupé
thunder-car-yellow-large = Yellow’s truck
    .yours = your truck
thunder-wreck = Wreck { $number }

thunder-way-f = straight ahead
thunder-way-fl = ahead to the left
thunder-way-fr = ahead to the right
thunder-way-r = straight back
thunder-way-rl = back to the left
thunder-way-rr = back to the right

thunder-tile-1a = The Parking Lot
thunder-tile-1b = Runway to Ruin
thunder-tile-2a = Dead Man’s Curve
thunder-tile-2b = The Washboard
thunder-tile-3a = The Quagmire
thunder-tile-3b = Split Decision
thunder-tile-4a = Flash Flood
thunder-tile-4b = Boneyard
thunder-tile-5a = The Long Haul
thunder-tile-5b = The Narrows

thunder-token-none = nothing
thunder-token-road = fresh asphalt
thunder-token-oil = an oil slick
thunder-token-mud = mud
thunder-token-mine = a mine
thunder-token-wreck = a wreck

thunder-damage-dent = Dent
    .help = A scratch. It fills a damage slot and does nothing more.
thunder-damage-shrapnel = Shrapnel
    .help = Bits fly off in a random direction; the first vehicle in that line takes damage.
thunder-damage-dazed = Dazed
    .help = The car reels on for 1 to 4 moves, each in a random direction.
thunder-damage-blast-off = Blast Off
    .help = The car flies 1 to 4 spaces in a random direction and lands on whatever is there.
thunder-damage-skid-f = Skid ahead
    .help = The car slides one space straight ahead.
thunder-damage-skid-fl = Skid ahead left
    .help = The car slides one space ahead to the left.
thunder-damage-skid-fr = Skid ahead right
    .help = The car slides one space ahead to the right.
thunder-damage-skid-r = Skid back
    .help = The car slides one space straight back.
thunder-damage-skid-rl = Skid back left
    .help = The car slides one space back to the left.
thunder-damage-skid-rr = Skid back right
    .help = The car slides one space back to the right.
thunder-damage-minor = Minor damage
    .help = It fills a damage slot and does nothing more.

thunder-command-airstrike = Airstrike
    .help = Your chopper goes to any empty space and may shoot from there; whoever ends a turn below it is gone. Any die on the standard board.
thunder-command-nitro = Nitro
    .help = The die is added to the moves of the vehicle you assigned. 1 to 3 on the standard board.
thunder-command-drift = Drift
    .help = Your vehicle may slip past the first vehicle it meets instead of slamming it. 3 to 5 on the standard board.
thunder-command-repair = Repair
    .help = Take one damage token off any of your vehicles. A 6 on the standard board.

thunder-shot-small-medium = small or medium
thunder-shot-medium = medium only
thunder-shot-large = large only
thunder-shot-any = any size

## Before the race

thunder-option-start = Start tile
    .help = Which side of the first tile is up.
thunder-option-start-1a = The Parking Lot
    .help = Wide and mostly asphalt. The one for a first race.
thunder-option-start-1b = Runway to Ruin
    .help = Rock and mud close in from the first metre.
thunder-option-ply_cap = Longest game
    .help = The race is stopped after so many choices and dice. Real races end long before.
thunder-option-ply_cap-20000 = 20,000 choices
    .help = No race comes near it.
thunder-option-ply_cap-5000 = 5,000 choices
    .help = Enough for nearly every race.

## What is asked

thunder-ask-assign = { $crew }: which car drives, and with which { $source ->
    [cards] card
   *[dice] die
}? The road die shows { $road }.
    .help = Each car drives once a round with the { $source ->
        [cards] card
       *[dice] die
    } you give it. When no fresh car is left, one that has driven coasts a single space.
thunder-ask-command = { $crew }: will you spend another { $source ->
    [cards] card
   *[dice] die
} on a command?
    .help = Once a round, one more { $source ->
        [cards] card
       *[dice] die
    } may go on a command that accepts its value.
thunder-ask-move = { $vehicle }: { $left ->
    [one] one move
   *[other] { $left } moves
} left. Which way?
    .help = Ahead, ahead left or ahead right, one space at a time. All moves must be used, and no step can be taken back.
thunder-ask-road-die = { $vehicle } stayed on the road. Take the road die for { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}?
    .help = Only a car that started on road, touched nothing else, slammed nobody and took no damage gets this offer. Take it and you must use it all.
thunder-ask-drift = { $vehicle } comes up on { $other }. Drift past, or slam?
    .help = Drift covers one space. Slam it, and your move ends here.
thunder-ask-reroll = The dice throw { $vehicle } { $way }. { $larger } is the bigger one: let it stand, or roll again?
    .help = The owner of the larger vehicle may have both dice rolled once more, and must live with the result.
thunder-ask-airstrike = { $crew }: where does the chopper go?
    .help = Any empty space of the board, or stay where it is. Whoever ends a turn in its space is eliminated, your own cars too.
thunder-ask-chopper-shoots = { $crew }: does the chopper open fire?
    .help = One shot at a vehicle in one of the three spaces ahead of the chopper.
thunder-ask-shoot = { $vehicle } has somebody in its sights. Shoot?
    .help = One shot at a vehicle in one of the three spaces ahead. The die says which sizes are hit.
thunder-ask-repair = { $crew }: which damage is repaired?
    .help = One token comes off, and an inoperable car runs again.
thunder-ask-slam-dice = Metal meets metal. Who is thrown, and where?
thunder-ask-flip = What lies face down on { $space }?
thunder-ask-slide = Which way does { $vehicle } slide?
thunder-ask-damage = What breaks on { $vehicle }?
thunder-ask-shrapnel = Which way do the bits of { $vehicle } fly?
thunder-ask-blast-off = Where does { $vehicle } fly, and how far?
thunder-ask-daze = How long does { $vehicle } reel about?
thunder-ask-stagger = Which way does { $vehicle } stagger?
thunder-ask-shot-die = Does the shot hit { $target }?
thunder-ask-tile = Which tile comes next?
thunder-ask-reshuffle = What was among the discarded tokens?
thunder-ask-roll = { $crew } rolls a movement die.
thunder-ask-roll-road = The road die is rolled.

## What may be done

thunder-do-assign = { $vehicle } with the { $die }
    .help = The car gets that many moves. It can’t get another die this round, only coast.
thunder-do-coast = { $vehicle } coasts on the { $die }
    .help = One space, whatever the die shows; no command and no road die, but it may shoot.
thunder-do-pass = Nothing can drive
    .help = No die can be assigned, so the turn simply ends.
thunder-do-no-command = No command
    .help = You keep the die; a command may still come later in the round.
thunder-do-command = { $command } with the { $die }
    .help = The die stays on the command board until the round is over.
thunder-do-stop = Stop here
    .help = The moves that are left are not used.
thunder-do-go = { $space ->
    [front] Onto the road beyond
   *[other] To { $space }
}, { $way }{ $danger ->
    [finish] {" "}– over the finish line!
    [front] {" "}– the board moves up
    [rock] {" "}– rock: the end of this car
    [scratch] {" "}– it costs you a command, and you drive on
    [vehicle] {" "}– occupied
    [passed] {" "}– occupied: you drift past
    [hazard] {" "}– something lies there
    [oil] {" "}– oil: you slide wherever the die says
    [mine] {" "}– a mine: you stop and are damaged
    [chopper] {" "}– below a chopper
    [goo] {" "}– toxic goo: you stick there
    [glass] {" "}– glass: you slide on
    [ramp] {" "}– a ramp: you fly
    [ramp-side] {" "}– the side of a ramp: the end of this car
    [fire] {" "}– fire: you burn
    [pit] {" "}– a pit: the end of this car
    [mud] {" "}– mud: two moves
    [off-road] {" "}– off the road: no road die
   *[none] {""}
}
    .help = One step. Mud costs two moves; a vehicle in the space means a slam and the end of your move, unless you drift past.
thunder-do-start = Drive on at { $space }{ $danger ->
    [vehicle] {" "}– occupied
    [hazard] {" "}– something lies there
    [rock] {" "}– rock: the end of this car
    [scratch] {" "}– it costs you a command, and you drive on
    [oil] {" "}– oil: you slide wherever the die says
    [mine] {" "}– a mine: you stop and are damaged
    [chopper] {" "}– below a chopper
    [goo] {" "}– toxic goo: you stick there
    [glass] {" "}– glass: you slide on
    [ramp] {" "}– a ramp: you fly
    [ramp-side] {" "}– the side of a ramp: the end of this car
    [fire] {" "}– fire: you burn
    [pit] {" "}– a pit: the end of this car
    [mud] {" "}– mud: two moves
    [off-road] {" "}– off the road: no road die
   *[none] {""}
}
    .help = Any space of the back edge will do, and it costs a move like any other.
thunder-do-drift = Drift past
    .help = No slam here. One space only, and you must have moves left to leave it.
thunder-do-slam = Slam { $other }
    .help = Your move ends here and the dice say who is thrown.
thunder-do-keep = Let it stand: { $vehicle } goes { $way }
    .help = The vehicle moves one space that way and resolves what it finds there.
thunder-do-reroll = Roll both dice again
    .help = Both dice, once; the second result stands.
thunder-do-slammed = { $vehicle } is thrown { $way }
    .help = The slam die names the vehicle, the direction die the way.
thunder-do-road-die = Take { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}
    .help = You must use them all, but they may leave the road.
thunder-do-no-road-die = Stay here
    .help = The bonus is optional.
thunder-do-chopper = Chopper to { $space }
    .help = It stays there until its owner calls another airstrike or the tile falls away.
thunder-do-hold = Hold fire
    .help = Shooting is optional.
thunder-do-shoot = Shoot { $target }
    .help = Small vehicles are hit on 2 faces of 6, medium ones on 3, large ones on 4.
thunder-do-shot-face = Hits { $face }
    .help = The face names the sizes it hits.
thunder-do-repair = Take “{ $token }” off { $vehicle }
    .help = The token goes back into the pile.
thunder-do-damage = { $token }
    .help = The token does its work at once, then fills a slot. Two of them stop a car.
thunder-do-flip = It is { $token }
    .help = Any token that nobody has seen yet is as likely as another.
thunder-do-way = Goes { $way }
    .help = Each direction is as likely as another.
thunder-do-blast-off = { $distance ->
    [one] One space
   *[other] { $distance } spaces
} { $way }
    .help = Spaces in between are flown over; the landing space is resolved.
thunder-do-daze = { $moves ->
    [one] One move
   *[other] { $moves } moves
}
    .help = Each one goes in a direction of its own.
thunder-do-tile = { $tile }
    .help = Either side of any tile that nobody has seen yet.
thunder-do-sift = It was { $token }
    .help = Discarded tokens are looked at before they are shuffled into a new pile.
thunder-do-value = { $value }
    .help = What the die shows.

## What the commentator says

thunder-told-welcome = Engines on! { $players ->
    [2] Two crews
    [3] Three crews
    [4] Four crews
    [5] Five crews
   *[6] Six crews
} and one road. It won’t be wide enough.
thunder-told-first = { $crew } rolls the lowest total, { $total }, and goes first. Small mercies.
thunder-told-first-cards = { $crew } holds the lowest total, { $total }, and goes first. Small mercies.
thunder-told-tie = A tie for the lowest total at { $total }: everybody rolls again.
thunder-told-round = Round { $round }. Fresh dice for everyone, and { $crew } leads off.
thunder-told-road = { $crew } rolls the road die: { $value }.
thunder-told-drive = { $spaces ->
    [one] { $vehicle } drives one space.
   *[other] { $vehicle } drives { $spaces } spaces.
}
thunder-told-turn = { $crew } is up.
thunder-told-assign = { $die ->
    [1] { $vehicle } creeps off on a miserable { $die }.
    [2] { $vehicle } takes the { $die } and gets rolling.
    [5] { $vehicle } takes the { $die } and puts its foot down.
    [6] { $vehicle } takes the { $die }. Pedal to the metal!
   *[other] { $vehicle } takes the { $die } and floors it.
}
thunder-told-coast = { $vehicle } coasts a single space.
thunder-told-command = { $crew } spends a { $die } on { $command }.
thunder-told-chopper = { $crew }’s chopper hovers over { $space }.
thunder-told-repair = A wrench, a curse, a kick: “{ $token }” comes off { $vehicle }.
thunder-told-road-die = { $vehicle } makes the most of the asphalt: { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}.
thunder-told-flip = The token on { $space } turns over: { $token }.
thunder-told-mine = { $vehicle } finds the mine. The mine finds { $vehicle }.
thunder-told-mud = { $vehicle } sinks to its axles in mud.
thunder-told-wreck = { $vehicle } ploughs into a rusting wreck.
thunder-told-slide = Oil! { $vehicle } slides { $way }.
thunder-told-reshuffle = The hazard pile has run out: { $count } discarded tokens are shuffled back.
thunder-told-slam = { $top } lands on top of { $bottom }. Slam!
thunder-told-reroll = { $vehicle } is bigger and doesn’t like that roll. Again!
thunder-told-thrown = { $vehicle } is thrown { $way }.
thunder-told-drift = { $vehicle } drifts past with a layer of paint to spare.
thunder-told-shoot = Shots fired at { $target }!
thunder-told-hit = A direct hit on { $target }!
thunder-told-miss = Wide! The die says “{ $face }”, and { $target } gets away with it.
thunder-told-wide = Wide! { $target } gets away with it.
thunder-told-damage = { $vehicle } takes damage: { $token }.
thunder-told-no-damage = { $vehicle } is scrap already; one more hole makes no difference.
thunder-told-no-slot = { $vehicle } is falling apart as it is; there is no room for another hole.
thunder-told-inoperable = { $vehicle } sputters, coughs and dies where it stands.
thunder-told-shrapnel = Shrapnel flies { $way } and catches { $vehicle }.
thunder-told-shrapnel-misses = Shrapnel flies { $way } and hits nothing but scenery.
thunder-told-blast-off = { $vehicle } blasts off: { $distance ->
    [one] one space
   *[other] { $distance } spaces
} { $way }.
thunder-told-daze = { $vehicle } reels about for { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
thunder-told-stagger = Dazed, { $vehicle } lurches { $way }.
thunder-told-gone-edge = { $vehicle } goes over the edge and is not seen again.
thunder-told-gone-rock = { $vehicle } meets solid rock. The rock wins.
thunder-told-gone-chopper = The chopper drops its load, and { $vehicle } is gone.
thunder-told-gone-tile = { $vehicle } falls behind with the road and is out of the race.
thunder-told-gone-damage = { $vehicle } is blown to pieces.
thunder-told-gone-line = { $vehicle } rolls over the line with nobody at the wheel, and out of the race.
thunder-told-out = { $crew } has nothing left that drives. { $crew } is out!
thunder-told-update = Over the front edge! Far behind, { $tile } falls away.
thunder-told-tile = A new stretch of road: { $tile } ({ $id }).
thunder-told-finish-line = There it is, the finish line, at the end of the lead tile!
thunder-told-cross-line = { $vehicle } crosses the line!
thunder-told-winner = { $crew } wins the race!
thunder-told-last-standing = { $crew } is the last crew driving, and wins.
thunder-told-all-lost = Silence. Nobody is left to drive, so nobody wins.

thunder-end-last = One crew was left driving.
thunder-end-lost = Everybody lost.

## The picture: what a screen reader says

thunder-scene-tile = Tile { $id }, { $name }, { $place ->
    [1] the rear tile
    [2] the middle tile
   *[other] the lead tile
}
    .help = Three tiles make the road. When a vehicle drives over the front edge, a new tile is laid there, the rear one falls away, and with it whoever is still on it.
thunder-scene-space = Space { $space }: { $terrain }
thunder-scene-finish = The finish line
    .help = The first vehicle that comes onto it wins the race for its crew, however it got there.
thunder-scene-start = The starting area
    .help = Vehicles wait here for their first move, which begins on any space of the rear edge.
thunder-scene-hazard = Face-down hazard on { $space }
thunder-scene-token = { $space }: { $token }
thunder-scene-vehicle = { $vehicle } on { $space }
thunder-scene-broken = { $vehicle } on { $space }, inoperable
thunder-scene-waiting = { $vehicle } in the starting area
thunder-scene-in-air = { $vehicle } in the air
thunder-scene-moves = { $vehicle } is moving
thunder-scene-chopper = { $crew }’s chopper over { $space }
thunder-scene-chopper-home = { $crew }’s chopper, ready to take off
thunder-scene-round = Round { $round }, turn { $turn } of 3
    .help = A round is three turns for everybody; a light goes on for each. Then all dice are rolled again.
thunder-scene-road-die = The road die shows { $value }
thunder-scene-tile-pile = { $left ->
    [one] { $left } tile in the pile
   *[other] { $left } tiles in the pile
}
    .help = The road ahead is drawn from here.
thunder-scene-hazard-pile = { $left ->
    [one] { $left } hazard token in the pile
   *[other] { $left } hazard tokens in the pile
}
    .help = They come face down onto the hazard symbols of new tiles. When the pile is empty, the discarded ones are shuffled.
thunder-scene-damage-pile = { $left ->
    [one] { $left } damage token in the pile
   *[other] { $left } damage tokens in the pile
}
    .help = Whoever takes damage draws one of them, does what it says, and keeps it in a slot.
thunder-scene-crew = { $crew }, driven by { $player }
    .help = Dice, commands and dashboards of one crew. Its tab opens and closes them.
thunder-scene-open = Open, beside the tabs
    .help = This crew lies open below the road.
thunder-scene-die = { $value ->
    [0] { $crew }, a die that is spent
   *[other] { $crew }, a die showing { $value }
}
thunder-scene-commands = { $used ->
    [yes] { $crew }, command used this round
   *[no] { $crew }, command still to be used
}
    .help = Once a round a further die may go on a command that accepts its value. It stays there until the round is over.
thunder-scene-dashboard = { $vehicle }{ $state ->
    [broken] , inoperable
    [gone] , eliminated
   *[fine] { "" }
}
    .help = Two damage tokens in its slots, and the vehicle no longer runs. The die that drives it lies in the groove.
thunder-scene-progress = { $vehicle }: { $moved ->
    [yes] has moved
   *[no] has not moved yet
}{ $coasts ->
    [0] { "" }
    [one] , coasted once
   *[other] , coasted { $coasts } times
}{ $moves ->
    [0] { "" }
    [one] , { $moves } move left
   *[other] , { $moves } moves left
}
    .help = Each vehicle drives once a round; when none is left to drive, one that has driven coasts a single space.
thunder-scene-damage = { $vehicle }, damage: { $token }
    .help = It fills a slot until it is repaired.
thunder-scene-gone = { $vehicle } is eliminated
    .help = It is out of the game for good, and its damage tokens are back in the pile.
thunder-scene-out = { $crew } is out of the game
    .help = None of its vehicles runs any more. It takes no more turns and can’t win.
thunder-scene-turn = { $crew } to decide
    .help = The golden frame is around whoever must decide.
thunder-scene-first = { $crew } is the first player
    .help = Whoever has the steering wheel plays first in this round and rolls the road die.
thunder-scene-winner = { $crew } has won
    .help = Its vehicle reached the finish line, or nobody else is left driving.

## The picture in text, for the terminal

thunder-terrain-road = road
thunder-terrain-off-road = off-road
thunder-terrain-mud = mud
thunder-terrain-rock = impassable
thunder-sketch-face-down = hazard
thunder-sketch-asphalt = fresh asphalt
thunder-sketch-oil = oil slick
thunder-sketch-waiting = In the starting area:
thunder-sketch-crew = Crew
thunder-sketch-player = Player
thunder-sketch-dice = Dice
thunder-sketch-command = Command
thunder-sketch-chopper = Chopper
thunder-sketch-used = used
thunder-sketch-free = free
thunder-sketch-home = at home
thunder-sketch-out = out of the game
thunder-sketch-car = Car
thunder-sketch-space = Space
thunder-sketch-this-round = This round
thunder-sketch-damage = Damage
thunder-sketch-at-start = start
thunder-sketch-in-air = in the air
thunder-sketch-gone = eliminated
thunder-sketch-broken = inoperable
thunder-sketch-ready = ready
thunder-sketch-moved = moved
thunder-sketch-coasted = { $times ->
    [one] moved, coasted
   *[other] moved, coasted { $times } times
}
thunder-sketch-round = Round { $round }, turn { $turn } of 3. The road die shows { $road }. First player: { $first }.
thunder-sketch-moves = { $moves ->
    [0] { $vehicle }, { $space }: no moves left.
    [one] { $vehicle }, { $space }: { $moves } move left.
   *[other] { $vehicle }, { $space }: { $moves } moves left.
}

## What is about to happen, said to whoever may answer it with a card

thunder-coming-move = { $vehicle } is about to move.
thunder-coming-slam = { $top } is about to slam { $bottom }.
thunder-coming-throw = { $vehicle } is about to be thrown { $way }.
thunder-coming-slam-over = { $top } and { $bottom } have slammed.
thunder-coming-hit = { $target } is about to be hit.
thunder-coming-miss = The shot is about to miss { $target }.
thunder-coming-command = A command may come with the die of { $vehicle }.
thunder-coming-damage = { $vehicle } is about to draw a damage token.
thunder-coming-shot = { $target } is about to be shot at.
thunder-coming-eliminated = { $vehicle } is about to be eliminated.
thunder-coming-round = Round { $round } is about to begin.
thunder-coming-turn = { $crew } is about to assign a die.
thunder-coming-turn-end = The turn is about to end.
thunder-coming-rest = { $vehicle } has moved and may shoot next.
thunder-coming-airstrike = The chopper of { $crew } is about to come.
thunder-coming-hover = The chopper of { $crew } is in place.
thunder-coming-gone = { $vehicle } is out of the race.
thunder-told-bog = { $vehicle } sinks into the mud up to the doors. No more moves.
thunder-coming-tile = A tile is about to be laid.
thunder-ask-thrown = Which of the two is thrown { $way }?

# Cards of a stock
thunder-ask-deal = { $crew } gets a card.
thunder-ask-open = The next card is laid open.
thunder-do-deal = { $card }
    .help = The next card of the deck; chance decides which.
thunder-told-deal = { $crew } gets { $card }.
thunder-told-open = { $card } is laid open.
thunder-told-play = { $crew } plays { $card }.
thunder-scene-card = { $card }, { $where ->
    [open] open before { $crew }
   *[other] in the hand of { $crew }
}
thunder-scene-card-back = A card of { $crew }, face down
    .help = Only its owner may know it.
thunder-sketch-cards = cards:
thunder-crew-full = thunder, option crew: { $chosen } seats chose “{ $crew }”, there is room for { $most }

# Presets

thunder-preset-first-race = First race
    .help = The base game, you against one rival, to the fifth tile: every basic rule once. About 10 minutes.
thunder-preset-base = Base game
    .help = Four crews on the plain road, nothing added. About 15 minutes.
thunder-preset-carnage = Carnage
    .help = Adds fire, ramps, glass, goo, quakes and the worm to the base game. About 20 minutes.
thunder-preset-maximum-chrome = Maximum Chrome
    .help = Everything at once: every box and every deck there is. Give it 30 minutes, and forgive nobody.
thunder-preset-surprise = Surprise me
    .help = Luck picks the boxes, the crews and the start. Between 15 and 30 minutes; complaints go to the dice.

## The end

thunder-figure-slams = { $count ->
    [one] One slam
   *[other] { $count } slams
}
thunder-figure-shots = { $count ->
    [one] One shot fired
   *[other] { $count } shots fired
}
thunder-figure-hits = { $count ->
    [one] One hit
   *[other] { $count } hits
}
thunder-figure-lost = { $count ->
    [one] One vehicle lost
   *[other] { $count } vehicles lost
}
thunder-figure-finds = { $count ->
    [one] One token turned over
   *[other] { $count } tokens turned over
}
thunder-figure-commands = { $count ->
    [one] One command given
   *[other] { $count } commands given
}
thunder-figure-dice = { $count ->
    [one] One die driven with
   *[other] { $count } dice driven with
}
thunder-values = { $cars ->
    [0] no vehicle left
    [one] one vehicle
   *[other] { $cars } vehicles
} · { $hurt } damage
thunder-account = { $cars ->
    [0] nothing left
    [one] one vehicle left
   *[other] { $cars } vehicles left
}

# Why a bot would choose so

thunder-change-spaces = { $way ->
    [less] { $count ->
        [one] a space back
       *[other] { $count } spaces back
    }
   *[more] { $count ->
        [0] no space further
        [one] a space further
       *[other] { $count } spaces further
    }
}
thunder-change-damage = { $way ->
    [less] { $count ->
        [one] a damage token repaired
       *[other] { $count } damage tokens repaired
    }
   *[more] { $count ->
        [0] no damage
        [one] a damage token
       *[other] { $count } damage tokens
    }
}
thunder-change-lost = { $way ->
    [less] { $count ->
        [one] a vehicle back
       *[other] { $count } vehicles back
    }
   *[more] { $count ->
        [0] no vehicle lost
        [one] a vehicle lost
       *[other] { $count } vehicles lost
    }
}
thunder-change-hits = { $way ->
    [less] { $count ->
        [one] a rival rid of a damage token
       *[other] rivals rid of { $count } damage tokens
    }
   *[more] { $count ->
        [0] no damage to rivals
        [one] a damage token for a rival
       *[other] { $count } damage tokens for rivals
    }
}
thunder-change-gone = { $way ->
    [less] { $count ->
        [one] a rival vehicle back
       *[other] { $count } rival vehicles back
    }
   *[more] { $count ->
        [0] no rival vehicle gone
        [one] a rival vehicle gone
       *[other] { $count } rival vehicles gone
    }
}
thunder-change-road-die = { $way ->
    [less] gives the road die up
   *[more] keeps the road die
}

thunder-chance-damage = of taking damage
thunder-chance-lost = of losing a vehicle
thunder-chance-hits = of damaging a rival
thunder-chance-gone = of getting rid of a rival vehicle
