import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { createRandom } from '../../../common/konva/random';
import { bandOf, CLOTH, HALF, type Cloth, type Print } from './cloth';
import { BLOCKS, INKS } from './motifs';

/** Space around the cloth for its fringe and its shadow. */
const MARGIN = 22;
const FRINGE = 12;

/** Size of the stage for a width; the cloth is in its middle, as large as it fits. */
export function sizeFor(width: number) {
  return { width, height: Math.round(Math.min(424, Math.max(250, width * 0.64))) };
}

export const fit = (width: number) => fitScene(sizeFor(width), CLOTH, MARGIN);

/** Linen with a fringe at its short sides, and threads that are not all alike. */
export const linenConfig = {
  name: 'linen',
  sceneFunc: ({ _context: context }) => {
    const next = createRandom(7);
    const { width, height } = CLOTH;
    context.fillStyle = '#e9ddc2';
    for (let y = 1; y < height; y += 3) {
      const [left, right] = [FRINGE * (0.6 + next() * 0.5), FRINGE * (0.6 + next() * 0.5)];
      context.fillRect(-left, y, width + left + right, 1.5);
    }
    context.save();
    context.shadowColor = 'rgba(28, 14, 4, 0.55)';
    context.shadowBlur = 16;
    context.shadowOffsetY = 6;
    context.fillStyle = '#f1e8d3';
    context.fillRect(0, 0, width, height);
    context.restore();
    for (let x = 0; x < width; x += 2) {
      context.fillStyle = `rgba(140, 112, 66, ${0.02 + next() * 0.07})`;
      context.fillRect(x, 0, 1, height);
    }
    for (let y = 0; y < height; y += 2) {
      context.fillStyle = `rgba(255, 252, 240, ${0.1 + next() * 0.25})`;
      context.fillRect(0, y, width, 1);
    }
    context.strokeStyle = '#b23a2b';
    context.lineWidth = 2;
    context.setLineDash([7, 5]);
    context.strokeRect(13, 13, width - 26, height - 26);
  },
} satisfies Konva.ShapeConfig;

export const printConfig = ({ id, motif, ink, x, y }: Print) =>
  ({
    id: `print-${id}`,
    name: 'print',
    x,
    y,
    data: BLOCKS[motif],
    fill: INKS[ink],
    fillRule: 'evenodd',
    // Ink is not opaque: where prints overlap, the color gets darker.
    globalCompositeOperation: 'multiply',
    hitFunc: hitBlock,
  }) satisfies Konva.PathConfig;

/** The whole block can be grabbed, not only its ink. */
function hitBlock(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(-HALF, -HALF, 2 * HALF, 2 * HALF);
  context.closePath();
  context.fillStrokeShape(shape);
}

export const markConfig = ({ x, y }: Print) =>
  ({
    name: 'mark',
    x: x - HALF - 3,
    y: y - HALF - 3,
    width: 2 * HALF + 6,
    height: 2 * HALF + 6,
    cornerRadius: 8,
    stroke: '#1f6f8b',
    strokeWidth: 2,
    dash: [6, 4],
  }) satisfies Konva.RectConfig;

export const bandConfig = ({ gesture }: Cloth) =>
  ({
    name: 'band',
    ...(gesture?.kind === 'band' ? bandOf(gesture) : { x: 0, y: 0, width: 0, height: 0 }),
    visible: gesture?.kind === 'band',
    fill: 'rgba(31, 111, 139, 0.16)',
    stroke: '#1f6f8b',
    strokeWidth: 1.5,
    listening: false,
  }) satisfies Konva.RectConfig;

export const idOf = (node: Konva.Node) =>
  node.hasName('print') ? Number(node.id().split('-')[1]) : null;
