import type Konva from 'konva';
import { COLUMNS, isOver, ROWS, stepTime, type Game } from './game';
import { pathOf, PLACES, type Place } from './path';

/** A color of wool, with its shadow and its light. */
export interface Wool {
  base: string;
  dark: string;
  light: string;
}

export const WOOL = [
  { base: '#c4452e', dark: '#8a2b1d', light: '#e27a5f' },
  { base: '#e2a52f', dark: '#a06c12', light: '#f6cf78' },
  { base: '#5f9fc4', dark: '#356a8e', light: '#a3d0e6' },
  { base: '#e58ba0', dark: '#ad5169', light: '#f7c3ce' },
  { base: '#6c4380', dark: '#412550', light: '#9d75b3' },
] as const satisfies Wool[];

/** A swipe steers, so it must not scroll the page. */
export const STYLE = { background: '#1d4641', touchAction: 'none' } as const;

/** The stage. A unit of the scene is a cell. */
export function fit(width: number) {
  const cell = Math.max(Math.min(width / (COLUMNS + 1.5), 30), 1);
  return {
    width,
    height: (ROWS + 1.5) * cell,
    x: (width - COLUMNS * cell) / 2,
    y: 0.75 * cell,
    scaleX: cell,
    scaleY: cell,
  };
}

export const CLOTH = { x: -1, y: -1, width: COLUMNS + 2, height: ROWS + 2 };

/** Pixels of a sprite in the picture: two cells of the cloth. */
export const CELL = 160;
const sprite = (column: number, row: number) => ({
  width: 2,
  height: 2,
  offsetX: 1,
  offsetY: 1,
  crop: { x: column * CELL, y: row * CELL, width: CELL, height: CELL },
});

/**
 * The nodes of a game. They depend on nothing but the game, so each frame is drawn from the state.
 *
 * @param glides false draws the scarf only in whole cells, for people who want less motion
 */
export function sceneOf(game: Game, glides: boolean) {
  const path = pathOf(game, glides ? Math.min(game.since / stepTime(game), 1) : 1);
  const [{ x, y } = { x: 0, y: 0 }, neck = { x: x - 1, y }] = path;
  return {
    yarn: {
      ...sprite(game.yarn.color, 0),
      name: 'yarn',
      x: game.yarn.column + 0.5,
      y: game.yarn.row + 0.5,
      visible: game.status !== 'full',
    },
    scarf: { name: 'scarf', path, stripes: game.stripes, sceneFunc: drawScarf },
    head: {
      ...sprite(isOver(game) && game.status !== 'full' ? 1 : 0, 1),
      name: 'head',
      x,
      y,
      rotation: (Math.atan2(y - neck.y, x - neck.x) * 180) / Math.PI,
    },
  };
}

/** The knitted scarf. Its attributes are `path`, the places from head to tail, and `stripes`, a color for each cell's length. */
function drawScarf(context: Konva.Context, shape: Konva.Shape) {
  const path: readonly Place[] = shape.getAttr('path') ?? [];
  const stripes: readonly number[] = shape.getAttr('stripes') ?? [];
  context.lineJoin = 'round';
  stripes.forEach((stripe, i) => {
    const { base, dark, light } = WOOL[stripe] ?? WOOL[0];
    // Longer than its cell: the next stripe covers the seam, which would open in a bend.
    const part = path.slice(i * PLACES, (i + 1) * PLACES + 2);
    const stroke = (color: string, width: number, dash: number[]) => {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.setLineDash(dash);
      context.beginPath();
      for (const { x, y } of part) context.lineTo(x, y);
      context.stroke();
    };
    stroke(dark, 0.8, []);
    stroke(base, 0.72, []);
    // Rows of stitches.
    stroke(light, 0.6, [0.05, 0.12]);
  });
}
