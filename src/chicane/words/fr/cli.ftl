# La ligne de commande. Commandes, options et noms de fichiers se tapent tels quels et ne sont jamais traduits.

## Aide

cli-help-usage = usage :
cli-help-arguments = quoi
cli-help-options = options
cli-help-commands = commandes
cli-help-hint = « { $command } --help » en dit plus.

cli-help-chicane = Des courses déloyales, jouées avec toutes leurs règles, entre amis ou contre des robots.
    .help =
    pour commencer :
    {"  "}chicane play chariot                une course contre trois robots
    {"  "}chicane play thunder                une poursuite, trois voitures par équipe
    {"  "}chicane play chariot --lang en      la première, en anglais
    {"  "}chicane watch chariot               les robots courent, vous regardez
    {"  "}chicane games                       les jeux et leurs variantes
    {"  "}chicane play --help                 chaque commande s’explique
cli-help-play = Jouer dans le terminal.
    .help =
    Vous voyez un plateau, une question et des réponses numérotées. Tapez un numéro,
    ? pour l’explication des réponses, ou aide pour tout ce que vous pouvez taper d’autre.

    exemples :
    {"  "}chicane play chariot                                    vous contre trois robots
    {"  "}chicane play chariot --seats human,human,hard           deux personnes, un clavier
    {"  "}chicane play chariot --option track=B --seed 7          des piliers, et des dés à retrouver
    {"  "}chicane play chariot.json                               reprendre une partie gardée
cli-help-campaign = Jouer la campagne d’un jeu : une victoire ouvre le chapitre suivant.
    .help =
    actions :
    {"  "}show           où vous en êtes (aussi sans action)
    {"  "}new            en commencer une de plus : choisir ce que vous gardez pour toute la campagne
    {"  "}play           continuer la tentative en cours, ou commencer la suivante
    {"  "}reset          tout recommencer, avec les mêmes choix ou d’autres
    {"  "}forget         jeter une campagne
    {"  "}export FILE    écrire la campagne dans un fichier, pour la table web ou un autre ordinateur
    {"  "}import FILE    continuer la campagne d’un tel fichier, à côté des autres

    Il peut y avoir plusieurs campagnes côte à côte ; chacune a son numéro.

    exemples :
    {"  "}chicane campaign wreckland new
    {"  "}chicane campaign wreckland play
    {"  "}chicane campaign wreckland play --option chapter=2 --option difficulty=learner
    {"  "}chicane campaign wreckland play --campaign 2
    {"  "}chicane campaign wreckland export mine.json
cli-help-watch = Regarder les robots jouer.
    .help =
    exemples :
    {"  "}chicane watch chariot
    {"  "}chicane watch chariot --seats greedy,random,random --delay 0.2
    {"  "}chicane watch chariot --seed 7 --delay 0 --save course.json
cli-help-replay = Raconter une partie gardée coup par coup, ou en montrer une position.
    .help =
    Le nombre devant chaque phrase est son coup, celui qui la suit la règle qui l’explique.

    exemples :
    {"  "}chicane replay course.json
    {"  "}chicane replay course.json --at 120
cli-help-review = Regarder une partie enregistrée après coup : chances coup par coup, tournants, erreurs.
    .help =
    Les chances sont celles que juge le jeu lui-même ; les erreurs sont examinées par une recherche. Les robots en font
    aussi, mais là où des personnes jouent, seules les leurs sont dites.

    exemples :
    {"  "}chicane review race.json
cli-help-draw = Dessiner une position d’une partie gardée en SVG.
    .help =
    exemples :
    {"  "}chicane draw course.json -o plateau.svg
    {"  "}chicane draw course.json --at 120 > plateau.svg
cli-help-sim = Faire jouer beaucoup de parties aux robots, et compter.
    .help =
    Les robots changent de place d’une partie à l’autre et retrouvent les mêmes dés à chaque
    place. La même graine donne le même tableau, quel que soit le nombre de processus.

    exemples :
    {"  "}chicane sim chariot --games 400 --bots greedy,random
    {"  "}chicane sim chariot --players 2 --option track=B --seed 9
