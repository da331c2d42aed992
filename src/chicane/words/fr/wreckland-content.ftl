# Wreckland : ce qui est imprimé. Les noms de cartes sont des noms propres, sans article ; les nombres sont sur les cartes, aucun texte ne les répète.
# Un chapitre, ou un héros qui change une règle, n’a pas de nombre imprimé : son texte le donne.

## Véhicules et équipements imprimés

wreckland-card-roadrunner = Roadrunner
    .help = Un peu de tout, et rien dont il faille s’excuser. La voiture d’une première campagne.
wreckland-card-roadrunner-gun = Pétoire de capot
    .help = Elle pointe là où l’on va, c’est-à-dire là où sont les ennuis.
wreckland-card-roadrunner-bumper = Pare-chocs taquin
    .help = Pour ceux qui lisent votre plaque d’un peu trop près.
wreckland-card-roadrunner-toolbox = Caisse à outils
    .help = Une clé qui ne va sur rien, un marteau qui va sur tout. Elle répare.

wreckland-card-dumper = Benne
    .help = Une cogneuse au museau blindé et hérissé. Elle ne double pas : elle fait de la place.
wreckland-card-dumper-shovel = Godet
    .help = Blindé, garni de pics, encore crotté de ses années honnêtes.
wreckland-card-dumper-tipper = Plateau basculant
    .help = Se vide sur toute une zone, si le dé en vaut la peine.
wreckland-card-dumper-cabin = Cabine haute
    .help = De là-haut on voit venir, et l’on pousse un dé du bout du doigt.

wreckland-card-broadside = Bordée
    .help = Une batterie de canons qui a des roues par distraction. Elle tire de tous côtés et ne percute pas grand-chose.
wreckland-card-broadside-port = Canon bâbord
    .help = Bâbord, c’est à gauche. C’est peint dessus, pour les nouveaux.
wreckland-card-broadside-starboard = Canon tribord
    .help = Tribord, c’est l’autre.
wreckland-card-broadside-turret = Tourelle
    .help = Elle fait le tour complet : personne ne se sent oublié.
wreckland-card-broadside-spyglass = Longue-vue
    .help = Un dé qu’on regarde bien fixement n’ose plus bouger.

wreckland-card-jitterbug = Bougeotte
    .help = Mince comme une boîte à biscuits, avec un moteur qui triche aux dés. Pour qui aime réfléchir entre deux explosions.
wreckland-card-jitterbug-needle = Aiguille
    .help = Courte, pointue, et qui réclame un bon dé.
wreckland-card-jitterbug-dynamo = Dynamo
    .help = Elle ronronne ; autour d’elle, les dés changent d’avis.
wreckland-card-jitterbug-flywheel = Volant d’inertie
    .help = On lâche l’élan ; c’est un autre qui le prend, et qui atterrit ailleurs.
wreckland-card-jitterbug-oilcan = Burette
    .help = Une goutte ici, une goutte là, et les choses cessent de tomber. Elle répare.
wreckland-card-jitterbug-tailpipe = Pot d’échappement
    .help = Tousse au nez de qui suit. Une quinte parfaite fait sauter un dé.

## Améliorations

wreckland-card-roadrunner-cannon = Canon de capot
    .help = La pétoire, bien nourrie, devenue grande et susceptible.
wreckland-card-roadrunner-tail = Queue de scorpion
    .help = Blindée, barbelée, assez large pour piquer tout ce qui suit.
wreckland-card-roadrunner-workshop = Atelier roulant
    .help = La caisse à outils, plus un établi, un étau et une radio qui capte une chanson.
wreckland-card-dumper-jaws = Mâchoires de fer
    .help = Un godet qui a appris à mordre, puis à mâcher.
wreckland-card-dumper-avalanche = Avalanche
    .help = Ce que fait le plateau quand il cesse de se retenir.
wreckland-card-dumper-bridge = Passerelle
    .help = Une cabine avec table à cartes. On y tourne un dé, ou on le cloue sur place.
wreckland-card-broadside-grapeshot = Mitraille
    .help = Beaucoup de petits arguments à la fois, pour deux interlocuteurs.
wreckland-card-broadside-carronade = Caronade
    .help = Canon court, rancune longue, et l’on se ressert.
wreckland-card-broadside-big-bertha = Grosse Bertha
    .help = Porte dans toutes les zones et jusque chez l’assureur.
