import type Konva from 'konva';
import { formatLength, ticks, type Unit } from './ruler';
import {
  addGuide,
  GUIDE_LIMITS,
  MAX_GUIDES,
  SIDE,
  stopsOf,
  type Axis,
  type Guide,
  type GuideHold,
  type Held,
  type Hold,
  type Piece,
  type Sheet,
} from './sheet';
import { fitView, type View } from '../../../common/konva/zoom';

/** Width of the rulers in pixels. */
export const RULER = 24;
/** Pixels around the sleeve while all of it is shown. */
const MARGIN = 16;
/** Maximum snapping distance, in pixels of the screen. */
export const REACH = 7;
export const ZOOM = { least: 0.3, most: 24 };

const PAPER = '#f4ead6';
const INK = '#1d1b1a';
const RED = '#e4432d';
const BLUE = '#2747c7';
const YELLOW = '#eeb32b';
const PINK = '#f1b5aa';
const GUIDE = '#00a6c8';
const MATCH = '#d4147f';

/** The view that shows the whole sleeve beside the rulers. */
export function wholeSleeve({ width, height }: { width: number; height: number }): View {
  const side = { x: SIDE, y: SIDE };
  const room = { x: width - RULER - 2 * MARGIN, y: height - RULER - 2 * MARGIN };
  const { x, y, scale } = fitView(side, { x: Math.max(room.x, 1), y: Math.max(room.y, 1) });
  return { x: x + RULER + MARGIN, y: y + RULER + MARGIN, scale };
}

export const paper = {
  name: 'paper',
  width: SIDE,
  height: SIDE,
  fill: PAPER,
  shadowColor: '#000000',
  shadowBlur: 18,
  shadowOffsetY: 6,
  shadowOpacity: 0.45,
  listening: false,
} satisfies Konva.RectConfig;

/** A shape of a piece, in millimeters from the piece's corner. */
export type Part =
  | { kind: 'path'; config: Konva.PathConfig }
  | { kind: 'text'; config: Konva.TextConfig };