cli-help-verify = Vérifier que les dés d’une partie gardée n’ont pas été truqués.
    .help =
    Chaque résultat du hasard est recalculé à partir de la graine scellée avant la partie.
    Code de retour 0 : tout concorde. Code de retour 1 : non.

    exemple :
    {"  "}chicane verify course.json
cli-help-games = Montrer les jeux, leurs options et leurs choix.
    .help =
    exemple :
    {"  "}chicane games
cli-help-learn = Apprendre un jeu : ses règles en quelques pages, ou une première partie guidée.
    .help =
    exemples :
    {"  "}chicane learn chariot                 les pages
    {"  "}chicane learn chariot turn            un tour de jeu en cinq images
cli-help-rules = Chercher dans les règles d’un jeu.
    .help =
    exemples :
    {"  "}chicane rules chariot                 les chapitres
    {"  "}chicane rules chariot CH-COLL         toutes les règles des accrochages
    {"  "}chicane rules chariot CH-COLL-05      une seule règle
    {"  "}chicane rules chariot javelot         toutes les règles qui disent « javelot »
cli-help-scenario = Jouer des scénarios et dire lesquels se vérifient.
    .help =
    Un scénario, c’est une position dessinée, des dés et des coups écrits d’avance, et ce qui
    doit en résulter. Code de retour 0 : tout se vérifie. Code de retour 2 : un scénario
    échoue, et le message en donne la ligne.

    exemples :
    {"  "}chicane scenario probleme.scn
    {"  "}chicane scenario tests/scenarios
cli-help-serve = Ouvrir la table web : jouer dans le navigateur.
    .help =
    Les tables sont gardées dans un fichier à elles et survivent à un redémarrage. Sans --host,
    seul cet ordinateur peut entrer.

    exemples :
    {"  "}chicane serve --open
    {"  "}chicane serve --host 0.0.0.0 --port 80
    {"  "}chicane serve --db postgresql+psycopg://user@localhost/chicane
cli-help-admin = S’occuper des tables d’un serveur : lister, fermer, vérifier, sauvegarder.
    .help =
    Aussi pendant que le serveur tourne. Actions :
    {"  "}list      les tables qu’il y a
    {"  "}close     plus personne ne joue à ces tables ; open les rouvre
    {"  "}export    les fichiers de parties, dans un dossier (-o)
    {"  "}prune     jeter des tables ; sans --yes, dire seulement lesquelles
    {"  "}check     rejouer chaque table ; code de sortie 1 si l’une ne se rejoue pas
    {"  "}backup    tout dans un fichier ; restore le met à la place de ce qui est là

    exemples :
    {"  "}chicane admin list --state open
    {"  "}chicane admin prune --state finished --days 90 --yes
    {"  "}chicane admin backup tables-lundi.sqlite

cli-help-fast = Compiler le moteur et les jeux pour cet ordinateur.
    .help =
    Il faut quelques minutes et un compilateur C. Les parties se jouent alors plusieurs fois
    plus vite, selon les mêmes règles. Quand les sources changent, elles tournent sans être
    compilées, jusqu’à ce que l’on recommence.

    exemples :
    {"  "}chicane fast
    {"  "}chicane fast --remove
    {"  "}CHICANE_PURE=1 chicane arena thunder
cli-help-fast-remove = ôter la version compilée

