# Wreckage. Vehicles are called by their stage names, without an article.

wreckage-letter-red = R
wreckage-letter-blue = B
wreckage-letter-green = G
wreckage-letter-yellow = Y
wreckage-title = Wreckage
wreckage-about = An arena, five jerrycans and no brakes worth mentioning. Take three, or be the last one rolling.

## Vehicles and things

wreckage-player = Player { $player }
    .yours = you
wreckage-vehicle-sedan = Red Sedan
    .yours = your sedan
wreckage-vehicle-hearse = Red Hearse
    .yours = your hearse
wreckage-vehicle-muscle = Blue Muscle
    .yours = your muscle car
wreckage-vehicle-van = Blue Van
    .yours = your van
wreckage-vehicle-jeep = Green Jeep
    .yours = your jeep
wreckage-vehicle-tow-truck = Green Tow Truck
    .yours = your tow truck
wreckage-vehicle-pickup = Yellow Pick-up
    .yours = your pick-up
wreckage-vehicle-coupe = Yellow Coupé
    .yours = your coupé

wreckage-card-accelerate = Accelerate
    .help = Speed up by 1, or by more if the acceleration allows it.
wreckage-card-decelerate = Decelerate
    .help = The same card laid upside down: slow down by 1, or by more if the acceleration allows it.
wreckage-card-right = Turn right
    .help = Pivot up to 45° to the right; as a hairpin up to 90°, for a damage marker.
wreckage-card-left = Turn left
    .help = Pivot up to 45° to the left; as a hairpin up to 90°, for a damage marker.
wreckage-card-double = Double
    .help = As the second card it repeats the first one. As the first it does nothing.
wreckage-card-turbo = Turbo
    .help = Two lengths straight ahead at once, beside the normal move.
wreckage-card-crush = Crush
    .help = Whoever you hit in this phase draws two more damage cards.
wreckage-card-barrage = Barrage
    .help = Fire every weapon on board instead of one.
wreckage-card-dodge = Dodge
    .help = Handling counts one more against weapons for the whole phase.
wreckage-card-full-throttle = Full throttle
    .help = Set the speed to anything the gear allows.
wreckage-card-swerve = Swerve
    .help = Pivot up to 45° to either side, chosen when it is applied.
wreckage-card-u-turn = U-turn
    .help = Pivot 180° to either side, all the way unless something stops you.
wreckage-card-jump = Jump
    .help = Your move passes over everything, if there is room to land.

wreckage-equipment-machine-gun = Machine gun
    .help = Two damage cards, long range.
wreckage-equipment-flamethrower = Flamethrower
    .help = Three damage cards, short range.
wreckage-equipment-swivel-gun = Swivel gun
    .help = Two damage cards, short range, in any of four directions.
wreckage-equipment-cannon = Cannon
    .help = Long range and heavy, but only in the second action phase.
wreckage-equipment-grease-gun = Grease gun
    .help = Long range; whoever is hurt by it also spins.
wreckage-equipment-rocket = Rocket
    .help = One huge shot at long range, then it is gone.
wreckage-equipment-steel-plates = Steel plates
    .help = Throw them away to cancel 3 damage, once.
wreckage-equipment-ram = Ram
    .help = Your next collision, given or taken, does you no damage. Once.
wreckage-equipment-rear-weapon = Rear mount
    .help = Your weapons fire backward as well as forward.
wreckage-equipment-mine-layer = Mine layer
    .help = Drop up to three mines a game behind you while you move.
wreckage-equipment-nitro = Nitro
    .help = Three lengths more on one move, not in reverse. Once.
wreckage-equipment-armour = Armour
    .help = Two more points of structure.

wreckage-obstacle-obstacle = an obstacle
wreckage-obstacle-column = the spiked column
wreckage-obstacle-pump = the petrol pump
wreckage-obstacle-tyres = the burning tyres
wreckage-obstacle-wreck = the wreck
wreckage-obstacle-barrels = the burning barrels
wreckage-limit = the wall
wreckage-mine = a mine
wreckage-can = a jerrycan
wreckage-wall-north = the north wall
wreckage-wall-north-east = the north-east wall
wreckage-wall-east = the east wall
wreckage-wall-south-east = the south-east wall
wreckage-wall-south = the south wall
wreckage-wall-south-west = the south-west wall
wreckage-wall-west = the west wall
wreckage-wall-north-west = the north-west wall
wreckage-lengths = { $tenths ->
    [0] { $whole ->
        [one] one length
       *[other] { $whole } lengths
    }
   *[other] { $whole }.{ $tenths } lengths
}

