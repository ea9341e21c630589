import Konva from 'konva';
import { BOX, linkKey, linkPoints, portOf, type Flow, type Link, type Step } from './flow';

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

const arrowLook = {
  stroke: '#5c6680',
  fill: '#5c6680',
  strokeWidth: 2.5,
  pointerLength: 10,
  pointerWidth: 10,
  lineCap: 'round',
} satisfies Partial<Konva.ArrowConfig>;

/** An arrow is easy to hit, and leaves a finger that moves to the page. */
export function linkConfig(flow: Flow, link: Link, selected: string | null) {
  const color = linkKey(link) === selected ? '#2f5bd0' : '#5c6680';
  return {
    ...arrowLook,
    id: linkKey(link),
    name: 'link',
    points: linkPoints(flow, link),
    stroke: color,
    fill: color,
    hitStrokeWidth: 22,
    preventDefault: false,
  } satisfies Konva.ArrowConfig;
}

/** The label in the middle of an arrow, on an edge in the color of the ground. */
export function linkLabelConfig(flow: Flow, link: Link) {
  const [x = 0, y = 0, toX = 0, toY = 0] = linkPoints(flow, link);
  return {
    name: 'link-label',
    text: link.label ?? '',
    x: (x + toX) / 2,
    y: (y + toY) / 2,
    width: 140,
    offsetX: 70,
    offsetY: 7,
    align: 'center',
    fontSize: 14,
    fill: INK,
    stroke: '#e9f2ee',
    strokeWidth: 6,
    lineJoin: 'round',
    fillAfterStrokeEnabled: true,
    listening: false,
  } satisfies Konva.TextConfig;
}

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
    listening: false,
    name: 'pull',
    visible: end !== null,
    points: [start.x, start.y, end?.x ?? start.x, end?.y ?? start.y],
    dash: [8, 6],
  } satisfies Konva.ArrowConfig;
}
