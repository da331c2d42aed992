# Wreckland Run : un volant contre tout le monde. Ce qui est imprimé sur les cartes et les plateaux est dans wreckland-content.ftl.
# Les noms de cartes prennent la majuscule et n’ont ni article ni accord : ni « de » ni « à » ne les précède, aucun participe
# ne s’accorde avec eux. Dés et emplacements sont en minuscules : aucune phrase ne commence par eux.

wreckland-title = Wreckland Run
wreckland-about = Un volant, un moteur qui ne devrait pas tourner, sept chapitres, et au bout de chaque route un Boss qui veut le ravoir.

## Avant la tentative

wreckland-option-chapter = Chapitre
    .help = Chaque chapitre a son Boss, ses propres règles de conduite et plus de cartes que le précédent.
wreckland-option-chapter-1 = 1. { wreckland-card-dust-and-debt }
    .help = { wreckland-card-dust-and-debt.help }
wreckland-option-chapter-2 = 2. { wreckland-card-salt-and-smoke }
    .help = { wreckland-card-salt-and-smoke.help }
wreckland-option-chapter-3 = 3. { wreckland-card-last-tollbooth }
    .help = { wreckland-card-last-tollbooth.help }
wreckland-option-chapter-4 = 4. { wreckland-card-black-ice }
    .help = { wreckland-card-black-ice.help }
wreckland-option-chapter-5 = 5. { wreckland-card-static-belt }
    .help = { wreckland-card-static-belt.help }
wreckland-option-chapter-6 = 6. { wreckland-card-petrol-valley }
    .help = { wreckland-card-petrol-valley.help }
wreckland-option-chapter-7 = 7. { wreckland-card-last-post }
    .help = { wreckland-card-last-post.help }

wreckland-option-difficulty = Difficulté
    .help = La récup que vous avez au départ. Le choix se refait à chaque tentative.
wreckland-option-difficulty-trucker = Routier
    .help = Deux cartes de récup. La route telle qu’elle fut pensée.
wreckland-option-difficulty-learner = Conduite accompagnée
    .help = Quatre cartes de récup, et cela restera entre nous.
wreckland-option-difficulty-ace = As du volant
    .help = Pas de récup. Vous disiez savoir conduire.

wreckland-option-vehicle = Véhicule
    .help = Ce que vous conduisez. Dans une campagne, vous le gardez pendant les sept chapitres.
wreckland-option-vehicle-roadrunner = { wreckland-card-roadrunner }
    .help = { wreckland-card-roadrunner.help }
wreckland-option-vehicle-dumper = { wreckland-card-dumper }
    .help = { wreckland-card-dumper.help }
wreckland-option-vehicle-broadside = { wreckland-card-broadside }
    .help = { wreckland-card-broadside.help }
wreckland-option-vehicle-jitterbug = { wreckland-card-jitterbug }
    .help = { wreckland-card-jitterbug.help }

wreckland-option-hero = Héros
    .help = Qui vous accompagne, avec une compétence que personne d’autre n’a. Dans une campagne, c’est pour les sept chapitres.
wreckland-option-hero-wrench-mary = { wreckland-card-wrench-mary }
    .help = { wreckland-card-wrench-mary.help }
wreckland-option-hero-bull-bar-bill = { wreckland-card-bull-bar-bill }
    .help = { wreckland-card-bull-bar-bill.help }
wreckland-option-hero-dead-eye-dot = { wreckland-card-dead-eye-dot }
    .help = { wreckland-card-dead-eye-dot.help }
wreckland-option-hero-sleight-of-hank = { wreckland-card-sleight-of-hank }
    .help = { wreckland-card-sleight-of-hank.help }

wreckland-option-ply_cap = Durée maximale
    .help = La tentative s’arrête après tant de choix et de dés. Les vraies finissent bien avant.
wreckland-option-ply_cap-20000 = 20 000 choix
    .help = Aucune tentative n’en approche.
wreckland-option-ply_cap-5000 = 5 000 choix
    .help = Assez pour presque toutes les tentatives.

## Lieux, dés, objets

wreckland-zone-front = avant
wreckland-zone-right = droite
wreckland-zone-rear = arrière
wreckland-zone-left = gauche

wreckland-slot-FL = avant gauche
wreckland-slot-F = avant
wreckland-slot-FR = avant droit
wreckland-slot-L = gauche
wreckland-slot-R = droit
wreckland-slot-BL = arrière gauche
wreckland-slot-B = arrière
wreckland-slot-BR = arrière droit
wreckland-slot-mark-FL = AVG
wreckland-slot-mark-F = AV
wreckland-slot-mark-FR = AVD
wreckland-slot-mark-L = G
wreckland-slot-mark-R = D
wreckland-slot-mark-BL = ARG
wreckland-slot-mark-B = AR
wreckland-slot-mark-BR = ARD
wreckland-slot-empty = Emplacement vide

wreckland-gear-in-slot = { $name } ({ $slot })
wreckland-one-of-several = { $name } { $number }
wreckland-die-red = le { $value } rouge
wreckland-die-white = le { $value } blanc
wreckland-scrap-piece = la récup { $name } (en { $value })
wreckland-piece-and = { $first }, { $second }

wreckland-cost-pair = une paire
wreckland-cost-three = un brelan
wreckland-cost-four = un carré
wreckland-cost-two = deux paires
wreckland-cost-run = une suite de { $number }
wreckland-cost-any = { $number } dés quelconques
wreckland-cost-total = un total de { $number } tout rond

