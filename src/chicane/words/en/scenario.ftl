# What is wrong with a scenario

scenario-at = { $file }, line { $line }: { $why }
scenario-at-board = { $file }, board from line { $line }: { $why }
scenario-claim = an expectation looks like “? name = value” or “? name has value”, not “{ $claim }”
scenario-differs = { $fact } is { $actual }, expected { $value }
scenario-lacks = { $fact } has no “{ $item }”; { $actual }
scenario-offered = “{ $option }” is on the menu and should not be
scenario-other = “{ $option }”: { $actor } must choose here, not { $given }
scenario-menu = “{ $option }” is not on the menu of { $actor }; { $menu }
scenario-too-late = the game is over before { $goal } comes
scenario-busy = { $actor } can’t be idle here; { $menu }
scenario-never = { $goal } never comes
scenario-impossible = { $fault }
scenario-number = “{ $line }”: “{ $text }” is not a number
scenario-bounds = “{ $line }”: { $text } is not between { $least } and { $most }
scenario-players = players must be a number, not “{ $text }”
scenario-header = { $file }: the header “{ $header }:” is missing
scenario-no-header = “{ $line }” is not a header; { $known }
scenario-twice = “{ $header }” was given before, in line { $line }
scenario-indented = an indented line outside “board:” and “play:”

# A position that can’t be drawn so

scenario-off-track = { $colour } is not on the track; say where: “{ $colour } at o3”
scenario-board = { $colour } board: white or black, not “{ $text }”
scenario-space = no space “{ $space }”; they run from { $first } to { $last }
scenario-no-turn = { $colour } is not on the track and can’t have the turn
scenario-track = no track “{ $track }”; there are { $known }, or a drawing of three rows
scenario-rows = a drawn track has three rows (outer, centre, inner), not { $rows }
scenario-row-order = row “{ $row }” stands where “{ $wanted }” belongs (outer, centre, inner)
scenario-row-length = row “{ $row }” has { $cells } cells; all rows need the same number, at least { $least }
scenario-cell = { $place }: unreadable cell “{ $cell }”
scenario-none-left = there is no “{ $name }” left
scenario-beside = “{ $card }” does not lie beside { $beside ->
    [crew] a crew
    [tile] a tile
   *[vehicle] a vehicle
}
scenario-hand = a hand has { $most } cards, not { $cards }
scenario-two-places = { $name } is in two places
scenario-no-cards = { $crew } rolls dice and has no cards
scenario-tiles = { $most } tiles lie on the board, not { $tiles }: say rear, middle and lead
scenario-tile-order = tiles that were put back come after those nobody has seen
scenario-too-long = row { $row }: { $cells } cells from { $first } on; the board has { $columns } columns
scenario-two-tokens = two tokens on { $space }
scenario-there-already = { $name } is somewhere else already
scenario-dice = a crew has { $most } dice, not { $dice }
scenario-no-slot = { $vehicle } has no free damage slot for “{ $name }”
scenario-vehicles = { $vehicles } vehicles for { $players } players
scenario-place = a place is two numbers, such as “0 2.5”, not “{ $text }”
scenario-no-number = “{ $text }” is not a number
scenario-one-too-many = “{ $name }” is one vehicle too many for { $players } players
scenario-whole = “{ $text }” is not a whole number from { $least } to { $most }
scenario-planned = { $most } cards are planned, not { $cards }
scenario-not-in-deck = { $card } is not in the deck of { $vehicle }
scenario-begin = begin is “plan”, “phase 1”, “turn red” or “turn red 2”, not “{ $text }”
scenario-no-die = there is no die or no die slot left for a { $value }
scenario-most-dice = at most { $most } { $colour ->
    [red] red
   *[white] white
} dice of 1 to 6
scenario-no-drawing = { $game } can’t be set up from a drawing
scenario-no-fact = { $game } has no fact “{ $fact }”

# A position that can’t be

scenario-caltrops = a space holds at most one caltrop, and there are only { $most }
scenario-same-space = { $one } and { $other } both stand on { $space }
scenario-on-pillar = { $colour } stands on the pillar of { $space }
scenario-pillars = { $chariots } chariots need as many spaces without a pillar in the { $lane } lane
scenario-tokens = { $count } { $token } tokens; there are { $most }
scenario-hazards = { $count } hazard tokens; there are { $most }
scenario-follows = { $vehicle } does not follow { $before }
scenario-hangs = { $vehicle } hangs off the board
scenario-tile-twice = tile { $tile } is there twice
scenario-no-tile = tile { $tile } is neither on the board nor in the pile
scenario-on-rock = { $vehicle } stands on the rock of { $space }
scenario-burns = { $vehicle } burns and does not run
scenario-chopper-rock = the chopper of { $crew } can’t hover over the rock of { $space }
scenario-choppers = two choppers hover over { $space }
scenario-outside = { $name } is outside the arena
scenario-overlap = { $one } and { $other } overlap
scenario-cans = { $count } jerrycans; { $players } players have { $most }
scenario-same-colour = two vehicles are { $colour }
scenario-structure = { $name } has damage { $damage }, and a structure of { $structure } only
scenario-equipment = too many cards “{ $name }”
scenario-destroyed = { $thing } is destroyed by { $most } damage
scenario-cards = { $count } of the { $most } cards “{ $card }” are there
scenario-bears = { $thing } has { $damage } damage; it bears { $most }
scenario-nothing-works = { $slot } has { $damage } damage, but nothing works there
scenario-nothing = nothing stands in { $slot } that could be destroyed
