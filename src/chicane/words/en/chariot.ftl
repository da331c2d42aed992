# Chariot Race. A chariot goes by the name of its colour; a damage level counts down, and 0 is a wreck.

chariot-title = Chariot Race
chariot-about = Two laps of the circus, six chariots, one laurel: mind the curves, the caltrops and your friends.

## Chariots and dice

chariot-green = Green
    .yours = your chariot
    .of-yours = your green chariot
chariot-red = Red
    .yours = your chariot
    .of-yours = your red chariot
chariot-yellow = Yellow
    .yours = your chariot
    .of-yours = your yellow chariot
chariot-blue = Blue
    .yours = your chariot
    .of-yours = your blue chariot
chariot-purple = Purple
    .yours = your chariot
    .of-yours = your purple chariot
chariot-white = White
    .yours = your chariot
    .of-yours = your white chariot

chariot-face-pace = Pace
    .help = Speed goes up or down by 1, as you like, but it must change.
chariot-face-sprint = Sprint
    .help = Speed goes up by 2 and the chariot takes 1 damage, like it or not.
chariot-face-turn = Turn
    .help = You may change lanes once while you move.
chariot-face-attack = Attack
    .help = After moving, you may drop one caltrop or throw one javelin.
chariot-face-fortune = Fortune
    .help = You gain 1 fortune, up to 6.

## Before the race

chariot-option-track = Circuit
    .help = Which side of each half of the circuit faces up.
chariot-option-track-A = Side A
    .help = Three lanes, two bends, nothing in the way. The one to start with.
chariot-option-track-B = Side B
    .help = Stone pillars stand on the track, and a chariot that drives into one is destroyed.
chariot-option-track-AB = Half A, half B
    .help = The half with the finishing line shows side A, the far half side B with its pillars.
chariot-option-track-BA = Half B, half A
    .help = The half with the finishing line shows side B with its pillars, the far half side A.

chariot-option-safe_finish = Safe past the line
    .help = Whether chariots that have run both laps can still be damaged.
chariot-option-safe_finish-no = No
    .help = A chariot that is through stays a target until the round is over.
chariot-option-safe_finish-yes = Yes
    .help = Once the turn in which it finished is over, nothing can damage a chariot any more.

chariot-option-black_columns = Black columns
    .help = Whether all chariots are alike or each has strengths of its own.
chariot-option-black_columns-no = No
    .help = White columns: every chariot has the same board, and start positions are drawn at random.
chariot-option-black_columns-yes = Yes
    .help = Six different chariots. Players pick theirs in turn, then choose where to start.

chariot-card-safe_finish = Safe past the line
    .help = A chariot that has run both laps and ended its turn takes no more damage.
chariot-card-black_columns = Black columns
    .help = Players pick from six different chariots, then choose where to start.

## What is asked

chariot-ask-throw = A die is rolling. What does it show?
chariot-ask-free-reroll = { $chariot }: do you keep this roll, or pick up dice for the free reroll?
    .help = Once a turn, any of the dice may be rolled again for free. After that, every change costs fortune.
chariot-ask-lift = { $chariot }: { $held ->
    [0] which die do you pick up?
    [one] one die is in your hand. Throw it, or pick up another?
   *[other] { $held } dice are in your hand. Throw them, or pick up another?
}
    .help = Only the dice you pick up are rolled again, all of them together.
chariot-ask-buy = { $chariot }: you have { $fortune } fortune. Do you bend the dice with it, or take them as they lie?
    .help = Fortune on your track buys a reroll of any dice, or turns one die to a face of your choice. Fortune that the dice show can’t be spent yet.
chariot-ask-face = Which face shall the { $face } die show instead?
    .help = Any face but Fortune; the die then counts as if it had been rolled that way.
chariot-ask-repair = { $chariot }: you have { $fortune } fortune. Do you repair before you drive?
    .help = Fortune repairs up to 3 points, once a turn and only before the dice are rolled. A chariot can’t start faster than its damage level allows.
chariot-ask-pace = { $chariot }: your speed is { $speed } and you have { $dice ->
    [one] one Pace die
   *[other] { $dice } Pace dice
}{ $sprint ->
    [0] {""}
    [one] {" "}and a Sprint that adds 2
   *[other] {" "}and { $sprint } Sprints that add 2 each
}. Faster or slower?
    .help = Your speed is the number of spaces you move. In a curve, whatever you have above its number is damage.
