# The rules of Wreckland Run on a few pages, for somebody who has never seen it.

wreckland-book-goal = What it is about
wreckland-book-goal-win = You drive alone, and everybody is after you. Destroy the Boss in the third round and the chapter is won. If your engine takes as much damage as it bears, it is lost.
wreckland-book-goal-rounds = A chapter has three rounds. In each you first build equipment onto your vehicle, then you are chased. The table says how many cards you draw to build with, and how many enemies come on which side.
wreckland-book-goal-alone = There are seven chapters, one after the other. You choose a vehicle and a hero at the start and keep both.

wreckland-book-turn = A turn of the Chase in five pictures
wreckland-book-turn-roll = 1. Roll all eight dice. The three red ones are for your enemies, the five white ones are yours.
wreckland-book-turn-red = 2. Place a red die on an enemy that shows its value, whichever you like best, or least dislike. The enemy attacks the side of your vehicle it stands at.
wreckland-book-turn-white = 3. Place one to three white dice. A 3 fits the Bonnet Gun, for it asks for 3 or more. Any die can ram.
wreckland-book-turn-fire = 4. The gun stands at the front, so it hits enemies in front. It was exactly a 3: a perfect die, and the gun hits one harder.
wreckland-book-turn-ram = 5. A ram hurts with every spike that faces that side and pushes the enemies there to a side next to it. Red and white take turns three times, and the dice left over are rolled again before each.

wreckland-book-customise = Build your vehicle
wreckland-book-customise-draw = Draw as many equipment cards as the table says and roll all eight dice. Then build, repair and reroll as often as you can pay, in any order.
wreckland-book-customise-install = Every card shows which dice it costs: a pair, a run, a total. Pay, and put the card on any of the eight places around the engine, turned as you like. What was there is gone.
wreckland-book-customise-red = Red dice pay as well, but each one you use is rolled again, and the Boss’s board says what it does to you.
wreckland-book-customise-repair = A die at least as high as the value on a card takes 2 damage off it, one that shows exactly that value takes off all. The engine can’t be repaired, ever.
wreckland-book-customise-reroll = Throw away a card you have not built, and roll as many dice again as you like.
wreckland-book-customise-scrap = A scrap card counts as a die of a value printed on it. What you don’t use you keep for later rounds.

wreckland-book-enemies = Red dice: the enemies
wreckland-book-enemies-wake = The die goes on one enemy, but all that show its value act, if they have a free place for a die. Then each of them moves one side clockwise. Here the Pack Rat has attacked and moved on.
wreckland-book-enemies-board = A red die that fits nobody goes to the Boss’s board: it is rolled again, and what the board says for it happens.
wreckland-book-enemies-single = A cross-hair hits one equipment of that side, and you choose which. If there is none, it hits the engine.
wreckland-book-enemies-zone = A fan hits all three places of that side at once, and every empty one lets the damage through to the engine. Fill the gaps.
wreckland-book-enemies-destroyed = Equipment that has taken all it bears is destroyed: its place counts as empty until you pay for it when you build.

wreckland-book-you = White dice: you
wreckland-book-you-use = A die of at least the value shown uses an equipment and lies there for the rest of the turn. Equipment reaches the side it stands at; in a corner, one of two.
wreckland-book-you-perfect = A die of exactly that value adds what stands behind the star.
wreckland-book-you-kill = An enemy is destroyed when its damage reaches its resistance. If it is exact, you may keep it as scrap. Count before you shoot.
wreckland-book-you-ram = Any die rams: one damage for each card whose spikes face that side, shared out as you like, and then all enemies there are pushed to a side next to it.
wreckland-book-you-engine = A 1 or a 2 may go to the engine: roll the other white dice again, change a die by 1, or hold a die back from the next roll.
wreckland-book-you-hero = Your hero has a skill that can be used at any time of the Chase, as often as the card says.

wreckland-book-end = How it ends
wreckland-book-end-phase = In the first two rounds the Chase is over when two enemies or fewer are left at the end of a turn. Those that are left drive off.
wreckland-book-end-boss = In the third round the Boss comes along and can be hurt only while alone on its side. Get rid of the escort, or push it away.
wreckland-book-end-over = The Boss destroyed: on to the next chapter. The engine destroyed: try again, as often as you like. Nobody is counting. Well, the Boss is.

wreckland-book-legend = Everything you see
wreckland-book-options = What can be different
wreckland-book-options-campaign = Vehicle and hero stay with you for all seven chapters, and what a chapter adds to the decks stays in them. How hard it is you choose before every attempt.

## Signs

wreckland-sign-white = White die: yours
    .help = In each of your steps you place one to three of them.
wreckland-sign-red = Red die: theirs
    .help = One is placed in each step of theirs, and every enemy that shows its value acts.
wreckland-sign-socket = Place for a white die
    .help = This value or more; exactly this value is perfect.
wreckland-sign-foe-socket = Place for a red die
    .help = Exactly this value.
wreckland-sign-ram = Ram
    .help = A die of any value.
wreckland-sign-damage = Damage and what is still borne
    .help = When the damage reaches the number, it is destroyed.
wreckland-sign-armour = Armour
    .help = Takes so much off each attack.
wreckland-sign-spikes = Spikes
    .help = One more damage in a ram on the side they face.
wreckland-sign-boss = Boss
    .help = Can be hurt only while alone on its side.
wreckland-sign-slot = Slot of the vehicle
    .help = An equipment can be installed here. It works on the zones that the slot faces: one in the middle of a side, two at a corner.
wreckland-sign-adjacent = Reach: the next zones too
    .help = Not only the zones that its slot faces, but also those beside them.
wreckland-sign-any = Reach: any zone
    .help = It works on whichever zone you choose.
wreckland-sign-volatile = Volatile
    .help = Destroyed with more damage than needed, it explodes: 2 damage to every equipment of yours on that side.
wreckland-sign-moves = { $moves ->
    [0] Stays
   *[other] Moves { $moves } zones
}
    .help = So far it moves on clockwise when it has acted; others move one zone.
wreckland-sign-engine-bonus = +{ $plus } on the engine
    .help = So much more damage where it hits the engine.
wreckland-sign-perfect = Perfect placement: { $bonus }
    .help = With a die that shows exactly the value of its place.
wreckland-sign-cost = Cost: { $cost }
    .help = Paid with dice and scrap; colours don’t matter, but a red die that pays is rolled against you.
