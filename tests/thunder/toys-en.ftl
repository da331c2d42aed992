# What the toy box says, as CONTRIBUTING asks for it.

thunder-token-geyser = a geyser
thunder-card-espresso = Espresso
    .help = One move more this turn. Sleep is for passengers.