wreckland-effect-single = { $amount ->
    [one] { $amount } dégât à une cible
   *[other] { $amount } dégâts à une cible
}
wreckland-effect-double = { $amount ->
    [one] { $amount } dégât à chacune de deux cibles
   *[other] { $amount } dégâts à chacune de deux cibles
}
wreckland-effect-zone = { $amount ->
    [one] { $amount } dégât à toute une zone
   *[other] { $amount } dégâts à toute une zone
}
wreckland-effect-plus = { $amount ->
    [one] { $amount } dégât de plus
   *[other] { $amount } dégâts de plus
}
wreckland-effect-move = déplacer un ennemi
wreckland-effect-remove-die = retirer un dé
wreckland-effect-repair = réparer { $amount }
wreckland-effect-reroll = relancer les dés blancs
wreckland-effect-adjust = changer un dé de 1
wreckland-effect-hold = garder un dé
wreckland-effect-gain-scrap = { $amount ->
    [one] gagner une carte de récup
   *[other] gagner { $amount } cartes de récup
}
wreckland-effect-choice = un effet au choix
wreckland-effect-engine = { $amount ->
    [one] { $amount } dégât au moteur
   *[other] { $amount } dégâts au moteur
}
wreckland-effect-heal = { $amount ->
    [one] { $amount } dégât en moins pour les ennemis
   *[other] { $amount } dégâts en moins pour les ennemis
}
wreckland-effect-lose-die = perdre un dé
wreckland-effect-lose-scrap = perdre une carte de récup
wreckland-effect-lose-card = perdre une carte visible
wreckland-effect-rally = le dé rouge est relancé
wreckland-effect-reinforce = { $amount ->
    [one] un ennemi de plus
   *[other] { $amount } ennemis de plus
}
wreckland-effect-rotate = tous les ennemis tournent dans le sens horaire
wreckland-effect-activate = des ennemis agissent
wreckland-effect-and = { $first }, { $second }

## Ce qu’on demande

wreckland-ask-roll-red = Un dé rouge roule. Que montre-t-il ?
wreckland-ask-roll-white = Un dé blanc roule. Que montre-t-il ?
wreckland-ask-roll-board = Un dé rouge roule pour le plateau du Boss. Que montre-t-il ?
wreckland-ask-draw-equipment = Quel équipement est pioché ?
wreckland-ask-draw-scrap = Quelle carte Ennemi devient de la récup ?
wreckland-ask-deal = Quel ennemi arrive, zone { $zone } ?

wreckland-ask-customise = Manche { $round }, Customisation. Installer, réparer, relancer… ou tout est prêt ?
    .help = Autant d’actions que les dés et la récup en paient. Un dé rouge qui paie est relancé, et le plateau du Boss dit ce qu’il en coûte.
wreckland-ask-slot = Où installez-vous { $card } ?
    .help = Sur l’un des huit emplacements, sauf les épaves. Une fois en place, un équipement ne bouge plus.
wreckland-ask-facing = Dans quel sens tournez-vous { $card } ?
    .help = Les pics du bord extérieur comptent quand vous percutez la zone qu’ils visent. La carte reste comme vous la posez.
wreckland-ask-pay = Prix demandé : { $cost }. { $paid ->
    [0] Avec quoi payez-vous ?
    [one] Une pièce versée ; et encore ?
   *[other] { $paid } pièces versées ; et encore ?
}
    .help = Des dés des deux couleurs et de la récup, mélangés à votre guise. Chaque dé rouge est ensuite relancé, avec pénalité.
wreckland-ask-repair = Que dépensez-vous pour réparer { $card } ?
    .help = Un dé ou une carte de récup, au moins de la plus petite valeur imprimée. Une valeur imprimée enlève tous les dégâts.
wreckland-ask-reroll = Quels dés relancez-vous ? { $chosen ->
    [0] Aucun pour l’instant.
    [one] Un seul pour l’instant.
   *[other] Pour l’instant, { $chosen }.
}
    .help = Tous ceux que vous voulez dans la réserve, une fois. Les rouges ne coûtent rien cette fois.
wreckland-ask-lose-card = Quelle carte visible perdez-vous ?
    .help = La carte est défaussée. Vous ne l’auriez jamais installée, de toute façon.
wreckland-ask-lose-die = Quel dé perdez-vous ?
    .help = Il est hors jeu jusqu’à ce que tous les dés soient repris.
wreckland-ask-lose-scrap = Quelle carte de récup perdez-vous ?
    .help = Elle rejoint la défausse des ennemis et pourrait bien revenir avec quelqu’un au volant.

wreckland-ask-red = Étape { $step } : quel dé rouge placez-vous ?
    .help = Tout ennemi qui montre cette valeur et garde un emplacement libre agit, puis tourne dans le sens horaire. Un dé qui ne correspond à personne va au plateau du Boss.
wreckland-ask-white = Étape { $step } : { $placed ->
    [0] quel dé blanc placez-vous d’abord ?
    [one] un dé blanc placé. Un autre ?
   *[other] { $placed } dés blancs placés. Un autre ?
}
    .help = Au moins un dé blanc, trois au plus, moins si le chapitre le dit. Chacun sert un équipement, percute, répare, ou va au moteur s’il est petit. Le reste est relancé avant le prochain dé rouge.
wreckland-ask-place = À placer : { $piece }. Pour quoi faire ?
    .help = Un équipement veut au moins sa plus petite valeur, ou une valeur de la fourchette indiquée ; la valeur exacte de l’emplacement donne le bonus.
