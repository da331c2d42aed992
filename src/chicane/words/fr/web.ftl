# La table dans le navigateur : ce que le client montre autour des jeux.

## Everywhere
web-home = Chicane : vers l’accueil
web-language = Langue
web-close = Fermer
web-copy = Copier
web-copied = Copié.
web-no-server = Le serveur ne répond pas.
web-rule = La règle
web-rule-open = Lire la règle { $id }

## Lobby
web-lobby = Accueil
web-lobby-title = Courses sales, règles propres.
web-lobby-about = Choisissez un jeu et vous voilà en course. Ni compte ni téléchargement : vos amis vous rejoignent par un lien.
web-picture-of = Une partie de { $title } en plein élan
web-players = { $least } à { $most } joueurs
web-players-exactly = Joueurs : { $count }
web-race = Jouer contre les robots
web-hot-seat = Sur cet écran
web-friends = Inviter des amis
web-options = Options
web-unfinished = Parties en cours
web-finished = Parties terminées
web-resume = Reprendre
web-your-turn = À vous de jouer
web-under-way = En cours
web-solo-won = Gagnée
web-solo-lost = Perdue
web-won-by = Victoire : { $names }
web-nobody-won = Sans vainqueur
web-forget = Oublier cette table sur cet appareil
web-upload = Ouvrir un fichier de partie
web-not-a-file = Ce n’est pas un fichier de partie.

## Setting up
web-how-many = Joueurs
web-start = Lancer la partie
web-name = Nom
web-seat-who = Place { $seat } : qui joue
web-seat-name = Place { $seat } : nom
web-seat-own = Place { $seat } : { $option }
web-seat-you = Vous
web-seat-here = Quelqu’un sur cet appareil
web-seat-friend = Un ami, par lien
web-seat-bot = Robot : { $bot }
web-seed = Graine des dés
web-seed-about = Laissez vide pour des dés secrets. La même graine redonne les mêmes dés.

## Table
web-table = Table
web-board = Le plateau
web-question = La question
web-as-list = Afficher en liste ({ $count })
web-point = Montrez une place sur le plateau
web-dial-confirm = Confirmer
web-dial-less = Un cran de moins
web-dial-more = Un cran de plus
web-view = Vue
web-side = Places et récit
web-seats = Places
web-open-seat = { $name } : voir son plateau individuel
web-opened-seat = { $name } : plateau individuel ouvert.
web-story = Récit
web-story-all = Tout le récit
web-menu = Autour de cette table
web-undo = Annuler
web-hint = Conseil
web-hint-says = Un conseil : { $label }
web-skip = Passer
web-sound = Son
web-speed = Vitesse
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-instant = Immédiat
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-whole = Tout le plateau
web-follow = Suivre l’action
web-you = vous
web-bot = robot
web-winner = vainqueur
web-choosing = choisit
web-away = absent
web-not-here = pas encore là
web-stood-in = un robot remplace
web-stand-in = Remplacer par un robot
web-take-back = Reprendre la place
web-line-lost = Connexion perdue. Votre place est gardée ; nouvel essai…
web-line-now = Réessayer
web-no-token = Vous n’avez pas la clé de cette table
web-no-table = Cette table n’existe pas
web-no-way-in = Demandez son lien, ou ouvrez votre propre table.
web-welcome = { $title } : prenez place
web-your-name = Votre nom
web-sit-down = S’asseoir
web-over-seed = La graine des dés était { $seed }.
web-rematch = Revanche
web-rematch-ready = Une revanche est prête.
web-verify = Vérifier les dés

## About a table
web-invite = Inviter
web-invite-about = Chaque lien est une place : envoyez à chacun le sien.
web-watchers = Spectateurs
web-keep = À garder
web-file = Fichier de partie
web-file-sealed = Ce jeu a des secrets : son fichier pourra être téléchargé une fois la partie finie.
web-picture-png = Image (PNG)
web-picture-svg = Image (SVG)
web-fair = Des dés honnêtes
web-fair-about = Tous les dés de cette partie viennent d’une graine secrète. Son empreinte a été fixée avant le premier coup : personne ne peut tricher ensuite.
web-fair-hash = Empreinte (SHA-256)
web-fair-seed = Graine
web-fair-seeded = La graine a été choisie à l’ouverture de la table.
web-fair-later = La graine est révélée à la fin de la partie.
web-fair-check = Pour vérifier vous-même, téléchargez le fichier de partie et lancez :
web-seal = Dés scellés : { $hash }…

## Campagnes
web-solo = Jouer
web-campaign = Campagne
web-campaign-start = Commencer la campagne
web-campaign-about = Gagnez une étape pour ouvrir la suivante. Chacune peut être retentée autant de fois que vous voulez.
web-campaign-keep = Pour toute la campagne
web-campaign-stages = Étapes
web-campaign-stage = { $number }. { $title } : { $state }
web-campaign-tries = victoires { $won }, défaites { $lost }
web-campaign-won = gagnée
web-campaign-open = ouverte
web-campaign-locked = fermée
web-campaign-now = À suivre : { $stage }
web-campaign-continue = Continuer
web-campaign-attempt = Prochaine tentative
web-campaign-go = C’est parti
web-campaign-next = Suite
web-campaign-again = Réessayer
web-campaign-complete = Toute la campagne est gagnée. Chaque étape peut être rejouée.
web-campaign-export = Exporter
web-campaign-import = Importer
web-campaign-reset = Tout recommencer
web-campaign-reset-about = Tout ce qui a été gagné sera oublié ; ce que vous avez choisi pour toute la campagne reste.
web-campaign-replace = Remplacer
web-campaign-replace-about = Il y a déjà une campagne de ce jeu ici. Le fichier prend sa place pour de bon.
web-campaign-no-file = Ce n’est pas un fichier de campagne de { $title }.

## Replay
web-replay = Revoir
web-replay-of = { $title } : rediffusion
web-move = Coup
web-move-of = Coup { $ply } sur { $plies }
web-play = Lecture
web-pause = Pause
web-first = Au début
web-back = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-link-move = Lien vers ce coup
web-link-none = Votre lien livrerait votre siège. Demandez le lien des spectateurs à qui a ouvert la table.
web-to-table = À la table

## Help
web-help = Touches et aide
web-help-digits = choisir une option
web-help-arrows = parcourir les options ; en rediffusion, les coups
web-help-pages = sur un curseur : dix crans d’un coup ; Début et Fin vont jusqu’au bout
web-help-enter = confirmer
web-help-undo = annuler votre dernier choix
web-help-hint = un conseil : ce qu’un bot choisirait à votre place
web-help-skip = passer l’animation
web-help-zoom = agrandir, réduire, tout le plateau
web-help-follow = suivre l’action, ou non
web-help-open = ouvrir le plateau individuel suivant, là où il se replie
web-help-help = cette aide
web-help-board = Les endroits dorés du plateau sont les mêmes options que les boutons. Un dé ou une carte qui peut aller quelque part s’y glisse, ou se touche, puis sa place. Glissez à côté pour déplacer le plateau, molette ou pincement pour agrandir.
web-help-story = Chaque ligne du récit s’ouvre sur sa règle.