cli-help-game = le nom du jeu ; « chicane games » les donne tous
cli-help-game-or-file = le nom du jeu (« chicane games » les donne tous), ou une partie gardée à reprendre
cli-help-file = une partie gardée
cli-help-action = show, new, play, reset, forget, export ou import
cli-help-target = le fichier où exporter, ou à importer
cli-help-campaign-option = avec new : ce que vous gardez ; avec play : le chapitre, ou ce qui change pour cette tentative
cli-help-anew = abandonner la tentative en cours, comptée comme perdue, et en commencer une autre
cli-help-replace = jeter la campagne qui est là (avec --campaign ou --file)
cli-help-campaign-number = laquelle de plusieurs campagnes, par son numéro
cli-help-campaign-file = où la campagne est gardée (par défaut : parmi vos données)
cli-help-scenario-files = un fichier .scn, ou un dossier qui en contient
cli-help-page = une page du livret, ou avec --guided le nom d’une partie guidée ; sans elle, la table des matières ou la première partie
cli-help-learn-game = le nom du jeu ; sans lui, toutes les parties guidées
cli-help-guided = apprendre en jouant : on vous dit coup par coup quoi faire
cli-help-guided-at = reprendre une partie guidée à cette remarque
cli-help-wanted = une règle, le début d’une règle, ou un mot à chercher
cli-help-seats = qui joue à chaque place : human, ou un robot : easy, normal, hard, brutal, hard:hammer (par défaut : vous, puis des robots normal)
cli-help-players = nombre de joueurs (par défaut : 4, si le jeu le permet)
cli-help-option = une variante du jeu ; peut être répété
cli-help-preset = un ensemble d’options qui a un nom : voir « chicane games »
cli-help-seed = d’où viennent les dés ; même graine, mêmes dés (par défaut : une graine secrète)
cli-help-sim-seed = d’où viennent tous les dés (par défaut : 1)
cli-help-save = garder la partie dans ce fichier à la fin ou quand vous partez
cli-help-delay = secondes d’attente après chaque phrase (par défaut : 0.6 dans un terminal, sinon 0)
cli-help-at = la position après tant de choix et de dés
cli-help-output = où écrire l’image (par défaut : l’afficher)
cli-help-games-count = nombre de parties (par défaut : 100)
cli-help-bots = qui joue ; s’il y a moins de robots que de places, ils alternent (par défaut : greedy,random)
cli-help-workers = nombre de processus (par défaut : autant que de processeurs)
cli-help-db = où garder les tables, comme URL de base de données (par défaut : un fichier SQLite parmi vos données)
cli-help-allow-host = un autre nom de ce serveur, par exemple celui d’un mandataire ; peut être répété (* pour tous)
cli-help-base-path = le chemin sous lequel un mandataire montre ce serveur, comme /chicane (par défaut : celui de --public-url)
cli-help-proxy = un mandataire devant ce serveur, par son adresse ou son réseau : on croit ce qu’il dit de qui demande ; peut être donné plusieurs fois
cli-help-public-url = l’adresse que les gens connaissent, comme « https://jeux.example.org/chicane », pour les liens des messages
cli-help-fanout = Redis pour les nouvelles entre plusieurs serveurs des mêmes tables (PostgreSQL s’en passe)
cli-help-host = l’adresse d’écoute (par défaut : 127.0.0.1, cet ordinateur seulement)
cli-help-port = le port d’écoute ; 0 en prend un libre (par défaut : 8000)
cli-help-serve-workers = combien de processus servent les mêmes tables (par défaut : 1)
cli-help-open = ouvrir le navigateur
cli-help-grace = secondes après lesquelles un bot peut remplacer un absent (par défaut : 60)
cli-help-budget = secondes qu’un bot peut passer sur un choix (par défaut : 5)
cli-help-tables = combien de tables une adresse peut ouvrir par minute (par défaut : 30)
cli-help-messages = combien de messages d’une connexion sont lus par seconde, les autres plus tard (par défaut : 20)
cli-help-lang = la langue (par défaut : celle du système, ou l’anglais)
cli-help-no-color = sans couleurs
cli-help-version = donner la version
cli-help-help = montrer ceci

## La partie

cli-seat-you = { $player } vous
cli-seat-human = { $player } humain

cli-command-help = aide
cli-command-board = plateau
cli-command-log = journal
cli-command-hint = conseil
cli-command-undo = annuler
cli-command-save = garder
cli-command-quit = partir

