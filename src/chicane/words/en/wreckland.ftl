# Wreckland Run: one driver against everybody. What is printed on cards and boards is in wreckland-content.ftl.
# Names of cards are capitalised and have no article; dice and slots are not capitalised,
# so no sentence begins with them, and no verb has to agree with a name that may be plural.

wreckland-title = Wreckland Run
wreckland-about = One driver, one engine that should not run, seven chapters, and at the end of each road a Boss who wants it back.

## Before the attempt

wreckland-option-chapter = Chapter
    .help = Each chapter has its own Boss, its own rules of the road, and more cards than the one before.
wreckland-option-chapter-1 = 1. { wreckland-card-dust-and-debt }
    .help = { wreckland-card-dust-and-debt.help }
wreckland-option-chapter-2 = 2. { wreckland-card-salt-and-smoke }
    .help = { wreckland-card-salt-and-smoke.help }
wreckland-option-chapter-3 = 3. { wreckland-card-last-tollbooth }
    .help = { wreckland-card-last-tollbooth.help }
wreckland-option-chapter-4 = 4. { wreckland-card-black-ice }
    .help = { wreckland-card-black-ice.help }
wreckland-option-chapter-5 = 5. { wreckland-card-static-belt }
    .help = { wreckland-card-static-belt.help }
wreckland-option-chapter-6 = 6. { wreckland-card-petrol-valley }
    .help = { wreckland-card-petrol-valley.help }
wreckland-option-chapter-7 = 7. { wreckland-card-last-post }
    .help = { wreckland-card-last-post.help }

wreckland-option-difficulty = Difficulty
    .help = How much scrap you start with. You may choose anew for every attempt.
wreckland-option-difficulty-trucker = Trucker
    .help = Two scrap cards. The road as it was meant.
wreckland-option-difficulty-learner = Learner
    .help = Four scrap cards, and nobody will tell.
wreckland-option-difficulty-ace = Ace
    .help = No scrap. You said you could drive.

wreckland-option-vehicle = Vehicle
    .help = What you drive. In a campaign you keep it for all seven chapters.
wreckland-option-vehicle-roadrunner = { wreckland-card-roadrunner }
    .help = { wreckland-card-roadrunner.help }
wreckland-option-vehicle-dumper = { wreckland-card-dumper }
    .help = { wreckland-card-dumper.help }
wreckland-option-vehicle-broadside = { wreckland-card-broadside }
    .help = { wreckland-card-broadside.help }
wreckland-option-vehicle-jitterbug = { wreckland-card-jitterbug }
    .help = { wreckland-card-jitterbug.help }

wreckland-option-hero = Hero
    .help = Who comes along, with a skill nobody else has. In a campaign you keep the hero for all seven chapters.
wreckland-option-hero-wrench-mary = { wreckland-card-wrench-mary }
    .help = { wreckland-card-wrench-mary.help }
wreckland-option-hero-bull-bar-bill = { wreckland-card-bull-bar-bill }
    .help = { wreckland-card-bull-bar-bill.help }
wreckland-option-hero-dead-eye-dot = { wreckland-card-dead-eye-dot }
    .help = { wreckland-card-dead-eye-dot.help }
wreckland-option-hero-sleight-of-hank = { wreckland-card-sleight-of-hank }
    .help = { wreckland-card-sleight-of-hank.help }

wreckland-option-ply_cap = Longest attempt
    .help = The attempt is called off after so many choices and dice. Real ones end long before.
wreckland-option-ply_cap-20000 = 20,000 choices
    .help = No attempt comes near it.
wreckland-option-ply_cap-5000 = 5,000 choices
    .help = Enough for nearly every attempt.

## Places, dice, things

wreckland-zone-front = front
wreckland-zone-right = right
wreckland-zone-rear = rear
wreckland-zone-left = left

wreckland-slot-FL = front left
wreckland-slot-F = front
wreckland-slot-FR = front right
wreckland-slot-L = left
wreckland-slot-R = right
wreckland-slot-BL = rear left
wreckland-slot-B = rear
wreckland-slot-BR = rear right
wreckland-slot-mark-FL = FL
wreckland-slot-mark-F = F
wreckland-slot-mark-FR = FR
wreckland-slot-mark-L = L
wreckland-slot-mark-R = R
wreckland-slot-mark-BL = BL
wreckland-slot-mark-B = B
wreckland-slot-mark-BR = BR
wreckland-slot-empty = Empty slot