wreckland-card-jitterbug-stinger = Dard
    .help = Une aiguille qui a pris du caractère, et un pic avec.
wreckland-card-jitterbug-overdrive = Surmultipliée
    .help = Tournez un dé, épinglez-en un autre. Au placement parfait, elle rafistole en prime.
wreckland-card-jitterbug-gyroscope = Gyroscope
    .help = Titille un ennemi n’importe où et l’envoie tourner n’importe où ailleurs.

## Héros

wreckland-card-wrench-mary = Mary-la-Clé
    .help = À chaque tour, elle rafistole un équipement en pleine vitesse, penchée par la portière, en fredonnant.
wreckland-card-bull-bar-bill = Bill Pare-Buffle
    .help = Chaque fois que vous percutez vers l’avant, 1 dégât de plus. Tout est dans l’épaule, dit-il.
wreckland-card-dead-eye-dot = Dot Fine-Gâchette
    .help = À chaque tour, elle tire sur un ennemi de la zone qu’elle veut, puis retourne à ses mots croisés.
wreckland-card-sleight-of-hank = Hank Passe-Passe
    .help = Deux fois par tour, il pousse un dé d’un cran, en soustrait un à la relance ou fait réapparaître un ennemi ailleurs. On n’a jamais vu comment.

## Équipement : les tireurs

wreckland-card-peashooter = Sarbacane
    .help = Petite, pas chère, affairée. Bien chargée, on s’aperçoit que les pois étaient des billes d’acier.
wreckland-card-slingshot = Lance-pierre
    .help = Une chambre à air et deux rancunes. Presque gratuit.
wreckland-card-scattergun = Tromblon
    .help = On ne vise pas, on prévient. Deux ennemis en profitent.
wreckland-card-twin-spitter = Double crachoir
    .help = Deux canons jamais d’accord sur la cible : ils en prennent une chacun.
wreckland-card-bolt-thrower = Lance-boulons
    .help = Rend ses boulons au désert, un par un et vite.
wreckland-card-minigun = Moulinette
    .help = Une rafale, puis une autre, puis encore une. Il paraît que c’est le petit modèle.
wreckland-card-long-rifle = Canardière
    .help = Porte dans toutes les zones. Le secret : ne pas respirer, ni freiner.
wreckland-card-siege-gun = Bombarde
    .help = Un coup, dans la zone qu’on veut, rarement besoin d’un second avis. N’accepte que le meilleur dé.

## Équipement : toute une zone

wreckland-card-flamer = Cracheur de feu
    .help = Réchauffe toute une zone. Réglé au poil, il ne s’en tient pas là.
wreckland-card-tesla-coil = Bobine nerveuse
    .help = Partage ses émotions avec tous ceux de la zone.
wreckland-card-mortar = Mortier
    .help = Ça monte ici, ça retombe chez le voisin, sur tout le monde.
wreckland-card-rake = Râteau
    .help = Peigne sa zone ou celle d’à côté. Demande de gros dés et pas de pitié.
wreckland-card-organ-gun = Grandes orgues
    .help = Tous les tuyaux à la fois ; toute la zone a droit au cantique.

## Équipement : lames, crocs et pics

wreckland-card-buzzsaw = Scie circulaire
    .help = Coupe les ennemis, les virages et court aux discussions. Un pic en prime.
wreckland-card-chain-flail = Fléau à chaînes
    .help = Un gros coup pour un seul ou un petit pour deux. Les voisins sont priés de se baisser.
wreckland-card-hydraulic-fist = Poing hydraulique
    .help = Un direct ; s’il est parfait, quelqu’un change de zone.
wreckland-card-wrecking-ball = Boule de démolition
    .help = Difficile à payer, difficile à viser, difficile à contredire.
wreckland-card-battering-boom = Bélier
    .help = Des pics aux deux bouts : impossible de le monter à l’envers.
wreckland-card-cowcatcher = Chasse-buffles
    .help = Des buffles, il n’y en a plus. Il chasse ce qu’il trouve.
wreckland-card-hedgehog = Hérisson
    .help = Des pics partout. Quel que soit le sens, quelqu’un le regrette.
wreckland-card-bear-trap = Piège à ours
    .help = Clac. Un clac parfait fait sauter un dé de sa place.
wreckland-card-crowbar = Pied-de-biche
    .help = Fait sauter un dé, chez l’ennemi ou chez vous. Ses bouts servent de pics.

## Équipement : ce qui déménage

