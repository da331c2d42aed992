// What lies before the seats, open or folded up: one is open at a time, that of whoever looks unless they ask for another.

/**
 * @typedef {Object} Fold
 * @property {string} id
 * @property {number} seat
 * @property {string} handle the piece that opens it, always seen
 * @property {number} x where it lies while it is open
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

const RIM = 70; // units that the camera leaves around what it looks at

export class Folds {
  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    Object.assign(this, { board, mine: [], turn: -1, open: null, byHand: false, onOpen: () => {}, onLay: () => {} });
    /** @type {Fold[]} */
    this.all = [];
    board.svg.addEventListener("click", (event) => this.press(this.under(event.target)));
  }

  /** The folds of a scene, and the seats of whoever looks at it. */
  meet(all, mine) {
    Object.assign(this, { all, mine });
    if (!this.byHand || !this.of(this.open)) this.lay(this.home());
  }

  of(id) {
    return this.all.find((fold) => fold.id === id);
  }

  /** The fold of a seat. */
  before(seat) {
    return this.all.find((fold) => fold.seat === seat);
  }

  /** The one we see unless we ask for another: our own; of several, or if we only watch, that of whoever had the turn last. */
  home() {
    const known = this.mine.length ? this.all.filter((fold) => this.mine.includes(fold.seat)) : this.all;
    return (known.find((fold) => fold.seat === this.turn) ?? known[0])?.id ?? null;
  }

  /** Somebody has the turn: of interest if it is one of us, or if we only watch. */
  follow(seat) {
    if (this.mine.length ? !this.mine.includes(seat) : !this.before(seat)) return;
    this.turn = seat;
    if (!this.byHand) this.lay(this.home());
  }

  /** A question opens what its places lie on, or what lies before the seat that is asked. */
  ask(seat, options) {
    this.turn = seat;
    this.byHand = false;
    const places = options.flatMap((option) => option.spots).filter((spot) => spot.fold);
    this.lay(places[0]?.fold ?? this.home());
  }

  /** Something that lies there is pointed at. */
  need(id) {
    if (!id) return;
    this.byHand = false;
    this.lay(id);
  }

  // Hands

  /** The fold that is pressed with a part of the picture: its handle, or anything of its folded form. */
  under(node) {
    const piece = this.board.pieces.get(node.closest?.(".piece")?.dataset.id)?.piece;
    return piece && (this.all.find((fold) => fold.handle === piece.id) ?? (piece.folded ? this.of(piece.fold) : null))?.id;
  }

  /** Open a fold; pressed again, it gives way to our own. */
  press(id) {
    if (!this.of(id)) return;
    const again = id === this.open;
    this.byHand = !again && id !== this.home();
    this.lay(again ? this.home() : id);
    this.board.camera.look(middles(this.of(this.open)));
    this.onOpen(this.of(this.open));
  }

  /** Open the one after that which is open. */
  next() {
    if (!this.all.length) return;
    const at = this.all.findIndex((fold) => fold.id === this.open);
    this.press(this.all[(at + 1) % this.all.length].id);
  }

  /** The corners of what is open, if some places lie on it: all of it is to be seen. */
  around(places) {
    const open = this.of(this.open);
    if (!open || !places.some((place) => place.fold === open.id)) return [];
    const { x, y, width, height } = middles(open);
    return [{ x, y }, { x: x + width, y: y + height }];
  }

  // What is seen

  lay(id) {
    if (this.open === id) return;
    this.open = id;
    for (const entry of this.board.pieces.values()) this.show(entry);
    for (const node of this.board.spots.children) this.showSpot(node);
    this.onLay();
  }

  /** Whether a piece is of the form that is not there. */
  hides({ fold, folded = false }) {
    return Boolean(fold) && (fold === this.open) === folded;
  }

  /** A piece is seen or not; a handle says whether its fold is open. */
  show({ node, piece }) {
    if (!piece) return;
    node.classList.toggle("away", this.hides(piece));
    node.classList.toggle("opens", Boolean(piece.folded));
    const fold = this.all.find((each) => each.handle === piece.id);
    if (!fold) return;
    node.classList.add("opens");
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "-1");
    node.removeAttribute("aria-label"); // its title says it, and what is drawn on it need not be part of that
    node.setAttribute("aria-expanded", String(fold.id === this.open));
  }

  showSpot(node) {
    node.classList.toggle("away", Boolean(node.dataset.fold) && node.dataset.fold !== this.open);
  }
}

/** The box around the middles of what lies in a fold: with its rim it is the whole of it. */
function middles({ x, y, width, height }) {
  return { x: x + RIM, y: y + RIM, width: width - 2 * RIM, height: height - 2 * RIM };
}