wreckland-ask-enemy-order = À quel ennemi d’agir ?
    .help = Ils agiront tous. L’ordre est la seule faveur.
wreckland-ask-enemy-choice = { $enemy } vous laisse le choix. Que décidez-vous ?
    .help = L’un ou l’autre. On ne peut pas céder ce qu’on n’a pas.
wreckland-ask-hit = Attaque, zone { $zone }. { $damage ->
    [one] Un dégât : quel équipement encaisse ?
   *[other] { $damage } dégâts : quel équipement encaisse ?
}
    .help = Ce qui dépasse la destruction est perdu. S’il ne reste rien de ce côté, c’est le moteur qui paie.
wreckland-ask-zone = Dans quelle zone ?
    .help = Un emplacement d’angle donne sur deux zones ; vous choisissez à chaque fois.
wreckland-ask-board-zone = Pas moyen d’y couper : { $effect }. Dans quelle zone ?
    .help = Il faut que ça tombe. À vous de dire où ça fait le moins mal.
wreckland-ask-order = Quel effet d’abord ?
    .help = Tous sont résolus ; seul l’ordre est à vous.
wreckland-ask-choice = Quel effet choisissez-vous ?
    .help = L’un ou l’autre, pas les deux.
wreckland-ask-aim = Zone { $zone }, { $damage ->
    [one] un dégât
   *[other] { $damage } dégâts
} : pour qui ?
    .help = Tomber juste sur la résistance donne de la récup. Un Boss accompagné ne peut pas être visé.
wreckland-ask-move = Qui quitte la zone { $zone }, et pour où ?
    .help = Un ennemi, vers n’importe quelle autre zone.
wreckland-ask-remove-die = Quel dé retirez-vous ?
    .help = Chez vous, l’emplacement resservira ; chez un ennemi, il pourra agir de nouveau.
wreckland-ask-mend = Quel équipement perd { $amount ->
    [one] un dégât
   *[other] { $amount } dégâts
} ?
    .help = Tout ce qui est abîmé sans avoir explosé. Jamais le moteur.
wreckland-ask-adjust = Quel dé changez-vous de 1 ?
    .help = N’importe quel dé de la réserve, rouge ou blanc.
wreckland-ask-hold = Quel dé gardez-vous ?
    .help = Il reste tel quel à la prochaine relance.
wreckland-ask-split = { $left ->
    [one] Un dégât à placer.
   *[other] { $left } dégâts à répartir.
} Combien pour { $enemy } ?
    .help = Tout doit partir quelque part. Le blindage réduit chaque part.
wreckland-ask-last-point = Un point de dégât à donner. Pour qui ?
    .help = Le blindage l’arrête.
wreckland-ask-push = Où poussez-vous { $enemy } ?
    .help = Dans la zone d’avant ou celle d’après, jamais en face.
wreckland-ask-skill = Que fait { $hero } ?
    .help = Seul ce qui sert à quelque chose est proposé.

## Ce qu’on peut choisir

wreckland-do-value = { $value }
    .help = Ce que montre le dé.
wreckland-do-draw = { $card }
    .help = La carte est visible, pour cette manche seulement.
wreckland-do-arrive = { $enemy }
    .help = L’ennemi prend place dans la zone.
wreckland-do-scrap = { $enemy }
    .help = La carte paie et agit comme un dé d’une de ses valeurs, une fois.

wreckland-do-install = Installer { $card }
    .help = Elle apporte : { $does }. Choisissez l’emplacement, le sens, puis payez.
wreckland-do-slot = Emplacement { $slot }
    .help = Il est vide : un trou de moins par où atteindre le moteur.
wreckland-do-slot-spikes = Emplacement { $slot }, sur les pics du véhicule
    .help = Attention : les pics imprimés à cet endroit sont recouverts pour de bon, et percuter de ce côté fait un dégât de moins, sauf si la carte apporte ses propres pics.
wreckland-do-slot-over = Emplacement { $slot }, par-dessus { $there }
    .help = Ce qui s’y trouvait est défaussé, dégâts compris. Un équipement imprimé reste couvert pour de bon.
wreckland-do-slot-over-spikes = Emplacement { $slot }, par-dessus { $there } et ses pics
    .help = Attention : ce qui s’y trouvait est défaussé avec ses pics, et percuter de ce côté fait un dégât de moins, sauf si la carte apporte les siens. Un équipement imprimé reste couvert pour de bon.
wreckland-do-facing = { $degrees ->
    [0] Dans le sens imprimé
   *[other] En tournant de { $degrees }° vers la droite
}
    .help = Des pics au bord extérieur, et l’on percute plus fort de ce côté.
wreckland-do-upgrade = Améliorer { $there } : { $card }
    .help = Elle apporte : { $does }. La carte remplace l’équipement imprimé et commence sans dégât.
wreckland-do-restore = Déblayer { $card }
    .help = Payez le prix de la carte Destruction, et l’équipement revient sans une égratignure.
wreckland-do-repair = Réparer { $card }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
    .help = Un dé ou une carte de récup, au moins de sa plus petite valeur. On peut y revenir avec un autre.
wreckland-do-repair-with = Dépenser { $piece } : { $amount ->
    [one] { $amount } dégât en moins
   *[other] { $amount } dégâts en moins
}
    .help = Une valeur imprimée enlève tous les dégâts, une plus haute en enlève moins. Un dé rouge est relancé, avec pénalité.
wreckland-do-add = Ajouter { $piece }
    .help = Une pièce du paiement.