wreckland-card-harpoon = Harpon
    .help = Pique un ennemi, puis le balance où l’on veut.
wreckland-card-grapnel = Grappin
    .help = Jette un ennemi hors de la zone. Bien lancé, il laisse une marque.
wreckland-card-magnet = Aimant de casse
    .help = Difficile : petits dés seulement. Mais il soulève un ennemi ici, un dé là.
wreckland-card-steam-whistle = Sifflet à vapeur
    .help = Si fort qu’un ennemi, même à côté, préfère déménager.

## Équipement : tôles et outils

wreckland-card-plating = Tôle de chaudière
    .help = Les petits coups, elle ne les sent pas. Des pics au coin, en cas d’accolade.
wreckland-card-manhole-covers = Plaques d’égout
    .help = Une ville les cherche. Pas chères, blindées, et serviables pour réparer.
wreckland-card-bathtub = Baignoire en fonte
    .help = Survit à tout. A déjà survécu à des choses ; ne regardez pas la tache.
wreckland-card-welder = Poste à souder
    .help = Remet beaucoup de métal à sa place, pour presque n’importe quel dé.
wreckland-card-duct-tape = Chatterton
    .help = Répare un peu, avec les plus petits dés. Moins cher que de réfléchir.
wreckland-card-field-kitchen = Roulante
    .help = Nourrissez l’équipage, il répare ; nourrissez celui d’en face, il déserte et laisse de la récup.
wreckland-card-scavenger = Bras chapardeur
    .help = Ramasse derrière vous ce que les autres ont perdu. Autant de récup.

## Équipement : les dés, autrement

wreckland-card-gearbox = Boîte de vitesses
    .help = Relancer, ou monter ou descendre d’un rapport. Au rapport parfait, un dé reste en prise.
wreckland-card-fuzzy-dice = Dés en peluche
    .help = Pendus au rétroviseur, ils touchent un mot aux vrais.
wreckland-card-nitro-bottle = Bonbonne de nitro
    .help = Relance vos dés blancs. Tenir loin des flammes, des bosses et de ce jeu en général.

## Équipement : les enveloppes

wreckland-card-nail-mortar = Mortier à clous
    .help = Les clous du Roi, retournés à l’envoyeur. Porte jusqu’à la zone voisine.
wreckland-card-repo-crane = Grue de saisie
    .help = Prend l’ennemi, ou son dé, ou sa peinture. À vous de dire ce qui est dû.
wreckland-card-ploughshare = Soc de charrue
    .help = Fut épée, est redevenu soc, le regrette. Des pics presque partout.
wreckland-card-salt-cannon = Canon à sel
    .help = Assaisonne deux ennemis, ici ou chez le voisin.
wreckland-card-toll-barrier = Barrière de péage
    .help = Se baisse devant quelqu’un, qui doit aussitôt être ailleurs.
wreckland-card-coin-cannon = Canon à monnaie
    .help = Tire de la ferraille. Si l’on fait l’appoint, il rend de la récup.
wreckland-card-ice-breaker = Brise-glace
    .help = Ouvre les lacs, les routes et les conversations. Des pics presque partout.
wreckland-card-snow-chains = Chaînes à neige
    .help = On répare et l’on garde un dé en place. L’adhérence est un état d’esprit.
wreckland-card-lightning-rod = Paratonnerre
    .help = Attire les petits dés et en tourne d’autres. La foudre parfaite secoue le reste.
wreckland-card-arc-lamp = Lampe à arc
    .help = Illumine la zone de votre choix, occupants compris.
wreckland-card-flame-curtain = Rideau de flammes
    .help = Les actes se suivent, et toute la zone est au premier rang.
wreckland-card-fire-blanket = Couverture antifeu
    .help = Blindée, réconfortante, et bonne pour de grosses réparations.
wreckland-card-return-stamp = Tampon « Retour »
    .help = Inconnu à cette adresse : l’ennemi repart. Un coup de tampon parfait fait mal.
wreckland-card-special-delivery = Pli urgent
    .help = Toutes zones, sans signature, contenu susceptible d’exploser.

## Destruction

wreckland-card-destruction = Destruction
    .help = À la place de l’équipement, un trou qui fume. Payez pendant la Customisation pour le ravoir.

## Ennemis : le menu fretin

wreckland-card-rat = Rat de casse
    .help = Une mobylette, un couteau, aucun plan. La meute recrute encore.
wreckland-card-tin-can = Boîte de conserve
    .help = Petite, mais on lui a laissé le couvercle. Les coups légers rebondissent.
