# Le laboratoire : les tournois et ce qu’on en apprend.

cli-help-arena = Faire jouer aux robots un tournoi dont les résultats sont gardés.
    .help =
    Les robots changent de place d’une partie à l’autre et rencontrent les mêmes dés à chaque
    place ; s’ils sont plus nombreux que les places, tous les groupes jouent. Les résultats
    sont gardés dans un dossier de tables Parquet au fil du tournoi : arrêté puis relancé, il
    continue. Les tables sont les mêmes quel que soit le nombre de processus. `chicane report`
    en fait une page.

    exemples :
    {"  "}chicane arena thunder --bots greedy,random --games 1000 -o races
    {"  "}chicane arena chariot --players 2 --bots greedy,rollout:12,random --games 300
cli-help-arena-output = le dossier des résultats (par défaut : arena-GAME)
cli-help-each = jouer tour à tour chaque choix de cette option, pour les comparer ; peut être répété
cli-help-on = qui joue : pool (des processus de cet ordinateur) ou ray (une grappe Ray) (par défaut : pool)
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
}, { $engine }.
cli-arena-kept = Les résultats sont dans { $folder }.
cli-wrong-lab = le laboratoire a besoin de { $name } : pip install 'chicane[lab]'
cli-wrong-ray = --on ray a besoin de Ray : pip install 'chicane[ray]'
cli-wrong-worker = un processus a été tué avant la fin, peut-être par manque de mémoire ; essayez avec moins de --workers
cli-wrong-results = { $folder } contient un autre tournoi : { $name } y vaut { $was }, pas { $now } ; nommez un autre dossier avec -o
cli-wrong-no-results = { $folder } ne contient aucun tournoi terminé (il manque { $name }) ; menez-le à sa fin avec chicane arena

cli-help-report = Faire une page des résultats d’un tournoi : tables, graphiques et ce qui mérite un regard.
    .help =
    La page se suffit à elle-même. Un nom en .md donne les tables en Markdown.

    exemples :
    {"  "}chicane report races -o report.html
    {"  "}chicane report races -o balance.md
cli-help-results = le dossier d’un tournoi, fait par `chicane arena`
cli-help-report-output = où écrire la page, .html ou .md (par défaut : report.html)
cli-report-done = { $sections } sections sur { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $file }
cli-wrong-page = { $file } ne finit ni par .html ni par .md

cli-help-export = Faire des tables de parties : une ligne par décision et une ligne par partie.
    .help =
    Les parties sont des fichiers, des dossiers de fichiers ou des dossiers de tournois. Les
    décisions vont dans le fichier nommé, les parties à côté : games.parquet et
    games-games.parquet.

    exemples :
    {"  "}chicane export races -o races.parquet
    {"  "}chicane export race.json -o race.parquet
    {"  "}chicane export races --files races/games
cli-help-export-games = des fichiers de parties, ou des dossiers de parties ou de tournois
cli-help-export-output = où vont les décisions (par défaut : games.parquet)
cli-help-export-files = écrire aussi chaque partie dans un fichier de ce dossier
cli-export-done = { $decisions ->
    [one] Une décision
   *[other] { $decisions } décisions
} : { $file }. { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $beside }.
cli-wrong-table = { $file } ne se termine pas par .parquet
cli-wrong-no-games = { $folder } ne contient ni parties ni tournoi

cli-help-join = Laisser un programme à vous tenir une place d’une table web.
    .help =
    Le programme reçoit les mêmes messages que dans un tournoi avec --bots exec:COMMAND et y
    répond de même (docs/bots.md). Il joue jusqu’à la fin de la partie.

    exemples :
    {"  "}chicane join "http://127.0.0.1:8000/#/t/TABLE?k=TOKEN" ./mybot
cli-help-join-link = le lien d’une place libre
cli-help-join-program = ce qu’il faut lancer, avec une limite par choix si vous voulez : « 5s ./mybot »
cli-join-over = La partie est finie : { $text }
cli-wrong-link = « { $link } » n’est pas le lien d’une place ; il ressemble à { $example }
cli-wrong-join = { $address } est injoignable ou n’est plus là : { $why }
cli-wrong-join-serve = il faut { $name } : pip install 'chicane[serve]'
cli-wrong-forfeit = le programme a rendu sa place ({ $why }) ; quelqu’un d’autre peut la reprendre

lab-title = { $game } : ce que montrent les parties
lab-intro = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, jouées par { $bots } ; graine { $seed } ; { $setup }. Les robots ont changé de place et rencontré les mêmes dés à chaque place.
lab-bots = Robots
    .help = La part de leurs places qui ont gagné, avec son intervalle à 95 % ; le trait pointillé est la part équitable.
lab-seats = Places
    .help = S’il importe où l’on est assis.
lab-picks = Choix de départ
    .help = Ce qu’ont fait les places qui avaient choisi quelque chose, en multiple de la part équitable ; le trait est l’intervalle à 95 %.
lab-cards = Cartes
    .help = Ce qu’ont fait les places qui avaient une carte au début du premier tour, en multiple de la part équitable ; jouée dit dans combien de ces parties on a choisi de la jouer.
lab-lengths = Durée
    .help = Combien de temps ont duré les parties ; le graphique montre leur part par nombre de manches.
lab-ends = Fins
    .help = Pourquoi les parties se sont terminées.
lab-leads = Qui mène quand
    .help = Qui était le mieux placé au début de chaque manche, en part des parties qui y sont arrivées.
lab-seat = place { $number }
lab-leaders = Qui mène gagne-t-il ?
    .help = À quelle fréquence la place la mieux placée au début d’une manche a fini par gagner. Une ligne plate est une loterie, une montée précoce une procession.
lab-losses = Pertes
    .help = Ce qui a été perdu, par cause et par partie.
lab-places = Où l’on a perdu
    .help = Là où les pièces perdues se tenaient en dernier : plus il y en a, plus la tache est grande et sombre. Le plateau est celui d’une partie en cours, sans ce qui s’y déplace.
lab-dice = Dés
    .help = Les faces sorties, à côté de ce qu’il fallait attendre ; la dernière colonne compte des écarts-types. Le graphique montre les sorties divisées par l’attendu ; le trait est ce que le hasard permet.
lab-options = Décisions
    .help = À quelle fréquence chaque sorte d’option a été prise quand elle était offerte.
lab-found-never = Jamais utilisé : { $names }.
lab-found-seldom = Presque jamais utilisé : { $names }.
lab-found-luck = Plus loin de l’attendu que le hasard ne l’explique : { $names }.
lab-found-more = A gagné plus que le hasard ne l’explique : { $names }.
lab-found-less = A gagné moins que le hasard ne l’explique : { $names }.
lab-column-bot = robot
lab-column-seats = places
lab-column-share = part
lab-column-interval = intervalle à 95 %
lab-column-ratio = de la part équitable
lab-column-rating = cote
lab-column-seat = place
lab-column-games = parties
lab-column-pick = choix
lab-unit-rounds = manches
lab-unit-plies = décisions et dés
lab-column-card = carte
lab-column-played = jouée
lab-column-mean-ratio = de la moyenne
lab-column-unit = compté en
lab-column-mean = moyenne
lab-column-median = médiane
lab-column-least = minimum
lab-column-most = maximum
lab-column-reason = pourquoi
lab-column-round = manche
lab-column-cause = cause
lab-column-times = fois
lab-column-a-game = par partie
lab-column-face = dé et face
lab-column-expected = attendu
lab-column-off = écart
lab-column-option = option
lab-column-offered = offerte
lab-column-taken = prise