wreckage-side-forward = ahead
wreckage-side-right = to the right
wreckage-side-back = behind
wreckage-side-left = to the left
wreckage-way-right = right
wreckage-way-left = left
wreckage-slot-front = in front
wreckage-slot-front-right = off the right front corner
wreckage-slot-right = on the right
wreckage-slot-rear-right = off the right rear corner
wreckage-slot-rear = behind
wreckage-slot-rear-left = off the left rear corner
wreckage-slot-left = on the left
wreckage-slot-front-left = off the left front corner

## Before the show

wreckage-option-obstacles = Obstacles
    .help = What the obstacle tokens show.
wreckage-option-obstacles-ordinary = Ordinary
    .help = Solid things to drive into.
wreckage-option-obstacles-special = Special
    .help = Spikes, petrol, burning tyres, a wreck to push, barrels to throw. Drawn at random.
wreckage-option-ply_cap = Longest game
    .help = The show is stopped after so many choices and cards. Real games end long before.
wreckage-option-ply_cap-20000 = 20,000 choices
    .help = No game comes near it.
wreckage-option-ply_cap-5000 = 5,000 choices
    .help = Enough for nearly every game.

## What is asked

wreckage-ask-first = Who chooses first?
wreckage-ask-vehicle = { $player }: what will you drive?
    .help = A colour comes with a piloting deck and two special cards. The other side of the tile is gone with it.
wreckage-ask-equipment = { $vehicle }: what do you bolt on? { $left ->
    [one] One card to go.
   *[other] { $left } cards to go.
}
    .help = Weapons hurt, upgrades save. Everybody sees what you take.
wreckage-ask-obstacle = What does the token show?
wreckage-ask-speed = { $vehicle }: how fast do you come in?
    .help = Nobody sees it until everybody has chosen.
wreckage-ask-plan = { $vehicle }: { $nth ->
    [1] what is your first card
   *[other] and what comes second
}?
    .help = Two cards face down, one for each action phase. Once revealed, none has to be used.
wreckage-ask-begin = { $vehicle }: what now?
    .help = There is no card to apply: go on to your move, or do something else first.
wreckage-ask-card = { $vehicle } turned over “{ $card }”. Use it?
    .help = A card is an offer, never an order.
wreckage-ask-turn = { $vehicle } turned over “{ $card }”. Use it?
    .help = A card is an offer, never an order. Any whole degree will do, such as { $example }.
wreckage-ask-move = { $vehicle } does { $speed }. Go?
    .help = The whole speed in a straight line, or not at all.
wreckage-ask-mine = { $vehicle } has { $left ->
    [one] one mine
   *[other] { $left } mines
} on board. Where does one fall?
    .help = Before you move, after any whole length, or at the end. It lies behind you until somebody hits it, you included.
wreckage-ask-another-mine = { $left ->
    [one] One more mine
   *[other] { $left } more mines
} on board of { $vehicle }. Another one further on?
    .help = As many as you have, each at a place of its own.
wreckage-ask-fire = { $vehicle } has somebody in its sights. Fire?
    .help = The target’s handling is taken off the cards; what is left becomes damage.
wreckage-ask-draw = { $vehicle } draws { $left ->
    [one] one more damage card
   *[other] { $left } more damage cards
}.
wreckage-ask-shield = { $vehicle } is about to take { $amount } damage. Throw the plates away?
    .help = They cancel 3, once.
wreckage-ask-spin = Round and round goes { $vehicle }. Which way will it face?
wreckage-ask-lose = { $vehicle } loses a piloting card. Which?
wreckage-ask-drop = { $vehicle } leaves a jerrycan behind. Where?
    .help = It must touch the wreck and nothing else.
wreckage-ask-pay = { $vehicle } pays for the repair. With which card?
    .help = The card is gone for good, unless another repair brings it back.
wreckage-ask-gain = { $vehicle } is repaired. What do you get?
    .help = A damage marker less, or a card that was lost before.
