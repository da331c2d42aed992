### The Final Five: five motorcycles (docs/rules/thunder.md, section 25).

thunder-letter-final_five = M
thunder-crew-final_five = Final Five
    .yours = your gang
thunder-car-final_five-motorcycle = Bike { $number }
    .yours = your bike { $number }

thunder-option-crew = Crew
    .help = What each seat drives. At most four car crews, one Final Five and one Big Rig.
thunder-option-crew-cars = Three cars
    .help = Small, medium and large, four dice. Car crews take the colours in the order of the seats.
thunder-option-crew-final_five = Final Five
    .help = Five motorcycles and six dice. Two ride each turn; they slip past everybody, are always the ones thrown in a slam, and a single hit stops them.

thunder-ask-ride = { $crew }: which motorcycle rides first, and with which die? The road die shows { $road }.
    .help = Two dice are used each turn. The first motorcycle moves and shoots completely before the second. When none is fresh, they coast a single space, up to four times each.
thunder-ask-second = { $vehicle } rides first. Where does the second die go?
    .help = To another motorcycle, which rides next; or, once a round and not beside a coast, on a command that accepts its value.
thunder-do-ride = { $vehicle } with the { $die }
    .help = The motorcycle gets that many moves and passes every vehicle on its way. It slams only where its movement ends. It can’t get another die this round, only coast.
