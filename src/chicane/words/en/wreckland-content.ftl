# Wreckland: what is printed. Names of cards are proper names, without an article; the numbers are on the cards, so no words repeat them.
# Chapters, and heroes who bend a rule, have no number printed: their words state it.

## Vehicles and what is printed on them

wreckland-card-roadrunner = Roadrunner
    .help = A bit of everything and nothing to apologise for. The car for a first campaign.
wreckland-card-roadrunner-gun = Bonnet Gun
    .help = Points where you are going, which is usually where the trouble is.
wreckland-card-roadrunner-bumper = Nudge Bumper
    .help = For those who read the road from very close behind.
wreckland-card-roadrunner-toolbox = Toolbox
    .help = One spanner that fits nothing and one hammer that fits everything. Repairs.

wreckland-card-dumper = Dumper
    .help = A brawler with an armoured, spiked nose. It does not overtake; it makes room.
wreckland-card-dumper-shovel = Shovel
    .help = Armoured, spiked and still a little muddy from its honest years.
wreckland-card-dumper-tipper = Tipper
    .help = Empties itself over a whole zone, given a good enough die.
wreckland-card-dumper-cabin = High Cabin
    .help = From up here you see it coming, and nudge a die accordingly.

wreckland-card-broadside = Broadside
    .help = A gun platform with wheels as an afterthought. Shoots in every direction and rams in none.
wreckland-card-broadside-port = Port Gun
    .help = Port is left. It is painted on the gun, for the new recruits.
wreckland-card-broadside-starboard = Starboard Gun
    .help = Starboard is the other one.
wreckland-card-broadside-turret = Swivel Turret
    .help = Turns all the way round, so nobody out there can feel left out.
wreckland-card-broadside-spyglass = Spyglass
    .help = Watch a die closely enough and it stays as it is.

wreckland-card-jitterbug = Jitterbug
    .help = Thin as a biscuit tin, with an engine that cheats at dice. For those who like to think between explosions.
wreckland-card-jitterbug-needle = Needle
    .help = Short, sharp and asking for a good die.
wreckland-card-jitterbug-dynamo = Dynamo
    .help = Whirs. Dice near it change their minds.
wreckland-card-jitterbug-flywheel = Flywheel
    .help = You let go of the spin; somebody else gets it, and lands elsewhere.
wreckland-card-jitterbug-oilcan = Oil Can
    .help = A drop here, a drop there, and things stop falling off. Repairs.
wreckland-card-jitterbug-tailpipe = Tailpipe
    .help = Coughs on whoever is behind. A perfect cough blows a die away.

## Upgrades

wreckland-card-roadrunner-cannon = Bonnet Cannon
    .help = The gun, fed properly and grown up, with a temper.
wreckland-card-roadrunner-tail = Scorpion Tail
    .help = Armoured, barbed and wide enough to sting everyone behind at once.
wreckland-card-roadrunner-workshop = Rolling Workshop
    .help = The toolbox with a bench, a vice and a radio that gets one song.
wreckland-card-dumper-jaws = Iron Jaws
    .help = A shovel that learnt to bite, and then to chew.
wreckland-card-dumper-avalanche = Avalanche
    .help = What the tipper does when it stops holding back.
wreckland-card-dumper-bridge = Command Bridge
    .help = A cabin with a chart table. Turn a die, or make one stay.
wreckland-card-broadside-grapeshot = Grapeshot
    .help = Many small arguments at once, for two listeners.
wreckland-card-broadside-carronade = Carronade
    .help = Short barrel, long memory, second helpings.
wreckland-card-broadside-big-bertha = Big Bertha
    .help = Reaches every zone and several people’s insurance.
wreckland-card-jitterbug-stinger = Stinger
    .help = A needle with an attitude and a spike to match.
wreckland-card-jitterbug-overdrive = Overdrive
    .help = Turn one die and pin another. Done perfectly, it mends something on the side.
wreckland-card-jitterbug-gyroscope = Gyroscope
    .help = Pokes an enemy anywhere and spins it to anywhere else.

## Heroes

wreckland-card-wrench-mary = Wrench Mary
    .help = Every turn she mends an equipment at full speed, hanging out of the door, humming.