wreckland-do-pay = Payer avec { $pieces }
    .help = Les dés rouges sont ensuite relancés, chacun avec sa pénalité.
wreckland-do-reroll = Défausser { $card } pour relancer
    .help = Les dés de la réserve que vous voulez, une fois. La carte, elle, ne revient pas.
wreckland-do-also-die = Ajouter { $piece }
    .help = Ce dé est relancé, lui aussi.
wreckland-do-throw = { $count ->
    [one] Relancer ce dé
   *[other] Relancer ces { $count } dés
}
    .help = Une fois, et l’on s’en contente. Les rouges ne coûtent rien ici.
wreckland-do-throw-all = { $count ->
    [one] Relancer le dernier dé
   *[other] Relancer les { $count } dés
}
    .help = Une fois, et l’on s’en contente. Les rouges ne coûtent rien ici.
wreckland-do-done = Qu’ils viennent
    .help = La Customisation s’arrête. Les cartes non installées sont défaussées, la récup reste, et les ennemis arrivent.
wreckland-do-lose-card = Perdre { $card }
    .help = La carte est défaussée.
wreckland-do-lose-die = Perdre { $piece }
    .help = Il est hors jeu jusqu’à ce que tous les dés soient repris.
wreckland-do-lose-scrap = Perdre { $enemy }
    .help = La carte rejoint la défausse des ennemis.

wreckland-do-red = { $slot ->
    [0] Rouge { $value } sur { $enemy }
   *[other] Rouge { $value } sur { $enemy }, emplacement de dé { $slot }
}
    .help = Il fait ceci : { $does }. Tous ceux qui montrent cette valeur et gardent un emplacement libre agissent, pas seulement celui qui reçoit le dé. L’emplacement est ensuite bloqué pour le tour.
wreckland-do-red-board = Rouge { $value } sur le plateau du Boss
    .help = Aucun emplacement libre ne le prend. Le dé est relancé, et le plateau du Boss dit la suite.
wreckland-do-act = Faire agir { $enemy }
    .help = Il fait ceci : { $does }. Depuis sa zone ; le déplacement vient quand tous ont agi.
wreckland-do-hit = { $damage ->
    [one] { $damage } dégât pour { $card }
   *[other] { $damage } dégâts pour { $card }
}
    .help = Le blindage en retient sa part. À sa résistance, l’équipement explose.
wreckland-do-take = Prendre { $piece }
    .help = Vous direz ensuite pour quoi faire.
wreckland-do-stop = Assez de dés
    .help = On passe à l’étape suivante. Les dés de la réserve sont relancés avant le prochain rouge.
wreckland-do-waste = Jeter { $piece }
    .help = Aucun dé blanc ne peut être placé : l’un d’eux est perdu.
wreckland-do-use = { $slot ->
    [0] Utiliser { $card }
   *[other] Utiliser { $card }, emplacement de dé { $slot }
}
    .help = Effet : { $does }. Le dé reste là jusqu’à la fin du tour.
wreckland-do-use-perfect = { $slot ->
    [0] Utiliser { $card } : parfait
   *[other] Utiliser { $card }, emplacement de dé { $slot } : parfait
}
    .help = Effet : { $does }, et le bonus en plus. Le dé a exactement la valeur de l’emplacement.
wreckland-do-ram = Percuter la zone { $zone }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
    .help = Un dégât par carte dont les pics visent ce côté, plus ce qu’ajoutent héros et chapitre. Puis tous ceux qui restent sont poussés à côté.
wreckland-do-share = { $damage ->
    [0] Rien pour { $enemy }
    [one] { $damage } dégât pour { $enemy }
   *[other] { $damage } dégâts pour { $enemy }
}
    .help = Le reste est pour les autres de la zone.
wreckland-foresee-hit = { $dealt ->
    [0] rien ne passe
    [one] 1 dégât passe
   *[other] { $dealt } dégâts passent
}{ $armour ->
    [0] {""}
   *[other] { " " }malgré le blindage
}{ $end ->
    [perfect] { " " }: élimination parfaite
    [dead] { " " }: détruit, mais sans élimination parfaite
    [blast] { " " }: il explose, pas d’élimination parfaite
    [broken] { " " }: détruit
    [won] { " " }: et vous gagnez
   *[left] , encore { $left } pour le détruire
}
wreckland-foresee-possible = élimination parfaite possible : { $enemy }
wreckland-foresee-whom = { $whom } : { $hit }
wreckland-foresee-and = { $first } ; { $second }
wreckland-do-push = Pousser { $enemy }, zone { $zone }
    .help = Personne ne reste dans une zone percutée, pas même un Boss.
wreckland-do-chase-repair = Réparer { $card }, { $amount ->
    [one] { $amount } dégât en moins
   *[other] { $amount } dégâts en moins
}
    .help = Le dé est mis de côté : même une carte pleine de dés se répare.
wreckland-do-engine = Moteur : { $effect }
    .help = Ce à quoi servent les petits dés. Le moteur en prend autant que vous en avez.
wreckland-do-skill = Compétence : { $hero }
    .help = Elle ne coûte aucun dé et ne compte pas pour un.
wreckland-do-skill-zone = Choisir : { $effect } ({ $zone })
    .help = Dans cette zone.
wreckland-do-zone = Zone { $zone }
    .help = C’est là que ça se passe.
wreckland-do-effect = D’abord : { $effect }
    .help = Les autres suivront.
wreckland-do-choice = Choisir : { $effect }
    .help = Et rien du reste.