wreckage-ask-burn = { $vehicle } is on fire. Drive on all the same?
    .help = Driving on costs a damage card every turn. Putting it out costs this turn.

## What may be done

wreckage-do-first = Player { $player } chooses first
    .help = The others follow clockwise; equipment goes the other way round.
wreckage-do-vehicle = { $vehicle }: acceleration { $acceleration }, handling { $handling }, structure { $structure }
    .help = Acceleration changes speed, handling takes the sting out of shots and allows hairpins, structure is how much it bears.
wreckage-do-obstacle = It is { $obstacle }
    .help = Any token that is not in the arena yet is as likely as another.
wreckage-do-start = Start at speed { $speed }
    .help = The faster acts first, and hits harder.
wreckage-do-on = Leave the card, on to the move
    .help = No card has to be used.
wreckage-do-reverse = Shift into reverse
    .help = Only at speed 0. Reverse goes up to 2, and turns pivot on the front corners.
wreckage-do-forward = Shift into forward gear
    .help = Only at speed 0.
wreckage-do-speed = Speed { $speed }
    .help = The move that follows counts with it.
wreckage-do-turbo = Hit the turbo: two lengths at once
    .help = The normal move still follows. Not in reverse.
wreckage-do-turn = Turn { $way } by { $degrees }°
    .help = You pivot on the outer rear corner; in reverse, on a front corner. Whatever you swing into is a collision.
wreckage-do-hairpin = Hairpin { $way } by { $degrees }°
    .help = One damage marker at once, and only as many a game as your handling.
wreckage-do-u-turn = U-turn to the { $way }
    .help = All of 180°, unless something is in the way.
wreckage-do-go = Go { $lengths ->
    [one] one length
   *[other] { $lengths } lengths
}
    .help = Straight on by your whole speed. Jerrycans on the way are yours, everything else is a collision.
wreckage-do-nitro = Nitro! { $lengths } lengths
    .help = Three lengths more than your speed, once. A collision counts with your speed alone.
wreckage-do-jump = Jump { $lengths ->
    [one] one length
   *[other] { $lengths } lengths
}
    .help = Over everything. Only jerrycans and mines at the landing count.
wreckage-do-nitro-jump = Jump { $lengths } lengths on nitro
    .help = Nitro and ramp together. Spectacular, once.
wreckage-do-stay = Stay here
    .help = Your speed remains as it is.
wreckage-do-mine = A mine { $end ->
    [yes] at the end, after { $lengths ->
        [one] one length
       *[other] { $lengths } lengths
    }
   *[no] after { $lengths ->
        [one] one length
       *[other] { $lengths } lengths
    }
}
    .help = It is left behind as you drive on. Hitting it is a collision with one card more.
wreckage-do-mine-here = A mine right here{ $moves ->
    [yes] , before you move
   *[no] {""}
}
    .help = Against your rear. Hitting it is a collision with one card more.
wreckage-do-no-mine = No mine
    .help = All mines stay on board. There will be a better place.
wreckage-do-no-more-mines = That will do
    .help = The others stay on board.
wreckage-do-fire = { $weapon }: fire at { $target }, { $side } ({ $attack ->
    [one] one card
   *[other] { $attack } cards
})
    .help = Points above the target’s handling become damage.
wreckage-do-hold = Hold fire
    .help = Nobody has to shoot.
wreckage-do-draw = Damage card: { $card }
    .help = Points, and perhaps an icon.
wreckage-do-shield = { $equipment }: cancel { $soak }
    .help = Then they are gone.
wreckage-do-bear = Take { $amount }
    .help = All the damage is yours, and the plates stay for something worse.
wreckage-do-spin = Heading { $degrees }°
    .help = Every direction is as likely as another; one that doesn’t fit is drawn again.
wreckage-do-lose = { $card }
    .help = Only cards that are not planned can be lost.
wreckage-do-drop = Leave it { $slot }
    .help = Whoever comes by may take it.
wreckage-do-repair = Emergency repair
    .help = Give up card and move, pay two cards of your deck, and take off a marker or take back a lost card. You may still fire.
wreckage-do-pay = Pay with { $card }
    .help = Planned cards can’t pay.
wreckage-do-mend = Take off a damage marker
    .help = One marker less.
wreckage-do-take-back = Take back { $card }
    .help = The only way a lost card returns.