wreckland-gear-in-slot = { $name } ({ $slot })
wreckland-one-of-several = { $name } { $number }
wreckland-die-red = the red { $value }
wreckland-die-white = the white { $value }
wreckland-scrap-piece = the scrap { $name } as a { $value }
wreckland-piece-and = { $first }, { $second }

wreckland-cost-pair = a pair
wreckland-cost-three = three of a kind
wreckland-cost-four = four of a kind
wreckland-cost-two = two pairs
wreckland-cost-run = a run of { $number }
wreckland-cost-any = any { $number } dice
wreckland-cost-total = a total of exactly { $number }

wreckland-effect-single = { $amount } damage to one target
wreckland-effect-double = { $amount } damage to each of two targets
wreckland-effect-zone = { $amount } damage to a whole zone
wreckland-effect-plus = { $amount } more damage
wreckland-effect-move = move an enemy
wreckland-effect-remove-die = remove a die
wreckland-effect-repair = repair { $amount }
wreckland-effect-reroll = reroll the white dice
wreckland-effect-adjust = change a die by 1
wreckland-effect-hold = hold a die
wreckland-effect-gain-scrap = { $amount ->
    [one] gain a scrap card
   *[other] gain { $amount } scrap cards
}
wreckland-effect-choice = one effect of your choice
wreckland-effect-engine = { $amount } damage to the engine
wreckland-effect-heal = enemies shed { $amount } damage
wreckland-effect-lose-die = lose a die
wreckland-effect-lose-scrap = lose a scrap card
wreckland-effect-lose-card = lose a face-up card
wreckland-effect-rally = the red die is rolled again
wreckland-effect-reinforce = { $amount ->
    [one] one more enemy
   *[other] { $amount } more enemies
}
wreckland-effect-rotate = all enemies move on clockwise
wreckland-effect-activate = enemies act
wreckland-effect-and = { $first }, { $second }

## What is asked

wreckland-ask-roll-red = A red die is rolling. What does it show?
wreckland-ask-roll-white = A white die is rolling. What does it show?
wreckland-ask-roll-board = A red die is rolling for the Boss board. What does it show?
wreckland-ask-draw-equipment = Which equipment is drawn?
wreckland-ask-draw-scrap = Which enemy card becomes scrap?
wreckland-ask-deal = Which enemy comes to the { $zone } zone?

wreckland-ask-customise = Round { $round }, Customisation. Install, repair, reroll – or are you ready?
    .help = As many actions as dice and scrap will pay for. A red die that pays is rolled again, and the Boss board says what it costs you.
wreckland-ask-slot = Where does { $card } go?
    .help = Any of the eight slots that is no wreck. Once in place, equipment never moves.
wreckland-ask-facing = Which way round does { $card } go?
    .help = Spikes count for a ram on the zone they point at, if they are on the outer edge. The card stays as you turn it.
wreckland-ask-pay = The price is { $cost }. { $paid ->
    [0] What do you pay with?
    [one] One piece paid; what else?
   *[other] { $paid } pieces paid; what else?
}
    .help = Dice of either colour and scrap, mixed as you like. Each red die is rerolled afterwards, for a penalty.
wreckland-ask-repair = What do you spend to repair { $card }?
    .help = One die or scrap card of at least the lowest value printed on it. A printed value takes all damage off.
wreckland-ask-reroll = Which dice do you roll again? { $chosen ->
    [0] None chosen yet.
    [one] One chosen so far.
   *[other] { $chosen } chosen so far.
}
    .help = Any dice left in the pool, once. Red ones bring no penalty this time.
wreckland-ask-lose-card = Which face-up card do you lose?
    .help = The card is discarded. You were never going to install it anyway.
wreckland-ask-lose-die = Which die do you lose?
    .help = It is out until all dice are gathered again.
wreckland-ask-lose-scrap = Which scrap card do you lose?
    .help = It goes to the enemies’ discards and may come back with a driver in it.

wreckland-ask-red = Step { $step }: which red die do you place?
    .help = Every enemy that shows the value and has any die slot free acts, then moves on clockwise. A die that matches nobody goes to the Boss board.
wreckland-ask-white = Step { $step }: { $placed ->
    [0] which white die do you place first?
    [one] one white die placed. Another?
   *[other] { $placed } white dice placed. Another?
}
    .help = At least one white die, three at most, fewer where the chapter says so. Each works an equipment, rams, repairs, or goes on the engine if it is low. What is left is rolled again before the next red die.
wreckland-ask-place = What do you do with { $piece }?
    .help = Equipment wants at least its lowest value, or a value within the range shown; exactly the value of the die slot brings the bonus.
wreckland-ask-enemy-order = Which enemy acts next?
    .help = All of them will. The order is the only mercy.