wreckland-do-fire = { $damage ->
    [one] { $damage } dégât pour { $enemy }
   *[other] { $damage } dégâts pour { $enemy }
}
    .help = Avant blindage. Tomber juste sur la résistance donne de la récup.
wreckland-do-move = Déplacer { $enemy }, zone { $zone }
    .help = N’importe quelle autre zone convient.
wreckland-do-remove-die = Libérer { $card } : retirer { $piece }
    .help = Le dé est mis de côté et son emplacement redevient libre.
wreckland-do-mend = Rafistoler { $card }
    .help = Des dégâts en moins. Jamais pour le moteur.
wreckland-do-adjust = Changer { $piece } en { $value }
    .help = Seulement un dé de la réserve, de 1 à 6.
wreckland-do-hold = Garder { $piece }
    .help = Il échappe à la prochaine relance, et à celle-là seulement.

## Ce qui est raconté

wreckland-told-welcome = Chapitre { $number } : « { $chapter } ».
wreckland-told-round = Manche { $round }, Customisation. Sortez les clés.
wreckland-told-draw = Sur le hayon : { $card }.
wreckland-told-scrap = Pour votre récup : { $enemy }.
wreckland-told-install = Quelques étincelles plus tard, c’est boulonné : { $card } ({ $slot }).
wreckland-told-restore = L’épave est déblayée, bon retour : { $card }.
wreckland-told-repair = Quelques coups de marteau, payés avec { $piece }, pour { $card } : { $amount ->
    [one] { $amount } dégât en moins.
   *[other] { $amount } dégâts en moins.
}
wreckland-told-reroll-for = Par-dessus bord : { $card }. Des dés sont relancés.
wreckland-told-lose-card = Carte perdue : { $card }.
wreckland-told-lose-die = Un dé de moins : { $piece }.
wreckland-told-lose-scrap = Récup perdue : { $enemy }.

wreckland-told-chase = Manche { $round }, Poursuite. { $round ->
    [1] Du monde dans le rétroviseur !
    [2] Ils ont amené des amis.
   *[other] Elle finira par un Boss ou un moteur en morceaux.
}
wreckland-told-arrive = Du monde, zone { $zone } : { $enemy }.
wreckland-told-enter = Place ! Voici { $enemy }, zone { $zone }.
wreckland-told-turn = Tour { $turn }. { $enemies ->
    [0] Personne
    [one] Un ennemi
   *[other] { $enemies } ennemis
} autour de vous, huit dés en l’air.
wreckland-told-reroll = { $count ->
    [one] Un dé est relancé.
   *[other] { $count } dés sont relancés.
}
wreckland-told-red = Un { $value } rouge pour { $enemy }. { $count ->
    [one] Un ennemi se réveille.
   *[other] { $count } ennemis se réveillent.
}
wreckland-told-red-board = Un { $value } rouge dont personne ne veut : c’est pour le plateau du Boss.
wreckland-told-board = Un dé rouge roule pour le plateau du Boss et donne { $value } : { $effect }.
wreckland-told-board-nothing = Un dé rouge roule pour le plateau du Boss et donne { $value } : rien. Respirez.
wreckland-told-twist = C’est signé { $name } : { $effect }.
wreckland-told-heal = Premiers secours, zone { $zone } : { $damage ->
    [one] { $damage } dégât en moins pour les ennemis.
   *[other] { $damage } dégâts en moins pour les ennemis.
}
wreckland-told-overheat = Tour { $turn }, l’aiguille est dans le rouge : le moteur surchauffe.
wreckland-told-act = Ça s’agite, zone { $zone } : { $enemy }.
wreckland-told-rally = Un ordre en appelle un autre : le dé rouge est relancé et donne { $value }.
wreckland-told-move-on = Prochain arrêt, zone { $zone } : { $enemy }.
wreckland-told-hit = { $damage ->
    [one] { $damage } dégât pour { $card }.
   *[other] { $damage } dégâts pour { $card }.
}
wreckland-told-armour = Pas une égratignure : { $card }.
wreckland-told-explode = Boum ! Là où il y avait { $card }, un trou et de la fumée.
wreckland-told-engine = Le moteur encaisse { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} : { $total } sur { $resistance }.
wreckland-told-engine-bare = Rien de ce côté : le moteur encaisse { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} : { $total } sur { $resistance }.
wreckland-told-engine-holes = Par les trous de ce côté, le moteur encaisse { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} : { $total } sur { $resistance }.
wreckland-told-use = En action, avec { $piece } : { $card }.
wreckland-told-use-perfect = Placement parfait ! En action avec { $piece }, bonus compris : { $card }.
wreckland-told-use-engine = Le moteur avale { $piece } : { $effect }.
wreckland-told-skill = { $hero } vous donne un coup de main.
wreckland-told-waste = Personne n’en veut : par la fenêtre, { $piece } !
wreckland-told-ram = Accrochez-vous ! On percute la zone { $zone }, { $damage ->
    [0] sans un pic, mais avec conviction.
    [one] pour { $damage } dégât.
   *[other] pour { $damage } dégâts.
}
wreckland-told-push = Du balai ! Zone { $zone } : { $enemy }.
wreckland-told-move = On change de place, zone { $zone } : { $enemy }.
wreckland-told-mend = Un peu de fil de fer pour { $card } : { $amount ->
    [one] { $amount } dégât en moins.
   *[other] { $amount } dégâts en moins.
}
wreckland-told-adjust = Un coup de pouce : { $piece } passe à { $value }.
wreckland-told-hold = Pas touche : { $piece } échappe à la prochaine relance.
wreckland-told-remove-die = On libère { $card } : { $piece } s’en va.
wreckland-told-hit-enemy = { $damage ->
    [one] { $damage } dégât pour { $enemy }.
   *[other] { $damage } dégâts pour { $enemy }.
}
wreckland-told-enemy-armour = Ça sonne comme une cloche, et c’est tout : le blindage tient, { $enemy } aussi.
wreckland-told-destroy = En pièces détachées : { $enemy }.
wreckland-told-salvage = Au point près ! Dans votre récup : { $enemy }.
wreckland-told-blast = Et c’était volatil : zone { $zone }, tout ce que vous avez encaisse.
wreckland-told-chase-end = { $enemies ->
    [0] La route est vide. La Poursuite est finie.
    [one] Le dernier ennemi renonce. La Poursuite est finie.
   *[other] Les { $enemies } derniers ennemis renoncent. La Poursuite est finie.
}
wreckland-told-won = Chapitre { $number } gagné : { $boss } ne règne plus sur la route.
wreckland-told-lost = Le moteur est détruit, et le chapitre { $number } avec lui. Vous pouvez réessayer autant que vos nerfs le permettent.