cli-play-chosen = En jeu : { $chosen }.
cli-play-seats = Autour de la table : { $seats }.
cli-play-sealed = Les dés sont scellés : { $hash }… est l’empreinte de la graine dont ils viennent. À la fin, vous verrez la graine et pourrez vérifier que personne n’y a touché.
cli-play-keys = Tapez le numéro de votre choix. ? explique les choix, aide dit ce que vous pouvez taper d’autre.
cli-play-turn = À vous
cli-play-turn-of = { $player } : à vous
cli-curtain = Pour { $player } seulement
cli-curtain-lift = Les autres regardent ailleurs. Appuyez sur Entrée quand vous êtes au clavier.
cli-play-empty = Tapez un numéro de 1 à { $count }, ou ? pour l’explication des choix.
cli-play-unknown = « { $text } » n’est pas un des choix. Tapez un numéro de 1 à { $count }, ? pour leur explication, ou aide.
cli-play-no-thing = « { $text } » n’est ni un choix de 1 à { $count } ni une chose du plateau.
cli-play-things = { $count } choses répondent à « { $text } ». Tapez-en davantage :
cli-play-help =
    {"  "}1, 2, 3 ...           choisir
    {"  "}?                     expliquer la question et chaque choix
    {"  "}? 2                   expliquer le choix 2, avec sa règle
    {"  "}? NOM                 dire ce qu’est une chose du plateau : ? camion, ? boue
    {"  "}conseil               dire quel choix ferait un bot à votre place
    {"  "}u, annuler            revenir sur votre dernier choix
    {"  "}b, plateau            montrer le plateau à nouveau
    {"  "}l, journal            raconter la partie depuis le départ, avec ses règles
    {"  "}s, garder [FICHIER]   garder la partie dans un fichier
    {"  "}q, partir             quitter la table
    {"  "}h, aide               cette liste
    Ou tapez un choix sous sa forme courte, que ? montre entre parenthèses ; sa fin
    suffit si aucun autre choix ne finit ainsi.
cli-play-many = Vous pouvez aussi taper « { $text } », et ainsi de suite, au lieu d’un numéro.
cli-play-explained = ? 1 explique le choix 1 avec le texte de sa règle ; entre parenthèses, ce que vous pouvez taper à la place du numéro.
cli-play-hint = Un bot qui sait ce que vous savez choisirait :
cli-play-undone = C’est annulé.
cli-play-no-undo = Il n’y a rien à annuler : depuis votre dernier choix, des dés sont tombés ou quelqu’un d’autre a agi.
cli-play-saved = Partie gardée dans { $file }. « chicane play { $file } » la reprend.
cli-play-saved-over = Partie gardée dans { $file }. « chicane replay { $file } » la raconte, « chicane verify { $file } » vérifie les dés.
cli-play-leaving = Tapez un nom de fichier pour garder la partie, ou seulement Entrée pour partir sans la garder.
cli-play-left = Vous quittez la partie sans la garder. (« garder » l’aurait mise dans un fichier.)
cli-play-gone = Vous quittez la table. La partie est dans { $file } : « chicane play { $file } » la reprend.
cli-play-unfinished = L’entrée s’arrête ici, après { $plies } choix et dés ; la partie n’est pas finie.
cli-play-interrupted = Arrêté. Rien n’a été gardé.
cli-play-after = Tapez « garder » pour mettre la partie dans un fichier, « journal » pour la relire, ou Entrée pour partir.

cli-solo-won = Vous gagnez.
cli-solo-lost = Vous perdez.
cli-winners = { $count ->
    [one] Vainqueur : { $names }.
   *[other] Vainqueurs : { $names }.
}
cli-seed = La graine était { $seed } ; son empreinte est le { $hash }… du départ. Gardez la partie, et « chicane verify » recalculera chaque dé.

## Fichiers

