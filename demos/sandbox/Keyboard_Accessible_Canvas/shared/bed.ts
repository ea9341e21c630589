import Konva from 'konva';
import { COLUMNS, ROWS, type Cell, type Plant } from './garden';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Position of the bed on the stage, and width of a cell. */
export interface Bed {
  x: number;
  y: number;
  cell: number;
}

/** Parts of a plant are drawn for a cell of this size. */
const DRAWN = 88;

export function layOut({ width, height }: { width: number; height: number }): Bed {
  const cell = Math.max(Math.min((width - 48) / COLUMNS, (height - 48) / ROWS, DRAWN), 1);
  return { x: (width - COLUMNS * cell) / 2, y: (height - ROWS * cell) / 2, cell };
}

export const centerOf = ({ column, row }: Cell, { x, y, cell }: Bed): Konva.Vector2d => ({
  x: x + (column - 0.5) * cell,
  y: y + (row - 0.5) * cell,
});

/** The cell under a point, which may be outside the bed. */
export const cellAt = (point: Konva.Vector2d, { x, y, cell }: Bed): Cell => ({
  column: Math.floor((point.x - x) / cell) + 1,
  row: Math.floor((point.y - y) / cell) + 1,
});

export function frameConfig({ x, y, cell }: Bed) {
  return {
    x: x - 9,
    y: y - 9,
    width: COLUMNS * cell + 18,
    height: ROWS * cell + 18,
    cornerRadius: 16,
    fill: '#5f4331',
    stroke: '#c08a55',
    strokeWidth: 14,
    shadowColor: '#2c3f1c',
    shadowBlur: 16,
    shadowOffsetY: 6,
    shadowOpacity: 0.45,
    listening: false,
  } satisfies Konva.RectConfig;
}

/** A hollow in the soil for every cell, in two shades, so that columns and rows can be counted. */
export const hollows = (bed: Bed) =>
  Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const column = (i % COLUMNS) + 1;
    const row = Math.floor(i / COLUMNS) + 1;
    return {
      ...centerOf({ column, row }, bed),
      radius: bed.cell * 0.4,
      fill: (column + row) % 2 === 0 ? '#6d4e39' : '#684a36',
      listening: false,
    } satisfies Konva.CircleConfig;
  });

export function plantConfig(plant: Plant, bed: Bed) {
  const scale = bed.cell / DRAWN;
  return {
    ...centerOf(plant, bed),
    id: plant.id,
    name: 'plant',
    scaleX: scale,
    scaleY: scale,
    draggable: true,
  };
}

/** A plant seen from above: wet soil, leaves, and a bloom that opens with water. */
export function plantParts({ petals, color, leaf, watered }: Plant) {
  const open = watered ? 1 : 0.5;
  return {
    soil: { radius: 38, fill: watered ? '#412c1f' : '#7d5b44' } satisfies Konva.CircleConfig,
    leaves: {
      numPoints: 7,
      innerRadius: 14,
      outerRadius: watered ? 38 : 30,
      rotation: 12,
      fill: leaf,
      opacity: watered ? 1 : 0.75,
      lineJoin: 'round',
      stroke: leaf,
      strokeWidth: 6,
    } satisfies Konva.StarConfig,
    bloom: {
      name: 'bloom',
      numPoints: petals,
      innerRadius: 13 * open,
      outerRadius: 25 * open,
      fill: color,
      stroke: color,
      strokeWidth: 5,
      lineJoin: 'round',
    } satisfies Konva.StarConfig,
    heart: {
      radius: 9 * open,
      fill: color === '#f6b73c' ? '#7a4b1d' : '#ffe08a',
    } satisfies Konva.CircleConfig,
  };
}

/** The focus ring: a light and a dark line, so that one of them shows on any background. */
export function ringParts(plant: Plant | undefined, bed: Bed) {
  const side = bed.cell - 8;
  const common = {
    // Hidden, it still has a position: a binding does not write a key that vanishes and comes back unchanged.
    ...centerOf(plant ?? { column: 1, row: 1 }, bed),
    visible: plant !== undefined,
    width: side,
    height: side,
    offsetX: side / 2,
    offsetY: side / 2,
    cornerRadius: 14,
    listening: false,
  };
  return {
    outer: { ...common, name: 'focus-ring', stroke: '#1b1f2a', strokeWidth: 8 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 4 },
  } satisfies Record<string, Konva.RectConfig>;
}

/** The style of a plant's HTML button, which is over the plant. */
export function buttonPlace(plant: Plant, bed: Bed) {
  const { x, y } = centerOf(plant, bed);
  return {
    left: `${x - bed.cell / 2}px`,
    top: `${y - bed.cell / 2}px`,
    width: `${bed.cell}px`,
    height: `${bed.cell}px`,
  };
}