## Comment cela finit

wreckland-end-boss-destroyed = Le Boss est détruit.
wreckland-end-engine-destroyed = Le moteur est détruit.
## Ce que montre l’image

wreckland-scene-chapter = Chapitre { $number } : { $chapter }
    .help = Sept chapitres font une campagne. Chacun a son Boss, de nouvelles cartes et une règle tordue.
wreckland-scene-twist = Ce qui change dans ce chapitre
    .help = Cela passe avant les règles générales.
wreckland-scene-zone = Zone : { $zone }
    .help = Les ennemis occupent quatre zones autour du véhicule, et tournent dans le sens horaire après avoir agi.
wreckland-scene-customise = Manche { $round }, Customisation
    .help = Le jeton marque la manche et la phase en cours. En Customisation, vos dés paient pour installer, réparer et relancer.
wreckland-scene-chase = Manche { $round }, Poursuite
    .help = Le jeton marque la manche et la phase en cours. En Poursuite, dés rouges et blancs agissent tour à tour jusqu’au dernier ennemi.
wreckland-scene-customise-row = Plateau Boss, Customisation, { $value } rouge : { $effect }
    .help = Un dé rouge avec lequel vous payez est relancé, et son résultat vous fait ceci.
wreckland-scene-chase-row = Plateau Boss, Poursuite, { $value } rouge : { $effect }
    .help = Un dé rouge qui ne va à aucun ennemi est relancé, et son résultat fait ceci.
wreckland-scene-nothing = rien ne se passe
wreckland-scene-or = { $first } ou { $second }
wreckland-scene-in = { $effect } ({ $place })
wreckland-scene-place-front = avant
wreckland-scene-place-right = droite
wreckland-scene-place-rear = arrière
wreckland-scene-place-left = gauche
wreckland-scene-place-any = zone de votre choix
wreckland-scene-place-boss = là où se trouve le Boss
wreckland-scene-place-here = là où c’est arrivé
wreckland-scene-place-all = toutes les zones
wreckland-scene-deck = Pioche Équipement : { $left }, défausse : { $discards }
    .help = En Customisation, les cartes que vous pouvez installer viennent de là.
wreckland-scene-enemy-deck = Pioche Ennemi : { $left }, défausse : { $discards }
    .help = Qui arrive pour une Poursuite est tiré de là.
wreckland-scene-destruction = Cartes Destruction restantes : { $left }
    .help = Une carte couvre chaque équipement détruit.
wreckland-scene-hero = { $hero }, utilisations restantes : { $left }
    .help = La compétence s’utilise à tout moment de la Poursuite et ne prend aucun dé.
wreckland-scene-steps = { $step ->
    [0] Entre deux tours
   *[other] Tour { $turn }, étape { $step } sur 6
}
    .help = Rouge et blanc en alternance : un dé rouge pour les ennemis, puis un à trois dés blancs pour vous. Le reste est relancé avant les étapes 3 et 5.
wreckland-scene-engine = Moteur. Dégâts : { $damage } sur { $resistance }
    .help = Quand ses dégâts atteignent ce nombre, vous avez perdu. À gauche, les dés qui percutent ; à droite, les petits dés qui relancent, changent ou gardent les autres.
wreckland-scene-spikes = Pics du véhicule ({ $slot })
wreckland-scene-bonus = { $effect } ; placement parfait : { $bonus }
wreckland-printed = { $traits } ; { $effect }
wreckland-trait-dice = { $count ->
    [one] dé { $values }
   *[other] dés { $values }
}
wreckland-trait-spikes = pics { $sides }
wreckland-trait-reach = { $reach ->
    [adjacent] porte aussi dans les zones voisines
   *[any] porte dans toutes les zones
}
wreckland-scene-gear = { $card } : { $traits } ; { $effect }. Dégâts : { $damage } sur { $resistance }
    .help = Un dé blanc assez haut sur une place libre, et il fait ce que disent ses icônes.
wreckland-scene-destroyed = { $card } : hors d’usage
    .help = Il ne peut être ni utilisé ni remplacé avant d’être remis en état, en Customisation et contre son prix.
wreckland-scene-face-up = { $card } : { $traits } ; { $effect }. Résistance : { $resistance }. Coût : { $cost }
    .help = Elle s’installe à l’emplacement de votre choix contre son coût. Ce que vous n’installez pas est défaussé.
