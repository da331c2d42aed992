# Jouer par jours

server-turn-subject = À vous : { $game }
server-turn-push = { $names } vous attendent.
server-turn-mail = C’est à vous de jouer à { $game }, avec { $names }.
server-turn-why = Vous l’avez demandé sur la page où sont vos tables ; c’est là aussi qu’on y met fin.
server-code = { $code } est votre code pour Chicane
server-code-mail = Quelqu’un veut recevoir ici des messages sur ses parties de Chicane. Si c’est vous, entrez ce code là où vous l’avez demandé : { $code }. Sinon, ne faites rien.
server-refused-keyring = Il faut le jeton d’un trousseau, dans l’en-tête « Authorization: Bearer … ».
server-refused-no-mail = Ce serveur n’envoie pas de courrier.
server-refused-mail = Le courrier n’a pas pu partir. Réessayez plus tard.
server-refused-code-old = Il n’y a plus de code à attendre. Demandez-en un autre.
server-refused-code-wrong = Ce n’est pas le code qui a été envoyé.
server-refused-no-push = Ce serveur n’envoie pas de notifications.
server-refused-endpoint = Ce n’est pas l’adresse d’un service de notification que ce serveur connaît.
server-refused-stand-in-days = { $days ->
    [one] { $player } peut prendre un jour pour choisir, c’est convenu.
   *[other] { $player } peut prendre { $days } jours pour choisir, c’est convenu.
}
server-no-smtp = « --smtp » et « --mail-from » : nommez le serveur de courrier comme « { $example } », et de qui vient le courrier
server-needs-push = --push-key : les notifications demandent pywebpush : { $install }
server-no-push-key = --push-key : { $file } n’est pas une clé, et rien ne peut s’y écrire

# Ce que chicane serve peut en savoir

cli-help-close-after = fermer les tables où personne n’a joué depuis tant de jours (par défaut : jamais)
cli-help-smtp = un serveur de courrier, pour « à vous » aux tables où un choix peut prendre des jours, comme « smtp://user:password@host:587 » ; mieux dans la variable CHICANE_SMTP
cli-help-mail-from = de qui vient le courrier
cli-help-push-key = le fichier de la clé de ce serveur pour les notifications ; il est créé s’il n’existe pas
cli-help-push-host = un autre service de notification ; peut être donné plusieurs fois
cli-help-remind-after = dire à qui est absent que c’est à lui, après tant de secondes (par défaut : 60)
cli-serve-no-link = --smtp : le courrier demande un lien vers la table ; nommez l’adresse de ce serveur avec --public-url
