# Wreckland Run: one driver against everybody. What is printed on cards and boards is in wreckland-content.ftl.

wreckland-title = Wreckland Run
wreckland-about = One driver, one vehicle of dice and scrap, seven chapters, and a Boss at the end of each road.

## Before the attempt

wreckland-option-chapter = Chapter
    .help = Each chapter has its own Boss, its own rules and more cards than the one before.
wreckland-option-chapter-1 = Chapter 1
    .help = The one to start with.
wreckland-option-chapter-2 = Chapter 2
    .help = The second chapter of the story.
wreckland-option-chapter-3 = Chapter 3
    .help = The third chapter of the story.
wreckland-option-chapter-4 = Chapter 4
    .help = The fourth chapter of the story.
wreckland-option-chapter-5 = Chapter 5
    .help = The fifth chapter of the story.
wreckland-option-chapter-6 = Chapter 6
    .help = The sixth chapter of the story.
wreckland-option-chapter-7 = Chapter 7
    .help = The last chapter of the story.

wreckland-option-difficulty = Difficulty
    .help = How much scrap you start with.
wreckland-option-difficulty-trucker = Trucker
    .help = Two cards of scrap: as it is meant.
wreckland-option-difficulty-learner = Learner
    .help = Four cards of scrap, for the first attempts.
wreckland-option-difficulty-ace = Ace
    .help = No scrap at all.

wreckland-option-vehicle = Vehicle
    .help = What you drive. In a campaign you keep it for all seven chapters.
wreckland-option-hero = Hero
    .help = Who drives. Every hero has a skill of their own.

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
wreckland-slot-empty = empty slot

wreckland-gear-in-slot = { $name } ({ $slot })
wreckland-one-of-several = { $name } { $number }
wreckland-die-red = red { $value }
wreckland-die-white = white { $value }
wreckland-scrap-piece = scrap { $name } as { $value }
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
wreckland-effect-zone = { $amount } damage to all in a zone
wreckland-effect-plus = { $amount } more damage
wreckland-effect-move = move an enemy
wreckland-effect-remove-die = remove a die
wreckland-effect-repair = repair { $amount }
wreckland-effect-reroll = reroll the white dice
wreckland-effect-adjust = a die plus or minus 1
wreckland-effect-hold = hold a die
wreckland-effect-gain-scrap = { $amount } scrap
wreckland-effect-choice = a choice
wreckland-effect-engine = { $amount } damage to the engine
wreckland-effect-heal = enemies lose { $amount } damage
wreckland-effect-lose-die = lose a die
wreckland-effect-lose-scrap = lose a scrap card
wreckland-effect-lose-card = lose a face-up card
wreckland-effect-rally = the red die is rolled again
wreckland-effect-reinforce = { $amount } more enemies
wreckland-effect-rotate = all enemies move on
wreckland-effect-activate = enemies act
wreckland-effect-and = { $first }, { $second }

## What is asked

wreckland-ask-roll-red = A red die is rolling. What does it show?
wreckland-ask-roll-white = A white die is rolling. What does it show?
wreckland-ask-roll-board = A red die is rolling for the Boss board. What does it show?
wreckland-ask-draw-equipment = Which equipment card is drawn?
wreckland-ask-draw-scrap = Which enemy card becomes scrap?
wreckland-ask-deal = Which enemy comes to the zone: { $zone }?

wreckland-ask-customise = Round { $round }, Customisation: install, repair or reroll, or end the phase.
wreckland-ask-slot = Where do you install { $card }?
wreckland-ask-facing = Which way do you turn { $card }?
wreckland-ask-pay = Pay { $cost }. Pieces chosen so far: { $paid }.
wreckland-ask-repair = What do you spend to repair { $card }?
wreckland-ask-reroll = Which dice do you roll again? Chosen so far: { $chosen }.
wreckland-ask-lose-card = Which face-up card do you lose?
wreckland-ask-lose-die = Which die do you lose?
wreckland-ask-lose-scrap = Which scrap card do you lose?

