# Ce que le serveur de la table web dit aux joueurs.

server-bot-easy = Bleu
    .help = Veut avancer et ne regarde ni à gauche ni à droite. Pour une première partie.
server-bot-normal = Pilote
    .help = Prend ce qui paraît le mieux sur le moment. Un adversaire correct.
server-bot-hard = Vétéran
    .help = Prévoit les coups, les vôtres aussi. Prend environ une seconde.
server-bot-brutal = Champion
    .help = Réfléchit aussi longtemps que permis, chaque fois. Prévoyez des mouchoirs.
server-bot-hammer = Magda Marteau
    .help = Agressive : un rival devant elle est une cible, pas un problème.
server-bot-prudence = Tante Prudence
    .help = Prudente : jamais une égratignure, et encore là à la fin quand d’autres n’y sont plus.
server-bot-dash = Victor Vif
    .help = Rapide : une voiture jusqu’à la ligne, le reste est du décor.
server-bot-zigzag = Zoé Zigzag
    .help = Chaotique : là où quelque chose pourrait exploser, elle y va.
server-bot-greedy = Glouton
    .help = Prend ce qui semble le mieux sur le moment. Un adversaire correct.
server-bot-random = Hasard
    .help = Prend n’importe quoi. Pour une première partie.
server-strength-1 = facile
server-strength-2 = normal
server-strength-3 = difficile
server-strength-4 = brutal
server-bot-name = { $bot } { $player }
server-bot-with = { $bot } { $more }

server-curtain = Pour { $player } seulement
    .help = Les autres regardent ailleurs. La suite est un secret.
server-wait = { $count ->
    [one] { $player } réfléchit.
   *[other] Doivent encore choisir : { $player }.
}
server-route = { $spaces ->
    [one] Une case
   *[other] { $spaces } cases
}{ $takes }{ $price ->
    [damage] , { $damage } de dégâts
    [meeting] , droit dans quelqu’un
    [unsure] , puis le sort décide
    [death] , et c’est la fin
   *[free] , rien en chemin
}
server-route-takes = {", "}{ $takes }
server-wait-nobody = Cette partie peut être regardée, pas continuée : le fichier est venu sans la graine de ses dés.
server-wait-closed = Cette table est fermée : on peut la regarder, plus y jouer. Qui s’occupe de ce serveur peut la rouvrir.
server-solo-won = Vous gagnez.
server-solo-lost = Vous perdez.
server-won-with = Vous gagnez, avec { $names } !
server-won = Vous gagnez !
server-winners = { $count ->
    [one] Victoire de { $names }.
   *[other] Vainqueurs : { $names }.
}

