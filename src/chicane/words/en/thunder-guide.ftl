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
thunder-guide-first-road = Your car began on road and touched nothing else: it may take the road die as well, 2 more moves this round, all of them or none. Take it: two straight ahead, and the second one leads over the line.
thunder-guide-first-end = Over the line, and that is that: you win on the spot, whatever is on fire behind you. Nobody asks about the rest of your cars. They walk home.

## Boxes

thunder-guide-carnage = Carnage at Devil’s Run
    .help = Fire, glass, a ramp and a quake, for whoever knows the base game: two minutes.
thunder-guide-carnage-fire = Your buggy is on fire. Before a burning car moves, it must roll the fire die: one or two more moves, the fire goes out, or the car does. Give it the 2 and hope. Hope is free.
thunder-guide-carnage-glass = Two more moves, and still on fire: 4 in all. Ahead lies desert glass. Whoever enters it slides on one space the same way, for nothing. Straight ahead, twice.
thunder-guide-carnage-ramp = That slide brought you right behind a ramp. From behind it is a jump: the stunt die says how far, and the moves left over are lost. From any other side it is a wall with a funny shape. Straight ahead!
thunder-guide-carnage-salt = Three spaces, clean over the goo, which would have stopped you dead, and onto a salt flat. Whoever enters salt may have the road die, whatever else was on the way. Take it.
thunder-guide-carnage-onward = Straight on, twice, and you stop in front of flames: a fire space sets on fire whoever enters, and stops nobody. You are the only one here who need not care.
thunder-guide-carnage-quake = Now the coupé: 1, onto the skull straight ahead. There are 22 new hazards among the old ones: pit traps, ramps, fire, a sand worm.
thunder-guide-carnage-end = A quake: everybody on the board goes one space the same way, and Blue’s buggy went over the edge. Damage may now bring a card that stays, until it is repaired. The rest is as you know it, only hotter.

thunder-guide-final_five = The Final Five
    .help = Five motorcycles, two at a time, for whoever knows the base game: two minutes.
thunder-guide-final_five-crew = Five motorcycles and six dice are yours. Each turn two dice go to two of them, or once a round one die to a command instead. Bike 1 takes the 3, bike 2 the 4. Helmets are in the box. It is empty.
thunder-guide-final_five-drift = The first one rides and shoots, then the second. A bike slips past everybody on its way, without a slam and without a command. Straight ahead, through Red’s buggy, and leave the road die.
thunder-guide-final_five-shoot = Small wheels, full-sized gun: shoot at the coupé, as a car would.
thunder-guide-final_five-slam = The second bike: four straight ahead, and stay there. It ends where the coupé stands, and only that is a slam. A bike is always the one thrown; the direction die says where to.
thunder-guide-final_five-stopped = Then Red’s truck shot at bike 1 and hit. A bike draws no damage token: any hit is a minor one, and a single one stops it for good, or until it is repaired.
thunder-guide-final_five-end = That is the bargain: nothing stands in your way, and everything knocks you over. Four left. Three and a half, counting the one in the ditch.

thunder-guide-big_rig = The Big Rig
    .help = Three sections, nine commands, one cow catcher, for whoever knows the base game: two minutes.
thunder-guide-big_rig-steering = You are one truck of three sections. On your first turn of a round a die goes on Hydraulic Steering: so often may you change lanes in that round. Otherwise you drive straight ahead. The 1 will do. Others get out of the way.
thunder-guide-big_rig-command = Each turn one die goes on a command of one section, each section once a round; it is also how far you drive. A 3 on the Cow Catcher. Red’s buggy is three spaces ahead.
thunder-guide-big_rig-drive = Straight ahead, three times. The first vehicle you run into this turn does not slam: its owner has to move it ahead left or ahead right. Polite, for a rig.
thunder-guide-big_rig-shoot = The front section shoots like a car, but so does the rear one, backwards, and you take one shot of all. Blue skies, red coupé: fire.
thunder-guide-big_rig-hit = Red’s truck fired back at your mid section and named a command: Airstrike is damaged. A die there still moves you, but the command does nothing until a 3 on that section’s Repair.
thunder-guide-big_rig-end = Nothing throws, burns or bombs you: it costs a command instead, and only a slam stops you. With six commands damaged you are scrap. Until then the road belongs to you, and the right of way.