wreckland-scene-upgrade = Amélioration { $card } : { $traits } ; { $effect }. Résistance : { $resistance }. Coût : { $cost }
    .help = Elle s’installe contre son coût, mais seulement sur l’équipement imprimé qu’elle améliore.
wreckland-scene-scrap = Récup : { $enemy }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } cartes)
}
    .help = Elle remplace une fois un dé d’une valeur imprimée : pour payer, ou pour activer un équipement.
wreckland-scene-enemy = { $enemy } ({ $zone }) : { $traits } ; { $effect }. Dégâts : { $damage } sur { $resistance }
    .help = Un dé rouge de sa valeur le fait agir ; puis il avance d’une zone dans le sens horaire. Détruit au dégât près, il devient de la récup.
wreckland-scene-safe = { $enemy } ({ $zone }) : { $traits } ; { $effect }. Dégâts : { $damage } sur { $resistance }. Intouchable en compagnie
    .help = On ne peut pas le blesser tant que d’autres sont dans sa zone. Un dé rouge de sa valeur le fait agir, puis il avance d’une zone dans le sens horaire.
wreckland-scene-waiting = { $enemy } attend sa manche : { $traits } ; { $effect }. Résistance : { $resistance }
    .help = Il attend à côté du plateau que sa manche arrive.
wreckland-scene-die-pool = { $piece }, dans la réserve
wreckland-scene-die-held = { $piece }, conservé
    .help = Il n’est pas relancé avant la prochaine étape.
wreckland-scene-die-aside = { $piece }, hors jeu pour l’instant
    .help = Il revient quand on rassemble tous les dés.
wreckland-scene-die-ram = { $piece }, a percuté
    .help = Il a percuté, et reste là jusqu’à la fin du tour.
wreckland-scene-die-engine = { $piece }, sur le moteur
    .help = Un petit dé en a influencé un autre, et reste là jusqu’à la fin du tour.
wreckland-scene-die-on = { $piece }, sur { $card }
    .help = Sa place est prise jusqu’à la fin du tour.
wreckland-scene-picked = Choisi
    .help = L’anneau entoure ce que vous avez pris jusqu’ici.
wreckland-page-road = Route
wreckland-page-boss = Boss
wreckland-page-gear = Réserve
wreckland-scene-won = Le Boss est détruit : vous gagnez
    .help = Ses dégâts ont atteint sa résistance à la troisième manche.
wreckland-scene-lost = Votre moteur est détruit : vous perdez
    .help = Ses dégâts ont atteint sa résistance.

## L’image en texte, pour le terminal

wreckland-sketch-zone = Zone
wreckland-sketch-enemy = Ennemi
wreckland-sketch-dice = Dés
wreckland-sketch-damage = Dégâts
wreckland-sketch-does = Effet
wreckland-sketch-card = Carte
wreckland-sketch-upgrade = Amélioration → place
wreckland-sketch-cost-pair = paire
wreckland-sketch-cost-three = brelan
wreckland-sketch-cost-four = carré
wreckland-sketch-cost-two = deux paires
wreckland-sketch-cost-run = suite de { $number }
wreckland-sketch-cost-any = { $number } dés
wreckland-sketch-cost-total = total { $number }
wreckland-sketch-cost = Coût
wreckland-sketch-resistance = Rés.
wreckland-sketch-boss = Boss
wreckland-sketch-safe = sous escorte
wreckland-sketch-armour = blindage { $armour }
wreckland-sketch-volatile = matière volatile
wreckland-sketch-moves = { $moves ->
    [0] ne bouge pas
   *[other] avance de { $moves }
}
wreckland-sketch-engine-bonus = +{ $plus } sur le moteur
wreckland-sketch-legend = AV avant · AR arrière · G gauche · D droite · ‹3› emplacement de dé · [3] dé posé · 1/4 dégâts/résistance · ↑→↓← pics · ★ placement parfait · ◇ zones voisines aussi · ◆ toute zone
wreckland-sketch-destroyed = hors d’usage
wreckland-sketch-engine = Moteur
wreckland-sketch-ram = percuter :
wreckland-sketch-low = petits (1–{ $low }) :
wreckland-sketch-hero = { $hero } : { $skill }
wreckland-skill-wrench-mary = { wreckland-card-wrench-mary.help }
wreckland-skill-bull-bar-bill = { wreckland-card-bull-bar-bill.help }
wreckland-skill-dead-eye-dot = { wreckland-card-dead-eye-dot.help }
wreckland-skill-sleight-of-hank = { wreckland-card-sleight-of-hank.help }
wreckland-sketch-or = ou
wreckland-sketch-schedule = À venir
wreckland-sketch-round = Poursuite { $round }
wreckland-sketch-waiting = Sur le plateau
wreckland-sketch-penalties-customise = Les dés rouges dépensés sont relancés sur le plateau du Boss ({ $boss }) :
wreckland-sketch-penalties-chase = Un dé rouge qui ne va à personne est relancé sur le plateau du Boss ({ $boss }) :
wreckland-sketch-scrap = Récup :
wreckland-sketch-customise = Manche { $round } sur 3, Customisation.
wreckland-sketch-chase = { $step ->
    [0] Manche { $round } sur 3, Poursuite.
   *[other] Manche { $round } sur 3, Poursuite, tour { $turn }, étape { $step } sur 6.
}
wreckland-sketch-red = Dés rouges :
wreckland-sketch-white = Dés blancs :
wreckland-sketch-held = (* conservé)
wreckland-sketch-out = (hors jeu : { $count })
wreckland-sketch-left = (utilisations restantes : { $left })
wreckland-profile-skill = Compétence : { $skill }
wreckland-profile-turn = { $times ->
    [one] (une fois par tour)
   *[other] ({ $times } fois par tour)
}
wreckland-profile-chase = { $times ->
    [one] (une fois par Poursuite)
   *[other] ({ $times } fois par Poursuite)
}
wreckland-profile-game = { $times ->
    [one] (une fois par chapitre)
   *[other] ({ $times } fois par chapitre)
}
wreckland-profile-always = Compétence : toujours active

