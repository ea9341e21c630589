import type Konva from 'konva';
import { boxAround, boxOf, type Box, type Line } from '../../../common/konva/arrange';
import { drawPrint, drawWall } from './pictures';
import { bandOf, ROOM, selectedOf, WALL, type Print, type Wall } from './wall';

const BRASS = '#ffe08a';
const LASER = '#ff2d3f';

/** The wall is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / WALL.width;
  return { width, height: WALL.height * scale, scaleX: scale, scaleY: scale };
}

export const wallConfig = {
  listening: false,
  sceneFunc: ({ _context }) => drawWall(_context, WALL.width, WALL.height),
} satisfies Konva.ShapeConfig;

const drawFramed = ({ _context }: Konva.Context, shape: Konva.Shape) =>
  drawPrint(_context, shape.id(), shape.width(), shape.height());

function hitFramed(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(0, 0, shape.width(), shape.height());
  context.closePath();
  context.fillStrokeShape(shape);
}

/** A print without its position: that belongs to the tween that moves it. */
export const printConfig = ({ id, width, height }: Print) =>
  ({
    id,
    name: 'print',
    width,
    height,
    // The position of a print is its center, about which it rotates.
    offsetX: width / 2,
    offsetY: height / 2,
    fill: '#5a3826',
    sceneFunc: drawFramed,
    hitFunc: hitFramed,
  }) satisfies Konva.ShapeConfig;

const rectOf = ({ left, top, right, bottom }: Box, margin: number) => ({
  x: left - margin,
  y: top - margin,
  width: right - left + 2 * margin,
  height: bottom - top + 2 * margin,
});

/** The client rect of each selected print, and one around all of them, whose edges prints are aligned with. */
export function markConfigs(wall: Wall) {
  const selected = selectedOf(wall);
  const mark = { stroke: BRASS, listening: false };
  const each = selected.map((print) => ({
    ...mark,
    ...rectOf(boxOf(print), 0),
    key: print.id,
    name: 'mark',
    strokeWidth: 2,
    dash: [],
  }));
  if (selected.length < 2) return each;
  const all = { ...rectOf(boxAround(selected), 4), strokeWidth: 1.2, dash: [5, 4] };
  return [...each, { ...mark, ...all, key: 'all', name: 'around' }] satisfies Konva.RectConfig[];
}

/** A laser level: a bright core in a red glow, from side to side. */
export function laserConfigs(laser: Line | null) {
  const { axis, at } = laser ?? { axis: 'x', at: 0 };
  const points = axis === 'x' ? [at, 0, at, WALL.height] : [0, at, WALL.width, at];
  const line = { points, visible: laser !== null, listening: false, stroke: LASER };
  return [
    { ...line, name: 'glow', strokeWidth: 6, opacity: 0.3 },
    { ...line, name: 'laser', strokeWidth: 1.8, opacity: 1 },
  ] satisfies Konva.LineConfig[];
}

export function bandConfig({ gesture }: Wall) {
  const band = gesture?.kind === 'band' ? bandOf(gesture) : null;
  return {
    ...rectOf(band ?? ROOM, 0),
    name: 'band',
    visible: band !== null,
    fill: 'rgba(255, 224, 138, 0.2)',
    stroke: BRASS,
    strokeWidth: 1.2,
    listening: false,
  } satisfies Konva.RectConfig;
}