cli-review-chances = Chances de gagner
cli-review-seat = place
cli-review-first = au début
cli-review-curve = du premier coup au dernier
cli-review-last = à la fin
cli-review-turns = Tournants
cli-review-turn = { $player } passe de { $before } % à { $after } %.
cli-review-mistakes = Les plus grandes erreurs
cli-review-none = Aucune qu’une recherche trouverait.
cli-review-mistake = { $player } a choisi « { $chosen } » ; « { $better } » valait { $cost ->
    [one] un point
   *[other] { $cost } points
} de plus sur cent.
cli-replay-start = le départ
cli-replay-at = Coup { $ply } sur { $plies } ; le dernier : { $last }.
cli-replay-dice = Les dés tombent :
cli-replay-choice = { $player } doit choisir :
cli-draw-done = { $file } montre le coup { $ply }.
cli-verify-sealed = La graine { $seed } est bien celle qui fut scellée sous { $hash }… avant la partie.
cli-verify-unsealed = La graine { $seed } n’est pas celle qui fut scellée sous { $hash }… avant la partie !
cli-verify-dice = { $chances ->
    [0] Aucun dé n’est encore tombé.
    [one] Le seul résultat du hasard découle de la graine.
   *[other] Les { $chances } résultats du hasard découlent tous de la graine.
}
cli-verify-wrong = { $count } des { $chances } résultats du hasard ne découlent pas de la graine ; le premier est le coup { $first } ({ $act }).
cli-verify-holds = Les dés sont prouvés.
cli-verify-broken = Les dés ne sont pas ce qu’ils devraient être.
cli-scenario-passed = vérifié
cli-scenario-count = Vérifiés : { $passed }, échoués : { $failed }.

## Jeux et règles

cli-games-players = { $least ->
    [1] pour un joueur
   *[other] de { $least } à { $most } joueurs
}
cli-games-title = { $id } : { $title }, { $players }
cli-games-option = { $option } :
cli-games-usual = (sauf avis contraire)
cli-games-by-seat = Un mot par place, dans l’ordre des places.
cli-games-presets = Un ensemble tout prêt, pour jouer tout de suite :
cli-learn-closing = 'chicane learn { $game } { $page }' montre une page, 'chicane rules { $game } ID' une règle en entier.
cli-learn-next = 'chicane learn { $game } { $page }' tourne la page.
cli-learn-no-book = { $game } : il n’y a pas encore de livret ; 'chicane rules { $game }' donne les règles
cli-learn-guided = 'chicane learn { $game } --guided' l’apprend en jouant, en trois minutes environ.
cli-guide-none = { $game } : il n’y a pas encore de partie guidée ; 'chicane learn { $game }' donne les règles
cli-guide-at = --at { $at } : cette partie guidée a les remarques 1 à { $count }
cli-guide-keys = Pour une fois, faites ce qu’on vous dit. ? explique les choix, partir s’arrête là.
cli-guide-do = Tapez { $number } : { $label }
cli-guide-next = Entrée pour continuer.
cli-guide-not-yet = Bonne idée, plus tard.
cli-guide-left = 'chicane learn { $game } { $guide } --guided --at { $at }' reprend ici.
cli-guide-end = Vous savez tout. 'chicane play { $game }' est pour de bon.
cli-rules-count = règles
cli-rules-ids = débuts
cli-rules-section = chapitre
cli-rules-closing = { $count } règles. « chicane rules { $game } { $example } » en montre une, un début commun toutes celles qui le partagent, un mot toutes celles qui le contiennent.

## Simulation

cli-sim-racing = Partie
cli-sim-bot = robot
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-interval = intervalle à 95 %
cli-sim-fair = selon les places
cli-sim-nobody = personne
cli-sim-plies = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $mean } coups en moyenne, de { $least } à { $most }.
cli-sim-ends = Fins : { $reasons }.
cli-sim-time = { $seconds } s, { $pace } parties/s, { $workers ->
    [one] un processus
   *[other] { $workers } processus
}.

## Campagnes

