import type Konva from 'konva';
import { crossingsOf, flat, labelPlaceOf, type Point } from '../../../common/konva/polygon';
import type { Hit } from './editor';
import { PLAN, rowsOf, type Grape, type Parcel } from './vineyard';

/** Vines in October. Each grape has the color of its soil, its leaves, and the light on them. */
export const COLORS: Record<Grape, { soil: string; leaf: string; light: string }> = {
  'Pinot noir': { soil: '#e9cfb4', leaf: '#93263f', light: '#cf6a72' },
  Chardonnay: { soil: '#f3e3b0', leaf: '#d0901d', light: '#f6cd66' },
  Aligoté: { soil: '#e2e3b4', leaf: '#66873a', light: '#a5bf63' },
};

/** Colors of a parcel's marker in the list, for the style sheet. */
export const swatch = ({ grape }: Parcel) => ({
  '--leaf-color': COLORS[grape].leaf,
  '--soil': COLORS[grape].soil,
});

const INK = '#3a241c';
const PAPER = '#fff8e6';
const ALARM = '#d4302b';

/** The whole plan in the middle of the stage. */
export function fit({ width, height }: { width: number; height: number }) {
  const scale = Math.max(Math.min(width / PLAN.width, height / PLAN.height), 0.01);
  return {
    x: (width - PLAN.width * scale) / 2,
    y: (height - PLAN.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  };
}

/** What a node stands for. While the stage has captured the pointer, its events have no node. */
export function hitOf(node: Konva.Node | undefined): Hit {
  const index = Number(node?.id().split('-')[1]);
  if (node?.hasName('corner')) return { kind: 'corner', index };
  if (node?.hasName('edge')) return { kind: 'edge' };
  if (node?.hasName('parcel')) return { kind: 'parcel', id: String(index) };
  return { kind: 'ground' };
}

export const CURSORS = { corner: 'grab', edge: 'copy', parcel: 'move', ground: 'default' } as const;

/** The soil of a parcel. It takes the pointer for the whole parcel. */
export function soilConfig({ id, corners, grape }: Parcel) {
  return {
    id: `parcel-${id}`,
    name: 'parcel',
    points: flat(corners),
    closed: true,
    fill: COLORS[grape].soil,
    stroke: INK,
    strokeWidth: 1,
    opacity: 0.94,
    lineJoin: 'round',
  } satisfies Konva.LineConfig;
}

/** The rows of a parcel: their shadow, their leaves, and light on every vine. */
export function vineConfigs(parcel: Parcel) {
  const { leaf, light } = COLORS[parcel.grape];
  const data = rowsOf(parcel)
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
  const row = { data, lineCap: 'round', listening: false } as const;
  return [
    {
      ...row,
      name: 'shade',
      x: 1,
      y: 1.6,
      stroke: 'rgba(58, 36, 28, 0.28)',
      strokeWidth: 3.2,
      dash: [],
    },
    { ...row, name: 'vines', x: 0, y: 0, stroke: leaf, strokeWidth: 3.1, dash: [] },
    { ...row, name: 'light', x: -0.4, y: -0.7, stroke: light, strokeWidth: 1.7, dash: [0.1, 2.9] },
  ] satisfies Konva.PathConfig[];
}

/** The name, readable at every size of the window. */
export function nameConfig({ id, name, corners }: Parcel, scale: number) {
  const size = Math.min(16, Math.max(11, 16 * scale)) / scale;
  const width = 14 * size;
  return {
    ...labelPlaceOf(corners),
    id: `name-${id}`,
    name: 'parcel-name',
    text: name,
    width,
    height: 1.2 * size,
    offsetX: width / 2,
    offsetY: 0.6 * size,
    align: 'center',
    verticalAlign: 'middle',
    wrap: 'none',
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontStyle: 'italic bold',
    fontSize: size,
    fill: INK,
    stroke: PAPER,
    strokeWidth: size / 3.2,
    lineJoin: 'round',
    fillAfterStrokeEnabled: true,
    listening: false,
  } satisfies Konva.TextConfig;
}

/** The outline of the selected parcel: a light band below, and the line that takes the pointer. */
export function edgeConfigs({ corners }: Parcel, scale: number) {
  const crosses = crossingsOf(corners).length > 0;
  const line = {
    points: flat(corners),
    closed: true,
    fillEnabled: false,
    lineJoin: 'round',
  } as const;
  return [
    {
      ...line,
      name: 'band',
      stroke: PAPER,
      strokeWidth: 5 / scale,
      dash: [],
      hitStrokeWidth: 0,
      listening: false,
    },
    {
      ...line,
      name: 'edge',
      stroke: crosses ? ALARM : INK,
      strokeWidth: 2.2 / scale,
      dash: crosses ? [7 / scale, 4 / scale] : [],
      hitStrokeWidth: 16 / scale,
      listening: true,
    },
  ] satisfies Konva.LineConfig[];
}

/** A corner of the selected parcel, the same size at every scale and large enough for a finger. */
export function cornerConfig(corner: Point, index: number, isChosen: boolean, scale: number) {
  return {
    ...corner,
    id: `corner-${index}`,
    name: 'corner',
    radius: (isChosen ? 7.5 : 6) / scale,
    fill: isChosen ? '#f6b73c' : '#ffffff',
    stroke: INK,
    strokeWidth: 2.2 / scale,
    hitStrokeWidth: 22 / scale,
  } satisfies Konva.CircleConfig;
}

/** Where the outline crosses itself. */
export function crossingConfig(place: Point, scale: number) {
  return {
    ...place,
    name: 'crossing',
    radius: 9 / scale,
    stroke: ALARM,
    strokeWidth: 2.5 / scale,
    listening: false,
  } satisfies Konva.CircleConfig;
}

/** The corner that a click would make. */
export function ghostConfig(place: Point | null, scale: number) {
  return {
    x: place?.x ?? 0,
    y: place?.y ?? 0,
    name: 'ghost',
    visible: place !== null,
    radius: 5 / scale,
    fill: '#f6b73c',
    stroke: PAPER,
    strokeWidth: 2 / scale,
    listening: false,
  } satisfies Konva.CircleConfig;
}