wreckland-card-bull-bar-bill = Bull Bar Bill
    .help = Every ram to the front does 1 more damage. Bill says it is all in the shoulders.
wreckland-card-dead-eye-dot = Dead-Eye Dot
    .help = Every turn she takes a shot at one enemy in any zone, then goes back to her crossword.
wreckland-card-sleight-of-hank = Sleight-of-Hank
    .help = Twice a turn he nudges a die, keeps one from the reroll, or makes an enemy turn up elsewhere. Nobody ever sees how.

## Equipment: guns

wreckland-card-peashooter = Peashooter
    .help = Small, cheap, busy. Load it perfectly and the peas turn out to be ball bearings.
wreckland-card-slingshot = Slingshot
    .help = An inner tube and two grudges. Nearly free.
wreckland-card-scattergun = Scattergun
    .help = Not aimed so much as announced. Hits two enemies.
wreckland-card-twin-spitter = Twin Spitter
    .help = Two barrels that never agreed on a target, so they take one each.
wreckland-card-bolt-thrower = Bolt Thrower
    .help = Gives the wasteland its bolts back, one at a time and quickly.
wreckland-card-minigun = Minigun
    .help = Burst upon burst upon burst. The name was somebody’s idea of modesty.
wreckland-card-long-rifle = Long Rifle
    .help = Reaches any zone. The trick is not breathing, nor braking.
wreckland-card-siege-gun = Siege Gun
    .help = One shot, any zone, rarely a second opinion. Wants the best die you have.

## Equipment: whole zones

wreckland-card-flamer = Flamer
    .help = Warms a whole zone. A perfect flame does not leave it at that.
wreckland-card-tesla-coil = Tesla Coil
    .help = Shares its feelings with everybody in the zone.
wreckland-card-mortar = Mortar
    .help = Goes up here and comes down next door, on everyone.
wreckland-card-rake = Rake
    .help = Combs out its own zone or the next one. Needs high dice and no pity.
wreckland-card-organ-gun = Organ Gun
    .help = All pipes at once. The whole zone gets the hymn.

## Equipment: blades, hooks and spikes

wreckland-card-buzzsaw = Buzzsaw
    .help = Cuts enemies, corners and long conversations. Has a spike.
wreckland-card-chain-flail = Chain Flail
    .help = Hit one hard or two lightly. The neighbours had better duck.
wreckland-card-hydraulic-fist = Hydraulic Fist
    .help = A punch; a perfect punch sends somebody to another zone.
wreckland-card-wrecking-ball = Wrecking Ball
    .help = Hard to pay for, hard to aim, hard to argue with.
wreckland-card-battering-boom = Battering Boom
    .help = Spikes at both ends, so there is no wrong way to hold it.
wreckland-card-cowcatcher = Cowcatcher
    .help = There are no cows left. It catches what there is.
wreckland-card-hedgehog = Hedgehog
    .help = Spikes all round. However you mount it, somebody regrets it.
wreckland-card-bear-trap = Bear Trap
    .help = Snaps. A perfect snap knocks a die off its place.
wreckland-card-crowbar = Crowbar
    .help = Pries a die off an enemy or off your own gear. Doubles as spikes.

## Equipment: things that shove

wreckland-card-harpoon = Harpoon
    .help = Sticks an enemy, then swings it where you want it.
wreckland-card-grapnel = Grapnel
    .help = Throws an enemy out of the zone. With a perfect throw it leaves a mark.
wreckland-card-magnet = Scrapyard Magnet
    .help = Picky: low dice only. Then it picks up an enemy here and a die there.
wreckland-card-steam-whistle = Steam Whistle
    .help = So loud that an enemy next door moves out.

## Equipment: plates and tools

wreckland-card-plating = Boiler Plating
    .help = Shrugs off small hits altogether. Spiked at a corner, in case of hugs.
wreckland-card-manhole-covers = Manhole Covers
    .help = Some town is missing these. Cheap, armoured and handy with repairs.
wreckland-card-bathtub = Cast-Iron Bathtub
    .help = Survives anything. Has survived things already; do not look at the stain.