cli-campaign-none = Vous n’avez pas de campagne de { $game } dans { $file } : « chicane campaign { $game } new » en commence une.
cli-campaign-other = { $file } : une campagne de { $other }, pas de { $game }
cli-campaign-taken = Il y a déjà une campagne dans { $file }. --replace la jette.
cli-campaign-target = « { $action } » : export et import demandent un fichier, les autres actions n’en prennent pas
cli-campaign-broken = La tentative en cours ne peut pas être continuée : « chicane campaign { $game } play --anew » en commence une autre.
cli-campaign-busy = { $file } est occupé : la campagne se joue dans une autre fenêtre. Finissez ou quittez d’abord la tentative là-bas.
cli-campaign-stranger = { $file } : ce n’est pas une tentative de cette campagne
cli-campaign-uncounted = La tentative est terminée, mais elle n’a pas été comptée : la campagne dans { $file } a changé entre-temps.
cli-campaign-stays = La tentative en cours n’y est pas : elle reste ici et se continue ici.
cli-campaign-under-way = Une tentative est en cours, avec ses options et ses dés : « chicane campaign { $game } play » la continue, --anew l’abandonne comme perdue.
cli-campaign-begun = La campagne commence. Elle est gardée dans { $file }.
cli-campaign-no-number = { $game } n’a pas de campagne { $number } : « chicane campaign { $game } » en donne la liste
cli-campaign-several = « chicane campaign { $game } play --campaign 1 » joue la première, « new » en commence une de plus.
cli-campaign-kept = La tentative est gardée : « chicane campaign { $game } play » la continue.
cli-campaign-won = Gagné, et la suite est ouverte : « chicane campaign { $game } play ».
cli-campaign-lost = Perdu. Réessayez autant que vous voulez : « chicane campaign { $game } play ».
cli-campaign-complete = Gagné, et avec cela toute la campagne !
cli-campaign-replay = « chicane replay { $file } » raconte à nouveau cette tentative.
cli-campaign-rung = étape
cli-campaign-state = état
cli-campaign-wins = victoires
cli-campaign-losses = défaites
cli-campaign-state-won = gagnée
cli-campaign-state-open = ouverte
cli-campaign-state-locked = fermée
cli-campaign-next = « chicane campaign { $game } play » commence la prochaine tentative.
cli-campaign-go-on = Une tentative est en cours : « chicane campaign { $game } play » la continue.
cli-campaign-is-over = La campagne est gagnée. Chaque étape peut être rejouée, et « chicane campaign { $game } reset » recommence tout.
cli-campaign-sure = Tout ce qui a été gagné sera oublié. Tapez oui pour recommencer.
cli-campaign-yes = oui
cli-campaign-sure-forget = La campagne disparaîtra, avec tout ce qui a été gagné. Tapez oui pour la jeter.
cli-campaign-unchanged = Rien n’a changé.
cli-campaign-reset = La campagne recommence : { $kept }.
cli-campaign-forgotten = La campagne a disparu.
cli-campaign-medals = Médailles
cli-campaign-number = n°
cli-campaign-with = avec
cli-campaign-progress = gagnées
cli-campaign-far = { $won } sur { $rungs }
cli-campaign-going = (une tentative est en cours)
cli-campaign-which = Quelle campagne ? Tapez son numéro, ou seulement Entrée pour la { $usual }, jouée en dernier.
cli-campaign-exported = La campagne est dans { $file }.

cli-choose = Tapez un nombre de 1 à { $count }, ou seulement Entrée pour { $usual }.
cli-choose-again = « { $text } » ne fait pas partie des choix. Tapez un nombre de 1 à { $count }, ou seulement Entrée.

cli-serve-ready = Chicane est ouvert à l’adresse { $address } (Ctrl-C le ferme)
cli-serve-engine = Tourne sur : { $engine }
cli-serve-kept = Les tables sont gardées dans { $place }

cli-file-taken = { $file } : un fichier de ce nom existe déjà
cli-file-no-folder = { $file } : le dossier { $folder } n’existe pas
cli-draw-svg = { $file } : l’image est du SVG ; donnez-lui un nom en .svg (un navigateur l’ouvre)
cli-play-no-seed = { $file } : sa graine n’est pas révélée : on peut la revoir, pas la continuer