wreckland-ask-enemy-choice = { $enemy } leaves you the choice. Which will it be?
    .help = One of these. What you do not have can’t be handed over.
wreckland-ask-hit = An attack on the { $zone } side: which equipment takes { $damage } damage?
    .help = Damage beyond what destroys it is lost. With nothing left on that side, the engine pays.
wreckland-ask-zone = In which zone?
    .help = A corner slot works in one of its two zones, as you choose each time.
wreckland-ask-board-zone = No way round it: { $effect }. In which zone?
    .help = It has to happen. You may still choose where it hurts least.
wreckland-ask-order = Which effect comes next?
    .help = All of them are resolved; only the order is yours.
wreckland-ask-choice = Which effect will it be?
    .help = One of them, not both.
wreckland-ask-aim = Who in the { $zone } zone takes { $damage } damage?
    .help = Exactly its resistance is a perfect kill, and the wreck becomes scrap. A Boss in company can’t be aimed at.
wreckland-ask-move = Who leaves the { $zone } zone, and for where?
    .help = One enemy, to any other zone.
wreckland-ask-remove-die = Which die comes off?
    .help = Off your equipment, and the slot can be used again; off an enemy, and it can act again.
wreckland-ask-mend = Which equipment loses { $amount } damage?
    .help = Anything damaged that has not exploded. Never the engine.
wreckland-ask-adjust = Which die do you change by 1?
    .help = Any die of the pool, red or white.
wreckland-ask-hold = Which die do you hold?
    .help = It stays as it is through the next reroll.
wreckland-ask-split = { $left ->
    [one] One point
   *[other] { $left } points
} of ram damage to share out. How much for { $enemy }?
    .help = All of it must go somewhere. Armour reduces each share.
wreckland-ask-last-point = One point of ram damage. Who takes it?
    .help = Armour holds it off.
wreckland-ask-push = Where do you push { $enemy }?
    .help = To the zone before or after, never straight across.
wreckland-ask-skill = What does { $hero } do?
    .help = Only what something comes of is on the list.

## What may be chosen

wreckland-do-value = { $value }
    .help = What the die shows.
wreckland-do-draw = { $card }
    .help = The card lies face up, for this round only.
wreckland-do-arrive = { $enemy }
    .help = The enemy takes its place in the zone.
wreckland-do-scrap = { $enemy }
    .help = The card pays and works like a die of one of its values, once.

wreckland-do-install = Install { $card }
    .help = It brings: { $does }. Choose a slot, turn the card, then pay.
wreckland-do-slot = In the { $slot } slot
    .help = The slot is empty: one hole less through which to reach the engine.
wreckland-do-slot-spikes = In the { $slot } slot, over the vehicle’s spikes
    .help = Careful: the spikes printed there are covered for good, and rams on that side do one damage less unless this card brings spikes of its own.
wreckland-do-slot-over = In the { $slot } slot, over { $there }
    .help = What was there is discarded, damage and all. Printed equipment stays covered for good.
wreckland-do-slot-over-spikes = In the { $slot } slot, over { $there } and its spikes
    .help = Careful: what was there is discarded with its spikes, and rams on that side do one damage less unless this card brings spikes of its own. Printed equipment stays covered for good.
wreckland-do-facing = { $degrees ->
    [0] As printed
   *[other] Turned by { $degrees }° clockwise
}
    .help = Spikes on the outer edge make a ram on that zone hurt more.
wreckland-do-upgrade = Upgrade { $there } to { $card }
    .help = It brings: { $does }. It replaces the equipment printed there and starts without damage.
wreckland-do-restore = Clear the wreck of { $card }
    .help = Pay the price on the Destruction card, and the equipment is back without a scratch.
wreckland-do-repair = Repair { $card }, { $damage } damage
    .help = One die or scrap card of at least its lowest value. You may come back with another.
wreckland-do-repair-with = Spend { $piece } for { $amount } damage off
    .help = A printed value takes all damage off, a higher one less. A red die is rerolled for a penalty.
wreckland-do-add = Add { $piece }
    .help = One piece of the payment.
wreckland-do-pay = Pay with { $pieces }
    .help = Red dice are rerolled afterwards, each for a penalty.
wreckland-do-reroll = Discard { $card } to reroll dice
    .help = Any dice left in the pool, once. The card is gone either way.
wreckland-do-also-die = Add { $piece }
    .help = This die is rolled again, too.
wreckland-do-throw = { $count ->
    [one] Roll this die
   *[other] Roll these { $count } dice
}
    .help = Once, and it stands. Red dice bring no penalty here.
