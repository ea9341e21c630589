/** A block of seats in rows that bend around the stage. */
interface Section {
  name: string;
  price: number;
  color: string;
  /** Letter of the row nearest to the stage. */
  firstRow: string;
  rows: number;
  /** From the center of the stage's edge to the first row. */
  radius: number;
  /** Where the rows begin and end: degrees from straight ahead, negative on the left. */
  from: number;
  to: number;
}

export interface Seat {
  id: string;
  section: string;
  row: string;
  number: number;
  price: number;
  color: string;
  x: number;
  y: number;
  /** Rotates the seat toward the stage. */
  rotation: number;
}

const CORAL = '#f2664a';
const SUN = '#f6b73c';
const TEAL = '#2fb3bd';
const PLUM = '#9b74d6';

/** The hall as a server would describe it. The whole plan follows from these lines. */
export const HALL: Section[] = [
  section('Front stalls', 64, CORAL, 'A', 3, 112, -50, 50),
  section('Stalls left', 48, SUN, 'D', 5, 178, -56, -21),
  section('Stalls', 48, SUN, 'D', 5, 178, -19, 19),
  section('Stalls right', 48, SUN, 'D', 5, 178, 21, 56),
  section('Box left', 72, PLUM, 'A', 2, 206, -84, -62),
  section('Box right', 72, PLUM, 'A', 2, 206, 62, 84),
  section('Circle left', 36, TEAL, 'J', 4, 304, -70, -26),
  section('Circle', 36, TEAL, 'J', 4, 304, -24, 24),
  section('Circle right', 36, TEAL, 'J', 4, 304, 26, 70),
];

/** From one row to the next, and from one seat to its neighbor. */
const ROW_PITCH = 21;
const SEAT_PITCH = 18;

export const MAX_SEATS = 6;

function section(
  name: string,
  price: number,
  color: string,
  firstRow: string,
  rows: number,
  radius: number,
  from: number,
  to: number,
): Section {
  return { name, price, color, firstRow, rows, radius, from, to };
}

/** A point on an arc about the middle of the stage's edge. */
export function onArc(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
}

/** The seats of a section, row by row, with as many in each row as fit on its arc. */
export function seatsOf({ name, price, color, firstRow, rows, radius, from, to }: Section): Seat[] {
  return Array.from({ length: rows }, (_, i) => {
    const row = String.fromCharCode(firstRow.charCodeAt(0) + i);
    const distance = radius + i * ROW_PITCH;
    const length = ((to - from) * Math.PI * distance) / 180;
    const count = Math.floor(length / SEAT_PITCH);
    return Array.from({ length: count }, (_, at): Seat => {
      const degrees = from + ((at + 0.5) * (to - from)) / count;
      const id = `${name}-${row}-${at + 1}`.replaceAll(' ', '-');
      const place = onArc(distance, degrees);
      return { id, section: name, row, number: at + 1, price, color, ...place, rotation: -degrees };
    });
  }).flat();
}

export const SEATS: ReadonlyMap<string, Seat> = new Map(
  HALL.flatMap(seatsOf).map((seat) => [seat.id, seat]),
);

/** The answer of a server: the taken seats, in parties of one to four. */
export function bookedSeats(): Set<string> {
  const booked = new Set<string>();
  let state = 21;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  let party = 0;
  for (const { id } of SEATS.values()) {
    if (party === 0 && random() < 0.16) party = 1 + Math.floor(random() * 4);
    if (party === 0) continue;
    booked.add(id);
    party -= 1;
  }
  return booked;
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next seat in the direction of an arrow key. The seat itself if there is none. */
export function seatByKey(from: Seat, key: string): Seat | undefined {
  const [dx, dy] = ARROWS[key] ?? [];
  if (dx === undefined || dy === undefined) return undefined;
  let nearest = from;
  let least = Infinity;
  for (const seat of SEATS.values()) {
    const along = (seat.x - from.x) * dx + (seat.y - from.y) * dy;
    const across = Math.abs((seat.x - from.x) * dy) + Math.abs((seat.y - from.y) * dx);
    const away = along + 2 * across;
    if (along > across && away < least) [nearest, least] = [seat, away];
  }
  return nearest;
}

export const LABEL = 'Plan of the hall. Arrow keys point at a seat, Enter chooses it.';

export const nameOf = ({ section, row, number }: Seat) => `${section}, row ${row}, seat ${number}`;

export const totalOf = (seats: readonly Seat[]) => seats.reduce((sum, { price }) => sum + price, 0);

const ALL = [...SEATS.values()];

/** The seat that a choice would leave without a free neighbor, though it has one now. Single seats are hard to sell. */
export function leftAlone(chosen: readonly Seat[], taken: ReadonlySet<string>): Seat | undefined {
  return ALL.find((seat, at) => {
    if (taken.has(seat.id) || chosen.includes(seat)) return false;
    const free = [ALL[at - 1], ALL[at + 1]]
      .filter((one) => one !== undefined)
      .filter((one) => one.section === seat.section && one.row === seat.row && !taken.has(one.id));
    return free.length > 0 && free.every((one) => chosen.includes(one));
  });
}

/** What is wrong with a choice, if anything. */
export function refusal(chosen: readonly Seat[], taken: ReadonlySet<string>): string | undefined {
  const alone = leftAlone(chosen, taken);
  return alone && `${nameOf(alone)} would be left alone: choose it, too, or move by one seat.`;
}

/** Free neighbors in one row that leave no seat alone, as close as possible to the center of the hall; empty when there are none. */
export function bestSeats(count: number, taken: ReadonlySet<string>): Seat[] {
  let best: Seat[] = [];
  let least = Infinity;
  for (let i = 0; i + count <= ALL.length; i += 1) {
    const group = ALL.slice(i, i + count);
    const [first] = group;
    const together = group.every(
      (seat) => seat.section === first?.section && seat.row === first.row,
    );
    if (!together || group.some(({ id }) => taken.has(id))) continue;
    const away = group.reduce((sum, { x, y }) => sum + Math.hypot(x, y - 200), 0);
    if (away < least && !leftAlone(group, taken)) [best, least] = [group, away];
  }
  return best;
}