chariot-ask-move = { $chariot } at speed { $speed }: { $left ->
    [one] one space
   *[other] { $left } spaces
} to go, { $turns ->
    [one] one lane change
   *[other] { $turns } lane changes
} in hand.
    .help = All of your movement must be used. Lane changes are yours to use or not, one for each Turn die.
chariot-ask-attack = { $chariot }: { $left ->
    [one] one attack is yours.
   *[other] { $left } attacks are yours.
} Javelin, caltrop, or mercy?
    .help = Each Attack die is a caltrop on a space you passed, or a javelin at a chariot at most two spaces away.
chariot-ask-draw-start = Who starts from position { $position }?
chariot-ask-first-picker = Who has first pick of the chariots?
chariot-ask-pick = Which chariot do you take?
    .help = Chariots differ in damage, speed, fortune and dice. Their start positions are chosen later, from the last picker back.
chariot-ask-place = Where does { $chariot } start?
    .help = Any free start position will do. Those further ahead play first in the first round.

## What may be done

chariot-do-fall = { $face }
    .help = The die shows this face. Turn is on two of its six sides, every other face on one.
chariot-do-keep = Keep all the dice
    .help = You give up this turn’s free reroll. From now on, every change costs fortune.
chariot-do-lift = Pick up { $face }
    .help = This die will be rolled again with any others you pick up. The dice you leave stay as they are.
chariot-do-throw = Throw { $held ->
    [one] the die
   *[other] the { $held } dice
}
    .help = { $held ->
    [one] The die in your hand is rolled
   *[other] The dice in your hand are rolled
}, and you live with the result unless you pay fortune for another change.
chariot-do-accept = Take the dice as they lie
    .help = No more changes this turn. You collect the fortune on the dice, then you drive.
chariot-do-buy-reroll = Pay { $price } fortune to reroll
    .help = Pay first, then roll as many dice as you like once more. You may buy again while your fortune lasts.
chariot-do-buy-face = Pay { $price } fortune to change { $face }
    .help = Pay first, then turn this one die to a face of your choice. Only Fortune can’t be chosen.
chariot-do-face = Make it { $face }
    .help = The die counts as if it had been rolled this way. You may buy further changes while your fortune lasts.
chariot-do-no-repair = Don’t repair
    .help = You keep your fortune for the dice. The next chance to repair is your next turn.
chariot-do-repair = Repair { $amount } for { $price } fortune
    .help = One point or three, the price is { $price } fortune, and there is one repair a turn. A higher damage level also lets you keep more speed.
chariot-do-pace = { $way ->
    [up] Faster by { $change }: speed { $speed }
    [down] Slower by { $change }: speed { $speed }
   *[even] As many up as down: speed { $speed }
}
    .help = Each Pace die changes your speed by 1, up or down, and none may be ignored. Your Sprints are already counted in.
chariot-foresee-cost = { $by ->
    [curve] the curve will cost { $damage }
    [both] will cost { $damage }, { $curve } of it in the curve
   *[way] will cost { $damage }
}
chariot-foresee-death = no way out alive
chariot-do-go = { $way ->
    [in] In to the { $lane ->
        [inner] inner
       *[centre] centre
    } lane
    [out] Out to the { $lane ->
        [outer] outer
       *[centre] centre
    } lane
   *[ahead] Straight ahead
}{ $danger ->
    [pillar] {" "}(a pillar!)
    [chariot] {" "}(a chariot!{ $cost ->
        [0] {""}
       *[other] {" "}And { $cost } too fast
    })
    [curve] {" "}({ $cost } too fast)
    [caltrop] {" "}(a caltrop)
   *[none] {""}
}
    .help = { $way ->
    [in] One lane towards the spina. It takes a Turn die and one space of your movement.
    [out] One lane away from the spina. It takes a Turn die and one space of your movement.
   *[ahead] One space straight on, in your lane.
} { $danger ->
    [pillar] Stone gives no way: you would be destroyed there.
    [chariot] You would collide, 2 damage for each of you{ $cost ->
        [0] {""}
       *[other] , after { $cost } damage in the curve
    }.
    [curve] The number on the space is below your speed; the difference, { $cost }, is the damage you would take.
    [caltrop] The caltrop would cost you 1 damage and then be gone.
   *[none] Nothing waits for you there.
}
chariot-place = { $stretch ->
    [home] on the home straight
    [first] in the first curve
    [back] on the back straight
   *[last] in the last curve
}, { $lane ->
    [inner] inner
    [outer] outer
   *[centre] centre
} lane
chariot-lane-changes = { $count ->
    [one] lane change
   *[other] { $count } lane changes
}
chariot-do-hold = Hold fire
    .help = Attacking is never a duty. Attack dice that you don’t use are lost.
