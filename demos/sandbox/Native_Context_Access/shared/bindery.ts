export interface Book {
  name: 'marbled' | 'gilded';
  x: number;
  y: number;
}

/** Where the middle of a book can be. The middle of the table is at 0, 0. */
export const REACH = { left: -180, right: 180, top: -70, bottom: 70 };

export const onTable = (): Book[] => [
  { name: 'marbled', x: -132, y: 0 },
  { name: 'gilded', x: 132, y: 0 },
];

/** The nearest point that the middle of a book can reach. */
export const keepIn = ({ x, y }: { x: number; y: number }) => ({
  x: Math.min(REACH.right, Math.max(REACH.left, x)),
  y: Math.min(REACH.bottom, Math.max(REACH.top, y)),
});

/** The books after one of them was moved, at most to the edge of the table. */
export const moveBook = (books: Book[], name: Book['name'], to: { x: number; y: number }) =>
  books.map((book) => (book.name === name ? { ...book, ...keepIn(to) } : book));

/** What a key does: arrows move the chosen book, with Shift farther; Space or Enter takes the other one. */
export function press(books: Book[], chosen: Book['name'], event: KeyboardEvent) {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const [book, other] = chosen === books[0]?.name ? books : [...books].reverse();
  if (!book || !other || ctrlKey || altKey || metaKey) return undefined;
  // A key that is held down repeats; the books would take turns.
  if ((key === ' ' || key === 'Enter') && !event.repeat) return { books, chosen: other.name };
  const step = shiftKey ? 40 : 5;
  const x = book.x + step * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = book.y + step * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  return x !== book.x || y !== book.y
    ? { books: moveBook(books, chosen, { x, y }), chosen }
    : undefined;
}

/** The state of the stamp: `lost` when the layer was drawn again. */
export type Stamp = 'none' | 'there' | 'lost';

/** Describes the visible scene. */
export const WORDS: Record<Stamp, string> = {
  none: 'Both covers are nodes: drag them.',
  there: 'The stamp is on the canvas, but not in the scene. Move a book.',
  lost: 'The layer was drawn again, and the stamp is gone.',
};

type Color = readonly [red: number, green: number, blue: number];

/** The inks of the marbled paper, from one vein to the next. */
export const INKS: readonly Color[] = [
  [31, 58, 95],
  [246, 239, 224],
  [217, 80, 46],
  [246, 239, 224],
  [225, 168, 60],
  [23, 26, 33],
];

/** The part of a vein's width that fades into the next one. */
const SOFT = 0.12;

/** Red, green, blue and alpha of a marbled paper, row by row, as `ImageData` has them. The same seed is the same paper. */
export function marble(width: number, height: number, seed: number) {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [red, green, blue] = inkAt(column / width, row / width, seed);
      data.set([red, green, blue, 255], 4 * (row * width + column));
    }
  }
  return data;
}

/** The ink at a point; the paper is 1 wide. */
function inkAt(x: number, y: number, seed: number): Color {
  // A comb has drawn the ink to and fro.
  const u = x + 0.07 * Math.sin(9 * y + seed) + 0.03 * Math.sin(23 * y + 2 * seed);
  const v = y + 0.1 * Math.sin(12 * x + 1.7 * seed) + 0.02 * Math.sin(31 * x - seed);
  // Rings around three drops.
  const ring = (left: number, top: number) => Math.hypot(u - left, v - top);
  const field =
    4.2 * ring(0.3, 0.35) + 3.1 * ring(0.8, 0.9) + 1.6 * Math.sin(6 * ring(0.6, 1.3) + seed);
  const at = ((field % 1) + 1) % 1;
  const vein = at * INKS.length;
  const index = Math.floor(vein);
  const near = Math.min(1, (vein - index) / SOFT);
  const before = INKS[(index + INKS.length - 1) % INKS.length] ?? [0, 0, 0];
  const ink = INKS[index % INKS.length] ?? [0, 0, 0];
  const mix = (from: number, to: number) => Math.round(from + (to - from) * near);
  return [mix(before[0], ink[0]), mix(before[1], ink[1]), mix(before[2], ink[2])];
}
