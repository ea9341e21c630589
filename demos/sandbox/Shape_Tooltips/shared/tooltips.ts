export const TABLE = { width: 480, height: 320 };

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const cutlery = 'M-11-78h22v156h-22Z';

/** Label, center, and the outline that the pointer hits, from the lowest dish to the topmost. */
export const DISHES = [
  { id: 'Plate, stoneware', x: 206, y: 170, data: circle(102) },
  { id: 'Fried egg, sunny side up', x: 176, y: 150, data: circle(42) },
  { id: 'Toast, rye', x: 244, y: 196, data: 'M-36 30L-40 22L30-46L40-42L42 30Z' },
  { id: 'Coffee, with milk', x: 388, y: 92, data: circle(54) },
  { id: 'Half an orange', x: 402, y: 226, data: circle(46) },
  { id: 'Blueberries, a handful', x: 68, y: 64, data: circle(42) },
  { id: 'Knife', x: 322, y: 180, data: cutlery },
  { id: 'Fork', x: 84, y: 206, data: cutlery },
];

export interface Tip {
  text: string;
  /** The tip of the label's arrow, in pixels of the stage. */
  x: number;
  y: number;
  pointerDirection: 'up' | 'down' | 'left' | 'right';
}

/** Distance from the point, so that the cursor does not cover the words. */
const GAP = 8;

/** The label at a point: above it, or on the side where it has room. */
export function tipAt(text: string, x: number, y: number, width: number): Tip {
  // The space that a label needs beside the pointer, at most a third of a narrow table.
  const room = Math.min(110, width / 3);
  if (x < room) return { text, x: x + GAP, y, pointerDirection: 'left' };
  if (x > width - room) return { text, x: x - GAP, y, pointerDirection: 'right' };
  if (y < 52) return { text, x, y: y + 2 * GAP, pointerDirection: 'up' };
  return { text, x, y: y - GAP, pointerDirection: 'down' };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The label after a key press: of the next dish, or none after Escape. Undefined for other keys. */
export function tipForKey(tip: Tip | null, key: string, width: number): Tip | null | undefined {
  const step = STEPS[key];
  if (step === undefined) return key === 'Escape' ? null : undefined;
  const at = DISHES.findIndex(({ id }) => id === tip?.text);
  const dish = DISHES.at(Math.max(at + step, -1) % DISHES.length);
  const scale = width / TABLE.width;
  return dish && tipAt(dish.id, dish.x * scale, dish.y * scale, width);
}

/** The label and its parts, hidden without a tip. */
export const labelConfigs = (tip: Tip | null) => ({
  label: { name: 'tooltip', x: tip?.x ?? 0, y: tip?.y ?? 0, visible: tip !== null },
  tag: {
    fill: '#22305c',
    cornerRadius: 6,
    pointerWidth: 12,
    pointerHeight: 8,
    pointerDirection: tip?.pointerDirection ?? 'down',
  },
  text: {
    text: tip?.text ?? '',
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontStyle: 'italic',
    fontSize: 16,
    padding: 9,
    fill: '#fff6e4',
  },
});