chariot-do-javelin = Javelin at { $target }
    .help = A javelin reaches two spaces in any direction, over anybody’s head, and never misses. { $left ->
    [1] { $target } has a single point left and would be destroyed.
   *[other] { $target } has { $left } points left and would lose one.
}
chariot-do-caltrop = Caltrop on space { $number } of your way, { $lane ->
    [inner] inner
    [outer] outer
   *[centre] centre
} lane
    .help = It lies on a space you passed this turn. The next chariot to enter takes 1 damage, yours included, and removes it.
chariot-do-start = { $chariot } on position { $position }
    .help = Position 1 is the furthest ahead and plays first in the first round, position 6 is at the back and plays last.
chariot-do-pick-first = Player { $player }
    .help = This player picks the first chariot, and the others follow clockwise. Start positions are chosen from the last picker back.
chariot-do-pick = { $chariot }: damage { $damage }, speed { $speed } of { $top }, fortune { $fortune }
    .help = These are its levels at the start, and its top speed. Boards also differ in the dice that each speed gives and the speed that each damage level allows.

## The commentator

chariot-told-welcome = { $players ->
    [2] Two drivers, four chariots
    [3] Three drivers, six chariots
    [4] Four chariots
    [5] Five chariots
   *[other] Six chariots
}, two laps and one laurel. Welcome to the circus!
chariot-told-pick-first = First pick of the stables: { $player }.
chariot-told-pick = A driver for { $chariot }: { $player }.
chariot-told-start = { $position ->
    [1] { $chariot } has the head of the grid, position 1.
    [6] { $chariot } starts from the very back, position 6.
   *[other] { $chariot } lines up on position { $position }.
}
chariot-told-round = { $round ->
    [1] And they’re off! Round 1, the head of the grid drives first.
   *[other] Round { $round }.
}
chariot-letter-green = G
chariot-letter-red = R
chariot-letter-yellow = Y
chariot-letter-blue = B
chariot-letter-purple = P
chariot-letter-white = W
chariot-player = Player { $player }
    .yours = you