wreckland-do-throw-all = { $count ->
    [one] Roll the one die left
   *[other] Roll all { $count } dice
}
    .help = Once, and it stands. Red dice bring no penalty here.
wreckland-do-done = Let them come
    .help = Customisation ends. Cards you did not install are discarded, scrap is kept, and the enemies arrive.
wreckland-do-lose-card = Lose { $card }
    .help = The card is discarded.
wreckland-do-lose-die = Lose { $piece }
    .help = It is out until all dice are gathered again.
wreckland-do-lose-scrap = Lose { $enemy }
    .help = The card goes to the enemies’ discards.

wreckland-do-red = { $slot ->
    [0] Red { $value } on { $enemy }
   *[other] Red { $value } on { $enemy }, die slot { $slot }
}
    .help = It does this: { $does }. Whoever shows the value and has any slot free acts, not only the one who gets the die. This slot is then blocked for the turn.
wreckland-do-red-board = Red { $value } on the Boss board
    .help = No free die slot takes it. The die is rerolled, and the Boss board says what happens.
wreckland-do-act = Let { $enemy } act
    .help = It does this: { $does }. From the zone it is in; it moves on once all have acted.
wreckland-do-hit = { $damage } damage to { $card }
    .help = Armour takes off its share. At its resistance the equipment explodes.
wreckland-do-take = Take { $piece }
    .help = Then choose what it does.
wreckland-do-stop = Enough dice
    .help = On to the next step. Dice left in the pool are rolled again before the next red one.
wreckland-do-waste = Throw away { $piece }
    .help = No white die can be placed, so one of them is lost.
wreckland-do-use = { $slot ->
    [0] Use { $card }
   *[other] Use { $card }, die slot { $slot }
}
    .help = Effect: { $does }. The die stays on its slot until the turn is over.
wreckland-do-use-perfect = { $slot ->
    [0] Use { $card }: perfect
   *[other] Use { $card }, die slot { $slot }: perfect
}
    .help = Effect: { $does }, and the bonus on top. The die is exactly the slot’s value.
wreckland-do-ram = Ram the { $zone } zone, { $damage } damage
    .help = One damage for each card with spikes that way, and what hero and chapter add. Then everybody still there is pushed next door.
wreckland-do-share = { $damage ->
    [0] Nothing for { $enemy }
   *[other] { $damage } damage to { $enemy }
}
    .help = What is left goes to the others of the zone.
wreckland-foresee-hit = { $dealt ->
    [0] nothing arrives
    [one] 1 arrives
   *[other] { $dealt } arrive
}{ $armour ->
    [0] {""}
   *[other] { " " }after armour
}{ $end ->
    [perfect] : a perfect kill
    [dead] : destroyed, but no perfect kill
    [blast] : it explodes, no perfect kill
    [broken] : destroyed
    [won] : and you win
   *[left] , { $left } more to destroy
}
wreckland-foresee-possible = a perfect kill is possible: { $enemy }
wreckland-foresee-whom = { $whom }: { $hit }
wreckland-foresee-and = { $first }; { $second }
wreckland-do-push = Push { $enemy } to the { $zone } zone
    .help = Nobody stays in a rammed zone, not even a Boss.
wreckland-do-chase-repair = Repair { $card }, { $amount } damage off
    .help = The die is set aside, so a card full of dice can be repaired as well.
wreckland-do-engine = Engine: { $effect }
    .help = What low dice are good for. The engine takes as many as you have.
wreckland-do-skill = Use the skill of { $hero }
    .help = It costs no die and does not count as one.
wreckland-do-skill-zone = Choose: { $effect } ({ $zone })
    .help = In that zone.
wreckland-do-zone = The { $zone } zone
    .help = It happens there.
wreckland-do-effect = Next: { $effect }
    .help = The others follow.
wreckland-do-choice = Choose: { $effect }
    .help = And nothing of the rest.
wreckland-do-fire = { $damage } damage to { $enemy }
    .help = Before armour. Exactly its resistance is a perfect kill.
wreckland-do-move = Move { $enemy } to the { $zone } zone
    .help = Any other zone will do.
wreckland-do-remove-die = Take { $piece } off { $card }
    .help = The die is set aside and its slot is free again.
wreckland-do-mend = Mend { $card }
    .help = Damage comes off. Never off the engine.
wreckland-do-adjust = Turn { $piece } into a { $value }
    .help = Only dice of the pool, from 1 to 6.
wreckland-do-hold = Hold { $piece }
    .help = It sits out the next reroll, and only that one.

## What is told