wreckland-ask-red = Step { $step }: place a red die.
wreckland-ask-white = Step { $step }: place one to three white dice. Placed so far: { $placed }.
wreckland-ask-place = What do you do with { $piece }?
wreckland-ask-enemy-order = Which enemy acts next?
wreckland-ask-hit = An attack from the { $zone }: which equipment takes { $damage } damage?
wreckland-ask-zone = In which zone?
wreckland-ask-board-zone = Boss board: { $effect }. In which zone?
wreckland-ask-order = Which effect comes first?
wreckland-ask-choice = Choose one effect.
wreckland-ask-aim = Which enemy in the zone ({ $zone }) takes { $damage } damage?
wreckland-ask-move = Which enemy of the zone ({ $zone }) do you move, and where?
wreckland-ask-remove-die = Which die do you remove?
wreckland-ask-mend = Which equipment loses { $amount } damage?
wreckland-ask-adjust = Which die do you change by 1?
wreckland-ask-hold = Which die do you hold?
wreckland-ask-split = Ram damage left: { $left }. How much of it goes to { $enemy }?
wreckland-ask-push = Where do you push { $enemy }?
wreckland-ask-salvage = A perfect kill: do you keep { $enemy } as scrap?

## What may be chosen

wreckland-do-value = { $value }
    .help = What the die shows.
wreckland-do-draw = { $card }
    .help = The card lies face up.
wreckland-do-arrive = { $enemy }
    .help = The enemy comes to the zone.
wreckland-do-scrap = { $enemy }
    .help = An enemy card that pays like a die.

wreckland-do-install = Install { $card }
    .help = Choose a slot, turn the card, then pay its cost.
wreckland-do-slot = { $slot }, in place of { $there }
    .help = What stands there is discarded with its damage.
wreckland-do-facing = Turned by { $degrees }°
    .help = Spikes count where they face outwards.
wreckland-do-upgrade = Upgrade { $there } to { $card }
    .help = It takes the place of the printed equipment, without damage.
wreckland-do-restore = Clear the wreck of { $card }
    .help = Pay the cost of the Destruction card; the equipment is whole again.
wreckland-do-repair = Repair { $card } (damage { $damage })
    .help = One die or scrap card of at least the lowest value.
wreckland-do-repair-with = Spend { $piece }: { $amount } damage off
    .help = A value that is printed removes all damage. A red die is rerolled for a penalty.
wreckland-do-add = Add { $piece }
    .help = One piece of the payment.
wreckland-do-pay = Pay { $pieces }
    .help = Red dice are rerolled afterwards, each for a penalty.
wreckland-do-reroll = Discard { $card } to reroll dice
    .help = Any dice left in the pool, once.
wreckland-do-also-die = Also { $piece }
    .help = This die is rolled again, too.
wreckland-do-throw = Roll { $count } dice
    .help = Red dice bring no penalty here.
wreckland-do-throw-all = Roll all { $count } dice
    .help = Red dice bring no penalty here.
wreckland-do-done = End Customisation
    .help = Cards that are not installed are discarded, and the enemies come.
wreckland-do-lose-card = Lose { $card }
    .help = The card is discarded.
wreckland-do-lose-die = Lose { $piece }
    .help = It is out until all dice are gathered again.
wreckland-do-lose-scrap = Lose { $enemy }
    .help = The card goes to the enemies’ discards.

wreckland-do-red = Red { $value } on { $enemy }, die slot { $slot }
    .help = All enemies that match the die act, then move on.
wreckland-do-red-board = Red { $value } on the Boss board
    .help = The die is rerolled, and the Boss board says what happens.
wreckland-do-act = { $enemy } acts
    .help = It acts from the zone it is in.
wreckland-do-hit = { $card } takes { $damage } damage
    .help = At its resistance it explodes.
wreckland-do-take = { $piece }
    .help = Then choose what it does.
wreckland-do-stop = Enough dice
    .help = The rest of the dice are rolled again.
wreckland-do-waste = Discard { $piece }
    .help = No white die can be placed, so one is lost.
wreckland-do-use = Use { $card }, die slot { $slot }
    .help = The die stays on its slot for the rest of the turn.
