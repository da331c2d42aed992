# The rules of Chariot Race on a few pages, for somebody who has never seen it.

chariot-book-goal = What it is about
chariot-book-goal-laps = Drive two laps around the spina. Whoever is furthest past the line at the end of the round in which somebody completes the second lap wins. Everybody drives anticlockwise, three lanes side by side.
chariot-book-goal-board = Your board says how you are. The wheel is fortune, which pays for repairs and for better dice. The shield is your damage level: it counts down, and at 0 you are a wreck. The horseshoe is your speed: so many spaces you drive. Below it, as many small squares as you roll dice.
chariot-book-goal-order = Every chariot has one turn a round. Whoever is furthest ahead plays first, so the others see what you left on the road for them.

chariot-book-turn = A turn in five pictures
chariot-book-turn-repair = 1. Repair, if you like. Green has 5 fortune and pays 3 of them to mend up to 3 damage.
chariot-book-turn-roll = 2. Roll. At speed 6 Green rolls four dice, and may roll any of them again once for free.
chariot-book-turn-speed = 3. Set your speed. The Pace die makes Green faster or slower by 1, as Green likes, but it must change. The Fortune die has already paid 1 fortune.
chariot-book-turn-move = 4. Drive as many spaces as your speed, all of them. The Turn die lets Green change lanes once. The numbers in the curve are the speeds at which it costs nothing.
chariot-book-turn-attack = 5. Attack, if a die says so: a javelin at somebody within two spaces, or a caltrop on a space you came across. Or be nice.

chariot-book-repair = Repair and speed limit
chariot-book-repair-price = Before you roll you may pay 3 fortune once and mend up to 3 points of damage. The price is the same for a single point.
chariot-book-repair-ceiling = Then your speed is checked: it may not be above your damage level and is lowered to it if need be. Here speed 8 becomes 5, unless Green repairs first. Damage that you take later in the turn slows you down next turn only.

chariot-book-dice = Roll the dice
chariot-book-dice-count = The slower you are, the more dice you roll: five up to speed 5, a single one at 12. Fast chariots are hard to steer.
chariot-book-dice-again = Roll them all, then take back as many as you like and roll those once more. That costs nothing, once a turn.
chariot-book-dice-pay = After that every change costs 2 fortune: roll any dice again, or turn one die to the face you want, only not to Fortune. You may pay as often as your fortune lasts.
chariot-book-dice-fortune = Each Fortune die then pays you 1 fortune, up to 6. You can spend it from your next turn on.

chariot-book-move = Drive
chariot-book-move-exact = Add up first: each Pace die is +1 or −1 as you choose, each Sprint die is +2 and costs 1 damage. You must drive exactly as many spaces as your new speed, and you keep that speed for the next turn.
chariot-book-move-lane = Each Turn die allows one change to the lane beside yours, at any point of the way. It uses up one space of your movement and must bring you forward.
chariot-book-move-curve = Red spaces have a number. If you enter one faster than it says, the difference is your damage; passing through counts like stopping. Green has just come in at speed 9 where 7 is safe, and is 2 points the poorer.
chariot-book-move-clash = If you enter a space where somebody stands, both take 2 damage and you drive on. If that was your last space, you are put on the first free space behind them, as Yellow is here.
chariot-book-move-caltrop = A caltrop costs whoever drives onto it 1 damage, and then it is gone.

chariot-book-attack = Attack
chariot-book-attack-javelin = A javelin hits a chariot within two spaces in any direction, over other heads, and never misses: 1 damage.
chariot-book-attack-caltrop = A caltrop goes onto a space you drove across this turn, but not where you started or stopped. It pricks everybody, you included when you come round again.
chariot-book-attack-lost = Each Attack die is one attack, after you have driven. Dice that you don’t use are lost.

chariot-book-end = How it ends
chariot-book-end-wreck = A chariot whose damage level falls to 0 is out at once, whoever’s turn it is, and leaves a caltrop where it broke.
chariot-book-end-winner = When somebody has completed two laps, the round is played to its end. Of all who made it, the one furthest past the line wins, even one who crossed it later.
chariot-book-end-danger = Until then finishers can still be hit. Whoever is the last on the road must still get home to win, and if nobody does, nobody wins. The horses always do.

chariot-book-legend = Everything you see
chariot-book-options = What can be different
chariot-book-options-players = With two or three players everybody drives two chariots, each with a board and fortune of its own. With four to six everybody drives one.

## Signs

chariot-sign-fortune = Fortune, on your board
    .help = It pays for repairs, for further throws, and for a die turned to a face of your choice.
chariot-sign-damage = Damage level, on your board
    .help = It counts down, and at 0 the chariot is destroyed. A low level also limits the speed at which you start a turn.
chariot-sign-speed = Speed, on your board
    .help = So many spaces you drive. The faster you are, the fewer dice you roll.
chariot-sign-marker = Marker: the level you are at
    .help = It lies on the number of the level.
chariot-sign-laps = Lap counter: laps still to run
    .help = One dolphin fewer each time you cross the line after the start.
chariot-sign-home = Lap counter: both laps done
    .help = The race ends with this round; of several who are through, the one furthest ahead wins.
chariot-sign-caltrop = Caltrop
    .help = Whoever drives onto it takes 1 damage, and it is gone.
chariot-sign-limit = Curve space
    .help = If you enter it faster than the number, the difference is your damage.
chariot-sign-pillar = Pillar, on side B
    .help = Whoever enters its space is destroyed.
chariot-sign-turn = Whose turn it is
    .help = The light lies under the chariot that plays, and gold lies around its board.
chariot-sign-wreck = Destroyed
    .help = Its damage level fell to 0: it is out of the race.
chariot-sign-round = The round
    .help = Every chariot plays once a round, the one furthest ahead first. The race ends with the round in which one of them has run both laps.