wreckland-told-welcome = Chapter { $number }: { $chapter }.
wreckland-told-round = Round { $round }, Customisation. Spanners out.
wreckland-told-draw = On the tailgate: { $card }.
wreckland-told-scrap = For your scrap: { $enemy }.
wreckland-told-install = A few sparks later it is bolted on: { $card } ({ $slot }).
wreckland-told-restore = The wreck is cleared. Welcome back, { $card }.
wreckland-told-repair = A few blows of the hammer on { $card }, paid with { $piece }: { $amount } damage off.
wreckland-told-reroll-for = Overboard with { $card }! Dice are rolled again.
wreckland-told-lose-card = Lost: { $card }.
wreckland-told-lose-die = One die less: { $piece } is out.
wreckland-told-lose-scrap = Scrap lost: { $enemy }.

wreckland-told-chase = Round { $round }, the Chase. { $round ->
    [1] Company in the mirror!
    [2] They brought friends.
   *[other] This one ends with a Boss or an engine in pieces.
}
wreckland-told-arrive = Company in the { $zone } zone: { $enemy }.
wreckland-told-enter = Make way: { $enemy } joins the Chase in the { $zone } zone.
wreckland-told-turn = Turn { $turn }. { $enemies ->
    [0] Nobody
    [one] One enemy
   *[other] { $enemies } enemies
} around you, eight dice in the air.
wreckland-told-reroll = { $count ->
    [one] One die is rolled again.
   *[other] { $count } dice are rolled again.
}
wreckland-told-red = A red { $value } on { $enemy }. { $count ->
    [one] One enemy stirs.
   *[other] { $count } enemies stir.
}
wreckland-told-red-board = A red { $value } that nobody takes goes to the Boss board.
wreckland-told-board = A red die rolls for the Boss board and shows { $value }: { $effect }.
wreckland-told-board-nothing = A red die rolls for the Boss board and shows { $value }: nothing. Breathe out.
wreckland-told-twist = Courtesy of { $name }: { $effect }.
wreckland-told-heal = First aid in the { $zone } zone: the enemies shed { $damage } damage.
wreckland-told-overheat = Turn { $turn }, and the needle is in the red: the engine overheats.
wreckland-told-act = Action in the { $zone } zone: { $enemy }.
wreckland-told-rally = One order brings the next: the red die is rolled again and shows { $value }.
wreckland-told-move-on = Next stop, the { $zone } zone: { $enemy }.
wreckland-told-hit = { $damage } damage to { $card }.
wreckland-told-armour = Not a scratch on { $card }.
wreckland-told-explode = Boom! Where { $card } used to be, there is a hole with smoke in it.
wreckland-told-engine = The engine takes { $damage } damage: { $total } of { $resistance }.
wreckland-told-engine-bare = Nothing stands on that side, so the engine takes { $damage } damage: { $total } of { $resistance }.
wreckland-told-engine-holes = Through the holes on that side the engine takes { $damage } damage: { $total } of { $resistance }.
wreckland-told-use = Into { $card } goes { $piece }.
wreckland-told-use-perfect = Perfect placement! Into { $card } goes { $piece }, and out comes the bonus.
wreckland-told-use-engine = The engine swallows { $piece }: { $effect }.
wreckland-told-skill = { $hero } lends a hand.
wreckland-told-waste = Nothing wants { $piece }. Out of the window with it.
wreckland-told-ram = Hold tight! A ram on the { $zone } zone, { $damage ->
    [0] without a spike, but with feeling.
   *[other] for { $damage } damage.
}
wreckland-told-push = Shoved into the { $zone } zone: { $enemy }.
wreckland-told-move = Sent to the { $zone } zone: { $enemy }.
wreckland-told-mend = Wire and tape for { $card }: { $amount } damage off.
wreckland-told-adjust = A nudge turns { $piece } into a { $value }.
wreckland-told-hold = Nobody touches { $piece }. It sits out the next reroll.
wreckland-told-remove-die = Off { $card } comes { $piece }.
wreckland-told-hit-enemy = { $damage } damage to { $enemy }.
wreckland-told-enemy-armour = It rings like a bell, but the armour of { $enemy } holds.
wreckland-told-destroy = Off the road for good: { $enemy }.
wreckland-told-salvage = Right on the number! Into the scrap with { $enemy }.
wreckland-told-blast = And it was volatile: everything you have on the { $zone } side is hit.
wreckland-told-chase-end = { $enemies ->
    [0] The road is empty. The Chase is over.
    [one] The last enemy falls behind. The Chase is over.
   *[other] The last { $enemies } enemies fall behind. The Chase is over.
}
wreckland-told-won = Chapter { $number } is won: the road no longer belongs to { $boss }.
wreckland-told-lost = The engine is destroyed, and chapter { $number } with it. You may try again as often as you can stand it.