chariot-seat-green = Green
chariot-seat-red = Red
chariot-seat-yellow = Yellow
chariot-seat-blue = Blue
chariot-seat-purple = Purple
chariot-seat-white = White
chariot-colours = { $colour }, { $others }
chariot-told-drive = { $spaces ->
    [one] { $chariot } drives one space and is { $place }.
   *[other] { $chariot } drives { $spaces } spaces and is { $place }.
}
chariot-told-turn = { $damage ->
    [1] Here comes { $chariot }, on its last nail
    [2] { $chariot } creaks up
    [3] { $chariot } rattles up
   *[other] { $chariot } to drive
}: it can take { $damage } more damage, speed { $speed }, fortune { $fortune }.
chariot-told-repair = { $amount ->
    [1] A quick nail for { $chariot }: 1 point repaired.
    [2] Hammers out for { $chariot }: 2 points repaired.
   *[other] Fortune sends { $chariot } a carpenter: { $amount } points repaired.
}
chariot-told-adjust = { $speed ->
    [1] { $chariot } can barely roll: no more than speed 1 in that state.
   *[other] Too battered to keep up its speed: { $chariot } drops to { $speed }.
}
chariot-told-reroll = { $held ->
    [1] { $chariot } throws one die again.
    [5] All of it again! { $chariot } throws five dice.
   *[other] { $chariot } throws { $held } dice again.
}
chariot-told-buy-reroll = { $chariot } pays { $price } fortune for another throw.
chariot-told-face = A word with Fortune, and { $chariot } has { $after } where { $before } was.
chariot-told-dice = { $chariot }’s dice are set{ $pace ->
    [0] {""}
    [one] , { $pace } Pace
   *[other] , { $pace } Paces
}{ $sprint ->
    [0] {""}
    [one] , { $sprint } Sprint
   *[other] , { $sprint } Sprints
}{ $turn ->
    [0] {""}
    [one] , { $turn } Turn
   *[other] , { $turn } Turns
}{ $attack ->
    [0] {""}
    [one] , { $attack } Attack
   *[other] , { $attack } Attacks
}{ $fortune ->
    [0] {""}
    [one] , { $fortune } Fortune
   *[other] , { $fortune } Fortunes
}.
chariot-told-speed = { $speed ->
    [0] { $chariot } stands still.
    [1] { $chariot } crawls on at speed 1.
   *[other] { $way ->
        [up] { $chariot } cracks the whip: speed { $speed }.
        [down] { $chariot } reins in: speed { $speed }.
       *[even] { $chariot } keeps to speed { $speed }.
    }
}
chariot-told-clash = Crash! { $chariot } runs into { $other }, { $amount } damage for each of them.
chariot-told-clash-safe = { $chariot } runs into { $other }, who is home and can’t be hurt: { $amount } damage for { $chariot } alone.
chariot-told-back = No room there: { $chariot } drops in behind { $other }.
chariot-told-hurt-sprint = { $left ->
    [0] { $chariot } sprints, and the axle won’t have it!
    [1] The sprint costs { $chariot } { $amount } damage. One point left!
   *[other] The sprint costs { $chariot } { $amount } damage, down to { $left }.
}
chariot-told-hurt-curve = { $amount ->
    [1] { $chariot } shaves the curve
    [2] { $chariot } skids through the curve
    [3] { $chariot } takes the curve on one wheel
   *[other] Madness! { $chariot } throws itself into the curve
}, { $amount } too fast: { $left ->
    [0] and that’s more than it can bear!
    [1] { $amount } damage and one point left!
   *[other] { $amount } damage, down to { $left }.
}
chariot-told-hurt-caltrop = Iron under the wheels! { $left ->
    [0] { $chariot } can’t take that caltrop.
    [1] { $chariot } takes { $amount } damage. One point left!
   *[other] { $chariot } takes { $amount } damage, down to { $left }.
}
chariot-told-hurt-javelin = { $left ->
    [0] A hit, and the last one { $chariot } will take!
    [1] A hit! { $amount } damage, and { $chariot } has one point left!
   *[other] A hit! { $amount } damage for { $chariot }, down to { $left }.
}
chariot-told-javelin = { $chariot } hurls a javelin at { $target }.
chariot-told-caltrop = { $chariot } leaves a caltrop { $place }.
chariot-told-destroyed = { $chariot } goes to pieces! Out of the race.
chariot-told-pillar = { $chariot } against the pillar: the pillar is still standing. Out of the race!
chariot-told-lap = { $chariot } crosses the line: lap { $laps } done, one to go.
chariot-told-home = { $chariot } is through! Both laps done, but the round goes on to its end.
chariot-told-winner = { $chariot } wins the race and the laurel!
chariot-told-winner-of = { $chariot } wins! The laurel goes to { $owner }.
chariot-told-shared = Not a nose between them! { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, { $second } and { $last }
} share the laurel.
chariot-told-nobody = Nothing left but splinters. Nobody wins!

chariot-end-wrecked = Every chariot was destroyed; nobody wins.

## The picture

chariot-scene-chariot = { $chariot } { $place }
    .help = It drives as many spaces as its speed, always onwards, and changes lanes by Turn dice.
chariot-scene-turn = { $chariot } has the turn
chariot-scene-caltrop = Caltrop { $place }
chariot-scene-laps = { $laps ->
    [0] The leader has run both laps
    [one] The leader has one lap to run
   *[other] The leader has { $laps } laps to run
}
    .help = Each dolphin is a lap. One dives whenever the leader has run one.
chariot-scene-die = A die showing { $face }
chariot-scene-round = Round { $round }
chariot-scene-supply = { $left ->
    [0] No caltrop left in the supply
    [one] One caltrop left in the supply
   *[other] { $left } caltrops left in the supply
}
    .help = So many can still be dropped. A caltrop that has hurt somebody comes back here.
chariot-scene-board = The board of { $chariot }, driven by { $owner }
    .help = All there is to know about a chariot, open to everybody. The little dice show how many are rolled at which speed.
chariot-scene-offered = { $chariot }, which can be chosen
    .help = No two boards are alike: compare the levels at the start, the top speed and the dice.
chariot-scene-space = Space { $place }
    .help = Chariots stand on spaces and drive from one to the next; two never share one.