## Ce qui ne va pas

cli-wrong-required = il manque { $names }
cli-wrong-unknown = arguments inconnus : { $names }
cli-wrong-no-value = { $name } : il manque une valeur
cli-wrong-number = { $name } : « { $value } » n’est pas un nombre qui convient
cli-wrong-choice = { $name } : « { $value } » est inconnu ; il y a { $choices }
cli-wrong-seats = --seats nomme { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, --players dit { $players }
cli-wrong-seats-of = --seats nomme { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $file } en a { $players }
cli-wrong-seat = --seats : { $why } (une personne se note « human »)
cli-wrong-option = --option prend NOM=CHOIX, pas « { $text } »
cli-wrong-twice = --option { $option } est donnée deux fois
cli-wrong-nobody = aucune personne ici ; « chicane watch » laisse courir les robots entre eux
cli-wrong-watcher = seuls les robots courent pendant que vous regardez ; « chicane play » a une place pour vous
cli-wrong-resumed = --{ $name } ne vaut que pour une nouvelle partie, pas pour { $file }
cli-wrong-delay = --delay ne peut pas être inférieur à 0 : { $delay }
cli-wrong-no-bot = --bots ne nomme aucun robot
cli-wrong-bot = --bots : { $why }
cli-wrong-count = --{ $name } doit être au moins 1, pas { $count }
cli-serve-needs = la table web a besoin de { $package } : pip install 'chicane[serve]'
cli-serve-mute = --messages-a-second doit être supérieur à 0, sinon personne ne pourrait rien dire
cli-serve-base-path = --base-path : « { $path } » n’est pas un chemin comme { $example }
cli-serve-public-url = --public-url : « { $url } » ne ressemble pas à { $example }
cli-serve-proxy = --proxy : « { $address } » n’est ni une adresse ni un réseau, comme 10.0.0.0/8
cli-serve-folder = { $folder } : création impossible : { $why } ; nommez un autre endroit avec { $instead }
cli-serve-deaf = impossible d’écouter en { $place } : { $why } ; --port 0 prend n’importe quel port libre
cli-serve-no-port = un tel port n’existe pas
cli-serve-no-host = cet ordinateur n’a pas cette adresse
cli-serve-taken = quelqu’un d’autre y écoute déjà
cli-scenario-none = { $folder } : il n’y a pas de fichier .scn dans ce dossier
cli-rules-no-game = il n’y a pas de règles d’un jeu « { $name } » ; { $hint }
cli-rules-none = { $game } : aucune règle n’a cet ID ou ce mot, « { $wanted } » ; « chicane rules { $game } » liste les chapitres

## La version compilée

cli-version = chicane { $version }, { $engine }
cli-runs-on = { $engine ->
    [compiled] moteur compilé
    [stale] Python pur (le moteur compilé vient d’autres sources : chicane fast le refait)
   *[pure] Python pur
}
cli-fast-begins = Compilation du moteur et des jeux ; cela prend quelques minutes…
cli-fast-done = Compilés en { $seconds } s : { $folder }
cli-fast-there = Ces sources sont déjà compilées : { $folder }
cli-fast-removed = Ôté : { $folder }
cli-fast-none = Aucune version compilée dans { $folder }
cli-fast-no-tool = pour compiler il faut { $name } : pip install 'chicane[fast]'
cli-fast-no-compiler = il n’y a pas de compilateur C « { $name } » ici : installez-en un (sous Debian ou Ubuntu : apt-get install gcc), ou nommez le vôtre avec CC=…
cli-fast-no-header = l’en-tête de Python manque : { $name } (sous Debian ou Ubuntu : apt-get install python3-dev)
cli-fast-no-failed = la compilation a échoué ; ce qu’a dit { $name } est au-dessus
cli-fast-no-place = { $name } ne peut pas être écrit