wreckland-do-use-perfect = Use { $card }, die slot { $slot }: perfect placement
    .help = The die equals the slot’s value: the bonus comes too.
wreckland-do-ram = Ram: { $zone } ({ $damage } damage)
    .help = Spikes do the damage; then all enemies of the zone are pushed aside.
wreckland-do-share = { $damage } damage to { $enemy }
    .help = The rest is for the others.
wreckland-do-push = Push { $enemy }: { $zone }
    .help = Every enemy of the rammed zone must move.
wreckland-do-chase-repair = Repair { $card }: { $amount } damage off
    .help = The die is set aside.
wreckland-do-engine = Engine: { $effect }
    .help = For low dice only.
wreckland-do-skill = The skill of { $hero }
    .help = It counts as no die.
wreckland-do-zone = { $zone }
    .help = The card works in this zone.
wreckland-do-effect = { $effect }
    .help = All effects are resolved, one after the other.
wreckland-do-fire = { $enemy } takes { $damage } damage
    .help = Exactly its resistance is a perfect kill.
wreckland-do-move = Move { $enemy }: { $zone }
    .help = Any other zone will do.
wreckland-do-remove-die = Take { $piece } off { $card }
    .help = The die is set aside and its slot is free again.
wreckland-do-mend = Mend { $card }, { $slot }
    .help = Never the engine.
wreckland-do-adjust = Make { $piece } a { $value }
    .help = Only dice of the pool, between 1 and 6.
wreckland-do-hold = Hold { $piece }
    .help = It skips the next reroll.
wreckland-do-salvage = Keep { $enemy } as scrap
    .help = Scrap pays like a die of one of its values.
wreckland-do-leave = Discard { $enemy }
    .help = The card goes to the discards.

## What is told

wreckland-told-welcome = Chapter { $number }: { $chapter }.
wreckland-told-customise = Round { $round }: Customisation.
wreckland-told-draw = { $card } is on offer.
wreckland-told-scrap = { $enemy } becomes scrap.
wreckland-told-install = { $card } is installed ({ $slot }).
wreckland-told-restore = The wreck is cleared: { $card } works again.
wreckland-told-repair = { $piece } repairs { $card }: { $amount } damage off.
wreckland-told-reroll-for = { $card } is discarded to reroll dice.
wreckland-told-lose-card = { $card } is lost.
wreckland-told-lose-die = A die is lost: { $piece }.
wreckland-told-lose-scrap = Scrap is lost: { $enemy }.

wreckland-told-chase = Round { $round }: the Chase.
wreckland-told-arrive = { $enemy } arrives ({ $zone }).
wreckland-told-enter = { $enemy } joins the Chase ({ $zone }).
wreckland-told-turn = Turn { $turn }: enemies in play { $enemies }.
wreckland-told-reroll = The { $count } dice of the pool are rolled again.
wreckland-told-red = Red { $value } on { $enemy }: enemies activated { $count }.
wreckland-told-red-board = Red { $value } fits nobody and goes to the Boss board.
wreckland-told-board = Boss board, { $value }: { $effect }.
wreckland-told-board-nothing = Boss board, { $value }: nothing happens.
wreckland-told-act = { $enemy } acts ({ $zone }).
wreckland-told-rally = The red die is rolled again on its slot and shows { $value }.
wreckland-told-move-on = { $enemy } moves on ({ $zone }).
wreckland-told-hit = { $card } takes { $damage } damage.
wreckland-told-armour = { $card } takes no damage.
wreckland-told-explode = { $card } explodes.
wreckland-told-engine = The engine takes { $damage } damage: { $total } of { $resistance }.
wreckland-told-use = { $piece } activates { $card }.
wreckland-told-use-perfect = { $piece } activates { $card }: a perfect placement.
wreckland-told-use-engine = { $piece } on the engine: { $effect }.
wreckland-told-skill = { $hero } uses their skill.
wreckland-told-waste = { $piece } can’t be placed and is discarded.
wreckland-told-ram = Ram ({ $zone }) for { $damage } damage.
wreckland-told-push = { $enemy } is pushed aside ({ $zone }).
wreckland-told-move = { $enemy } is moved ({ $zone }).
wreckland-told-mend = { $card } is mended: { $amount } damage off.
wreckland-told-adjust = { $piece } becomes a { $value }.
wreckland-told-hold = { $piece } is held.
wreckland-told-remove-die = { $piece } is taken off { $card }.
wreckland-told-hit-enemy = { $enemy } takes { $damage } damage.
wreckland-told-enemy-armour = The armour of { $enemy } holds.
wreckland-told-destroy = { $enemy } is destroyed.
wreckland-told-salvage = A perfect kill: { $enemy } becomes scrap.
wreckland-told-blast = It explodes: all equipment of the zone is hit ({ $zone }).
wreckland-told-chase-end = The Chase is over; enemies left behind { $enemies }.
wreckland-told-won = { $boss } is destroyed. The road is yours.
wreckland-told-lost = The engine is destroyed. This attempt is over.