wreckland-card-welder = Welder
    .help = Puts a lot of metal back where it was, for almost any die.
wreckland-card-duct-tape = Duct Tape
    .help = Mends a little for the lowest dice. Cheaper than thinking.
wreckland-card-field-kitchen = Field Kitchen
    .help = Feed the crew and they mend; feed the enemy’s crew and they desert, leaving scrap.
wreckland-card-scavenger = Scavenger Arm
    .help = Reaches back for what others dropped. It becomes your scrap.

## Equipment: tricks with dice

wreckland-card-gearbox = Gearbox
    .help = Roll again or shift one up or down. In perfect gear, you hold a die as well.
wreckland-card-fuzzy-dice = Fuzzy Dice
    .help = Hang from the mirror and put in a word with the real ones.
wreckland-card-nitro-bottle = Nitro Bottle
    .help = Rolls your white dice again. Keep away from flames, bumps and the whole game.

## Equipment: envelopes

wreckland-card-nail-mortar = Nail Mortar
    .help = The King’s nails, returned with postage. Reaches the next zone.
wreckland-card-repo-crane = Repossession Crane
    .help = Takes an enemy, or its die, or its paintwork. You choose what is owed.
wreckland-card-ploughshare = Ploughshare
    .help = Beaten back out of a sword. Spikes nearly all round.
wreckland-card-salt-cannon = Salt Cannon
    .help = Seasons two enemies, here or next door.
wreckland-card-toll-barrier = Toll Barrier
    .help = Goes down in front of somebody, who then has to be somewhere else.
wreckland-card-coin-cannon = Coin Cannon
    .help = Fires small change. Exact change comes back as scrap.
wreckland-card-ice-breaker = Ice Breaker
    .help = Opens lakes, roads and awkward silences. Spikes nearly all round.
wreckland-card-snow-chains = Snow Chains
    .help = Mend something and keep a die where it is. Grip is a state of mind.
wreckland-card-lightning-rod = Lightning Rod
    .help = Takes low dice and turns others. Perfect strikes shake up the rest.
wreckland-card-arc-lamp = Arc Lamp
    .help = Lights up any zone you like, and everyone in it.
wreckland-card-flame-curtain = Flame Curtain
    .help = Act follows act, and the whole zone sits in the front row.
wreckland-card-fire-blanket = Fire Blanket
    .help = Armoured, comforting and good for big repairs.
wreckland-card-return-stamp = Return Stamp
    .help = Marks an enemy anywhere as not wanted here. A perfect stamp comes down hard.
wreckland-card-special-delivery = Special Delivery
    .help = Any zone, no signature needed, contents may explode.

## Destruction

wreckland-card-destruction = Destruction
    .help = Where an equipment was, there is now a hole with smoke. Pay in Customisation to have it back.

## Enemies: small fry

wreckland-card-rat = Pack Rat
    .help = A moped, a knife and no plan. The pack is still hiring.
wreckland-card-tin-can = Tin Can
    .help = Small, but somebody gave it a lid. Light attacks bounce off.
wreckland-card-hubcap-hurler = Hubcap Hurler
    .help = Throws one to the left and one to the right. Hits two equipment.
wreckland-card-speeder = Speeder
    .help = Strikes and is zones away before you have turned your head.
wreckland-card-monowheel = Monowheel
    .help = Goes round you the long way, which looks just like going backwards.
wreckland-card-tailgater = Tailgater
    .help = Found a spot by your side and will not leave it.
wreckland-card-sidecar-sisters = Sidecar Sisters
    .help = One drives, one shoots, both act on dice of their own.
wreckland-card-twins = Twins
    .help = Always two targets. Mother insisted that they share.

## Enemies: those who want the engine

wreckland-card-flutternozzle = Flutternozzle
    .help = Buzzes about for a gap. Whatever it puts into the engine hurts more.
wreckland-card-long-shot = Long Shot
    .help = Shoots straight at the engine, past everything you bolted around it.
wreckland-card-leech = Leech
    .help = Drinks from the engine and steals scrap for the straw.

## Enemies: nuisances

