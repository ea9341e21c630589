import type Konva from 'konva';
import type { Koi, Way } from './pond';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Pond with three koi. Space takes the next koi, arrow keys move it, with Shift in long steps.';

/** Side of the square that always fits the stage. */
const SIDE = 440;

/** Position and scale of the pond; its middle is at 0, 0. */
export function placePond({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width, height) / SIDE);
  return { x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

/** The group of a koi. Only `isolated` differs; a cached group is cached by `cacheKoi`. */
export const koiConfig = ({ way, x, y, rotation }: Koi, opacity: number) =>
  ({
    name: way,
    x,
    y,
    rotation,
    opacity,
    draggable: true,
    isolated: way === 'isolated',
  }) satisfies Konva.GroupConfig;

/** Takes the picture of a group, with as many pixels as it has on the screen. */
export function cacheKoi(group: Konva.Group, scale: number) {
  group.cache({ pixelRatio: scale * window.devicePixelRatio });
}

/** A koi from above that heads to the right: the fins, the body over them, the pattern over that. */
export const koiParts: readonly Konva.PathConfig[] = [
  // Tail
  {
    data: 'M-48 2 C-98 -10 -126 -18 -148 -12 C-134 0 -128 10 -130 22 C-126 32 -132 46 -142 58 C-116 52 -92 34 -48 2 Z',
    fill: '#f0803c',
  },
  // Fins at the sides
  { data: 'M50 -2 C50 -40 28 -70 0 -76 C4 -54 8 -24 14 0 Z', fill: '#f0803c' },
  { data: 'M50 0 C54 36 34 66 8 74 C8 52 10 24 16 2 Z', fill: '#f0803c' },
  { data: 'M-22 2 C-28 -32 -50 -46 -66 -46 C-62 -32 -54 -12 -46 4 Z', fill: '#f0803c' },
  { data: 'M-20 4 C-22 34 -38 50 -52 54 C-54 40 -52 22 -44 6 Z', fill: '#f0803c' },
  // Body
  {
    name: 'body',
    data: 'M98 -4 C94 -24 66 -34 36 -34 C-4 -34 -46 -20 -92 10 C-50 22 -8 30 34 27 C66 25 94 16 98 -4 Z',
    fill: '#fff3dc',
  },
  // Pattern
  {
    data: 'M90 -16 C82 -28 62 -33 52 -33 C44 -22 46 -6 56 4 C68 10 84 4 90 -16 Z',
    fill: '#d9402b',
  },
  {
    data: 'M34 -34 C14 -34 -8 -29 -22 -24 C-20 -8 -6 2 8 10 C18 26 30 20 30 2 C40 -8 42 -22 34 -34 Z',
    fill: '#d9402b',
  },
  {
    data: 'M-40 -17 C-52 -12 -66 -5 -78 2 C-66 12 -50 18 -38 14 C-30 6 -30 -8 -40 -17 Z',
    fill: '#d9402b',
  },
  // Fin of the back
  { data: 'M26 -4 C4 -18 -30 -14 -50 4 C-28 0 4 4 26 -4 Z', fill: '#f7b267' },
  // Eyes
  { data: 'M80 -20 a4 4 0 1 0 0.1 0 Z M82 8 a4 4 0 1 0 0.1 0 Z', fill: '#20232a' },
];

/** Where a word is, seen from its koi. */
const BESIDE: Record<Way, { x: number; y: number }> = {
  plain: { x: 0, y: -96 },
  isolated: { x: -22, y: 112 },
  cached: { x: -62, y: 68 },
};

/** The word beside a koi. It is outside of the group, or it would fade with it. */
export const wordConfig = ({ way, x, y }: Koi) =>
  ({
    x: x + BESIDE[way].x,
    y: y + BESIDE[way].y,
    width: 140,
    offsetX: 70,
    align: 'center',
    text: way,
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontStyle: 'italic',
    fontSize: 20,
    fill: '#fff3dc',
    listening: false,
  }) satisfies Konva.TextConfig;

/** The ring around the koi that the keyboard moves. */
export const ringConfig = (koi: Koi | undefined, visible: boolean) =>
  ({
    name: 'ring',
    x: koi?.x ?? 0,
    y: koi?.y ?? 0,
    radius: 88,
    stroke: '#fff3dc',
    strokeWidth: 2,
    dash: [3, 7],
    lineCap: 'round',
    visible,
    listening: false,
  }) satisfies Konva.CircleConfig;

/** The ground with its pebbles, and the lilies, which float over the koi. Both files have two pixels for each unit of the pond. */
export const groundConfig = { x: -650, y: -480, width: 1300, height: 960 };
export const liliesConfig = { x: -400, y: -260, width: 800, height: 520 };