wreckage-do-burn = Drive on in flames
    .help = One damage card now, then your turn as usual.
wreckage-do-put-out = Stop and put the fire out
    .help = No card, no move, no shot this time, but no more fire.

## What the commentator says

wreckage-told-welcome = Welcome to the arena! { $players ->
    [2] Two drivers
    [3] Three drivers
   *[4] Four drivers
}, not one of them insured. Three jerrycans, or the last one rolling, takes it all.
wreckage-told-first = First pick of the garage: { $player }.
wreckage-told-vehicle = { $vehicle } has a driver: { $player }!
wreckage-told-equipment = { $vehicle } bolts on: { $equipment }.
wreckage-told-arena = The gates open. { $cans } jerrycans are waiting out there.
wreckage-told-obstacle = A token turns over: { $obstacle }.
wreckage-told-start = { $vehicle } comes in at speed { $speed }.
wreckage-told-turn = Turn { $turn }. Cards go face down, and nobody looks anybody in the eye.
wreckage-told-stalemate = Twenty turns without a scratch. The crowd wants its money back.
wreckage-told-phase = Action phase { $phase }. Cards up!
wreckage-told-reveal = { $vehicle } shows “{ $card }”.
wreckage-told-double = { $vehicle } doubles: “{ $card }” once more.
wreckage-told-double-first = { $vehicle } doubles nothing at all. Somebody laid the cards in the wrong order.
wreckage-told-no-card = { $vehicle } has no card left for this.
wreckage-told-reverse = { $vehicle } crunches into reverse.
wreckage-told-forward = { $vehicle } finds first gear again.
wreckage-told-faster = { $vehicle } puts its foot down: speed { $speed }.
wreckage-told-slower = { $vehicle } lifts off: speed { $speed }.
wreckage-told-turbo = Turbo! { $vehicle } leaps ahead.
wreckage-told-on = { $vehicle } thinks better of it and leaves “{ $card }” alone.
wreckage-told-stay = { $vehicle } { $speed ->
    [0] stands where it stands.
   *[other] stays put, engine roaring.
}
wreckage-told-turn-it = { $vehicle } turns { $way } by { $degrees }°, facing { $thing }.
wreckage-told-hairpin = { $vehicle } throws itself { $way } into a hairpin. Something snaps.
wreckage-told-u-turn = { $vehicle } goes all the way round to the { $way }, facing { $thing }!
wreckage-told-swing = { $vehicle } { $degrees ->
    [0] can’t even begin to turn { $way }.
   *[other] swings { $way } and gets { $degrees }° round.
}
wreckage-told-go = { $vehicle } drives { $lengths }.
wreckage-told-back = { $vehicle } backs up { $lengths }.
wreckage-told-nitro = Nitro! { $vehicle } lights the fuse.
wreckage-told-jump = { $vehicle } takes off! Airborne for { $lengths }.
wreckage-told-can = { $vehicle } scoops up a jerrycan. That makes { $held }.
wreckage-told-last-can = Jerrycan number { $held }! { $vehicle } has won the show!
wreckage-told-mine = { $vehicle } leaves a present on the track.
wreckage-told-ram = { $vehicle } slams into { $hit } at speed { $speed }!
wreckage-told-crash = { $vehicle } finds { $thing } at speed { $speed }. { $speed ->
    [0] Barely a scratch.
    [4] They felt that in the cheap seats.
   *[other] Crunch.
}
wreckage-told-ram-spent = The ram takes it all, and { $vehicle } laughs. It won’t do that twice.
wreckage-told-fire-at = { $vehicle } opens up on { $target } { $side }: { $weapon }!
wreckage-told-hurt = { $vehicle } takes { $amount } damage from { $cards ->
    [one] one card
   *[other] { $cards } cards
}. { $left ->
    [0] Nothing is left to break.
    [one] One more and it is over.
   *[other] It bears { $left } more.
}
wreckage-told-unhurt = { $cards ->
    [one] One card, and { $vehicle } shrugs it off.
   *[other] { $cards } cards, and { $vehicle } shrugs them off.
}
wreckage-told-shield = { $vehicle } throws it in the way: { $equipment }.
wreckage-told-reshuffle = The damage cards are shuffled together.
wreckage-told-spin = { $vehicle } spins and ends up facing { $thing }.
wreckage-told-lose = Irreversible! { $vehicle } can never play “{ $card }” again.
wreckage-told-destroyed = { $vehicle } goes up in flames!{ $held ->
    [0] {""}
    [one] {" "}A jerrycan rolls clear.
   *[other] {" "}{ $held } jerrycans roll clear.
}
wreckage-told-out = { $vehicle } is towed off. One driver fewer.
wreckage-told-last = { $vehicle } is the last one rolling, and wins!
wreckage-told-nobody = Smoke clears. Nobody moves. Nobody wins.
wreckage-told-repair = { $vehicle } stops for repairs, with tape and prayers.
wreckage-told-mend = { $vehicle } hammers out a dent.
wreckage-told-take-back = { $vehicle } remembers how it goes: “{ $card }”.
wreckage-told-pump = { $vehicle } meets the petrol pump. The fireball is seen three valleys away.
wreckage-told-fire = { $vehicle } is still nose to nose with the tyres, and catches fire!
wreckage-told-burn = { $vehicle } drives on in flames.
wreckage-told-put-out = { $vehicle } sits this one out and beats the flames down.
wreckage-told-throw = { $vehicle } sends the burning barrels flying!
wreckage-told-scorched = The barrels land on { $vehicle }!
wreckage-told-shove = { $vehicle } hits the wreck at speed { $speed } and keeps pushing.
wreckage-told-push-hit = Steel grinds on steel: { $vehicle } drives it all into { $hit }!
wreckage-told-push-stop = { $vehicle } and the wreck grind to a halt.

