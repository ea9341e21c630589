import Konva from 'konva';
import { BOX, portOf, type Step } from './flow';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const INK = '#1b1f2a';

export function groupConfig({ id, x, y }: Step) {
  return { id, name: 'step', x, y, draggable: true } satisfies Konva.GroupConfig;
}

export function boxConfig({ color }: Step, isSelected: boolean) {
  return {
    ...BOX,
    offsetX: BOX.width / 2,
    offsetY: BOX.height / 2,
    cornerRadius: 12,
    fill: isSelected ? color : '#ffffff',
    stroke: color,
    strokeWidth: 2.5,
    shadowColor: INK,
    shadowOpacity: 0.14,
    shadowBlur: 10,
    shadowOffsetY: 3,
  } satisfies Konva.RectConfig;
}

export function labelConfig({ label }: Step, isSelected: boolean) {
  return {
    ...BOX,
    offsetX: BOX.width / 2,
    offsetY: BOX.height / 2,
    text: label,
    fontSize: 16,
    fontStyle: 'bold',
    fill: isSelected ? '#ffffff' : INK,
    align: 'center',
    verticalAlign: 'middle',
    listening: false,
  } satisfies Konva.TextConfig;
}

export const arrowLook = {
  name: 'link',
  stroke: '#5c6680',
  fill: '#5c6680',
  strokeWidth: 2.5,
  pointerLength: 10,
  pointerWidth: 10,
  lineCap: 'round',
  listening: false,
} satisfies Partial<Konva.ArrowConfig>;

/** The dot below the selected step, or where it has been dragged. */
export function portConfig(step: Step | undefined, end: Konva.Vector2d | null) {
  return {
    name: 'port',
    visible: step !== undefined,
    ...(end ?? portOf(step ?? { x: 0, y: 0 })),
    radius: 8,
    hitStrokeWidth: 20,
    fill: '#ffffff',
    stroke: step?.color ?? INK,
    strokeWidth: 3,
    draggable: true,
  } satisfies Konva.CircleConfig;
}

/** The arrow that is being dragged. */
export function pullConfig(step: Step | undefined, end: Konva.Vector2d | null) {
  const start = portOf(step ?? { x: 0, y: 0 });
  return {
    ...arrowLook,
    name: 'pull',
    visible: end !== null,
    points: [start.x, start.y, end?.x ?? start.x, end?.y ?? start.y],
    dash: [8, 6],
  } satisfies Konva.ArrowConfig;
}