## How it ends

wreckland-end-boss-destroyed = The Boss was destroyed.
wreckland-end-engine-destroyed = The engine was destroyed.
## What is in the picture

wreckland-scene-chapter = Chapter { $number }: { $chapter }
    .help = Seven chapters make a campaign. Each has its Boss, new cards, and a rule that is bent.
wreckland-scene-twist = What is different in this chapter
    .help = It goes before the general rules.
wreckland-scene-zone = Zone: { $zone }
    .help = Enemies stand in four zones around the vehicle, and move on clockwise when they have acted.
wreckland-scene-customise = Round { $round }, Customisation
    .help = The token stands on the round and phase that is on. In Customisation you pay with dice to install, repair and reroll.
wreckland-scene-chase = Round { $round }, Chase
    .help = The token stands on the round and phase that is on. In the Chase red and white dice act in turn until no enemy is left.
wreckland-scene-customise-row = Boss board, Customisation, red { $value }: { $effect }
    .help = A red die that you pay with is rolled again, and its result does this to you.
wreckland-scene-chase-row = Boss board, Chase, red { $value }: { $effect }
    .help = A red die that fits no enemy is rolled again, and its result does this.
wreckland-scene-nothing = nothing happens
wreckland-scene-or = { $first } or { $second }
wreckland-scene-in = { $effect } ({ $place })
wreckland-scene-place-front = front
wreckland-scene-place-right = right
wreckland-scene-place-rear = rear
wreckland-scene-place-left = left
wreckland-scene-place-any = zone of your choice
wreckland-scene-place-boss = where the Boss is
wreckland-scene-place-here = where it happened
wreckland-scene-place-all = all zones
wreckland-scene-deck = Equipment deck: { $left }, discarded: { $discards }
    .help = In Customisation cards that you may install are turned up from here.
wreckland-scene-enemy-deck = Enemy deck: { $left }, discarded: { $discards }
    .help = Whoever comes in a Chase is drawn from here.
wreckland-scene-destruction = Destruction cards left: { $left }
    .help = One of them covers each equipment that is destroyed.
wreckland-scene-hero = { $hero }, uses of the skill left: { $left }
    .help = The skill may be used at any time of the Chase and takes no die.
wreckland-scene-steps = { $step ->
    [0] Between turns
   *[other] Turn { $turn }, step { $step } of 6
}
    .help = Red and white in turn: one red die for the enemies, then one to three white dice for you. What is left is rolled again before steps 3 and 5.
wreckland-scene-engine = Engine: { $damage } of { $resistance } damage
    .help = When its damage reaches the number, you have lost. On the left lie dice that ram, on the right low dice that reroll, change or hold others.
wreckland-scene-spikes = Spikes on the vehicle ({ $slot })
wreckland-scene-bonus = { $effect }; perfect placement: { $bonus }
wreckland-printed = { $traits }; { $effect }
wreckland-trait-dice = { $count ->
    [one] die { $values }
   *[other] dice { $values }
}
wreckland-trait-spikes = spikes { $sides }
wreckland-trait-reach = { $reach ->
    [adjacent] reaches the next zones too
   *[any] reaches any zone
}
wreckland-scene-gear = { $card }: { $traits }; { $effect }. Damage { $damage } of { $resistance }
    .help = A white die on a free place of it, high enough, and it does what its icons say.
wreckland-scene-destroyed = { $card }: destroyed
    .help = It can be neither used nor replaced until it is restored, in Customisation and for its price.
wreckland-scene-face-up = { $card }: { $traits }; { $effect }. Bears { $resistance }. Cost: { $cost }
    .help = It can be installed in a slot of your choice for its cost. What you don’t install is discarded.
wreckland-scene-upgrade = Upgrade { $card }: { $traits }; { $effect }. Bears { $resistance }. Cost: { $cost }
    .help = It can be installed for its cost, but only on the printed equipment that it improves.
wreckland-scene-scrap = Scrap: { $enemy }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } cards)
}
    .help = It stands once for a die of a value printed on it: to pay, or to set off an equipment.
wreckland-scene-enemy = { $enemy } ({ $zone }): { $traits }; { $effect }. Damage { $damage } of { $resistance }
    .help = A red die of its value makes it act; then it moves on one zone clockwise. Destroyed with exactly enough damage, it becomes scrap.