wreckland-card-hubcap-hurler = Lanceur d’enjoliveurs
    .help = Un à gauche, un à droite. Touche deux équipements.
wreckland-card-speeder = Chauffard
    .help = Il frappe, et il est loin avant que vous ayez tourné la tête.
wreckland-card-monowheel = Monoroue
    .help = Fait le tour par le chemin le plus long, ce qui ressemble fort à une marche arrière.
wreckland-card-tailgater = Pot-de-colle
    .help = S’est trouvé une place à vos côtés et ne la rendra plus.
wreckland-card-sidecar-sisters = Sœurs Side-Car
    .help = L’une conduit, l’autre tire, chacune a son dé.
wreckland-card-twins = Jumeaux
    .help = Toujours deux cibles. Maman tenait à ce qu’ils partagent.

## Ennemis : ceux qui en veulent au moteur

wreckland-card-flutternozzle = Flutternozzle
    .help = Bourdonne en cherchant la faille. Ce qui arrive au moteur fait plus mal.
wreckland-card-long-shot = Tireur du dimanche
    .help = Vise droit le moteur, sans égard pour tout ce que vous avez boulonné autour.
wreckland-card-leech = Sangsue
    .help = Boit au moteur, et vous vole de la récup en guise de paille.

## Ennemis : les fâcheux

wreckland-card-pickpocket = Tire-laine
    .help = Une pièce de récup en moins, une bosse en plus, et plus personne.
wreckland-card-jammer = Brouilleur
    .help = Joue de l’accordéon sur toutes les fréquences, jusqu’à ce que vous perdiez un dé.
wreckland-card-grease-monkey = Cambouis
    .help = Répare ses copains en roulant. On l’embaucherait volontiers.
wreckland-card-war-drummer = Tambour-major
    .help = Ne fait de mal à personne. Autour de lui, simplement, on va tellement mieux.

## Ennemis : ce qui saute

wreckland-card-firebug = Pyromane
    .help = Un rien le réveille, toute la zone brûle, et il explose si on ne l’éteint pas au point près.
wreckland-card-powder-keg = Baril de poudre
    .help = Un baril, des roues, un optimiste. Achevez-le au point près, ou partagez la fête.
wreckland-card-tar-sprayer = Goudronneuse
    .help = Nappe toute la zone. Là où rien n’est boulonné, ça coule droit dans le moteur.

## Ennemis : les costauds

wreckland-card-road-hog = Gros Malotru
    .help = Grand, grossier et sur votre voie, quelle qu’elle soit.
wreckland-card-grinder = Broyeuse
    .help = Ce qu’elle touche ressort en limaille.
wreckland-card-parade-float = Char de carnaval
    .help = La fête est finie depuis des années, nul n’a osé le leur dire. Interminable à démolir.
wreckland-card-combine = Moissonneuse
    .help = Récolte les équipements par deux. Blindée contre les cailloux et contre vous.
wreckland-card-hauler = Semi-remorque
    .help = Blindé, large, et réveillé par plus de dés qu’il n’est juste. Pèse sur toute la zone.
wreckland-card-juggernaut = Mastodonte
    .help = Ne bouge pas et cogne comme une maison. Seuls les gros coups passent.

## Ennemis : les enveloppes

wreckland-card-dust-devil = Diable de poussière
    .help = Sort d’un côté et reparaît de l’autre, du même souffle.
wreckland-card-bailiff = Huissier
    .help = Il a une liste. Votre récup y figure, la voiture est à la page suivante.
wreckland-card-salt-shark = Requin des salines
    .help = Passe juste derrière vous, ressort en face et mord fort.
wreckland-card-smoke-pot = Pot fumigène
    .help = On perd un dé dans le brouillard. Crevez-le sans soin, et tout saute.
wreckland-card-toll-clerk = Péagiste
    .help = Derrière une vitre blindée. Faites l’appoint en récup.
wreckland-card-queue-jumper = Resquilleur
    .help = Passe devant tout le monde, droit au moteur.
wreckland-card-sled-gang = Bande à luge
    .help = Glisse autour de vous à rebours et accroche deux choses au passage.
wreckland-card-snow-plough = Chasse-neige
    .help = Dégage la route. Vous êtes sur la route.
wreckland-card-spark-plug = Bougie d’allumage
    .help = Petite, nerveuse, un rien l’allume. Ne pas forcer la dose.