wreckland-card-pickpocket = Pickpocket
    .help = Takes a scrap card, leaves a dent, is already gone.
wreckland-card-jammer = Jammer
    .help = Plays accordion on all frequencies until you lose a die.
wreckland-card-grease-monkey = Grease Monkey
    .help = Mends its friends on the move. Would make a decent colleague.
wreckland-card-war-drummer = War Drummer
    .help = Harms nobody. Everyone around it simply feels so much better.

## Enemies: things that go up

wreckland-card-firebug = Firebug
    .help = Acts on many dice, burns a whole zone, and goes off unless put out exactly.
wreckland-card-powder-keg = Powder Keg
    .help = A keg, some wheels, an optimist. Finish it exactly or share the fun.
wreckland-card-tar-sprayer = Tar Sprayer
    .help = Covers the whole zone. Where nothing is bolted on, it runs straight into the engine.

## Enemies: heavies

wreckland-card-road-hog = Road Hog
    .help = Big, rude and in your lane, whichever that is.
wreckland-card-grinder = Grinder
    .help = What it touches comes out as filings.
wreckland-card-parade-float = Parade Float
    .help = The parade ended years ago. Nobody dared tell them. Takes for ever to bring down.
wreckland-card-combine = Combine
    .help = Harvests two equipment at a time. Armoured against stones and you.
wreckland-card-hauler = Hauler
    .help = Armoured, broad, and on more dice than is fair. Presses on the whole zone.
wreckland-card-juggernaut = Juggernaut
    .help = Stays where it is and hits like a house. Only heavy attacks get through.

## Enemies: envelopes

wreckland-card-dust-devil = Dust Devil
    .help = Leaves by one side and turns up on the other in the same breath.
wreckland-card-bailiff = Bailiff
    .help = Has a list. Your scrap is on it, and then your car.
wreckland-card-salt-shark = Salt Shark
    .help = Passes right behind you, comes up on the far side and bites hard.
wreckland-card-smoke-pot = Smoke Pot
    .help = You lose a die in the fog. Burst it carelessly and it all goes up.
wreckland-card-toll-clerk = Toll Clerk
    .help = Sits behind armoured glass. Exact scrap only.
wreckland-card-queue-jumper = Queue Jumper
    .help = Pushes past everybody, straight to the engine.
wreckland-card-sled-gang = Sled Gang
    .help = Slides round you backwards and hits two things on the way.
wreckland-card-snow-plough = Snow Plough
    .help = Clears the road. You are on the road.
wreckland-card-spark-plug = Spark Plug
    .help = Small, nervous, easily set off, and not to be overdone.
wreckland-card-amplifier = Amplifier
    .help = Its friends feel better and your whole side feels the bass.
wreckland-card-fuel-tanker = Fuel Tanker
    .help = Spills over the whole zone. Think twice about the last shot.
wreckland-card-molotov-choir = Molotov Choir
    .help = Sings in two parts, loudest at the engine.
wreckland-card-priority-mail = Priority Mail
    .help = Fast, heavy and guaranteed to arrive, with a copy.
wreckland-card-censor = Censor
    .help = Strikes out one of your dice, then whatever is next to it.

## Bosses and mini-bosses

wreckland-card-junk-king = Junk King
    .help = Everything thrown away is his, and he is generous with definitions. Pay him a scrap card or he helps himself to a part of the car; then he swings all the same.
wreckland-card-mother-lode = Mother Lode
    .help = Brings her mine along. A whole side caves in when she acts, and up comes another miner to stand in front of her.
wreckland-card-toll-baroness = Toll Baroness
    .help = The booth never leaves its place and never scratches your paint. It charges: a die, a scrap card, or a bite out of the engine.
wreckland-card-granny-permafrost = Granny Permafrost
    .help = Drops a stitch on two equipment at once, then gives the lake a push, and everybody ends up a zone further round.
wreckland-card-conductor = Conductor
    .help = Never strikes you. When the baton comes down everybody else does, all of them, all at once. Thin out the orchestra first.
wreckland-card-lady-octane = Lady Octane
    .help = Tops herself up whenever she acts, and her escort too, then sets fire to a whole side. Through every hole it runs to the engine, hotter than before.
