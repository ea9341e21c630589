import type Konva from 'konva';
import { bordersOf, middleOf, widthOf, type Entry } from './entries';
import { PEG_DISTANCE, POINTER_LENGTH, type Wheel } from './physics';

/** The wheel is centered at 0, 0 in a field of this size; the stage is scaled so that the field fits. */
export const FIELD = { width: 320, height: 392 };
const RADIUS = 150;

const INK = '#1b1f2a';
export const COLORS = ['#f2664a', '#f6b73c', '#3fa66b', '#a98ae0', '#4a90e2'];

/** Scale and position of the stage that show the whole field in the middle. */
export function fit(size: { width: number; height: number }) {
  const scale = Math.min(size.width / FIELD.width, size.height / FIELD.height);
  // The pointer is above the wheel, so the wheel's center is a little below the middle.
  return { x: size.width / 2, y: size.height / 2 + 10 * scale, scaleX: scale, scaleY: scale };
}

export const shadow = {
  radius: RADIUS + 4,
  // Wedges that have not won are pale on it.
  fill: '#ffffff',
  shadowColor: INK,
  shadowBlur: 24,
  shadowOffsetY: 8,
  shadowOpacity: 0.35,
} satisfies Konva.CircleConfig;

/** Neighbors differ in color, and so do the last wedge and the first. */
const colorOf = (i: number, count: number) =>
  COLORS[i === count - 1 && i % COLORS.length === 0 ? 2 : i % COLORS.length] ?? INK;

/** The wedges. When the wheel rests, only the one that has won is bright. */
export function wedgesOf(entries: readonly Entry[], winner: number | null) {
  const borders = bordersOf(entries);
  return entries.map(
    (_, i) =>
      ({
        name: 'wedge',
        radius: RADIUS,
        angle: widthOf(borders, i),
        // An angle of 0 points to the right; the first wedge begins at the top.
        rotation: (borders[i] ?? 0) - 90,
        fill: colorOf(i, entries.length),
        stroke: '#ffffff',
        strokeWidth: 2,
        opacity: winner === null || winner === i ? 1 : 0.35,
      }) satisfies Konva.WedgeConfig,
  );
}

/** Where the words begin and end, from the center on. */
const WORDS = { from: 36, to: 134 };

/** The words run along the middle of their wedge. `place` turns them upright. */
export const labelsOf = (entries: readonly Entry[]) =>
  entries.map(
    ({ name }) =>
      ({
        name: 'label',
        text: name,
        offsetY: 8,
        width: WORDS.to - WORDS.from,
        height: 16,
        verticalAlign: 'middle',
        wrap: 'none',
        // Long names are smaller, so that the whole name is visible.
        fontSize: Math.min(15, 150 / name.length),
        fontStyle: 'bold',
        fill: INK,
        listening: false,
      }) satisfies Konva.TextConfig,
  );

/** Turns the wheel and its pointer. Words on the left half are turned over, so none is upside down. */
export function place(group: Konva.Group, pointer: Konva.Group, wheel: Wheel) {
  group.rotation(wheel.rotation);
  pointer.rotation(wheel.pointer);
  group.find<Konva.Text>('.label').forEach((label, i) => {
    const angle = middleOf(wheel.borders, i) - 90;
    const isLeft = Math.cos(((angle + wheel.rotation) * Math.PI) / 180) < -0.001;
    label.setAttrs({
      rotation: isLeft ? angle + 180 : angle,
      offsetX: isLeft ? WORDS.to : -WORDS.from,
      align: isLeft ? 'left' : 'right',
    });
  });
}

/** A peg at each border. */
export const pegsOf = (entries: readonly Entry[]) =>
  bordersOf(entries).map((border) => {
    const angle = (border * Math.PI) / 180;
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
