import Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import type { Cut } from './sheets';
import { FRAME, keepIn, type Kind, type Sheet } from './stack';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Width of the mat and of the wood around the landscape, in units of the scene. */
const MAT = 26;
const WOOD = 12;

/** The layers of a stage of this size: the frame is in the middle, as large as it fits. */
export const fit = (size: { width: number; height: number }) =>
  fitScene(size, FRAME, MAT + WOOD + 12);

/** The sheets are cut off at the frame. */
export const insideConfig = { name: 'inside', clip: { x: 0, y: 0, ...FRAME } };

export const sheetConfig = (sheet: Sheet) =>
  ({
    id: `sheet-${sheet.id}`,
    name: 'sheet',
    kind: sheet.kind,
    x: sheet.x,
    y: sheet.y,
    visible: !sheet.isHidden,
    draggable: !sheet.isLocked,
    // Presses go through a locked sheet, to what is below it.
    listening: !sheet.isLocked,
  }) satisfies Konva.GroupConfig;

export const cutConfig = ({ data, fill }: Cut, index: number, isSelected: boolean) => {
  const isSheet = index === 0;
  return {
    data,
    fill,
    stroke: isSheet && isSelected ? '#fff3a6' : 'rgba(255, 255, 255, 0.4)',
    strokeWidth: isSheet && isSelected ? 7 : 2,
    // The fill covers the inner half of the stroke, and with it the lines between pieces that overlap.
    fillAfterStrokeEnabled: true,
    lineJoin: 'round',
    shadowEnabled: isSheet,
    shadowColor: '#1b1030',
    shadowBlur: 13,
    shadowOffsetY: 5,
    shadowOpacity: 0.5,
    // The shadow of the fill alone needs no second canvas.
    shadowForStrokeEnabled: false,
  } satisfies Konva.PathConfig;
};

/** The mat and the wood, with a hole for the landscape. */
export const frameConfig = {
  sceneFunc: ({ _context: context }) => {
    const ring = (outer: number, inner: number, fill: string) => {
      context.beginPath();
      context.rect(-outer, -outer, FRAME.width + 2 * outer, FRAME.height + 2 * outer);
      context.rect(-inner, -inner, FRAME.width + 2 * inner, FRAME.height + 2 * inner);
      context.fillStyle = fill;
      context.fill('evenodd');
    };
    context.save();
    context.shadowColor = 'rgba(15, 8, 30, 0.6)';
    context.shadowBlur = 16;
    context.shadowOffsetY = 4;
    ring(MAT, 0, '#f6efe2');
    ring(MAT + WOOD, MAT, '#c08a55');
    context.restore();
    ring(3, 0, '#ffffff');
    ring(MAT + WOOD, MAT + WOOD - 3, '#dcae7b');
    ring(MAT + 2, MAT, '#7c5230');
  },
} satisfies Konva.ShapeConfig;

/** The sheet that a node belongs to, and its id. */
export function sheetAt(node: Konva.Node): number | null {
  const group = node.hasName('sheet') ? node : node.findAncestor('.sheet');
  return group ? Number(group.id().split('-')[1]) : null;
}

/** Moves a dragged sheet back within its limits, and returns its position. */
export function placeIn(group: Konva.Node) {
  const kind: Kind = group.getAttr('kind');
  const place = keepIn(kind, group.position());
  group.position(place);
  return place;
}
