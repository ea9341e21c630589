import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const WALL = { width: 720, height: 460 };
/** Size of both images. */
export const PICTURE = { width: 222, height: 296 };
/** Width of the stroke. The image covers its inner half, so the border is half as wide. */
export const BORDER = 20;

export const NAMES = ['Heron', 'Owl'] as const;
export type Name = (typeof NAMES)[number];
export type Places = Readonly<Record<Name, Konva.Vector2d>>;
export const START: Places = { Heron: { x: 110, y: 82 }, Owl: { x: 388, y: 82 } };

const limit = (value: number, most: number) =>
  Math.max(BORDER / 2, Math.min(most - BORDER / 2, value));

/** The nearest position at which the image and its border are on the wall. */
export const keepOnWall = ({ x, y }: Konva.Vector2d) => ({
  x: limit(x, WALL.width - PICTURE.width),
  y: limit(y, WALL.height - PICTURE.height),
});

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** The position after an arrow key. Other keys do nothing. */
export function pressKey({ x, y }: Konva.Vector2d, key: string): Konva.Vector2d | undefined {
  const step = STEPS[key];
  return step && keepOnWall({ x: x + step[0], y: y + step[1] });
}

/** An image. Its border is a stroke that is switched off while the image is active. */
export const pictureConfig = (place: Konva.Vector2d, isActive: boolean) => ({
  name: 'picture',
  ...place,
  ...PICTURE,
  stroke: '#c8321f',
  strokeWidth: BORDER,
  strokeEnabled: !isActive,
  hitFunc: hitWithBorder,
  draggable: true,
});

/** The hit region always includes the border. Otherwise, the mouse on the border would switch it on and off again and again. */
function hitWithBorder(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = PICTURE;
  context.beginPath();
  context.rect(-BORDER / 2, -BORDER / 2, width + BORDER, height + BORDER);
  context.closePath();
  context.fillShape(shape);
}

/** In words: which image has no border now, and where it hangs. */
export function describe(active: Name | null, places: Places): string {
  if (!active) return 'Both pictures have their border.';
  const { x, y } = places[active];
  return `${active}: no border, at ${Math.round(x)}, ${Math.round(y)}.`;
}
