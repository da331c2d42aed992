# Ce que disent tous les jeux.

player = Joueur { $player }
about-name = { $name } : { $help }

window-order = Plusieurs cartes s’appliquent en même temps. Laquelle passe en premier ?
    .help = Chacune aura son effet ; seul l’ordre est à choisir.
window-ask = { $event } Répondez-vous avec une carte ?
window-decline = Garder les cartes

end-finished = La course est terminée.
end-capped = La partie a été arrêtée : trop de coups, et toujours pas de fin en vue.
