# German Engineering

thunder-option-german_engineering = German Engineering
    .help = Car crews play from a deck of eighteen cards instead of rolling. The Final Five keep their dice.
thunder-option-german_engineering-no = No
    .help = Everybody rolls dice and hopes.
thunder-option-german_engineering-yes = Yes
    .help = A hand of five cards in place of the movement dice; the top card of the deck in place of the shooting die. Less luck, more blame.

thunder-drive-card = { $value } ({ $face })

thunder-ask-draw-card = { $crew } draws a card.
thunder-do-draw-card = { $card }
    .help = The card is in the hand now. Its number drives a car or a command; its targets count only where it is turned up for a shot.
thunder-do-top-card = { $card }
    .help = The top card: the sizes that it names are hit. It goes to the discards.

thunder-told-announce = { $crew } looks at five cards and announces { $total }.
thunder-told-lay-aside = { $crew } lays the whole hand aside and draws a new one.
thunder-told-top-card = { $crew } turns up a card: { $face }.

thunder-scene-drive-card = { $crew }, in hand: { $card }
    .help = Spent like a die: the number is the moves. The sizes count only when a shot turns the card up from the deck.
thunder-scene-drive-back = { $crew }, a card that only they know
    .help = Spent like a die once it is played; until then it is a secret.
thunder-scene-drive-none = { $crew }, a card that is played
    .help = Another card comes from the deck before the next round.
thunder-scene-drive-deck = { $crew }, { $left ->
    [one] one card
   *[other] { $left } cards
} left in the deck; { $used ->
    [0] no discards
    [one] one discard
   *[other] { $used } discards
}
    .help = Discards, for all to see. Move values: { $values }. Shooting: any size { $any }, small or medium { $either }, medium only { $medium }, large only { $large }.
thunder-sketch-drive-deck = deck { $left }, discards: { $values }
