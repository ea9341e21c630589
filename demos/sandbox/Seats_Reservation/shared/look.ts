import Konva from 'konva';
import { HALL, nameOf, onArc, type Seat } from './hall';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const TAKEN = '#363b54';
const NIGHT = '#151829';

/** Light from the stage into the hall. */
export const glow = {
  radius: 400,
  fillRadialGradientEndRadius: 400,
  fillRadialGradientColorStops: [0, '#4a3f63', 0.5, '#25263f', 1, NIGHT],
} satisfies Konva.CircleConfig;

/** The stage's floor bulges into the hall. */
export const podium = {
  innerRadius: 0,
  outerRadius: 88,
  angle: 180,
  fillLinearGradientStartPoint: { x: 0, y: -20 },
  fillLinearGradientEndPoint: { x: 0, y: 88 },
  fillLinearGradientColorStops: [0, '#fff4dc', 1, '#f6b73c'],
} satisfies Konva.ArcConfig;

export const podiumLabel = {
  x: -60,
  y: 26,
  width: 120,
  align: 'center',
  text: 'STAGE',
  fontSize: 17,
  fontStyle: 'bold',
  letterSpacing: 4,
  fill: '#5a3d0a',
} satisfies Konva.TextConfig;

export const curtain = {
  points: [-190, 0, -100, -42, 100, -42, 190, 0],
  closed: true,
  fillLinearGradientStartPoint: { x: -190, y: 0 },
  fillLinearGradientEndPoint: { x: 190, y: 0 },
  fillLinearGradientColorStops: [
    0,
    '#7c2436',
    0.25,
    '#b33a45',
    0.5,
    '#7c2436',
    0.75,
    '#b33a45',
    1,
    '#7c2436',
  ],
} satisfies Konva.LineConfig;

/** A seat that faces the stage. */
export function seatConfig({ id, x, y, rotation, color }: Seat, taken: boolean) {
  return {
    id,
    name: taken ? 'seat taken' : 'seat free',
    x,
    y,
    rotation,
    width: 14,
    height: 15,
    offsetX: 7,
    offsetY: 7.5,
    cornerRadius: [3, 3, 6, 6],
    fill: taken ? TAKEN : color,
  } satisfies Konva.RectConfig;
}

/** A chosen seat, drawn over the one in the plan. */
export function chosenConfig(seat: Seat) {
  return {
    ...seatConfig(seat, false),
    id: '',
    name: 'chosen',
    fill: '#ffffff',
    shadowColor: '#ffffff',
    shadowBlur: 12,
  } satisfies Konva.RectConfig;
}

export function tickConfig({ x, y }: Seat) {
  return {
    x,
    y,
    points: [-3.5, 0.5, -1, 3, 4, -3],
    stroke: NIGHT,
    strokeWidth: 2,
    lineCap: 'round',
    lineJoin: 'round',
  } satisfies Konva.LineConfig;
}

export const ring = {
  name: 'ring',
  radius: 12,
  stroke: '#ffffff',
  strokeWidth: 2,
  visible: false,
} satisfies Konva.CircleConfig;

export const tag = {
  fill: '#ffffff',
  cornerRadius: 8,
  pointerDirection: 'down',
  pointerWidth: 12,
  pointerHeight: 8,
} satisfies Konva.TagConfig;

export const tagText = {
  fill: '#1b1f2a',
  fontSize: 14,
  lineHeight: 1.35,
  padding: 8,
  align: 'center',
} satisfies Konva.TextConfig;

/** A seat in one line, for the status. */
export const describe = (seat: Seat, taken: boolean) =>
  `${nameOf(seat)}, ${taken ? 'taken' : `€${seat.price}`}.`;

export const tipOf = (seat: Seat, taken: boolean) =>
  `${nameOf(seat)}\n${taken ? 'Taken' : `€${seat.price}`}`;

/** The tip points at the upper edge of the seat. It has the same size at every zoom. */
export const tipPlace = ({ x, y }: Seat, scale: number) => ({
  x,
  y: y - 12,
  scaleX: 1 / scale,
  scaleY: 1 / scale,
});

/** Row letters at the left end of the rows. */
export const letters = HALL.filter(
  ({ name }) => /left|Front/.test(name) && !name.startsWith('Box'),
).flatMap((block) =>
  Array.from({ length: block.rows }, (_, i) => {
    const distance = block.radius + i * 21;
    return {
      ...onArc(distance, block.from - (12 / distance) * 57),
      text: String.fromCharCode(block.firstRow.charCodeAt(0) + i),
      rotation: -block.from,
      width: 12,
      offsetX: 6,
      offsetY: 5,
      align: 'center',
      fontSize: 9,
      fill: '#a9adc4',
    } satisfies Konva.TextConfig;
  }),
);

/** The prices, in the empty corners of the hall: a dot in the color of the seats, and text, larger where the hall is small. */
export function legendOf(scale: number) {
  const [size, right] = scale < 0.7 ? [22, 244] : [14, 292];
  return [
    { x: -364, y: 344, section: 'Box left', text: 'Box €72' },
    { x: -364, y: 370, section: 'Front stalls', text: 'Front stalls €64' },
    { x: right, y: 344, section: 'Stalls', text: 'Stalls €48' },
    { x: right, y: 370, section: 'Circle', text: 'Circle €36' },
  ].map(({ x, y, section, text }) => ({
    dot: { x, y, radius: 6, fill: HALL.find(({ name }) => name === section)?.color },
    words: { x: x + 14, y: y - size / 2, text, fontSize: size, fill: '#d5d7e6' },
  }));
}