wreckland-card-postmaster = Postmaster
    .help = Armoured and final: what he stamps is cancelled. Then the die goes back to the sender, and whoever it wakes comes along. So sure of himself that he hides behind no escort.
wreckland-card-twin-fang = Twin Fang
    .help = Mother Lode had two favourite drills. This one ate the other, and has been in a bad temper since.
wreckland-card-deep-freeze = Deep Freeze
    .help = A refrigerated lorry parked in your way. Dice get stuck to it.
wreckland-card-first-violin = First Violin
    .help = Plays on more than one string, soothes the band, scratches your paint.
wreckland-card-pump-attendant = Pump Attendant
    .help = Fills up anything, including the zone you are in. Smoking is not advised.
wreckland-card-rubber-stamp = Rubber Stamp
    .help = Comes down on your bonnet, again and again, with the word REFUSED.
wreckland-card-red-tape = Red Tape
    .help = Does not attack. It ties up a die and patches whatever it holds together.

## Chapters: the name, and the twist

wreckland-card-dust-and-debt = Dust and Debt
    .help = Whenever an enemy is destroyed, 1 damage comes off an equipment of your choice.
wreckland-card-salt-and-smoke = Salt and Smoke
    .help = After acting, every enemy slides 1 zone further than usual.
wreckland-card-last-tollbooth = The Last Tollbooth
    .help = Each turn of a chase begins with the toll: set a white die aside, or take 1 damage on the side of your choice.
wreckland-card-black-ice = Black Ice
    .help = Rams do 1 more damage, but after each ram all enemies drift on by a zone, clockwise.
wreckland-card-static-belt = The Static Belt
    .help = The charged engine takes dice up to 3, not just 1s and 2s, but no step takes more than 2 white dice.
wreckland-card-petrol-valley = Petrol Valley
    .help = Your attacks do 1 more damage, though rams do not. So do explosions, and so do the enemies in front of you.
wreckland-card-last-post = The Last Post
    .help = Rounds 1 and 2: the pack breaks off 1 enemy sooner, at 3. Round 3: each turn ends with 1 more enemy behind you, but the Boss can be hit in any company.

# The rule of a chapter alone, for its plaque on the board
wreckland-twist-dust-and-debt = { wreckland-card-dust-and-debt.help }
wreckland-twist-salt-and-smoke = { wreckland-card-salt-and-smoke.help }
wreckland-twist-last-tollbooth = { wreckland-card-last-tollbooth.help }
wreckland-twist-black-ice = { wreckland-card-black-ice.help }
wreckland-twist-static-belt = { wreckland-card-static-belt.help }
wreckland-twist-petrol-valley = { wreckland-card-petrol-valley.help }
wreckland-twist-last-post = { wreckland-card-last-post.help }

## The story

