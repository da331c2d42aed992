# The guided games of Wreckage: what is asked, what happened, what it costs; the joke last.

wreckage-guide-first = Your first derby
    .help = Two cards, one burst of fire, the third jerrycan: about three minutes.
wreckage-guide-first-goal = You are Red. Three jerrycans win at once, and so does being the last one driving. You have one. There are no spaces here: you steer by degrees and drive by vehicle lengths. Parking is not part of the course.
wreckage-guide-first-plan = Everybody plans two cards in secret, one for each of the two phases that follow. A jerrycan lies ahead of you to the right, so begin with a turn.
wreckage-guide-first-second = For the second phase a card that changes your speed. You will be in a hurry.
wreckage-guide-first-turn = Cards up: all at once, and the fastest acts first. That is you, at speed 2. Your card allows any turn up to 45°, on the rear corner. Take all of it. Anything sharper is a hairpin and costs damage.
wreckage-guide-first-go = Drive as many lengths as your speed, straight ahead, or stay: nothing in between. Whatever jerrycan is on the way is yours. Whatever else is on the way is a collision.
wreckage-guide-first-fire = Two cans. After moving you may fire one weapon at somebody in front of you, in range and in sight. Two bullets: two damage cards are drawn and their points added up.
wreckage-guide-first-hit = 3 points, less Blue’s handling of 1: 2 damage. A vehicle with as much damage as structure is out. Then Blue turned and drove out of your way. How considerate.
wreckage-guide-first-speed = The second phase, your second card. Your acceleration is 2, so one card takes you from 2 to 4, and nobody drives faster than that.
wreckage-guide-first-last = Four lengths straight ahead, and the last jerrycan lies on the way.
wreckage-guide-first-end = The third jerrycan, and the game is over in the middle of your move: you win. Blue still has cards on the table. They make nice coasters.