wreckage-end-cans = Three jerrycans are home.
wreckage-end-last = One driver was left rolling.
wreckage-end-nobody = The last ones went together; nobody wins.
wreckage-end-stalemate = Nothing happened for twenty turns. The crowd went home.
## In the picture

wreckage-scene-can = A jerrycan
    .help = Drive over it and it is yours. Whoever has three wins at once.
wreckage-scene-mine = A mine
    .help = Whoever drives onto it collides, with one damage card more, and it is gone. Its owner is not spared.
wreckage-scene-mine-to-come = A mine that will fall here
    .help = It falls when the vehicle drives off.
wreckage-scene-obstacle = { $kind ->
    [obstacle] An obstacle
    [column] The spiked column: two more damage cards
    [pump] The petrol pump: the end of whoever hits it
    [tyres] The burning tyres: they spin you, and may set you on fire
    [wreck] The wreck: it can be pushed
    [barrels] The burning barrels: they fly ahead of whoever hits them
   *[other] { $obstacle }
}
    .help = { $kind ->
    [pump] Whoever drives into it is out at once, and so is the pump.
    [tyres] Whoever drives into them stops and spins. Still facing them after that, it burns and draws a damage card.
    [wreck] Whoever drives into it draws as many damage cards as its speed, but pushes it along and goes on. Who is struck by the wreck is hurt, too.
    [barrels] Whoever drives into them sends them flying straight ahead, onto whatever they meet.
    [column] Whoever drives into it stops and draws as many damage cards as its speed, and two more.
   *[other] Whoever drives into it stops and draws as many damage cards as its speed.
}
wreckage-scene-vehicle = { $vehicle }, facing { $thing }{ $gear ->
    [reverse] {" "}in reverse
   *[forward] {""}
}, damage { $damage } of { $structure }{ $burning ->
    [yes] , on fire
   *[no] {""}
}
    .help = It drives straight on by its speed in lengths of a vehicle. As much damage as it has structure, and it is out.
wreckage-scene-grave = What is left of { $vehicle }; nothing stands there
    .help = Only soot: nobody can drive into it.
wreckage-scene-acts = { $vehicle } is acting
    .help = The light lies under the vehicle whose turn it is.
wreckage-scene-struck = { $vehicle } is hit
    .help = Damage cards are being drawn for it. Of a shot only what goes beyond its handling becomes damage.
wreckage-scene-turn = { $turn ->
    [0] Before the show
   *[other] Turn { $turn }, { $phase ->
        [0] cards are planned
       *[other] action phase { $phase }
    }
}
    .help = A turn is planning, then two action phases. A light shows which one is on.
wreckage-scene-pile = { $left ->
    [one] One damage card left
   *[other] { $left } damage cards left
}, { $used } used
    .help = Weapons and collisions draw from here. When it is empty, the used cards are shuffled.
