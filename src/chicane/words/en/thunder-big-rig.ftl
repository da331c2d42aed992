### The Big Rig: a truck of three sections (docs/rules/thunder.md, section 24).

thunder-letter-big_rig = T
thunder-crew-big_rig = Big Rig
    .yours = your rig
thunder-car-big_rig-front = Big Rig’s front section
    .yours = your front section
thunder-car-big_rig-mid = Big Rig’s mid section
    .yours = your mid section
thunder-car-big_rig-rear = Big Rig’s rear section
    .yours = your rear section

thunder-option-crew-big_rig = Big Rig
    .help = A truck of three sections and four dice of 1 to 3. Nothing throws it, stops it or blows it up at once; it steers little, and six hits on its commands end it.

thunder-command-launcher = Missile Launcher
    .help = After moving: one roll of the shooting die for everybody on and around the second space ahead. Those of the right size take a minor damage. Not in round 1.
thunder-command-catcher = Cow Catcher
    .help = The first vehicle in your way this turn is pushed to its front left or front right, as its owner likes, and you drive on.
thunder-command-traction = Traction Drive
    .help = You may have the road die this turn, whatever you drove on. A slam still costs it.
thunder-command-dispenser = Hazard Dispenser
    .help = After moving: a hazard token goes face down on an empty space right behind the rig. Nobody knows which, not even you.
thunder-command-computer = Targeting Computer
    .help = You may roll this turn’s shot once more. It does not help the chopper or the missiles.
thunder-command-repair-front = Repair, front
    .help = A 3. One damaged command of the front section works again, before you move.
thunder-command-repair-mid = Repair, mid
    .help = A 3. One damaged command of the mid section works again, before you move.
thunder-command-repair-rear = Repair, rear
    .help = A 3. One damaged command of the rear section works again, before you move.
thunder-command-steering = Hydraulic Steering
    .help = The die on it is how often the rig may change lanes this round. Once it is used up, it is straight ahead for all.

thunder-ask-steering = { $crew }: which die goes on Hydraulic Steering? The road die shows { $road }.
    .help = Its value is how many steps to the front left or front right you may take this round, in all three turns together. The other three dice are your moves.
thunder-ask-section = { $crew }: which command gets a die? Lane changes left: { $left }. The road die shows { $road }.
    .help = The die’s value is also how far the rig goes this turn. Each section gets one die a round. On a damaged command the die only moves the rig.
thunder-ask-break = { $crew }: which command takes the minor damage?
    .help = A damaged command does nothing until it is repaired, and can’t be damaged again. With all six damaged, the rig is lost. Repair itself never breaks.
thunder-ask-aside = The cow catcher has { $vehicle }. Which way does it go?
    .help = One space, with everything that waits there. It is no slam.
thunder-ask-dispense = Where does the hazard token go?
    .help = Face down on an empty space behind the rear section. Whoever enters it will see what it is.
thunder-ask-mend = Which command of { $section } works again?
    .help = One minor damage comes off.
thunder-ask-missiles = Missiles! { $count ->
    [one] One vehicle is
   *[other] { $count } vehicles are
} in the area. Which sizes are hit?
    .help = One roll for all of them.
thunder-ask-shoot-again = The die says “{ $face }”: { $hits ->
    [yes] { $target } is hit.
   *[no] { $target } gets away.
} Does the computer aim once more?
    .help = One more roll; its result stands.

thunder-do-steering = The { $die } for steering
    .help = So many lane changes this round. Each costs one, beside the move itself.
thunder-do-section = { $command } with the { $die }{ $damaged ->
    [yes] {" "}– damaged: you only move
   *[no] {""}
}
    .help = The rig gets that many moves. The section gets no other die this round.
thunder-do-steer = { $go } ({ $left ->
    [0] the last lane change
    [one] then one lane change left
   *[other] then { $left } lane changes left
})
    .help = A step to the side costs a steering point beside the move. Straight ahead costs none.
thunder-do-break = { $command }
    .help = It does nothing until it is repaired.
thunder-do-aside = { $vehicle } goes { $way }{ $danger ->
    [edge] {" "}– over the edge: the end of it
    [finish] {" "}– over the finish line!
    [front] {" "}– the board moves up
    [rock] {" "}– onto rock: the end of it
    [vehicle] {" "}– occupied: a slam
    [hazard] {" "}– something lies there
    [oil] {" "}– oil: it slides wherever the die says
    [mine] {" "}– a mine
    [chopper] {" "}– below a chopper
    [goo] {" "}– toxic goo
    [glass] {" "}– glass: it slides on
    [ramp-side] {" "}– the side of a ramp: the end of it
    [fire] {" "}– fire
    [pit] {" "}– a pit: the end of it
   *[none] {""}
}
    .help = One space that way, and whatever waits there.
thunder-do-no-hazard = Drop nothing
    .help = The road behind you stays as it is.
thunder-do-drop = Drop it on { $space }
    .help = Face down. It might be a mine, it might be fresh asphalt.
thunder-do-mend = { $command }
    .help = It works again from now on.
thunder-do-keep-shot = { $hits ->
    [yes] Keep the hit
   *[no] Leave it at that
}
    .help = The roll stands.
thunder-do-shoot-again = Aim at { $target } again
    .help = The die is rolled once more, and that result stands.
thunder-do-shoot-at = Shoot { $target }: { $command }
    .help = Hit on 4 faces of 6. The command you name is damaged and does nothing until it is repaired; six of them are the end of the rig.

thunder-told-steering = { $crew } puts a { $die } on the steering.
thunder-told-section = { $crew } puts a { $die } on { $command }{ $damaged ->
    [yes] , which is broken, and just drives.
   *[no] .
}
thunder-told-flatten = The rig ploughs through. What was { $space } is a field of gravel now.
thunder-told-send-home = The rig shakes off { $crew }’s chopper, which flies home.
thunder-told-break = Sparks fly: { $command } is damaged.
thunder-told-mend = A hammer, a weld, a prayer: { $command } works again.
thunder-told-gone-rig = The last command dies, and { $vehicle } drags the others down with it. It will smoke for a week.
thunder-told-aside = The cow catcher shovels { $vehicle } { $way }.
thunder-told-drop = Something rolls off the rig and stays on { $space }.
thunder-told-missiles = Missiles! The die says “{ $face }”: { $count ->
    [0] much noise and no hit.
    [one] one hit.
   *[other] { $count } hits.
}
thunder-told-shoot-at = Shots fired at { $command } of { $target }!
thunder-told-shoot-again = The computer bleeps, and aims at { $target } once more.

thunder-scene-hanging = { $vehicle } hangs off the rear of the board
thunder-scene-hitch = The hitch of { $vehicle }
    .help = It keeps two sections together and has no part in the rules.
thunder-scene-section-command = { $command }{ $state ->
    [damaged] , damaged
    [has-die] , with its die
   *[fine] {""}
}
    .help = A die on it is also the move. Damaged, it can’t be used until it is repaired.
thunder-scene-steering = { $crew }, lane changes left: { $left }
    .help = Each step ahead left or ahead right takes one off this die. At none the rig goes straight ahead only.
thunder-scene-off-road = Off-road token on { $space }
    .help = The Big Rig left it: the space is off-road from now on.
thunder-sketch-hanging = behind the board
thunder-sketch-steering = Lane changes left: { $left }.