## How it ends

wreckland-end-boss-destroyed = The Boss is destroyed.
wreckland-end-engine-destroyed = The engine is destroyed.

## Choices and cards that go by a name of their own

wreckland-option-ply_cap = Longest attempt
    .help = An attempt that goes on for so many choices, of dice and driver together, is called off.
wreckland-option-ply_cap-20000 = 20,000 choices
    .help = More than an attempt ever needs.
wreckland-option-ply_cap-5000 = 5,000 choices
    .help = Still more than most attempts need.
wreckland-option-vehicle-roadrunner = { wreckland-roadrunner }
    .help = { wreckland-roadrunner.help }
wreckland-option-vehicle-dumper = { wreckland-dumper }
    .help = { wreckland-dumper.help }
wreckland-option-vehicle-broadside = { wreckland-broadside }
    .help = { wreckland-broadside.help }
wreckland-option-vehicle-jitterbug = { wreckland-jitterbug }
    .help = { wreckland-jitterbug.help }
wreckland-option-hero-wrench-mary = { wreckland-wrench-mary }
    .help = { wreckland-wrench-mary.help }
wreckland-option-hero-bull-bar-bill = { wreckland-bull-bar-bill }
    .help = { wreckland-bull-bar-bill.help }
wreckland-option-hero-dead-eye-dot = { wreckland-dead-eye-dot }
    .help = { wreckland-dead-eye-dot.help }
wreckland-option-hero-sleight-of-hank = { wreckland-sleight-of-hank }
    .help = { wreckland-sleight-of-hank.help }
wreckland-card-wrench-mary = { wreckland-wrench-mary }
    .help = { wreckland-wrench-mary.help }
wreckland-card-bull-bar-bill = { wreckland-bull-bar-bill }
    .help = { wreckland-bull-bar-bill.help }
wreckland-card-dead-eye-dot = { wreckland-dead-eye-dot }
    .help = { wreckland-dead-eye-dot.help }
wreckland-card-sleight-of-hank = { wreckland-sleight-of-hank }
    .help = { wreckland-sleight-of-hank.help }
wreckland-card-dust-and-debt = { wreckland-dust-and-debt }
    .help = { wreckland-dust-and-debt.help }
wreckland-card-salt-and-smoke = { wreckland-salt-and-smoke }
    .help = { wreckland-salt-and-smoke.help }
wreckland-card-last-tollbooth = { wreckland-last-tollbooth }
    .help = { wreckland-last-tollbooth.help }
wreckland-card-last-tollbooth-1 = { wreckland-last-tollbooth }
    .help = { wreckland-last-tollbooth.help }
wreckland-card-black-ice = { wreckland-black-ice }
    .help = { wreckland-black-ice.help }
wreckland-card-black-ice-1 = { wreckland-black-ice }
    .help = { wreckland-black-ice.help }
wreckland-card-static-belt = { wreckland-static-belt }
    .help = { wreckland-static-belt.help }
wreckland-card-petrol-valley = { wreckland-petrol-valley }
    .help = { wreckland-petrol-valley.help }
wreckland-card-last-post = { wreckland-last-post }
    .help = { wreckland-last-post.help }
wreckland-card-last-post-1 = { wreckland-last-post }
    .help = { wreckland-last-post.help }
