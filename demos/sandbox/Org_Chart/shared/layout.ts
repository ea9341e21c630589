import { branchOf, headOf, reportsOf, type Crew, type Person } from './crew';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A card that is shown. `x` and `y` are its upper left corner; the head's column begins at 0, 0. */
export interface Placed extends Point {
  person: Person;
  /** 0 is the head. */
  depth: number;
  color: number;
  boss: Placed | null;
  /** How many people are folded away below. */
  hidden: number;
  /** Whether there are people below, folded or not. */
  hasReports: boolean;
  /** Whether departments are below each other, so that the rope from the head comes from the left. */
  isStacked: boolean;
}

export const CARD = { width: 146, height: 46 };
/** Between departments, between cards of a column, below the head; and the indentation of reports. */
const GAP = { across: 14, down: 9, head: 44, indent: 19 };
/** How far a rope is from the left edge of the boss. */
const KNOT = 10;

/**
 * The positions of all cards that are not folded away. The departments are side by side below the head. Within a department, people are in one column, set to
 * the right below their boss: this is far less wide than a tree in which each level is a row.
 *
 * @param most how many columns there may be; with more departments, each goes below the shortest column
 */
export function layOut(crew: Crew, most = Infinity): Placed[] {
  const head = headOf(crew);
  if (!head) return [];
  const placed: Placed[] = [];
  const shown = ({ id, isFolded }: Person) => (isFolded ? [] : reportsOf(crew, id));
  const departments = shown(head);
  const isStacked = departments.length > most;

  const put = (person: Person, at: Point, depth: number, boss: Placed | null): Placed => {
    const reports = branchOf(crew, person.id).length;
    const one = {
      ...at,
      person,
      depth,
      color: depth === 1 ? person.color : (boss?.color ?? 0),
      boss,
      hidden: person.isFolded ? reports : 0,
      hasReports: reports > 0,
      isStacked,
    };
    placed.push(one);
    return one;
  };

  /** Places a person and all below them in one column. Returns how far down and to the right it reaches. */
  const putColumn = (person: Person, at: Point, depth: number, boss: Placed): Point => {
    const one = put(person, at, depth, boss);
    const end = { x: at.x + CARD.width, y: at.y + CARD.height };
    for (const report of shown(person)) {
      const next = { x: at.x + GAP.indent, y: end.y + GAP.down };
      const reached = putColumn(report, next, depth + 1, one);
      end.x = Math.max(end.x, reached.x);
      end.y = reached.y;
    }
    return end;
  };

  const first = put(head, { x: 0, y: 0 }, 0, null);
  const columns: { cards: Placed[]; right: number; bottom: number }[] = [];
  for (const department of departments) {
    const column =
      columns.length < most
        ? { cards: [], right: 0, bottom: CARD.height + GAP.head }
        : columns.reduce((low, one) => (one.bottom < low.bottom ? one : low));
    if (!columns.includes(column)) columns.push(column);
    const known = placed.length;
    const end = putColumn(department, { x: 0, y: column.bottom }, 1, first);
    column.cards.push(...placed.slice(known));
    column.right = Math.max(column.right, end.x);
    column.bottom = end.y + GAP.down;
  }
  // Columns of several departments have their ropes on the left.
  const gutter = isStacked ? KNOT + 2 : 0;
  let x = 0;
  let last = 0;
  for (const { cards, right } of columns) {
    last = x;
    for (const card of cards) card.x += x + gutter;
    x += gutter + right + GAP.across;
  }
  // The head is above the middle of the departments.
  first.x = gutter + last / 2;
  return placed;
}

/** As many departments side by side as fit into a width, in two columns at least; the others are below them. */
export function layOutIn(crew: Crew, width: number): Placed[] {
  let placed = layOut(crew);
  let most = Math.ceil(width / CARD.width);
  while (most > 2 && boundsOf(placed).width > width) {
    most -= 1;
    placed = layOut(crew, most);
  }
  return placed;
}

/** The smallest box around all cards. */
export function boundsOf(placed: readonly Placed[]) {
  const right = Math.max(0, ...placed.map(({ x }) => x + CARD.width));
  const bottom = Math.max(0, ...placed.map(({ y }) => y + CARD.height));
  return { x: 0, y: 0, width: right, height: bottom };
}

export const cardAt = (placed: readonly Placed[], { x, y }: Point) =>
  placed.find(
    (one) => x >= one.x && x <= one.x + CARD.width && y >= one.y && y <= one.y + CARD.height,
  );

/** Where the button is that folds a branch: on the lower edge of the card. */
export const foldPlace = ({ x, y, depth }: Placed): Point => ({
  x: depth === 0 ? x + CARD.width / 2 : x + CARD.width - 16,
  y: y + CARD.height,
});

/** The rope from a boss to a card: x and y in turn. */
export function ropePoints({ x, y, depth, isStacked }: Placed, boss: Placed): number[] {
  const [top, middle] = [y, y + CARD.height / 2];
  if (depth > 1) {
    const left = boss.x + KNOT;
    return [left, boss.y + CARD.height, left, middle, x, middle];
  }
  const half = boss.y + CARD.height + GAP.head / 2 + 4;
  const from = boss.x + CARD.width / 2;
  const side = x - KNOT;
  if (isStacked)
    return [from, boss.y + CARD.height, from, half, side, half, side, middle, x, middle];
  const to = x + CARD.width / 2;
  return [from, boss.y + CARD.height, from, half, to, half, to, top];
}
