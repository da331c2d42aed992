# The rules of Wreckage on a few pages, for somebody who has never seen it.

wreckage-book-goal = What it is about
wreckage-book-goal-win = Collect three jerrycans, or be the last one driving. Either wins at once. There are no lanes and no spaces: you steer by degrees and drive by vehicle lengths.
wreckage-book-goal-panel = Your panel shows your speed, 0 to 4, and the three numbers of your vehicle. Arrows: acceleration, how far one card changes your speed. Wheel: handling, how much of a shot you shrug off. Bar: structure, how much damage you bear. Below it your jerrycans, your equipment and your cards.
wreckage-book-goal-phases = A game turn goes like this: everybody plans two cards in secret, then come two action phases, one for each card.

wreckage-book-turn = A turn in five pictures
wreckage-book-turn-plan = 1. Plan. Lay two of your cards face down, the one for the first phase and the one for the second.
wreckage-book-turn-order = 2. Reveal. All first cards are turned up together. The fastest acts first, and the lamps show whose turn it is.
wreckage-book-turn-card = 3. Use your card. Red has planned a turn to the right and may now pivot by up to 45°. Or not: no card is an order.
wreckage-book-turn-move = 4. Drive straight ahead by your whole speed, or stay. Red is at speed 2 and has pointed its nose at a jerrycan: whatever lies on the way is taken along.
wreckage-book-turn-fire = 5. Fire one weapon at somebody in range and in sight. The jerrycan is Red’s, and Blue is in the way of the machine gun.

wreckage-book-plan = Plan your cards
wreckage-book-plan-cards = Every deck has the same five ordinary cards: two to change speed, a turn to either side and a Double. Two special cards differ from colour to colour.
wreckage-book-plan-speed = Accelerate adds 1 to your speed, or more if your acceleration allows it, up to 4. Laid the other way up, the same card slows you down.
wreckage-book-plan-steer = A turn pivots your vehicle by up to 45° on its rear corner. Choose any degree.
wreckage-book-plan-double = Double in the second place repeats your first card. In the first place it does nothing.
wreckage-book-plan-hairpin = A turn may become a hairpin of up to 90°. It costs one damage at once, and you may do it as often as your handling says in the whole game.

wreckage-book-move = Drive, crash, repair
wreckage-book-move-straight = You drive as many lengths as your speed, straight ahead, or you don’t drive at all. Nothing in between.
wreckage-book-move-can = A jerrycan on your way is yours. The third one ends the game, even in the middle of a move.
wreckage-book-move-crash = If something is in the way you stop there, your speed falls to 0, your turn is over, and you draw a damage card for each point of speed you had.
wreckage-book-move-ram = If it was a vehicle, it draws too: your speed and its own together. Handling does not help against collisions. Red has just paid Blue such a visit.
wreckage-book-move-reverse = Standing still you may change into reverse: at most speed 2, and you pivot on the front corners. To go forward again, stand still again.
wreckage-book-move-repair = Instead of card and move you may give up two cards of your deck for good and remove one damage, or take back a card lost before.

wreckage-book-fire = Fire
wreckage-book-fire-aim = Once in each phase, after moving, you may fire one weapon. The target must be in front of you, in the range of the weapon, one bar short, two bars long, and nothing may be in between.
wreckage-book-fire-points = Draw as many damage cards as the weapon has bullets and add their points. What is above the target’s handling is damage; the rest bounces off.
wreckage-book-fire-icons = If it hurt, the icons count as well: a spin turns the victim to anywhere, a torn card costs it a card of its deck for good.

wreckage-book-end = How it begins and ends
wreckage-book-end-win = The third jerrycan wins at once. So does being the only one left.
wreckage-book-end-wreck = A vehicle with as much damage as structure is out. Its jerrycans stay beside it, for whoever comes by.
wreckage-book-end-start = Before the game everybody takes a vehicle and three pieces of equipment in turn, open to all, and sets a first speed in secret. A weapon among the three is a fine idea.

wreckage-book-legend = Everything you see
wreckage-book-options = What can be different
wreckage-book-options-obstacles = The obstacles have two sides. The ordinary ones are only hard; the special ones have ideas of their own.

## Signs

wreckage-sign-damage = Damage pile
    .help = Zero to three points each, some with a nasty surprise.
wreckage-sign-damage-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $icon ->
    [spin] , and a spin
    [irreversible] , and a card is lost
    [shuffle] , and the pile is shuffled
   *[none] {""}
}
wreckage-sign-do-on = Leave the card
wreckage-sign-do-stay = Stay
wreckage-sign-do-no = No
wreckage-sign-do-reverse = Into reverse
wreckage-sign-do-forward = Into forward gear
wreckage-sign-do-repair = Emergency repair
wreckage-sign-do-burn = Drive on in flames
wreckage-sign-do-put-out = Put the fire out
wreckage-sign-do-bear = Bear the damage
