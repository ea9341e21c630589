import Konva from 'konva';
import { KINDS, SCENE, type Lantern } from './lanterns';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const LABEL =
  'Three lanterns. 1, 2 and 3 light one, arrow keys move it, plus and minus scale it.';

/** The picture has three rows: lanterns without light, with light, and their reflections. */
const CELL = 224;

/** One finger beside the lanterns scrolls the page. */
export const riverStyle = (url: string) => ({
  background: `#191438 url("${url}") center / cover`,
  touchAction: 'pan-y',
});

/** The scene in the middle of the stage, smaller on a narrow one. */
export function fit(width: number) {
  const scale = Math.max(Math.min(width / SCENE.width, 1), 0.1);
  const x = (width - SCENE.width * scale) / 2;
  return { width, height: SCENE.height * scale, x, scaleX: scale, scaleY: scale };
}

export const lanternConfig = ({ kind, x, y, size }: Lantern, isLit: boolean) => ({
  id: kind,
  name: 'lantern',
  x,
  y,
  scaleX: size,
  scaleY: size,
  width: CELL,
  height: CELL,
  // `x` and `y` are the center, so the lantern grows about its center.
  offsetX: CELL / 2,
  offsetY: CELL / 2,
  crop: {
    x: KINDS.indexOf(kind) * CELL * 2,
    y: isLit ? CELL * 2 : 0,
    width: CELL * 2,
    height: CELL * 2,
  },
  draggable: true,
  // The glow around it cannot be grabbed.
  hitFunc: (context: Konva.Context, shape: Konva.Shape) => {
    context.beginPath();
    context.arc(CELL / 2, CELL / 2, 46, 0, 2 * Math.PI);
    context.fillStrokeShape(shape);
  },
});

export const threadConfig = ({ x, y, size }: Lantern, isLit: boolean) => ({
  points: [x, 0, x, y - 36 * size],
  stroke: isLit ? '#ffe7b8' : '#8e7fa6',
  strokeWidth: 1.2,
  listening: false,
});

/** The light of a lantern on the water. */
export const reflectionConfig = ({ kind, x, size }: Lantern) => ({
  x,
  y: 312,
  scaleX: size,
  width: CELL,
  height: 100,
  offsetX: CELL / 2,
  crop: { x: KINDS.indexOf(kind) * CELL * 2, y: CELL * 4, width: CELL * 2, height: 200 },
  listening: false,
});
