# What every game says.

player = Player { $player }
about-name = { $name }: { $help }

window-order = Several cards want to speak at this moment. Which one goes first?
    .help = Each of them has its say; you only choose the order.
window-ask = { $event } Do you answer with a card?
window-decline = Keep the cards

end-finished = The race is run.
end-capped = The game was stopped: too many moves, and no end in sight.