chariot-scene-safe-speed = Safe up to speed { $limit }.
chariot-scene-damage = { $chariot }, damage level { $level }
chariot-scene-speed = { $chariot }, speed { $level }
chariot-scene-fortune = { $chariot }, fortune { $level }
chariot-scene-lap = { $laps ->
    [0] { $chariot } has run both laps
    [one] { $chariot } has one lap to run
   *[other] { $chariot } has { $laps } laps to run
}
chariot-scene-wreck = { $chariot } is destroyed
chariot-scene-winner = { $chariot } has won
    .help = It has run both laps and came furthest.

## The sketch in the terminal

chariot-sketch-inner = inner
chariot-sketch-centre = centre
chariot-sketch-outer = outer
chariot-sketch-finish = { $sign } finish
chariot-sketch-limit = numbers: safe speed
chariot-sketch-pillar = { $sign } pillar
chariot-sketch-caltrop = { $sign } caltrop
chariot-sketch-chariot = chariot
chariot-sketch-player = player
chariot-sketch-space = space
chariot-sketch-lap = lap
chariot-sketch-damage = damage
chariot-sketch-speed = speed
chariot-sketch-dice-count = dice
chariot-sketch-fortune = fortune
chariot-sketch-wrecked = destroyed
chariot-sketch-home = done
chariot-sketch-hand = { $chariot } { $place }: damage { $damage }, speed { $speed }, fortune { $fortune }

## The end

chariot-figure-javelins = { $count ->
    [one] One javelin thrown
   *[other] { $count } javelins thrown
}
chariot-figure-curves = { $count ->
    [one] One curve taken too fast
   *[other] { $count } curves taken too fast
}
chariot-figure-caltrops = { $count ->
    [one] One caltrop stepped on
   *[other] { $count } caltrops stepped on
}
chariot-figure-clashes = { $count ->
    [one] One collision
   *[other] { $count } collisions
}
chariot-figure-laps = { $count ->
    [one] One lap driven
   *[other] { $count } laps driven
}
chariot-figure-throws = { $count ->
    [one] Dice thrown again once
   *[other] { $count } times dice thrown again
}
chariot-figure-dice = { $count ->
    [one] One throw kept
   *[other] { $count } throws kept
}
chariot-figure-speeds = { $count ->
    [one] One turn at the reins
   *[other] { $count } turns at the reins
}
chariot-values = { $damage } left · speed { $speed } · fortune { $fortune }
chariot-account = { $laps ->
    [one] one lap
   *[other] { $laps } laps
}, could take { $damage } more
chariot-account-out = wrecked

# Why a bot would choose so

chariot-change-spaces = { $way ->
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
chariot-change-damage = { $way ->
    [less] { $count ->
        [one] a point of damage mended
       *[other] { $count } points of damage mended
    }
   *[more] { $count ->
        [0] no damage
        [one] a point of damage
       *[other] { $count } points of damage
    }
}
chariot-change-wrecked = { $way ->
    [less] { $count ->
        [one] a chariot back
       *[other] { $count } chariots back
    }
   *[more] { $count ->
        [0] no chariot lost
        [one] the chariot lost
       *[other] { $count } chariots lost
    }
}
chariot-change-fortune = { $way ->
    [less] { $count ->
        [one] a fortune spent
       *[other] { $count } fortune spent
    }
   *[more] { $count ->
        [0] fortune as it is
        [one] a fortune more
       *[other] { $count } fortune more
    }
}
chariot-change-speed = { $way ->
    [less] { $count ->
        [one] speed 1 lower
       *[other] speed { $count } lower
    }
   *[more] { $count ->
        [0] the same speed
        [one] speed 1 higher
       *[other] speed { $count } higher
    }
}
chariot-change-hits = { $way ->
    [less] { $count ->
        [one] a rival mends a point
       *[other] rivals mend { $count } points
    }
   *[more] { $count ->
        [0] no damage to rivals
        [one] a point of damage to a rival
       *[other] { $count } points of damage to rivals
    }
}
chariot-change-stopped = { $way ->
    [less] { $count ->
        [one] a rival back
       *[other] { $count } rivals back
    }
   *[more] { $count ->
        [0] no rival wrecked
        [one] a rival wrecked
       *[other] { $count } rivals wrecked
    }
}

chariot-chance-damage = of taking damage
chariot-chance-wrecked = of losing the chariot
chariot-chance-hits = of hurting a rival
chariot-chance-stopped = of wrecking a rival
