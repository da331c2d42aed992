# The rules of Thunder on a few pages, for somebody who has never seen it.

thunder-book-goal = What it is about
thunder-book-goal-win = Bring one car of yours over the finish line, or be the last crew with a car that drives. Either wins at once.
thunder-book-goal-crew = You drive three cars: a small buggy, a medium coupé and a large truck. In a round you have three turns, one for each car, with four dice to go round. Two damage tokens, and a car stands still.
thunder-book-goal-road = The road is three tiles long. Whoever drives off its front brings a new tile, and the rear tile is taken away with everybody still on it. Standing still is not an option.

thunder-book-turn = A turn in five pictures
thunder-book-turn-assign = 1. Give a die to a car that has not moved this round. So many spaces it drives. Red gives a 2 to the truck.
thunder-book-turn-command = 2. Once a round you may give another die to a command, if it shows one of the numbers printed there. Red declines.
thunder-book-turn-move = 3. Drive, one space at a time, always straight ahead, ahead left or ahead right. The golden spaces are where the truck may go.
thunder-book-turn-slam = 4. Slam! The truck has driven onto Blue’s buggy. The dice throw the buggy ahead right. As the truck is larger, Red may have the dice again, once.
thunder-book-turn-shoot = 5. Shoot, from the second round on: one shot at somebody right in front of you. The larger the target, the easier the hit.

thunder-book-assign = Dice and commands
thunder-book-assign-dice = Everybody rolls four dice at the start of a round. On your turn you give one of them, whichever you like, to a car that drives and has not moved yet.
thunder-book-assign-coast = If all your cars that drive have moved already, one of them coasts: a single space, whatever the die shows, and no command.
thunder-book-assign-commands = Airstrike takes any die and sends your chopper to an empty space. Nitro takes 1 to 3 and adds them to the move. Drift takes 3 to 5 and lets your car slip past the first vehicle it meets. Repair takes a 6 and removes one damage token, even from a car that stands still.
thunder-book-assign-chopper = A chopper may shoot when it comes, from the second round on. It stays where it is, and whoever is below it at the end of any turn is out of the game, your own cars included.

thunder-book-move = Drive
thunder-book-move-step = Each move is one space ahead, ahead left or ahead right, never back or sideways. You must use all your moves.
thunder-book-move-ground = Road and sand cost one move a space, mud costs two. Rock inside a yellow border destroys whoever enters it.
thunder-book-move-road-die = If your car began on road and touched nothing else, it may take the road die as further moves: all of them or none. They may lead off the road.
thunder-book-move-hazard = A skull token is turned up by whoever drives onto it. A mine costs a damage token and the rest of the move. A wreck slams you. Oil sends you one space in a random direction, as it does here. Mud and fresh asphalt change the ground.
thunder-book-move-edge = Whoever leaves the road to the side or to the rear is out of the game. The front is the way to go.

thunder-book-slam = Slam
thunder-book-slam-dice = Two vehicles in one space slam. The slam die says who is thrown: the one who was there first, four times out of six. The direction die says where to, one space.
thunder-book-slam-again = If one of them is larger, its owner may have both dice rolled again, once. Between equals there is no second roll.
thunder-book-slam-chain = Whoever is thrown onto another vehicle slams again. A slam does no damage by itself, but it ends your move. Rocks and edges do the rest.

thunder-book-shoot = Shoot and damage
thunder-book-shoot-aim = From the second round on the car that has moved may shoot once at a vehicle in one of the three spaces ahead of it. A truck is hit by four faces of six, a coupé by three, a buggy by two.
thunder-book-shoot-damage = Whoever takes damage draws a token and does what it says: some only dent, some throw the car about. Then it stays in one of the two slots, and the rest of the move is lost.
thunder-book-shoot-broken = With two tokens a car stands still: it gets no dice and shoots at nobody, but it is still in the way and can still be thrown. A repair brings it back.

thunder-book-end = The end of the road
thunder-book-end-front = When a vehicle leaves the front of the road, by will or by force, everybody on the rear tile is out. The other two tiles move back and a new one is laid in front.
thunder-book-end-finish = With three crews or more the finish line comes to the front of the road as soon as one crew is out. With two it comes with the fifth tile. The first vehicle across wins, even one that was thrown there.
thunder-book-end-last = A crew without a car that drives is out. The last crew that drives wins. It is not a proud way to win, but it is a way.

thunder-book-legend = Everything you see
thunder-book-options = What can be different
thunder-book-options-boxes = Each box changes the road, the crews or the cards. Take one at a time, and play the base game first.

## Signs

thunder-sign-small = Small: buggy
    .help = Hard to hit, easy to throw.
thunder-sign-medium = Medium: coupé
    .help = Neither large nor small.
thunder-sign-large = Large: truck
    .help = Easy to hit; may have the dice of most slams again.
thunder-sign-motorcycle = Motorcycle, of the Final Five
    .help = Small, and a single hit stops it; but there are five of them.
thunder-sign-front = Front of the Big Rig
    .help = It shoots ahead and crosses the line for the whole rig. Damage breaks its commands one by one.
thunder-sign-mid = Middle of the Big Rig
    .help = It follows the front section. Damage breaks its commands one by one.
thunder-sign-rear = Rear of the Big Rig
    .help = It comes last and covers what is behind. Damage breaks its commands one by one.
thunder-sign-broken = Stands still
    .help = Two damage tokens: no dice, no shots, until it is repaired.
thunder-sign-wreck = Wreck
    .help = Small, and nobody’s; it slams like a vehicle.
thunder-sign-chopper = Chopper
    .help = Whoever is below it at the end of a turn is out.
thunder-sign-die = Die of a crew
    .help = So many moves, or a command.
thunder-sign-road-die = Road die
    .help = Further moves for a car that kept to the road.
thunder-sign-turn = The vehicle that moves
    .help = The light lies under it until its move is over.
thunder-sign-vehicle = Vehicle
    .help = Give it a die: so many moves it drives, and then it may shoot.
thunder-sign-hazard = Hazard, face down
    .help = Whoever drives onto it turns it up.
thunder-sign-token = Token: { $token }
    .help = { $id ->
    [road] The space is road from now on.
    [oil] Sends you one space in a random direction, every time.
    [mud] The space is mud from now on and costs two moves.
    [mine] One damage token, and the rest of the move is lost. Then it is gone.
    [wreck] A wreck appears, and you slam into it.
    [glass] You slide one space further the way you came.
    [ramp] From behind you fly one to four spaces ahead.
    [fire] Your car burns.
    [pit] A roll of the shooting die decides whether it swallows you.
    [quake] Everybody on the road is moved one space in the same random direction.
    [worm] Eats whoever is furthest back.
    [dropped-mine] A mine that somebody left behind.
    [dropped-oil] Oil that somebody left behind.
   *[other] {""}
}
thunder-sign-ground = Ground: { $terrain }
    .help = { $id ->
    [road] One move; whoever keeps to it may take the road die.
    [off-road] One move, and no road die.
    [mud] Two moves.
    [rock] Destroys whoever enters it.
    [goo] You stop, and the rest of the move is lost.
    [glass] You slide one space further the way you came.
    [ramp] From behind you fly one to four spaces ahead.
    [fire] Your car burns.
    [salt] Whoever drives across it may take the road die.
    [pit] Destroys whoever enters it.
   *[other] {""}
}
