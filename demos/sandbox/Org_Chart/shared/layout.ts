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
}

export const CARD = { width: 146, height: 46 };
/** Between departments, between cards of a column, below the head; and the indentation of reports. */
const GAP = { across: 14, down: 9, head: 44, indent: 19 };
/** How far a rope is from the left edge of the boss. */
const KNOT = 10;

/**
 * The positions of all cards that are not folded away. The departments are side by side below the head. Within a department, people are in one column, set to
 * the right below their boss: this is far less wide than a tree in which each level is a row.
 */
export function layOut(crew: Crew): Placed[] {
  const head = headOf(crew);
  if (!head) return [];
  const placed: Placed[] = [];
  const shown = ({ id, isFolded }: Person) => (isFolded ? [] : reportsOf(crew, id));

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
  let x = 0;
  let last = 0;
  for (const department of shown(head)) {
    last = x;
    x = putColumn(department, { x, y: CARD.height + GAP.head }, 1, first).x + GAP.across;
  }
  // The head is above the middle of the departments.
  first.x = last / 2;
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
export function ropePoints({ x, y, depth }: Placed, boss: Placed): number[] {
  const [top, middle] = [y, y + CARD.height / 2];
  if (depth > 1) {
    const left = boss.x + KNOT;
    return [left, boss.y + CARD.height, left, middle, x, middle];
  }
  const half = boss.y + CARD.height + GAP.head / 2 + 4;
  const from = boss.x + CARD.width / 2;
  const to = x + CARD.width / 2;
  return [from, boss.y + CARD.height, from, half, to, half, to, top];
}