wreckland-card-amplifier = Ampli
    .help = Ses amis vont mieux, et tout votre flanc sent les basses.
wreckland-card-fuel-tanker = Camion-citerne
    .help = Déborde sur toute la zone. Réfléchissez bien avant le dernier coup.
wreckland-card-molotov-choir = Chorale Molotov
    .help = Chante à deux voix, et plus fort devant le moteur.
wreckland-card-priority-mail = Courrier prioritaire
    .help = Rapide, lourd, et distribué coûte que coûte, avec copie.
wreckland-card-censor = Censeur
    .help = Biffe un de vos dés, puis ce qui se trouve à côté.

## Boss et mini-boss

wreckland-card-junk-king = Roi de la Casse
    .help = Tout ce qui fut jeté est à lui, et il a la définition large. Versez-lui une carte de récup, ou il se sert sur la voiture ; puis il cogne quand même.
wreckland-card-mother-lode = Mère Filon
    .help = Elle vient avec sa mine. Quand elle agit, tout un flanc s’effondre, et un mineur de plus remonte se poster devant elle.
wreckland-card-toll-baroness = Baronne du Péage
    .help = Sa guérite ne bouge pas d’un pouce et n’abîme jamais la peinture. Elle encaisse : un dé, une carte de récup, ou un morceau de moteur.
wreckland-card-granny-permafrost = Mamie Permafrost
    .help = Laisse tomber une maille sur deux équipements à la fois, puis donne un coup de patin au lac : tout le monde se retrouve une zone plus loin.
wreckland-card-conductor = Maestro Court-Jus
    .help = Ne frappe jamais. Quand sa baguette s’abaisse, tous les autres frappent, tous ensemble. Clairsemez d’abord l’orchestre.
wreckland-card-lady-octane = Madame Sans-Plomb
    .help = Refait son plein chaque fois qu’elle agit, et celui de son escorte, puis embrase tout un flanc. Par chaque trou, le feu court au moteur, plus chaud encore.
wreckland-card-postmaster = Receveur général
    .help = Blindé et sans appel : ce qu’il tamponne est annulé. Puis le dé repart à l’envoyeur, et qui s’en trouve réveillé vient aussi. Si sûr de lui qu’il se passe de la protection de son escorte.
wreckland-card-twin-fang = Double Croc
    .help = Mère Filon avait deux foreuses préférées. Celle-ci a mangé l’autre et ne l’a pas digérée.
wreckland-card-deep-freeze = Grand Congélo
    .help = Un camion frigorifique garé sur votre route. Les dés y restent collés.
wreckland-card-first-violin = Premier Violon
    .help = A plus d’une corde à son archet : apaise l’orchestre, raye la carrosserie.
wreckland-card-pump-attendant = Pompiste
    .help = Fait le plein de tout, y compris de la zone où vous êtes. Il est déconseillé de fumer.
wreckland-card-rubber-stamp = Tampon officiel
    .help = S’abat sur votre capot, encore et encore, avec la mention REFUSÉ.
wreckland-card-red-tape = Paperasse
    .help = N’attaque pas. Elle immobilise un dé et recolle tout ce qu’elle entoure.

## Chapitres : le nom et ce qui change

wreckland-card-dust-and-debt = Poussière et créances
    .help = Chaque fois qu’un ennemi est détruit, retirez 1 dégât d’un équipement de votre choix.
wreckland-card-salt-and-smoke = Le Sel et la Suie
    .help = Après avoir agi, chaque ennemi dérape 1 zone plus loin que d’habitude.
wreckland-card-last-tollbooth = Le Dernier Péage
    .help = Chaque tour de poursuite commence par le péage : écartez un dé blanc, ou prenez 1 dégât du côté de votre choix.
wreckland-card-black-ice = Verglas
    .help = Percuter fait 1 dégât de plus, mais après chaque choc, tous les ennemis dérivent d’une zone dans le sens horaire.
wreckland-card-static-belt = La Ceinture d’orage
    .help = Le moteur sous tension accepte les dés jusqu’à 3, pas seulement les 1 et les 2, mais une étape prend au plus 2 dés blancs.
wreckland-card-petrol-valley = Le Val d’Essence
    .help = Vos attaques font 1 dégât de plus, sauf quand vous percutez. Les explosions aussi, et tout ennemi placé devant vous.