wreckland-story-dust-and-debt-before = Your engine died on Tuesday. By Wednesday you had bolted in the parcel. Regulations forbid a courier of the Last Post to open the mail, so you left the wrapping on. It has no tank, no spark plugs and a warranty from a firm that went under before the sea did. It should not run. It purrs. The trouble is the town of Quittance, where the Junk King rules over everything that was ever thrown away, and keeps books to prove it. According to the books, somebody threw that engine away. He wants it back, with interest, and he is sending the interest first.
wreckland-story-dust-and-debt-twist = “My lads shed parts like dogs shed hair,” says the Junk King. “Catch what you can. I shall itemise it.” { wreckland-card-dust-and-debt.help }
wreckland-story-dust-and-debt-after = The Junk King lies under his throne, which was mostly bumpers. You hold out the delivery form, out of habit, and he signs it, out of habit: nobody ever handed him a paper that was not his by right. “Received, one defeat,” he reads, too late. The fight has rubbed a corner of the parcel clean, and the first line of the address shows: TO THE END OF THE ROAD. “Which road?” you ask. He laughs until a hubcap falls off him. “Child,” he says, “there is only the one. And they don’t sweep it.”
wreckland-story-dust-and-debt-lost = The Junk King has the engine entered under assets, and you under sundries. By night you take both back; he never locks up what he already owns. Dust yourself off. The parcel is still to be delivered.
wreckland-story-salt-and-smoke-before = Where the sea used to be there is salt, white as a lie and just as slippery. Across it crawls a mine on caterpillar tracks, chimneys and all, because the ore ran out and Mother Lode would not hear of stopping. She digs up anything that hums. Your engine hums. Through the smoke you count her miners, then her drills, then the ways out, and arrive at a smaller number each time. “That’s no motor,” booms a loudhailer. “That’s a seam! Bring me the seam, and mind the courier. Or don’t.”
wreckland-story-salt-and-smoke-twist = “On salt my lads don’t stop, they arrive!” booms Mother Lode. { wreckland-card-salt-and-smoke.help }
wreckland-story-salt-and-smoke-after = The mine stops. It has not stopped in a generation, and the silence is so new that the miners take off their helmets to it. Then somebody finds a ball. Mother Lode sits in the salt and watches them play on her payroll. The oldest digger walks round your bonnet twice. “I know her,” he says. “She used to pull the night mail. Went like a rumour. Nobody could find where you put the fuel.” You ask who could. He points along the road, to a row of lights. “Ask there. But bring change.”
wreckland-story-salt-and-smoke-lost = Mother Lode’s drills go in where the hum was, and find brown paper, string and silence. You crawl out through the tailings with the parcel under your arm. At the edge of the salt it clears its throat and hums again.
wreckland-story-last-tollbooth-before = The road has twelve lanes here, and all of them lead to one booth. In it sits the Toll Baroness, who charges for the road, for the air above the road, and for asking what it all comes to. The queue is eleven years long. People have been born in it; one of them sells you a sandwich. “Vehicle class?” asks the Baroness. “Courier,” you say. “Couriers go free.” She puts on her spectacles, then her helmet. “Not on my road, dear. That engine of yours burns nothing. No fuel, no fuel duty. Do you know what that makes you? A precedent.”
wreckland-story-last-tollbooth-twist = “Payable in advance, dear, and advance is every turn,” says the Toll Baroness. { wreckland-card-last-tollbooth.help }
wreckland-story-last-tollbooth-after = The barrier is up, chiefly because it is no longer attached to anything. For a long moment the queue does not understand. Then eleven years of motorists change into first gear. The Baroness writes you a receipt for her own defeat and, being honest in small things, gives you change. The man at the head of the line winds his window down; he has forgotten where he was going, so you may as well have his map. It shows the road climbing north into the white, and beside the pass, in an old clerk’s hand: here the mail froze.
wreckland-story-last-tollbooth-lost = “Insufficient funds,” says the Baroness, and has you towed to the end of the queue. It is eleven years long. Luckily the man with the sandwiches knows a back road, and the parcel never did know when it was beaten.
wreckland-story-black-ice-before = The pass is a lake stood on its side. On the ice, in a rocking chair on runners, sits Granny Permafrost, knitting barbed wire. She has buried four husbands and two snow ploughs. Her feet have been cold since the last post office shut, and here you come with the first warm engine in an age. “Just leave it by the chair, sweetheart,” she calls. The grandchildren come out of the drifts: large ones, on sleds. You touch the brake. The brake sends its regrets. Whatever you hit today, everybody will feel it, and everybody will turn.
wreckland-story-black-ice-twist = “Bump into whomever you like, sweetheart. Nobody brakes on my lake,” says Granny Permafrost. { wreckland-card-black-ice.help }
wreckland-story-black-ice-after = You boil your own radiator and fill a hot-water bottle, because there is beating an old lady and there is leaving her cold. Granny puts it under her feet and goes quiet. “I used to sort letters,” she says at last. “That engine stood in the cellar. No tank, no. It doesn’t burn oil, it burns waiting. So long as somebody, somewhere, is waiting for the post, it’ll go.” She hands you a scarf of chain mail; it is hideous and you wear it. “So mind you’re never late, dear. And mind who tells you nobody’s waiting.”
wreckland-story-black-ice-lost = You stop in a drift with a cold engine, and Granny tucks the blanket round it, not round you. Frost is patient, but she nods off after supper. You push the car out backwards, on tiptoe.
wreckland-story-static-belt-before = It has been the same thunderstorm since last summer. Beneath it stand pylons in evening dress, and before the pylons, on a podium of car batteries, the Conductor raises his baton. He has strings, he has brass, he has people tied to brass. What he has never had is a beat he can trust. Then you come over the hill with an engine that has not missed one stroke since Quittance. “There!” he cries, and the sky applauds. “My metronome! I shall not lay a finger on it. The rest of the car is a matter of interpretation, and the orchestra has not rehearsed.” Your hair stands up, and so does the road.
wreckland-story-static-belt-twist = “Never more than two voices at once, and let me hear the low notes!” says the Conductor. { wreckland-card-static-belt.help }
wreckland-story-static-belt-after = The last chord goes into the ground, with the Conductor attached. The storm shuffles its feet, finds nobody leading, and leaves. In the hush you hear it: the engine is humming, and it always was, three falling notes, the old horn call of the mail. A few of the musicians hum along; their grandmothers used to run to the gate for it. The lightning has toasted the wrapping brown, and another line stands out on the label, a postmark. You read the date twice. It is tomorrow’s. For the first time in your career you might be early.
wreckland-story-static-belt-lost = One wrong note, one white flash, and the engine falls silent in the middle of a bar. The Conductor taps the stand with his baton. “Again,” he says. “From the top.” You mean to take him at his word.
wreckland-story-petrol-valley-before = Every drop of petrol left in the world is in one valley, and every drop in the valley is Lady Octane’s. She sells it by the thimble to warlords with good manners. An engine that runs on nothing is not, to her, a miracle. It is a competitor. “I bear you no grudge,” she says over the pumps’ loudspeakers, while things with fuses form up on the road before you. “I simply can’t have hope going about at zero a gallon.” The air shivers. Your shots will carry well in these fumes. So, you reflect, will everybody’s.
wreckland-story-petrol-valley-twist = “Do mind the fumes. In my valley everything goes off so well,” says Lady Octane. { wreckland-card-petrol-valley.help }
wreckland-story-petrol-valley-after = The valley burns politely, one pump after another, like candles on the cake of somebody very old. Lady Octane watches with soot on her pearls. “And what does yours cost to run?” she asks. You tell her: somebody has to be waiting. She thinks about it for a long time. “Nobody ever waited for me. They waited for petrol.” There is no regulation for this, so you give her a blank postcard and a pencil. When you look in the mirror, she is still chewing on the pencil. The engine, you notice, is pulling a little harder.
wreckland-story-petrol-valley-lost = It went up beautifully, they tell you; you had the worst seat for it. Lady Octane sends flowers, slightly singed, and a bill for the petrol. You keep the flowers, return the bill, and start over.
wreckland-story-last-post-before = The road ends at a post office the size of a mountain, and the mountain is full of letters. The Postmaster stopped the mail himself. A letter delivered, he worked out, is over and done with; a letter kept is waiting for ever, and waiting is power. His whole fortress runs on it. One part was missing, ever since some soft-hearted clerk posted it to safety: yours. “Courier!” he calls from the tower on wheels that he calls his desk. “You are late, your form is creased, and nobody is waiting for you.” You check the gauge. The needle disagrees.
wreckland-story-last-post-twist = “The counter shuts early; then the queue forms behind you, and I receive in any company,” says the Postmaster. { wreckland-card-last-post.help }
wreckland-story-last-post-after = The Postmaster comes to rest under his own pigeonholes, filed at last. You peel the parcel. Beneath the wrapping, beneath the soot of seven quarrels, is the last line of the address: TO WHOEVER IS STILL DRIVING. So you fill in the form, in triplicate, hand it to yourself and sign. There is no tip. Behind you the doors stand open upon three million letters, and out in the dark, at gates and windows, three million people who had very nearly stopped listening. The engine turns over without being asked. You load the first sack. It is going to run for a good long while.
wreckland-story-last-post-lost = “Return to sender,” says the Postmaster, and the stamp comes down. But the sender is nowhere to be found, so they set you down at the last bend of the road with the parcel in your lap. For a courier that has a name. It is called a second attempt at delivery.
