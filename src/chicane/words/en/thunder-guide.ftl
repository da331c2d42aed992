# The guided games of Thunder: what is asked, what happened, what it costs; the joke last.

thunder-guide-first = Your first chase
    .help = Two turns, one slam, one finish line: about three minutes.
thunder-guide-first-goal = You are Red: a buggy, a coupé and a truck. One car of yours over the finish line wins at once, and so does being the last crew that drives. Your buggy is six spaces away. First, some manners.
thunder-guide-first-assign = Each turn you give one of your dice to a car that has not moved this round: so many spaces it drives, no fewer. Give a 2 to the truck. There is a small blue buggy two spaces ahead.
thunder-guide-first-command = Once a round another die may go to a command, if the number fits. You will want your other 2 for Nitro soon, so not now.
thunder-guide-first-drive = Cars drive ahead, ahead left or ahead right, one space at a time. Two straight ahead. Whoever drives onto another car slams it, and that ends the move.
thunder-guide-first-reroll = The dice say who is thrown, and where to: your own truck, back left. But the truck is larger, so you may have both dice again, once. Do.
thunder-guide-first-shoot = Ahead right was rock, and rock destroys whoever comes in: no buggy any more. The car that moved may now shoot at somebody right in front of it. The coupé is hit by three faces of six.
thunder-guide-first-back = A hit: Blue’s coupé draws a damage token. Two of them, and a car stands still. Then Blue’s truck shot at your buggy and missed, as small cars are hit by two faces of six only.
thunder-guide-first-buggy = Three turns a round, one for each car. Now the buggy: 3 moves. The line is further than that, but you have read the sign that says Nitro.
thunder-guide-first-nitro = Nitro takes a die of 1 to 3 and adds it to the move: 3 and 2 make 5. The brakes were removed to save weight.
thunder-guide-first-hazard = A skull is a hazard, face down: mine, oil, wreck or mud, and you find out by driving onto it. Go around: ahead left, then straight on, on road all the way.
thunder-guide-first-road = Your car began on road and touched nothing else: it may take the road die as well, 2 more moves this round. All of them or none.
thunder-guide-first-line = Two more, and the second one leads over the line.
thunder-guide-first-end = Over the line, and that is that: you win on the spot, whatever is on fire behind you. Nobody asks about the rest of your cars. They walk home.
