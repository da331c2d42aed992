# The guided games of Wreckland Run: what is asked, what happened, what it costs; the joke last.

wreckland-guide-first = Your first Boss
    .help = One turn of the Chase, one scratch short of a Boss: about two minutes.
wreckland-guide-first-goal = You drive alone, and the Boss is in front of you with 23 damage of the 24 he bears. Destroy him and the chapter is won; lose your engine and it is not. But he can be hurt only while alone on his side, and he has brought company.
wreckland-guide-first-red = First comes a red die: it wakes every enemy that shows its value, and you choose which die. The 2 wakes the Pack Rat. Of all the evils here it is the smallest.
wreckland-guide-first-hit = An enemy attacks the side it stands at, and you say which equipment there takes it. The bathtub has armour, which takes 1 off every attack. So let it. Then the Rat moves on, one side clockwise.
wreckland-guide-first-ram = Now one to three white dice, which are yours. Any die can ram: 1 damage for every spike on that side, and whoever is there gets pushed. Take the 6 and ram the right, where the Rat just went.
wreckland-guide-first-push = Push it to the rear, not back to the front: up there it would be one more bodyguard.
wreckland-guide-first-saw = Next, the Grinder: 3 damage, and it bears 5. A die of at least the value shown uses an equipment, so the 5 goes on the Buzzsaw, which asks for 4 and does 2. From its corner it reaches two sides; you want the front.
wreckland-guide-first-gun = Exactly 5 of 5: an exact hit leaves scrap, to pay with later. The Boss is alone now. His armour eats the 1 of your gun, but a die of exactly its value is perfect and adds 1. Take the 3. Somebody will miss him. Not you.
wreckland-guide-first-end = 24 of 24: the Boss is history and the chapter is won. In a real one you build your vehicle first, three rounds long, and he begins with no scratch at all. Details.