server-refused-stale = La partie a continué (votre choix valait pour le coup { $seq }, nous en sommes à { $newest }). Regardez à nouveau et choisissez.
server-refused-turn = Ce n’est pas votre tour : c’est à { $player } de choisir.
server-refused-illegal = « { $option } » ne fait pas partie des choix possibles.
server-refused-over = La partie est terminée.
server-refused-undo = Rien à annuler : les dés, un secret ou un autre joueur sont passés après votre dernier choix.
server-kept-nothing = Rien à annuler : vous n’avez encore rien choisi.
server-kept-chance = Rien à annuler : le hasard a parlé depuis votre dernier choix.
server-kept-other = Rien à annuler : { $player } a joué depuis.
server-kept-secret = Rien à annuler : votre dernier choix a révélé quelque chose.
server-refused-not-yours = Cet acte a été envoyé par une autre place.
server-refused-stood-in = Un bot joue pour vous. Reprenez d’abord votre place.
server-refused-stand-in-who = Seul un joueur de cette table peut demander un remplaçant, et seulement pour quelqu’un d’autre.
server-refused-stand-in-needless = Il n’y a personne à remplacer.
server-refused-stand-in-soon = { $player } peut encore revenir ; redemandez dans { $seconds } s.
server-refused-back = Aucun bot ne joue pour vous.
server-refused-watcher = Vous regardez ; seuls les joueurs peuvent faire cela.
server-refused-rematch = Une revanche est possible une fois la partie terminée.
server-refused-token = Il faut le jeton d’une place à cette table, dans l’en-tête « Authorization: Bearer … ».
server-refused-no-table = Cette table n’existe pas.
server-refused-no-game = Il n’y a pas de jeu nommé { $game }.
server-refused-no-campaign = Cette campagne n’existe pas.
server-refused-campaign-token = Il faut le jeton de la campagne, dans l’en-tête « Authorization: Bearer … ».
server-refused-no-rule = Il n’y a pas de règle { $id }.
server-refused-no-page = Le livret n’a pas de page { $page }.
server-refused-no-guide = Il n’y a pas de partie guidée { $guide }.
server-refused-other-rules = Cette table a été jouée avec d’autres règles de { $game } que celles de ce serveur.
server-refused-file = Cette partie a des secrets : son fichier pourra être téléchargé une fois qu’elle sera terminée.
server-refused-review = Une partie peut être revue une fois terminée.
server-refused-review-none = Pas de revue pour l’instant : les robots sont occupés. Réessayez dans un moment.
server-refused-code = Les codes QR demandent segno sur le serveur ; le lien, lui, est toujours là.
server-refused-png = Les images PNG demandent resvg-py sur le serveur ; l’image SVG est toujours là.
server-refused-often = Cela fait beaucoup d’un coup. Attendez une minute et réessayez.
server-refused-hint-busy = Un conseil est en route.
server-refused-hint-often = Cela fait beaucoup de conseils d’un coup. Attendez quelques secondes et redemandez.
server-refused-hint-crowd = Beaucoup de joueurs demandent un conseil en ce moment. Redemandez dans un instant.
server-refused-hint-none = Pas de conseil cette fois : le bot n’a pas trouvé de réponse.
server-refused-disk = Le serveur n’a pas pu l’écrire : rien ne s’est donc passé. Réessayez.
server-refused-restored = Une sauvegarde du serveur a été rétablie entre-temps. Regardez et choisissez à nouveau.
server-refused-path = Cette adresse n’existe pas.
server-refused-host = Ce serveur n’est pas connu sous le nom « { $host } ». Utilisez son adresse, ou lancez-le avec --allow-host.
server-refused-origin = Une page de { $origin } ne peut pas faire cela ici.
server-refused-no-json = Envoyez du JSON et dites-le dans l’en-tête Content-Type (application/json).
server-refused-too-deep = C’est imbriqué trop profondément.
server-refused-broken = C’est une faute du serveur ; elle a été notée.
server-wrong-seat = une place est pour « human », « open » ou « { $bot } », pas « { $kind } »
server-wrong-plies = coups de { $first } à { $end } : cette course en a { $plies }
server-wrong-seal = { $file } : la graine ou son empreinte n’est pas de celles que ce programme écrit

# Ce qui empêche un serveur de démarrer

server-no-database = --db : la base de données ne s’ouvre pas : { $detail ->
   *[other] { $why }
}
server-database-url = ce n’est pas l’adresse d’une base de données
server-database-driver = il manque de quoi lire une telle base de données
server-database-closed = ce dossier ou ce serveur n’existe pas, ou vous n’y avez pas droit
server-database-newer = --db : une version plus récente de Chicane s’est servie de cette base (schéma { $found }, ce programme connaît { $known }) ; mettez Chicane à jour
server-database-kind = --db : les tables se gardent dans SQLite ou PostgreSQL, pas dans { $kind }
server-needs-psycopg = --db : PostgreSQL demande psycopg : { $install }
server-needs-redis = --fanout demande redis : { $install }
server-no-fanout = --fanout : « { $url } » ne ressemble pas à { $example }

# Une requête qui ne correspond pas au document OpenAPI

server-shape = La requête ne convient pas : { $faults }
server-shape-and = { $first } ; { $second }
server-shape-at = { $place } : { $fault }
server-shape-missing = il manque le champ « { $field } »
server-shape-unknown = le champ « { $field } » est inconnu
server-shape-type = il faut { $wanted ->
    [str] un texte
    [int] un nombre entier
    [float] un nombre
    [number] un nombre
    [bool] vrai ou faux
    [null] rien
    [object] un objet
   *[array] une liste
}
server-shape-types = ce n’est pas du bon genre
server-shape-longer = c’est plus long que { $most }
server-shape-shorter = c’est plus court que { $least }
server-shape-more = c’est plus que { $most }
server-shape-less = c’est moins que { $least }
server-shape-choice = « { $value } » ne fait pas partie des choix
server-shape-json = ce n’est pas du JSON
server-shape-method = cette adresse ne répond pas à une telle requête
server-shape-large = c’est trop gros
server-shape-other = voyez le document OpenAPI