## La fin

wreckland-figure-enemies = { $count ->
    [one] Un ennemi de moins
   *[other] { $count } ennemis de moins
}
wreckland-figure-perfect = { $count ->
    [one] Un placement parfait
   *[other] { $count } placements parfaits
}
wreckland-figure-rams = { $count ->
    [one] Un coup de bélier
   *[other] { $count } coups de bélier
}
wreckland-figure-hits = { $count ->
    [one] Un coup encaissé
   *[other] { $count } coups encaissés
}
wreckland-figure-mends = { $count ->
    [one] Une réparation
   *[other] { $count } réparations
}
wreckland-figure-uses = { $count ->
    [one] Un dé mis à l’ouvrage
   *[other] { $count } dés mis à l’ouvrage
}
wreckland-figure-cards = { $count ->
    [one] Une carte boulonnée
   *[other] { $count } cartes boulonnées
}
wreckland-figure-rounds = { $count ->
    [one] Une manche
   *[other] { $count } manches
}

# Pourquoi un bot choisirait ainsi

wreckland-change-boss = { $way ->
    [less] { $count ->
        [one] le Boss de retour
       *[other] le Boss de retour
    }
   *[more] { $count ->
        [0] le Boss roule encore
        [one] le Boss détruit
       *[other] le Boss détruit
    }
}
wreckland-change-foes = { $way ->
    [less] { $count ->
        [one] un ennemi de plus
       *[other] { $count } ennemis de plus
    }
   *[more] { $count ->
        [0] aucun ennemi détruit
        [one] un ennemi détruit
       *[other] { $count } ennemis détruits
    }
}
wreckland-change-hits = { $way ->
    [less] { $count ->
        [one] un ennemi répare un point
       *[other] les ennemis réparent { $count } points
    }
   *[more] { $count ->
        [0] aucun dégât aux ennemis
        [one] un point de dégât à un ennemi
       *[other] { $count } points de dégât aux ennemis
    }
}
wreckland-change-engine = { $way ->
    [less] { $count ->
        [one] un point du moteur réparé
       *[other] { $count } points du moteur réparés
    }
   *[more] { $count ->
        [0] aucun dégât au moteur
        [one] un point de dégât au moteur
       *[other] { $count } points de dégât au moteur
    }
}
wreckland-change-works = { $way ->
    [less] { $count ->
        [one] un équipement perdu
       *[other] { $count } équipements perdus
    }
   *[more] { $count ->
        [0] pas d’équipement de plus
        [one] un équipement en état de plus
       *[other] { $count } équipements en état de plus
    }
}
wreckland-change-hurt = { $way ->
    [less] { $count ->
        [one] un point d’équipement réparé
       *[other] { $count } points d’équipement réparés
    }
   *[more] { $count ->
        [0] aucun dégât à l’équipement
        [one] un point de dégât à l’équipement
       *[other] { $count } points de dégât à l’équipement
    }
}
wreckland-change-scrap = { $way ->
    [less] { $count ->
        [one] une carte de récup dépensée
       *[other] { $count } cartes de récup dépensées
    }
   *[more] { $count ->
        [0] récup inchangée
        [one] une carte de récup
       *[other] { $count } cartes de récup
    }
}

wreckland-chance-boss = de détruire le Boss
wreckland-chance-foes = de détruire un ennemi
wreckland-chance-hits = d’abîmer un ennemi
wreckland-chance-engine = d’abîmer le moteur
wreckland-chance-hurt = d’abîmer l’équipement

# L’histoire en scène, et ce qui parle pour les véhicules et les héros

wreckland-stage-resistance = { $count ->
    [one] point de résistance du Boss
   *[other] points de résistance du Boss
}
wreckland-stage-enemies = { $count ->
    [one] ennemi avant la chute du Boss
   *[other] ennemis avant la chute du Boss
}
wreckland-stage-cards = { $count ->
    [one] carte d’équipement proposée
   *[other] cartes d’équipement proposées
}
wreckland-stage-engine = { $count ->
    [one] point restant au moteur
   *[other] points restant au moteur
}
wreckland-stage-gear = { $count ->
    [one] équipement encore en état
   *[other] équipements encore en état
}
wreckland-stage-scrap = { $count ->
    [one] carte de récup gardée
   *[other] cartes de récup gardées
}
wreckland-stage-round = { $count ->
   *[other] sur trois manches commencées
}
wreckland-stage-left = { $count ->
    [one] ennemi encore là
   *[other] ennemis encore là
}
wreckland-stage-boss = { $count ->
    [one] point restant au Boss
   *[other] points restant au Boss
}
wreckland-strength-engine = Moteur
wreckland-strength-guns = Armes
wreckland-strength-body = Carrosserie
wreckland-strength-spikes = Pointes
wreckland-strength-skill = Usages
