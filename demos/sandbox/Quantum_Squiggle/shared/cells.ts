import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const HEIGHT = 400;
export const LABEL = 'Six cells. Page Down and Page Up choose one, arrow keys move it.';

/** Border and core of each cell, and where it is. */
const LOOKS = [
  ['#7fe3d0', '#137a78', -18, -52],
  ['#d6f37a', '#5f8a16', -84, 92],
  ['#ff9db8', '#b3285f', -176, 20],
  ['#ffd166', '#b86a12', 152, -84],
  ['#b9a5ff', '#5135b5', 66, 52],
  ['#8fd0ff', '#1c5fb0', -112, -88],
] satisfies [string, string, number, number][];

/** Seven corners around the middle, no two cells alike. */
const pointsOf = (cell: number) =>
  Array.from({ length: 7 }, (_, i) => {
    const angle = (i + 0.3 * Math.sin(2 * cell + 3 * i)) * ((2 * Math.PI) / 7);
    const radius = 48 + 14 * Math.sin(5 * cell + 4 * i);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();

/** The animation sets the tension, so it is not here. */
export const CELLS = LOOKS.map(([border, core, x, y], i) => ({
  id: `cell-${i + 1}`,
  name: 'cell',
  x,
  y,
  points: pointsOf(i),
  closed: true,
  stroke: border,
  fillRadialGradientEndRadius: 62,
  fillRadialGradientColorStops: [0, core, 0.2, core, 0.24, `${border}59`, 1, `${border}26`],
  draggable: true,
}));

/** The field, 480 by 320 around 0, 0, is in the middle of the stage, as large as possible. */
export function placeScene(width: number) {
  const scale = Math.min(1.25, (width || 480) / 480);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** The glass is behind the stage, and grows with the scene. */
export const backgroundOf = (glass: string, width: number) =>
  `#03121a url(${glass}) center / ${720 * placeScene(width).scaleX}px no-repeat`;

/** From a star through a smooth shape to loops, each cell at its own speed. */
export const tensionAt = (cell: number, seconds: number) =>
  0.55 + 0.95 * Math.sin((1.2 + 0.3 * cell) * seconds + 2 * cell);

/** Swings the tension of all cells of a layer. After a stop, the animation continues from there. */
export function createSwing(layer: Konva.Layer): Konva.Animation {
  const cells = layer.find<Konva.Line>('.cell');
  const swing = (at: number) => cells.forEach((cell, i) => cell.tension(tensionAt(i, at)));
  swing(0);
  return new Konva.Animation(({ time }) => swing(time / 1000), layer);
}

export const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
export const start = { cells: CELLS, chosen: '' };
export type Field = typeof start;

export const put = ({ cells }: Field, id: string, { x, y }: Konva.Vector2d): Field => ({
  cells: cells.map((cell) => (cell.id === id ? { ...cell, x, y } : cell)),
  chosen: id,
});

/** The cells after a key, or undefined if the key is not for them. */
export function press(field: Field, { key, shiftKey }: KeyboardEvent): Field | undefined {
  const { cells, chosen } = field;
  const at = cells.findIndex(({ id }) => id === chosen);
  const by = Number(key === 'PageDown') - Number(key === 'PageUp');
  if (by !== 0) return { cells, chosen: cells.at((at + by) % cells.length)?.id ?? '' };
  const length = shiftKey ? 1 : 10;
  const x = length * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = length * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  const cell = cells[at];
  return cell && (x || y) ? put(field, chosen, { x: cell.x + x, y: cell.y + y }) : undefined;
}
