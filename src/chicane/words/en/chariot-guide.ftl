# The guided games of Chariot Race: what is asked, what happened, what it costs; the joke last.

chariot-guide-first = Your first race
    .help = The last curve, two turns, one laurel: about three minutes.
chariot-guide-first-goal = You are Green, in your second lap, with one curve to go. Whoever is furthest past the line at the end of the round wins. The horses know the way. The rest is you.
chariot-guide-first-repair = Your shield counts down: 8 now, and at 0 you are a wreck. 3 fortune mend up to 3 points, once a turn and only before the dice. One point costs the same, so take all three.
chariot-guide-first-dice = At speed 6 you roll four dice, and you may roll any of them again, once, for free. Sprint adds 2 to your speed and costs 1 damage, just before a curve. Pick it up.
chariot-guide-first-throw = Only the die in your hand is rolled again. The others stay where they are and look smug.
chariot-guide-first-pace = Pace makes you faster or slower by 1; staying as you are is not on offer. You drive as many spaces as your speed, no fewer. Take 7.
chariot-guide-first-lane = The numbers in the curve are safe speeds: 3 inside, 5 in the centre, 7 outside. Each point above them is a point of damage. You do 7, and your Turn die allows one lane change: go out.
chariot-guide-first-javelin = An Attack die is one attack after driving. Red is two spaces ahead, and a javelin never misses: 1 damage. It is nothing personal. It is only Red.
chariot-guide-first-others = Yellow tried the inner lane at 9 where 3 is safe: 6 damage, and a wreck. Red’s shield is down to 3, and nobody starts a turn faster than that. So Red crawls, right in front of you.
chariot-guide-first-keep = Nine spaces to the line. Sprint is worth +2 now and there is no curve left, Pace one more: keep them all. You see, you would have missed it.
chariot-guide-first-accept = 2 fortune would turn a die to the face you want. Nothing here needs turning: take them as they lie. Each Fortune die pays you 1. Save it for someone’s funeral.
chariot-guide-first-clash = 10 spaces lead over the line, and through Red on the way: you both take 2 damage and you drive on. You can afford it. Red can’t complain.
chariot-guide-first-end = Both laps done, nobody further past the line, the round is over: you win. Bow to the emperor, and do not look at Yellow.