wreckland-scene-safe = { $enemy } ({ $zone }): { $traits }; { $effect }. Damage { $damage } of { $resistance }. Safe while it has company
    .help = It can’t be hurt while others are in its zone. A red die of its value makes it act, and then it moves on one zone clockwise.
wreckland-scene-waiting = { $enemy } waits for its round: { $traits }; { $effect }. Bears { $resistance }
    .help = It waits beside the board until its round comes.
wreckland-scene-die-pool = { $piece }, in the pool
wreckland-scene-die-held = { $piece }, held
    .help = It is not rolled again before the next step.
wreckland-scene-die-aside = { $piece }, out for now
    .help = It comes back when all dice are gathered.
wreckland-scene-die-ram = { $piece }, used to ram
    .help = It rammed, and stays here until the turn is over.
wreckland-scene-die-engine = { $piece }, on the engine
    .help = A low die bent another one, and stays here until the turn is over.
wreckland-scene-die-on = { $piece }, on { $card }
    .help = Its place is taken until the turn is over.
wreckland-scene-picked = Chosen
    .help = The ring is around what you have picked so far.
wreckland-page-road = Road
wreckland-page-boss = Boss
wreckland-page-gear = Stores
wreckland-scene-won = The Boss is destroyed: you win
    .help = Its damage reached its resistance in the third round.
wreckland-scene-lost = Your engine is destroyed: you lose
    .help = Its damage reached its resistance.

## The picture in text, for the terminal

wreckland-sketch-zone = Zone
wreckland-sketch-enemy = Enemy
wreckland-sketch-dice = Dice
wreckland-sketch-damage = Damage
wreckland-sketch-does = Does
wreckland-sketch-card = Card
wreckland-sketch-upgrade = Upgrade → slot
wreckland-sketch-cost-pair = pair
wreckland-sketch-cost-three = 3 alike
wreckland-sketch-cost-four = 4 alike
wreckland-sketch-cost-two = two pairs
wreckland-sketch-cost-run = run of { $number }
wreckland-sketch-cost-any = any { $number }
wreckland-sketch-cost-total = total { $number }
wreckland-sketch-cost = Cost
wreckland-sketch-resistance = Res.
wreckland-sketch-boss = Boss
wreckland-sketch-safe = guarded
wreckland-sketch-armour = armour { $armour }
wreckland-sketch-volatile = volatile
wreckland-sketch-moves = { $moves ->
    [0] stays
   *[other] moves { $moves }
}
wreckland-sketch-engine-bonus = +{ $plus } on the engine
wreckland-sketch-legend = F front · B rear · L left · R right · ‹3› die slot · [3] die on it · 1/4 damage/resistance · ↑→↓← spikes · ★ perfect placement · ◇ also the next zones · ◆ any zone
wreckland-sketch-destroyed = destroyed
wreckland-sketch-engine = Engine
wreckland-sketch-ram = ram:
wreckland-sketch-low = low (1–{ $low }):
wreckland-sketch-hero = { $hero }: { $skill }
wreckland-skill-wrench-mary = { wreckland-card-wrench-mary.help }
wreckland-skill-bull-bar-bill = { wreckland-card-bull-bar-bill.help }
wreckland-skill-dead-eye-dot = { wreckland-card-dead-eye-dot.help }
wreckland-skill-sleight-of-hank = { wreckland-card-sleight-of-hank.help }
wreckland-sketch-or = or
wreckland-sketch-schedule = To come
wreckland-sketch-round = Chase { $round }
wreckland-sketch-waiting = Waiting
wreckland-sketch-penalties-customise = Red dice you pay with are rerolled on the Boss board ({ $boss }):
wreckland-sketch-penalties-chase = A red die that matches nobody is rerolled on the Boss board ({ $boss }):
wreckland-sketch-scrap = Scrap:
wreckland-sketch-customise = Round { $round } of 3, Customisation.
wreckland-sketch-chase = { $step ->
    [0] Round { $round } of 3, Chase.
   *[other] Round { $round } of 3, Chase, turn { $turn }, step { $step } of 6.
}
wreckland-sketch-red = Red dice:
wreckland-sketch-white = White dice:
wreckland-sketch-held = (* held)
wreckland-sketch-out = (out for now: { $count })
wreckland-sketch-left = (uses left: { $left })
wreckland-profile-skill = Skill: { $skill }
wreckland-profile-turn = { $times ->
    [one] (once a turn)
    [2] (twice a turn)
   *[other] ({ $times } times a turn)
}
wreckland-profile-chase = { $times ->
    [one] (once a Chase)
   *[other] ({ $times } times a Chase)
}
wreckland-profile-game = { $times ->
    [one] (once a chapter)
   *[other] ({ $times } times a chapter)
}
wreckland-profile-always = Skill: always at work

