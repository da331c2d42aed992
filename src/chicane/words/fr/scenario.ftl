# Ce qui ne va pas dans un scénario

scenario-at = { $file }, ligne { $line } : { $why }
scenario-at-board = { $file }, plateau à partir de la ligne { $line } : { $why }
scenario-claim = une attente s’écrit « ? nom = valeur » ou « ? nom has valeur », pas « { $claim } »
scenario-differs = « { $fact } » vaut « { $actual } », on attendait « { $value } »
scenario-lacks = « { $fact } » ne contient pas « { $item } » ; { $actual }
scenario-offered = « { $option } » est au menu et ne devrait pas y être
scenario-other = « { $option } » : c’est à « { $actor } » de choisir ici, pas à « { $given } »
scenario-menu = « { $option } » n’est pas au menu de « { $actor } » ; { $menu }
scenario-too-late = la partie est finie avant que vienne « { $goal } »
scenario-busy = « { $actor } » ne peut pas rester sans rien faire ici ; { $menu }
scenario-never = « { $goal } » ne vient jamais
scenario-impossible = { $fault ->
   *[other] une telle position n’existe pas
}
scenario-number = « { $line } » : « { $text } » n’est pas un nombre
scenario-bounds = « { $line } » : { $text } n’est pas entre { $least } et { $most }
scenario-players = le nombre de joueurs doit être un nombre, pas « { $text } »
scenario-header = { $file } : il manque l’en-tête « { $header } »
scenario-no-header = « { $line } » n’est pas un en-tête ; { $known }
scenario-twice = « { $header } » figure déjà à la ligne { $line }
scenario-indented = une ligne en retrait hors de « board » et « play »

# Une position qui ne peut pas être dessinée ainsi

scenario-off-track = { $colour } n’est pas sur la piste ; dites où : « { $colour } at o3 »
scenario-board = { $colour } board : white ou black, pas « { $text } »
scenario-space = il n’y a pas de case « { $space } » ; elles vont de { $first } à { $last }
scenario-no-turn = { $colour } n’est pas sur la piste et ne peut pas avoir le tour
scenario-track = il n’y a pas de piste « { $track } » ; il y a { $known }, ou un dessin de trois rangées
scenario-rows = une piste dessinée a trois rangées (outer, centre, inner), pas { $rows }
scenario-row-order = la rangée « { $row } » occupe la place de « { $wanted } » (outer, centre, inner)
scenario-row-length = la rangée « { $row } » a { $cells } cases ; toutes les rangées en ont autant, au moins { $least }
scenario-cell = { $place } : case illisible « { $cell } »
scenario-none-left = il ne reste plus de « { $name } »
scenario-beside = « { $card } » ne se pose pas à côté { $beside ->
    [crew] d’une équipe
    [tile] d’une tuile
   *[vehicle] d’un véhicule
}
scenario-hand = une main a { $most } cartes, pas { $cards }
scenario-two-places = { $name } est à deux endroits
scenario-no-cards = { $crew } lance des dés et n’a pas de cartes
scenario-tiles = il y a { $most } tuiles sur le plateau, pas { $tiles } : dites l’arrière, le milieu et la tête
scenario-tile-order = les tuiles remises sous la pile viennent après celles que personne n’a vues
scenario-too-long = rangée { $row } : { $cells } cases à partir de { $first } ; le plateau a { $columns } colonnes
scenario-two-tokens = deux jetons en { $space }
scenario-there-already = { $name } est déjà ailleurs
scenario-dice = une équipe a { $most } dés, pas { $dice }
scenario-no-slot = { $vehicle } n’a pas d’emplacement de dégâts libre pour « { $name } »
scenario-vehicles = { $vehicles } véhicules pour { $players } joueurs
scenario-place = un endroit s’écrit en deux nombres, comme « 0 2.5 », pas « { $text } »
scenario-no-number = « { $text } » n’est pas un nombre
scenario-one-too-many = « { $name } » est un véhicule de trop pour { $players } joueurs
scenario-whole = « { $text } » n’est pas un nombre entier de { $least } à { $most }
scenario-planned = on planifie { $most } cartes, pas { $cards }
scenario-not-in-deck = { $card } n’est pas dans le paquet de { $vehicle }
scenario-begin = begin vaut « plan », « phase 1 », « turn red » ou « turn red 2 », pas « { $text } »
scenario-no-die = il ne reste pas de dé, ou pas d’emplacement de dé, pour un { $value }
scenario-most-dice = au plus { $most } dés { $colour ->
    [red] rouges
   *[white] blancs
} de 1 à 6
scenario-no-drawing = { $game } ne peut pas être disposé d’après un dessin
scenario-no-fact = { $game } n’a pas de fait « { $fact } »

# Une position qui n’existe pas

scenario-caltrops = une case porte au plus une chausse-trappe, et il n’y en a que { $most }
scenario-same-space = « { $one } » et « { $other } » sont tous deux en { $space }
scenario-on-pillar = « { $colour } » est sur le pilier de { $space }
scenario-pillars = { $chariots } chars ont besoin d’autant de cases sans pilier dans le couloir « { $lane } »
scenario-tokens = { $count } jetons « { $token } » ; il y en a { $most }
scenario-hazards = { $count } jetons de danger ; il y en a { $most }
scenario-follows = « { $vehicle } » n’est pas derrière « { $before } »
scenario-hangs = « { $vehicle } » dépasse à l’arrière du plateau
scenario-tile-twice = la tuile { $tile } figure deux fois
scenario-no-tile = la tuile { $tile } n’est ni sur le plateau ni dans la pile
scenario-on-rock = « { $vehicle } » est sur la roche de { $space }
scenario-burns = « { $vehicle } » brûle et ne roule plus
scenario-chopper-rock = l’hélico de « { $crew } » ne peut pas survoler la roche de { $space }
scenario-choppers = deux hélicos survolent { $space }
scenario-outside = « { $name } » est hors de l’arène
scenario-overlap = « { $one } » et « { $other } » se chevauchent
scenario-cans = { $count } jerrycans ; à { $players } joueurs il y en a { $most }
scenario-same-colour = deux véhicules sont « { $colour } »
scenario-structure = « { $name } » a subi { $damage } de dégâts, pour une structure de { $structure } seulement
scenario-equipment = trop de cartes « { $name } »
scenario-destroyed = « { $thing } » est détruit par { $most } de dégâts
scenario-cards = cartes « { $card } » : { $count } au lieu de { $most }
scenario-bears = « { $thing } » a subi { $damage } de dégâts et en supporte { $most }
scenario-nothing-works = « { $slot } » a subi { $damage } de dégâts, mais rien n’y fonctionne
scenario-nothing = rien ne se trouve en « { $slot } » qui puisse être détruit
