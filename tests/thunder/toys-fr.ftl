# Ce que dit la boîte à jouets, comme CONTRIBUTING le demande.

thunder-token-geyser = un geyser
thunder-card-espresso = Expresso
    .help = Un déplacement de plus ce tour-ci. Dormir, c’est pour les passagers.