thunder-guide-choppe_shoppe = Choppe Shoppe
    .help = A leader, command tokens and upgrades, for whoever knows the base game: two minutes.
thunder-guide-choppe_shoppe-leader = Your crew has a leader: Bongo the Clown. His board replaces your commands, and his power costs nothing. Each car has an upgrade, too. Give the coupé a 2. That looks short. It is not.
thunder-guide-choppe_shoppe-token = A command token may go on one command a turn, besides the die. Commands with a star take nothing else. Overdrive gives the car as many moves again as it has. That is all for this turn.
thunder-guide-choppe_shoppe-drive = Twice 2 is 4: straight ahead, onto Blue’s coupé.
thunder-guide-choppe_shoppe-power = The dice throw your own coupé. Bongo disagrees: when one of his vehicles is about to be thrown, the other one may be thrown instead. Powers and upgrades may always be declined. Why would you?
thunder-guide-choppe_shoppe-upgrade = The slam is over, and your Assault Bumper wakes up: the other car may be pushed one space ahead, straight or to a side. To its right there is rock. What a coincidence.
thunder-guide-choppe_shoppe-end = No more coupé. An upgrade works for its car alone, sleeps while the car stands still and goes with it when it goes. Before a real race you draft: pick a card, pass the rest, regret it.

thunder-guide-extra_ammo = Extra Ammo
    .help = Weather, bounties, one shots and bonus commands, for whoever knows the base game: three minutes.
thunder-guide-extra_ammo-condition = Beside the tiles lie road conditions, for whoever is on that tile. Tailwind here: a vehicle that begins on it gets one move more with its die. Give the truck a 2, which makes 3.
thunder-guide-extra_ammo-command = Every crew has a bonus command; yours is Rapid Reload, 3 or 4, two shots after the move. It shares the one command die of the round. Not now.
thunder-guide-extra_ammo-drive = Three straight ahead, into Blue’s buggy. There is a coupé right behind it, and you hold a card about that.
thunder-guide-extra_ammo-keep = Your secret bounty is Billiards: in your turn a vehicle that was thrown runs into another. The dice throw the buggy straight ahead. Let that stand.
thunder-guide-extra_ammo-bounty = Done, whatever comes of that slam: show the bounty and take its reward. You could also keep it for the next time. There may be none.
thunder-guide-extra_ammo-reward = The reward is three moves more, for the next move of one of your vehicles, whenever that is. The coupé can use them.
thunder-guide-extra_ammo-shoot = Then shoot at what is left. Blue is asked first: somebody who holds a card may answer a shot with it. That Blue is asked is no secret, the card is.
thunder-guide-extra_ammo-one-shot = A miss, and Blue has moved on. You also hold a one shot, a dirty trick to be played once. Give the buggy the miserable 1, and no command.
thunder-guide-extra_ammo-wind = About to set off with one or two moves: that is the moment for Second Wind. It makes them six, and then the card is out of the game.
thunder-guide-extra_ammo-end = Six moves. Advanced airstrikes, the fifth deck, do the same for your chopper. Each deck is an option of its own, so you can blame them one at a time.

thunder-guide-german_engineering = German Engineering
    .help = Cards instead of dice, for whoever knows the base game: two minutes.
thunder-guide-german_engineering-hand = You hold five cards in place of dice, and nobody else knows them. A card counts as a die of its value. Give the coupé the 4, and keep the 6 for a better road. Planning is half the accident.
thunder-guide-german_engineering-command = Once a round another card may go on a command, within the range printed there. You need not.
thunder-guide-german_engineering-drive = Four straight ahead. Driving is as ever: cards do not make the mud any drier.
thunder-guide-german_engineering-shoot = For a shot the top card of your own deck is turned over, and its result counts. You know which cards you have seen, so you know what is still in there. Shoot at the coupé.
thunder-guide-german_engineering-hit = A medium hit, by the book: the coupé draws a damage token, and your card is discarded. What it would have driven does not matter for a shot.
thunder-guide-german_engineering-end = When the round is over, what lies on the boards is discarded too, and you draw up to five again. What you keep you keep: less luck, more blame.
