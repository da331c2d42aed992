# Le laboratoire : les tournois et ce qu’on en apprend.

cli-help-arena = Faire jouer aux robots un tournoi dont les résultats sont gardés.
    .help =
    Les robots changent de place d’une partie à l’autre et rencontrent les mêmes dés à chaque
    place ; s’ils sont plus nombreux que les places, tous les groupes jouent. Les résultats
    sont gardés dans un dossier de tables Parquet au fil du tournoi : arrêté puis relancé, il
    continue. Les tables sont les mêmes quel que soit le nombre de processus. `chicane report`
    en fait une page.

    exemples :
    {"  "}chicane arena thunder --bots greedy,random --games 1000 -o races
    {"  "}chicane arena chariot --players 2 --bots greedy,rollout:12,random --games 300
cli-help-arena-output = le dossier des résultats (par défaut : arena-GAME)
cli-help-on = qui joue : pool (des processus de cet ordinateur) ou ray (une grappe Ray) (par défaut : pool)
cli-arena-seats = places
cli-arena-rating = cote
cli-arena-time = { $games ->
    [one] Une partie
   *[other] { $games } parties
} en { $seconds } s{ $known ->
    [0] {""}
   *[other] {" "}({ $known } étaient déjà jouées)
}, { $workers ->
    [one] un processus
   *[other] { $workers } processus
}, { $engine ->
    [pure] Python pur
   *[compiled] moteur compilé
}.
cli-arena-kept = Les résultats sont dans { $folder }.
cli-wrong-lab = le laboratoire a besoin de { $name } : pip install 'chicane[lab]'
cli-wrong-ray = --on ray a besoin de Ray : pip install 'chicane[ray]'
cli-wrong-results = { $folder } contient un autre tournoi : { $name } y vaut { $was }, pas { $now } ; nommez un autre dossier avec -o
cli-wrong-no-results = { $folder } ne contient aucun tournoi terminé (il manque { $name }) ; menez-le à sa fin avec chicane arena