wreckland-card-last-post = Poste restante
    .help = Manches 1 et 2 : la meute renonce 1 ennemi plus tôt, à 3. Manche 3 : chaque tour finit par 1 ennemi de plus derrière vous, mais le Boss peut être touché en toute compagnie.

# La règle du chapitre seule, pour la plaque du plateau
wreckland-twist-dust-and-debt = { wreckland-card-dust-and-debt.help }
wreckland-twist-salt-and-smoke = { wreckland-card-salt-and-smoke.help }
wreckland-twist-last-tollbooth = { wreckland-card-last-tollbooth.help }
wreckland-twist-black-ice = { wreckland-card-black-ice.help }
wreckland-twist-static-belt = { wreckland-card-static-belt.help }
wreckland-twist-petrol-valley = { wreckland-card-petrol-valley.help }
wreckland-twist-last-post = { wreckland-card-last-post.help }

## L’histoire

wreckland-story-dust-and-debt-before = Votre moteur est mort mardi. Mercredi, vous aviez boulonné le colis à sa place. Le règlement interdit au coursier de la Dernière Poste d’ouvrir le courrier : vous avez donc laissé le papier. Ni réservoir, ni bougies, et la garantie d’une maison qui a coulé avant que la mer ne s’en aille. Il ne devrait pas tourner. Il ronronne. L’ennui, c’est Quittance, où le Roi de la Casse règne sur tout ce qui fut un jour jeté, registres à l’appui. D’après les registres, quelqu’un a jeté ce moteur. Il veut le ravoir, intérêts compris, et ce sont les intérêts qui arrivent les premiers.
wreckland-story-dust-and-debt-twist = « Mes gars perdent des pièces comme un chien ses poils, dit le Roi de la Casse. Ramassez ce que vous pouvez, je le note. » { wreckland-card-dust-and-debt.help }
wreckland-story-dust-and-debt-after = Le Roi de la Casse gît sous son trône, qui était surtout fait de pare-chocs. Par habitude, vous tendez le bordereau ; par habitude, il signe : on ne lui a jamais présenté un papier qui ne fût pas à son avantage. « Reçu : une défaite », lit-il, trop tard. La bagarre a décrassé un coin du colis, et l’adresse montre sa première ligne : AU BOUT DE LA ROUTE. « Laquelle ? » demandez-vous. Il rit à en perdre un enjoliveur. « Mon petit, il n’y en a qu’une. Et personne n’y passe le balai. »
wreckland-story-dust-and-debt-lost = Le Roi de la Casse inscrit le moteur à l’actif, et vous aux divers. La nuit venue, vous reprenez l’un et l’autre : il n’enferme jamais ce qui est déjà à lui. Époussetez-vous. Le colis reste à livrer.
wreckland-story-salt-and-smoke-before = Là où fut la mer, il reste le sel, blanc comme un mensonge et tout aussi glissant. Une mine y rampe sur ses chenilles, cheminées comprises : le minerai s’est épuisé, mais Mère Filon n’a pas voulu en entendre parler. Elle déterre tout ce qui ronronne. Votre moteur ronronne. À travers la suie, vous comptez ses mineurs, puis ses foreuses, puis les issues, et le total baisse à chaque fois. « C’est pas un moteur, ça ! » tonne un porte-voix. « C’est un filon ! Ramenez-le-moi, et ménagez le coursier. Ou pas. »
wreckland-story-salt-and-smoke-twist = « Sur le sel, mes gars ne s’arrêtent pas : ils arrivent ! » tonne Mère Filon. { wreckland-card-salt-and-smoke.help }
wreckland-story-salt-and-smoke-after = La mine s’arrête. Cela n’était pas arrivé depuis une génération, et le silence est si neuf que les mineurs se découvrent devant lui. Puis quelqu’un trouve un ballon. Assise dans le sel, Mère Filon les regarde jouer à ses frais. Le plus vieux fait deux fois le tour de votre capot. « Je la connais, cette mécanique. Elle tirait le courrier de nuit. Filait comme un ragot. Personne n’a jamais trouvé par où on faisait le plein. » Et qui saurait ? Il montre, le long de la route, une rangée de lumières. « Demandez là-bas. Mais prenez de la monnaie. »
wreckland-story-salt-and-smoke-lost = Les foreuses de Mère Filon plongent là d’où venait le ronron, et trouvent du papier kraft, de la ficelle et du silence. Vous ressortez par les déblais, le colis sous le bras. Au bord du sel, il s’éclaircit la voix et se remet à ronronner.
wreckland-story-last-tollbooth-before = Ici la route a douze voies, et toutes mènent à un seul guichet. Y siège la Baronne du Péage, qui fait payer la route, l’air au-dessus de la route, et la question de savoir combien. La file d’attente dure depuis onze ans. Des gens y sont nés ; l’un d’eux vous vend un sandwich. « Catégorie ? » demande la Baronne. « Coursier. Les coursiers ne paient pas. » Elle chausse ses lunettes, puis son casque. « Pas chez moi, mon chou. Votre moteur ne brûle rien. Pas de carburant, pas de taxe. Savez-vous ce que vous êtes ? Un précédent. »
wreckland-story-last-tollbooth-twist = « Payable d’avance, mon chou, et l’avance, c’est à chaque tour », dit la Baronne du Péage. { wreckland-card-last-tollbooth.help }
wreckland-story-last-tollbooth-after = La barrière est levée, surtout parce qu’elle ne tient plus à rien. Un long moment, la file ne comprend pas. Puis onze années d’automobilistes passent la première. La Baronne vous délivre un reçu pour sa propre défaite et, honnête dans les petites choses, vous rend la monnaie. L’homme de tête baisse sa vitre : il a oublié où il allait, autant vous laisser sa carte. La route y grimpe au nord, dans le blanc, et près du col un commis d’autrefois a noté de sa plus belle plume : ici le courrier a gelé.
wreckland-story-last-tollbooth-lost = « Provision insuffisante », dit la Baronne, et l’on vous remorque au bout de la file. Elle dure depuis onze ans. Par chance, l’homme aux sandwichs connaît un chemin de traverse, et le colis n’a jamais su quand il était battu.
wreckland-story-black-ice-before = Le col est un lac posé sur la tranche. Sur la glace, dans un fauteuil à bascule monté sur patins, Mamie Permafrost tricote du barbelé. Elle a enterré quatre maris et deux chasse-neige. Depuis la fermeture du dernier bureau de poste, elle a froid aux pieds, et vous voici avec le premier moteur tiède depuis un siècle. « Pose-le près du fauteuil, mon lapin ! » Les petits-enfants sortent des congères : des grands, sur des luges. Vous touchez le frein. Le frein est au regret. Quoi que vous heurtiez aujourd’hui, chacun le sentira, et chacun tournera.
wreckland-story-black-ice-twist = « Rentre dans qui tu veux, mon lapin. Sur mon lac, personne ne freine », dit Mamie Permafrost. { wreckland-card-black-ice.help }
wreckland-story-black-ice-after = Vous mettez votre radiateur à bouillir pour remplir une bouillotte : battre une vieille dame est une chose, la laisser au froid en est une autre. Mamie la glisse sous ses pieds et se tait. « Je triais les lettres, dans le temps, dit-elle enfin. Ce moteur était à la cave. Pas de réservoir, non. Il ne brûle pas d’huile, il brûle de l’attente. Tant que quelqu’un, quelque part, attend le facteur, il tourne. » Elle vous tend une écharpe en cotte de mailles ; elle est affreuse, vous la mettez. « Alors ne sois jamais en retard. Et méfie-toi de qui te dira que personne n’attend. »
wreckland-story-black-ice-lost = Vous voilà dans une congère, moteur froid, et Mamie borde la couverture : autour de lui, pas autour de vous. Le gel est patient, mais elle pique du nez après la soupe. Vous ressortez la voiture à reculons, sur la pointe des pieds.
wreckland-story-static-belt-before = C’est le même orage depuis l’été dernier. Dessous, des pylônes en tenue de soirée ; devant les pylônes, sur une estrade de batteries, Maestro Court-Jus lève sa baguette. Il a des cordes, il a des cuivres, il a des gens attachés aux cuivres. Ce qu’il n’a jamais eu, c’est un tempo fiable. Or vous passez la colline avec un moteur qui n’a pas raté un temps depuis Quittance. « Là ! » s’écrie-t-il, et le ciel applaudit. « Mon métronome ! Moi, je n’y toucherai pas. Le reste de la voiture est affaire d’interprétation, et l’orchestre n’a pas répété. » Vos cheveux se dressent. La route aussi.
wreckland-story-static-belt-twist = « Jamais plus de deux voix à la fois, et qu’on entende les graves ! » dit Maestro Court-Jus. { wreckland-card-static-belt.help }
wreckland-story-static-belt-after = Le dernier accord part dans la terre, le Maestro au bout. L’orage piétine, cherche qui dirige, et s’en va. Dans le silence, vous l’entendez : le moteur fredonne, il a toujours fredonné, trois notes qui descendent, l’ancien cor de la malle-poste. Quelques musiciens reprennent en sourdine ; pour cet air-là, leurs grands-mères couraient au portail. La foudre a roussi le papier, et une autre ligne paraît sur l’étiquette, le cachet de la poste. Vous relisez la date. C’est celle de demain. Pour la première fois de votre carrière, vous risquez d’être en avance.
wreckland-story-static-belt-lost = Une fausse note, un éclair blanc, et le moteur se tait au beau milieu d’une mesure. Le Maestro tapote son pupitre. « On reprend, dit-il. Depuis le début. » Vous comptez bien le prendre au mot.
wreckland-story-petrol-valley-before = Toute l’essence qui reste au monde tient dans un vallon, et tout le vallon tient dans la main de Madame Sans-Plomb. Elle la vend au dé à coudre, à des seigneurs de guerre bien élevés. Un moteur qui marche sans rien n’est pas, pour elle, un miracle : c’est un concurrent. « Je ne vous en veux pas », disent les haut-parleurs des pompes, tandis que des choses à mèche se rangent sur la route. « Mais l’espoir à zéro le litre, vous comprenez, je ne peux pas m’aligner. » L’air tremble. Vos coups porteront loin, dans ces vapeurs. Ceux des autres aussi.
wreckland-story-petrol-valley-twist = « Attention aux vapeurs. Dans mon vallon, tout part si bien », dit Madame Sans-Plomb. { wreckland-card-petrol-valley.help }
wreckland-story-petrol-valley-after = Le vallon brûle poliment, une pompe après l’autre, comme les bougies sur le gâteau d’un très vieux monsieur. De la suie sur ses perles, Madame Sans-Plomb regarde. « Et le vôtre, que coûte-t-il au kilomètre ? » Vous le lui dites : il faut que quelqu’un attende. Elle y songe longtemps. « Moi, on ne m’a jamais attendue. On attendait l’essence. » Le règlement ne prévoit rien ; vous lui donnez une carte postale vierge et un crayon. Dans le rétroviseur, elle mordille encore le crayon. Le moteur, tiens, tire un peu plus fort.
wreckland-story-petrol-valley-lost = C’était un bien beau feu, vous dit-on ; de votre place, on voyait mal. Madame Sans-Plomb envoie des fleurs, un peu roussies, et la facture de l’essence. Vous gardez les fleurs, renvoyez la facture, et recommencez.
wreckland-story-last-post-before = La route finit devant un bureau de poste grand comme une montagne, et la montagne est pleine de lettres. C’est le Receveur général qui a arrêté le courrier. Une lettre remise, a-t-il calculé, c’est une affaire classée ; une lettre gardée attend toujours, et l’attente est une force. Sa forteresse entière en vit. Il y manquait une pièce, depuis qu’un commis au cœur tendre l’a mise au courrier : la vôtre. « Coursier ! » crie-t-il de la tour roulante qu’il appelle son bureau. « Vous êtes en retard, votre bordereau est froissé, et personne ne vous attend. » Vous regardez la jauge. L’aiguille n’est pas de cet avis.
wreckland-story-last-post-twist = « Le guichet ferme tôt ; ensuite la queue se forme derrière vous, et je reçois en toute compagnie », dit le Receveur général. { wreckland-card-last-post.help }
wreckland-story-last-post-after = Le Receveur général s’immobilise sous ses propres casiers, enfin classé. Vous défaites le colis. Sous le papier, sous la suie de sept querelles, l’adresse livre sa dernière ligne : À QUI ROULE ENCORE. Alors vous remplissez le bordereau, en trois exemplaires, vous vous le présentez et vous signez. Pas de pourboire. Derrière vous, les portes s’ouvrent sur trois millions de lettres, et là-bas, dans le noir, aux portails et aux fenêtres, trois millions de gens avaient presque cessé de tendre l’oreille. Le moteur démarre sans qu’on le lui demande. Vous chargez le premier sac. Il est parti pour tourner longtemps.
wreckland-story-last-post-lost = « Retour à l’envoyeur », dit le Receveur général, et le tampon s’abat. Mais l’envoyeur reste introuvable : on vous dépose au dernier virage, le colis sur les genoux. Dans le métier, cela porte un nom : seconde présentation.
