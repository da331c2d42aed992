### The Final Five: five motorcycles (docs/rules/thunder.md, section 25).

thunder-letter-final_five = C
thunder-crew-final_five = Cinq bécanes
    .yours = votre bande
thunder-car-final_five-motorcycle = la moto { $number }
    .yours = votre moto { $number }

thunder-option-crew = Équipe
    .help = Ce que conduit chaque place. Au plus quatre équipes de voitures, une fois les Cinq bécanes et un Max Titan.
thunder-option-crew-cars = Trois voitures
    .help = Petite, moyenne et grande, quatre dés. Les équipes de voitures prennent les couleurs dans l’ordre des places.
thunder-option-crew-final_five = Cinq bécanes
    .help = Cinq motos et six dés. Deux roulent à chaque tour ; elles se faufilent partout, sont toujours projetées dans une collision, et un seul coup au but les arrête.

thunder-ask-ride = { $crew } : quelle moto roule en premier, et avec quel dé ? Le dé de route indique { $road }.
    .help = Deux dés servent à chaque tour. La première moto roule et tire entièrement avant la seconde. Quand aucune n’est fraîche, elles avancent d’une case en roue libre, jusqu’à quatre fois chacune.
thunder-ask-second = En premier roule { $vehicle }. Où va le second dé ?
    .help = À une autre moto, qui roule ensuite ; ou, une fois par manche et jamais avec une roue libre, à un ordre qui accepte sa valeur.
thunder-do-ride = Faire rouler { $vehicle } avec le { $die }
    .help = La moto reçoit autant de déplacements et se faufile entre tous les véhicules. Elle n’entre en collision que là où elle s’arrête. Elle n’aura plus d’autre dé cette manche, sauf en roue libre.