const path = (data: string, fill: string): Part => ({ kind: 'path', config: { data, fill } });
const box = (width: number, height: number, x = 0, y = 0) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
const disc = (radius: number, x: number, y: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const words = (
  text: string,
  { width, height }: Piece,
  fontSize: number,
  fontStyle: string,
): Part => ({
  kind: 'text',
  config: {
    text,
    width,
    height,
    fontSize,
    fontStyle,
    fontFamily: 'Futura, "Avenir Next", "Century Gothic", "Helvetica Neue", Arial, sans-serif',
    verticalAlign: 'middle',
    wrap: 'none',
    fill: INK,
  },
});

/** What a piece looks like. Change this for another sleeve. */
export function partsOf(piece: Piece): Part[] {
  const { width, height } = piece;
  switch (piece.id) {
    case 'disc':
      return [
        path(disc(width / 2, width / 2, height / 2), RED),
        path(disc(22, width / 2, height / 2), PAPER),
        path(disc(4, width / 2, height / 2), INK),
      ];
    case 'dome':
      return [
        path(`M0 ${height}a${height} ${height} 0 0 1 ${width} 0Z`, BLUE),
        path(`M${width / 2 - 26} ${height}a26 26 0 0 1 52 0Z`, PINK),
      ];
    case 'stripes':
      return [0, 1, 2, 3].map((row) => path(box(width, 4.5, 0, row * 7.5), row % 2 ? INK : RED));
    case 'square':
      return [
        path(box(width, height), PINK),
        path(`M0 ${height}V0a${width} ${height} 0 0 1 ${width} ${height}Z`, INK),
      ];
    case 'quarter':
      return [
        path(`M0 0h${width}a${width} ${height} 0 0 1 ${-width} ${height}Z`, YELLOW),
        path(`M0 0h34a34 34 0 0 1 -34 34Z`, BLUE),
      ];
    case 'title':
      return [words('COUNTERPOINT', piece, 30, 'bold')];
    case 'line':
      return [words('Four evenings for strings · Side A', piece, 7.2, 'normal')];
    default:
      return [path(box(width, height), INK)];
  }
}

/** The group of a piece. */
export const pieceConfig = ({ id, x, y }: Piece) =>
  ({ id, name: 'piece', x, y }) satisfies Konva.GroupConfig;

/** Receives the pointer in the whole box of a piece, and shows the selection. */
export const frameConfig = ({ width, height }: Piece, isSelected: boolean) =>
  ({
    name: 'frame',
    width,
    height,
    fill: 'transparent',
    stroke: BLUE,
    strokeWidth: 1.5,
    strokeEnabled: isSelected,
    strokeScaleEnabled: false,
  }) satisfies Konva.RectConfig;

/** A guide, in pixels: it is outside the zoomed group, so its width is the same at every zoom. */
export function guideConfig(
  { id, axis, at }: Guide,
  view: View,
  size: { width: number; height: number },
  isMatch: boolean,
) {
  const place = Math.round(view[axis] + at * view.scale) + 0.5;
  return {
    id: `guide-${id}`,
    name: 'guide',
    points: axis === 'x' ? [place, 0, place, size.height] : [0, place, size.width, place],
    stroke: isMatch ? MATCH : GUIDE,
    strokeWidth: isMatch ? 2 : 1,
    // Wide enough for a finger.
    hitStrokeWidth: 15,
  } satisfies Konva.LineConfig;
}

/** The positions of the rulers, which take the pointer. The image is drawn by `drawRulers`. */
export const rulerConfigs = ({ width, height }: { width: number; height: number }) => [
  { name: 'ruler-top', width, height: RULER },
  { name: 'ruler-left', width: RULER, height },
];

/** What the rulers show. */
export interface Rulers {
  view: View;
  size: { width: number; height: number };
  unit: Unit;
  /** Where the pointer is, in pixels of the stage. */
  pointer: Konva.Vector2d | null;
  selected: Piece | undefined;
}

/** Draws both rulers as the `sceneFunc` of one shape, in pixels of the stage, so that numbers keep their size. */
export function drawRulers(
  context: Konva.Context,
  { view, size, unit, pointer, selected }: Rulers,
) {
  context.font = '10px ui-monospace, Menlo, Consolas, monospace';
  context.textBaseline = 'top';
  drawRuler(context, 'x', size.width);
  context.save();
  // The left ruler is the upper one, mirrored at the diagonal. Its numbers are mirrored back.
  context.transform(0, 1, 1, 0, 0, 0);
  drawRuler(context, 'y', size.height);
  context.restore();
  context.fillStyle = '#e3dac8';
  context.fillRect(0, 0, RULER, RULER);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.fillText(unit, RULER / 2, 8);

  function drawRuler(target: Konva.Context, axis: Axis, length: number) {
    target.fillStyle = '#f1e9da';
    target.fillRect(0, 0, length, RULER);
    if (selected) {
      const [from = 0, , to = 0] = stopsOf(selected, axis);
      target.fillStyle = 'rgba(39, 71, 199, 0.22)';
      target.fillRect(view[axis] + from * view.scale, 0, (to - from) * view.scale, RULER);
    }
    target.fillStyle = INK;
    for (const tick of ticks(view[axis], view.scale, RULER, length, unit)) {
      const at = Math.round(tick.at);
      target.fillRect(at, RULER - tick.length * 14, 1, tick.length * 14);
      if (tick.label === undefined) continue;
      target.save();
      target.translate(at + 3, 3);
      // Mirrored back, and then read from below.
      if (axis === 'y') target.transform(1, 0, 0, -1, 0, 9);
      target.fillText(tick.label, 0, 0);
      target.restore();
    }
    target.fillStyle = '#b9ad97';
    target.fillRect(0, RULER - 1, length, 1);
    if (pointer) {
      target.fillStyle = RED;
      target.fillRect(Math.round(pointer[axis]), 0, 1, RULER);
    }
  }
}

/** What a press on a node grabs, and the resulting sheet: a press on a ruler adds a guide. Null if there is nothing to grab. */
export function takeHold(target: Konva.Node, sheet: Sheet, point: Konva.Vector2d): Held | null {
  const axis = target.name() === 'ruler-top' ? 'y' : target.name() === 'ruler-left' ? 'x' : null;
  if (axis) {
    const [next, guide] = addGuide(sheet, axis, point[axis]);
    return guide && { sheet: next, hold: { kind: 'guide', id: guide.id, axis } };
  }
  const guide = sheet.guides.find(({ id }) => target.id() === `guide-${id}`);
  if (guide) return { sheet, hold: { kind: 'guide', id: guide.id, axis: guide.axis } };
  const group = target.findAncestor('.piece', true);
  const piece = sheet.pieces.find(({ id }) => id === group?.id());
  if (!piece) return null;
  return {
    sheet,
    hold: { kind: 'piece', id: piece.id, dx: piece.x - point.x, dy: piece.y - point.y },
  };
}

/** Whether a guide that is released here is removed: it is back over its ruler. */
export const isOverRuler = (hold: Hold, point: Konva.Vector2d): hold is GuideHold =>
  hold.kind === 'guide' && point[hold.axis] < RULER;

const SIDES = { x: 'from the left', y: 'from the top' };

/** Names a guide. */
export const guideName = ({ id, axis }: Guide) =>
  `${axis === 'x' ? 'Vertical' : 'Horizontal'} guide ${id}`;

/** The status line for a guide. */
export const describeGuide = (guide: Guide, unit: Unit) =>
  `${guideName(guide)}: ${formatLength(guide.at, unit)} ${SIDES[guide.axis]}.`;

/** The status line for a piece. */
export const describePiece = ({ name, x, y }: Piece, unit: Unit) =>
  `${name}: ${formatLength(x, unit)} from the left, ${formatLength(y, unit)} from the top.`;

/** The status line for the held guide or piece. */
export function describeHeld(sheet: Sheet, hold: Hold, unit: Unit): string {
  if (hold.kind === 'guide') {
    const guide = sheet.guides.find(({ id }) => id === hold.id);
    return guide ? describeGuide(guide, unit) : '';
  }
  const piece = sheet.pieces.find(({ id }) => id === hold.id);
  return piece ? describePiece(piece, unit) : '';
}

export const REFUSAL = `A guide is between ${GUIDE_LIMITS.min} and ${GUIDE_LIMITS.max} mm.`;
export const TOO_MANY = `No more than ${MAX_GUIDES} guides.`;

/** The cursor over a node. */
export function cursorOver(target: Konva.Node): string {
  if (target.name() === 'ruler-top') return 'ns-resize';
  if (target.name() === 'ruler-left') return 'ew-resize';
  if (target.hasName('guide')) {
    const [x1, , x2] = target.getAttr('points');
    return x1 === x2 ? 'ew-resize' : 'ns-resize';
  }
  return target.findAncestor('.piece', true) ? 'move' : 'grab';
}
