import type Konva from 'konva';
import { PEG_DISTANCE, POINTER_LENGTH, PRIZES, WEDGE } from './physics';

/** The wheel is centered at 0, 0 in a field of this size; the stage is scaled so that the field fits. */
export const FIELD = { width: 320, height: 392 };
const RADIUS = 150;

const INK = '#1b1f2a';
const COLORS = ['#f2664a', '#f6b73c', '#3fa66b', '#8457c9', '#4a90e2'];

/** Scale and position of the stage that show the whole field in the middle. */
export function fit(size: { width: number; height: number }) {
  const scale = Math.min(size.width / FIELD.width, size.height / FIELD.height);
  // The pointer is above the wheel, so the wheel's center is a little below the middle.
  return { x: size.width / 2, y: size.height / 2 + 10 * scale, scaleX: scale, scaleY: scale };
}

export const shadow = {
  radius: RADIUS + 8,
  fill: INK,
  shadowColor: INK,
  shadowBlur: 24,
  shadowOffsetY: 8,
  shadowOpacity: 0.35,
} satisfies Konva.CircleConfig;

export const wedges = PRIZES.map(
  (_, i) =>
    ({
      name: 'wedge',
      radius: RADIUS,
      angle: WEDGE,
      // An angle of 0 points to the right; the first wedge begins at the top.
      rotation: i * WEDGE - 90,
      fill: COLORS[i % COLORS.length],
      stroke: '#ffffff',
      strokeWidth: 2,
    }) satisfies Konva.WedgeConfig,
);

/** The words run along the middle of their wedge and end near the rim. */
export const labels = PRIZES.map(
  (text, i) =>
    ({
      name: 'label',
      text,
      rotation: (i + 0.5) * WEDGE - 90,
      offsetX: -40,
      offsetY: 8,
      width: 92,
      height: 16,
      align: 'right',
      verticalAlign: 'middle',
      wrap: 'none',
      fontSize: 15,
      fontStyle: 'bold',
      fill: COLORS[i % COLORS.length] === '#8457c9' ? '#ffffff' : INK,
      listening: false,
    }) satisfies Konva.TextConfig,
);

export const pegs = PRIZES.map((_, i) => {
  const angle = (i * WEDGE * Math.PI) / 180;
  return {
    name: 'peg',
    x: PEG_DISTANCE * Math.sin(angle),
    y: -PEG_DISTANCE * Math.cos(angle),
    radius: 5,
    fill: '#ffffff',
    stroke: INK,
    strokeWidth: 2,
    listening: false,
  } satisfies Konva.CircleConfig;
});

export const rim = {
  innerRadius: RADIUS,
  outerRadius: RADIUS + 8,
  fill: INK,
} satisfies Konva.RingConfig;

export const hub = {
  radius: 26,
  fill: '#ffffff',
  stroke: INK,
  strokeWidth: 8,
} satisfies Konva.CircleConfig;

/** The pointer rotates about its upper end and reaches between the pegs. */
export const pointerAxis = { y: -PEG_DISTANCE - POINTER_LENGTH + 4 };

export const pointer = {
  points: [0, POINTER_LENGTH, -11, 2, -8, -8, 0, -12, 8, -8, 11, 2],
  closed: true,
  fill: '#f2664a',
  stroke: INK,
  strokeWidth: 3,
  lineJoin: 'round',
} satisfies Konva.LineConfig;

export const pointerPin = { radius: 4, fill: INK } satisfies Konva.CircleConfig;
