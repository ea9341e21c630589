import type Konva from 'konva';
import fruitUrl from './tart-fruit.webp';
import { FRUITS, TILE, totalOf, weightOf, type Slice } from './tart';

const CREAM = '#fff3d9';
export const TABLE = 'radial-gradient(#3b4a4f, #1f292d)';

export const layOut = (width: number) => {
  const height = width < 480 ? 300 : 360;
  return {
    width,
    height,
    x: width / 2,
    y: height / 2,
    radius: Math.max(Math.min(width * 0.26, 108), 10),
  };
};
export type Layout = ReturnType<typeof layOut>;

/** The picture has a plate with a radius of 108 in its middle. */
export function plateConfig({ x, y, radius }: Layout) {
  const side = (radius / 108) * 320;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Images by a fruit's id. */
export type Tiles = Record<string, HTMLImageElement>;

/** The tile of each fruit, cut out of one image. */
export async function loadTiles(): Promise<Tiles> {
  const fruit = await loadImage(fruitUrl);
  const side = fruit.naturalHeight;
  const tiles = FRUITS.map(async ({ id }, i) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    canvas.getContext('2d')?.drawImage(fruit, i * side, 0, side, side, 0, 0, side, side);
    return [id, await loadImage(canvas.toDataURL())] as const;
  });
  return Object.fromEntries(await Promise.all(tiles));
}

/** A slice without its animated attributes: position, rotation, sweep, hole and opacity. */
export const sliceConfig = ({ fruit, angle }: Slice, { radius }: Layout, tiles: Tiles) => ({
  id: fruit.id,
  name: 'slice',
  radius,
  sceneFunc: drawSlice,
  fillPatternImage: tiles[fruit.id],
  // The tile has more pixels than its size in the scene.
  fillPatternScaleX: TILE / (tiles[fruit.id]?.naturalHeight ?? TILE),
  fillPatternScaleY: TILE / (tiles[fruit.id]?.naturalHeight ?? TILE),
  stroke: CREAM,
  strokeWidth: 3,
  lineJoin: 'round' as const,
  listening: angle > 0,
  preventDefault: false,
});

/** A `Konva.Arc` requires its angle, which a binding would write again. Only the animation writes these attributes. */
function drawSlice(context: Konva.Context, shape: Konva.Shape) {
  const number = (key: string) => Number(shape.getAttr(key) ?? 0);
  const end = (number('sweep') / 180) * Math.PI;
  context.beginPath();
  context.arc(0, 0, number('radius'), 0, end, false);
  // Backward along the hole; without one, to the middle.
  context.arc(0, 0, number('hole'), end, 0, true);
  context.closePath();
  context.fillStrokeShape(shape);
}

/** The label of a slice. On a narrow stage, the names are in the list only. */
export function labelConfig({ fruit, percent }: Slice, { width }: Layout, isChosen: boolean) {
  const words = [width < 420 ? '' : fruit.name, `${percent} %`, isChosen ? weightOf(fruit) : ''];
  return {
    id: `label-${fruit.id}`,
    text: words.filter(Boolean).join('\n'),
    width: 110,
    offsetX: 55,
    offsetY: 16,
    align: 'center',
    fontSize: 13,
    lineHeight: 1.25,
    fill: fruit.light,
    listening: false,
  };
}

/** The weight in the hole of the ring. */
export const totalConfig = (slices: readonly Slice[], { x, y }: Layout) => ({
  id: 'total',
  x: x - 60,
  y: y - 12,
  width: 120,
  align: 'center',
  text: totalOf(slices),
  fontSize: 22,
  fontStyle: 'bold',
  fill: '#6b3f12',
  listening: false,
});

/** Where everything should be, by the ids of the nodes. A chosen slice is pulled out. */
export function goalsOf(
  slices: readonly Slice[],
  { x, y, width, radius }: Layout,
  isRing: boolean,
  chosen: string | undefined,
) {
  const goals = new Map<string, Record<string, number>>();
  for (const { fruit, start, angle } of slices) {
    const middle = ((start + angle / 2 - 90) / 180) * Math.PI;
    const [right, down] = [Math.cos(middle), Math.sin(middle)];
    const pull = fruit.id === chosen ? 14 : 0;
    const away = radius + (width < 420 ? 40 : 46 + 34 * Math.abs(right));
    const opacity = angle > 0 ? 1 : 0;
    const turn = { rotation: start - 90, sweep: angle, hole: isRing ? radius * 0.52 : 0 };
    goals.set(fruit.id, { x: x + right * pull, y: y + down * pull, ...turn, opacity });
    goals.set(`label-${fruit.id}`, { x: x + right * away, y: y + down * away, opacity });
  }
  return goals.set('total', { opacity: isRing ? 1 : 0 });
}