wreckage-scene-order = { $count ->
    [0] Nobody is waiting to act
   *[other] The order of initiative
}
    .help = The fastest acts first; of two that are equally fast, the one with the better acceleration.
wreckage-scene-acts-at = { $vehicle } acts { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
    .help = The fastest acts first; of two that are equally fast, the one with the better acceleration.
wreckage-scene-drawn = Damage card on the table: { $card }
    .help = Its points are added to those of the other cards drawn for this hit.
wreckage-scene-seat = { $vehicle }, driven by { $player }
    .help = All that belongs to one player: vehicle, dashboard, damage, jerrycans, equipment and cards.
wreckage-scene-no-vehicle = Player { $player } has no vehicle yet
    .help = Everybody chooses a vehicle before the show.
wreckage-scene-numbers = { $vehicle }: acceleration { $acceleration }, handling { $handling }
    .help = Acceleration: how far one card changes the speed. Handling: taken off the damage of every shot, and as many hairpins a game.
wreckage-scene-speed = { $vehicle }: speed { $speed }, { $gear ->
    [reverse] reverse gear
   *[forward] forward gear
}
    .help = So many lengths it drives in a phase, straight on. D is forward, R is reverse, and reverse goes up to 2.
wreckage-scene-no-speed = { $vehicle }: { $chosen ->
    [yes] a start speed is chosen, and still secret
   *[no] no speed yet
}
    .help = The speed at the start is chosen in secret and shown by all at once.
wreckage-scene-held = { $vehicle } has { $held ->
    [0] no jerrycans
    [one] one jerrycan
   *[other] { $held } jerrycans
}
    .help = The third one wins the game. If the vehicle is destroyed, they fall out beside it.
wreckage-scene-damage = { $vehicle }: damage { $damage } of { $structure }
    .help = Each burst box is a point of damage. When all are burst, the vehicle is out.
wreckage-scene-notes = { $vehicle }: { $mines ->
    [0] no mines
    [one] one mine
   *[other] { $mines } mines
}, { $hairpins ->
    [0] no hairpins
    [one] one hairpin
   *[other] { $hairpins } hairpins
} left{ $burning ->
    [yes] , on fire
   *[no] {""}
}
    .help = Mines come from the mine layer. A hairpin turns up to 90° for a damage marker; there are as many a game as the handling says.
wreckage-scene-kit = { $vehicle }: { $equipment }
wreckage-scene-weapon = { $attack ->
    [one] One damage card
   *[other] { $attack } damage cards
}, { $reach ->
    [long] up to three lengths away
   *[short] up to one and a half lengths away
}{ $ability ->
    [turret] , in any of four directions
    [second-phase] , in the second action phase only
    [spin] ; whoever is hurt spins
    [discard] , once
   *[none] {""}
}.
wreckage-scene-no-kit = { $vehicle }: nothing is fitted here
    .help = Everybody takes three cards of equipment before the show; some are used up.
wreckage-scene-no-plan = { $vehicle }: no { $nth ->
    [1] first
   *[other] second
} card planned
    .help = Two cards a turn are laid face down, one for each action phase.
wreckage-scene-face-down = { $vehicle }: the { $nth ->
    [1] first
   *[other] second
} card lies face down
    .help = Only its owner knows it until its phase begins.
wreckage-scene-plan = { $vehicle }, { $nth ->
    [1] first
   *[other] second
} card: { $card }{ $state ->
    [down] , face down
    [now] , in force
    [done] , done
   *[up] {""}
}
wreckage-scene-card = { $vehicle }, deck: { $card }, { $count ->
    [0] { $lost ->
        [0] planned
       *[other] lost
    }
    [one] one card
   *[other] { $count } cards
}
wreckage-scene-out = { $vehicle } is out
    .help = The vehicle is destroyed, and its player is out of the game.
wreckage-scene-winner = { $vehicle } has won
    .help = Three jerrycans, or nobody else is left.
wreckage-scene-decides = { $vehicle } to decide
    .help = The golden frame is around whoever must choose.
wreckage-scene-first = { $vehicle } is the first player
    .help = Where speed and acceleration are equal, the order goes round from here.
wreckage-scene-garage = { $vehicle }: acceleration { $acceleration }, handling { $handling }, structure { $structure }{ $state ->
    [taken] , taken
    [gone] , gone with the other side of the tile
   *[free] {""}
}
    .help = Acceleration: how far one card changes the speed. Handling: taken off the damage of every shot, and as many hairpins a game. Structure: so much damage is the end.
wreckage-scene-arena = The arena
    .help = Open ground: drive where you like. The wall around it is solid; whoever drives into it draws damage cards.
wreckage-scene-offer = { $equipment }, { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}
wreckage-dial-turn = { $vehicle } turns
wreckage-dial-straight = Straight on

## What an option leads to

wreckage-preview = { $action }: { $event }
wreckage-preview-then = { $first }, { $second }
wreckage-preview-strain = one damage marker
wreckage-preview-cans = { $cans ->
    [one] takes a jerrycan
   *[other] takes { $cans } jerrycans
}
wreckage-preview-swing = stops at { $degrees }° against { $thing }
wreckage-preview-crash = hits { $thing } after { $lengths }
wreckage-preview-shove = pushes the wreck
wreckage-preview-throw = sends the burning barrels flying
wreckage-preview-halt = stopped by { $thing }
wreckage-preview-blast = lands on a mine
wreckage-preview-end = and that is the end of it
wreckage-preview-aims = towards { $thing }
wreckage-preview-sights = { $target } in your sights
wreckage-preview-cards = { $cards ->
    [one] one damage card
   *[other] { $cards } damage cards
}
wreckage-preview-all-crash = a crash for certain
wreckage-preview-can-in-reach = a jerrycan in reach
wreckage-preview-shot = about { $whole }.{ $tenths } arrive{ $handling ->
    [0] {""}
   *[other] , handling stops { $handling }
}; { $left } destroy it
wreckage-preview-arrives = { $arrives ->
    [0] nothing arrives
    [one] 1 arrives
   *[other] { $arrives } arrive
}, { $left ->
    [0] and that is the end of it
   *[other] structure { $left } left
}
wreckage-no-target-hidden = no target: behind { $thing }
wreckage-no-target-several = what stands between
wreckage-no-target-far = no target: { $lengths } too far
wreckage-no-target-aside = no target: outside the arc

## In the terminal

wreckage-sketch-can = jerrycan
wreckage-sketch-mine = mine
wreckage-sketch-obstacle = { $kind ->
    [column] spiked column
    [pump] petrol pump
    [tyres] burning tyres
    [wreck] wreck
    [barrels] burning barrels
   *[obstacle] obstacle
}
wreckage-sketch-vehicle = Vehicle
wreckage-sketch-player = Player
wreckage-sketch-speed = Speed
wreckage-sketch-damage = Damage
wreckage-sketch-acceleration = Acceleration
wreckage-sketch-handling = Handling
wreckage-sketch-structure = Structure
wreckage-sketch-specials = Special cards
wreckage-sketch-hairpins = Hairpins
wreckage-sketch-cans = Cans
wreckage-sketch-state = Now
wreckage-sketch-equipment = Equipment
wreckage-sketch-cards-drawn = Attack
wreckage-sketch-range = Range
wreckage-sketch-left = Left
wreckage-sketch-long = long
wreckage-sketch-short = short
wreckage-sketch-out = out
wreckage-sketch-burning = on fire
wreckage-sketch-acting = acting
wreckage-sketch-planned = Planned
wreckage-sketch-face-down = face down
wreckage-sketch-mines = ({ $mines ->
    [one] one mine
   *[other] { $mines } mines
})
wreckage-sketch-deck = Cards in the deck
wreckage-sketch-lost = Lost
wreckage-sketch-turn = { $turn ->
    [0] Before the show
   *[other] Turn { $turn }, { $phase ->
        [0] planning
       *[other] action phase { $phase }
    }
}
wreckage-sketch-order = Order:
wreckage-sketch-from = Seen from { $vehicle }, facing { $thing }
wreckage-sketch-bearing-title = Direction
wreckage-sketch-lengths = Lengths
wreckage-sketch-aim = To point at it
wreckage-sketch-bearing = { $degrees ->
    [0] straight ahead
    [180] straight behind
   *[other] { $degrees }° { $way }
}
wreckage-sketch-decimal = { $whole }.{ $tenths }

## The end

wreckage-figure-shots = { $count ->
    [one] One shot fired
   *[other] { $count } shots fired
}
wreckage-figure-crashes = { $count ->
    [one] One crash
   *[other] { $count } crashes
}
wreckage-figure-cans = { $count ->
    [one] One jerrycan taken
   *[other] { $count } jerrycans taken
}
wreckage-figure-lost = { $count ->
    [one] One card lost for good
   *[other] { $count } cards lost for good
}
wreckage-figure-spins = { $count ->
    [one] One spin
   *[other] { $count } spins
}
wreckage-figure-hits = { $count ->
    [one] One hit that hurt
   *[other] { $count } hits that hurt
}
wreckage-figure-turns = { $count ->
    [one] One turn of the wheel
   *[other] { $count } turns of the wheel
}
wreckage-figure-drives = { $count ->
    [one] One drive
   *[other] { $count } drives
}
wreckage-figure-cards = { $count ->
    [one] One card shown
   *[other] { $count } cards shown
}
wreckage-values = { $left } structure · { $cans ->
    [one] one jerrycan
   *[other] { $cans } jerrycans
}
wreckage-account = { $cans ->
    [0] no jerrycan
    [one] one jerrycan
   *[other] { $cans } jerrycans
}, { $left } structure left
wreckage-account-out = destroyed

# Why a bot would choose so

wreckage-change-cans = { $way ->
    [less] { $count ->
        [one] a jerrycan lost
       *[other] { $count } jerrycans lost
    }
   *[more] { $count ->
        [0] no jerrycan
        [one] a jerrycan
       *[other] { $count } jerrycans
    }
}
wreckage-change-damage = { $way ->
    [less] { $count ->
        [one] a damage marker repaired
       *[other] { $count } damage markers repaired
    }
   *[more] { $count ->
        [0] no damage
        [one] a damage marker
       *[other] { $count } damage markers
    }
}
wreckage-change-out = { $way ->
    [less] { $count ->
        [one] the vehicle back
       *[other] the vehicle back
    }
   *[more] { $count ->
        [0] the vehicle still drives
        [one] the vehicle destroyed
       *[other] the vehicle destroyed
    }
}
wreckage-change-cards = { $way ->
    [less] { $count ->
        [one] a piloting card back
       *[other] { $count } piloting cards back
    }
   *[more] { $count ->
        [0] no card lost
        [one] a piloting card lost
       *[other] { $count } piloting cards lost
    }
}
wreckage-change-gear = { $way ->
    [less] { $count ->
        [one] a piece of equipment more
       *[other] { $count } pieces of equipment more
    }
   *[more] { $count ->
        [0] no equipment lost
        [one] a piece of equipment lost
       *[other] { $count } pieces of equipment lost
    }
}
wreckage-change-hits = { $way ->
    [less] { $count ->
        [one] a rival rid of a marker
       *[other] rivals rid of { $count } markers
    }
   *[more] { $count ->
        [0] no damage to rivals
        [one] a damage marker for a rival
       *[other] { $count } damage markers for rivals
    }
}
wreckage-change-gone = { $way ->
    [less] { $count ->
        [one] a rival back
       *[other] { $count } rivals back
    }
   *[more] { $count ->
        [0] no rival destroyed
        [one] a rival destroyed
       *[other] { $count } rivals destroyed
    }
}
wreckage-change-nearer = { $way ->
    [less] { $count ->
        [one] a length further from a jerrycan
       *[other] { $count } lengths further from a jerrycan
    }
   *[more] { $count ->
        [0] no nearer to a jerrycan
        [one] a length nearer to a jerrycan
       *[other] { $count } lengths nearer to a jerrycan
    }
}
wreckage-change-danger = { $way ->
    [less] { $count ->
        [one] about a marker less to fear
       *[other] about { $count } markers less to fear
    }
   *[more] { $count ->
        [0] no more danger than now
        [one] about a marker more to fear
       *[other] about { $count } markers more to fear
    }
}

wreckage-chance-cans = of taking a jerrycan
wreckage-chance-damage = of taking damage
wreckage-chance-out = of being destroyed
wreckage-chance-cards = of losing a piloting card
wreckage-chance-gear = of losing equipment
wreckage-chance-hits = of damaging a rival
wreckage-chance-gone = of destroying a rival