## The end

wreckland-figure-enemies = { $count ->
    [one] One enemy off the road
   *[other] { $count } enemies off the road
}
wreckland-figure-perfect = { $count ->
    [one] One perfect placement
   *[other] { $count } perfect placements
}
wreckland-figure-rams = { $count ->
    [one] One ram
   *[other] { $count } rams
}
wreckland-figure-hits = { $count ->
    [one] One hit taken
   *[other] { $count } hits taken
}
wreckland-figure-mends = { $count ->
    [one] One repair
   *[other] { $count } repairs
}
wreckland-figure-uses = { $count ->
    [one] One die put to work
   *[other] { $count } dice put to work
}
wreckland-figure-cards = { $count ->
    [one] One card bolted on
   *[other] { $count } cards bolted on
}
wreckland-figure-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}

# Why a bot would choose so

wreckland-change-boss = { $way ->
    [less] { $count ->
        [one] the Boss back
       *[other] the Boss back
    }
   *[more] { $count ->
        [0] the Boss drives on
        [one] the Boss destroyed
       *[other] the Boss destroyed
    }
}
wreckland-change-foes = { $way ->
    [less] { $count ->
        [one] an enemy more
       *[other] { $count } enemies more
    }
   *[more] { $count ->
        [0] no enemy destroyed
        [one] an enemy destroyed
       *[other] { $count } enemies destroyed
    }
}
wreckland-change-hits = { $way ->
    [less] { $count ->
        [one] an enemy mends a point
       *[other] enemies mend { $count } points
    }
   *[more] { $count ->
        [0] no damage to enemies
        [one] a point of damage to an enemy
       *[other] { $count } points of damage to enemies
    }
}
wreckland-change-engine = { $way ->
    [less] { $count ->
        [one] a point of the engine mended
       *[other] { $count } points of the engine mended
    }
   *[more] { $count ->
        [0] no damage to the engine
        [one] a point of damage to the engine
       *[other] { $count } points of damage to the engine
    }
}
wreckland-change-works = { $way ->
    [less] { $count ->
        [one] a piece of equipment lost
       *[other] { $count } pieces of equipment lost
    }
   *[more] { $count ->
        [0] no more equipment
        [one] one more piece of equipment that works
       *[other] { $count } more pieces of equipment that work
    }
}
wreckland-change-hurt = { $way ->
    [less] { $count ->
        [one] a point of equipment repaired
       *[other] { $count } points of equipment repaired
    }
   *[more] { $count ->
        [0] no damage to equipment
        [one] a point of damage to equipment
       *[other] { $count } points of damage to equipment
    }
}
wreckland-change-scrap = { $way ->
    [less] { $count ->
        [one] a scrap card spent
       *[other] { $count } scrap cards spent
    }
   *[more] { $count ->
        [0] scrap as it is
        [one] a scrap card
       *[other] { $count } scrap cards
    }
}

wreckland-chance-boss = of destroying the Boss
wreckland-chance-foes = of destroying an enemy
wreckland-chance-hits = of damaging an enemy
wreckland-chance-engine = of damage to the engine
wreckland-chance-hurt = of damage to equipment

# The story on a stage, and what speaks for vehicles and heroes

wreckland-stage-resistance = { $count ->
    [one] point of resistance of the Boss
   *[other] points of resistance of the Boss
}
wreckland-stage-enemies = { $count ->
    [one] enemy before the Boss falls
   *[other] enemies before the Boss falls
}
wreckland-stage-cards = { $count ->
    [one] equipment card on offer
   *[other] equipment cards on offer
}
wreckland-stage-engine = { $count ->
    [one] point left in the engine
   *[other] points left in the engine
}
wreckland-stage-gear = { $count ->
    [one] piece of equipment that still works
   *[other] pieces of equipment that still work
}
wreckland-stage-scrap = { $count ->
    [one] scrap card kept
   *[other] scrap cards kept
}
wreckland-stage-round = { $count ->
   *[other] of three rounds begun
}
wreckland-stage-left = { $count ->
    [one] enemy still there
   *[other] enemies still there
}
wreckland-stage-boss = { $count ->
    [one] point that the Boss had left
   *[other] points that the Boss had left
}
wreckland-strength-engine = Engine
wreckland-strength-guns = Guns
wreckland-strength-body = Body
wreckland-strength-spikes = Spikes
wreckland-strength-skill = Uses
