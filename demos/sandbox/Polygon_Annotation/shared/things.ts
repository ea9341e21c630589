import type { Point } from '../../../common/konva/polygon';

/** The image that is annotated, in its own pixels. All outlines and the mask have these units. */
export const PICTURE = { name: 'tide-pool', width: 900, height: 600 };

/** The classes. Their order is their value in the mask: 1 for the first, 0 for no class. */
export const CLASSES = [
  { id: 'star', name: 'Sea star', color: '#ffd23f' },
  { id: 'anemone', name: 'Anemone', color: '#ff6fae' },
  { id: 'urchin', name: 'Urchin', color: '#d3c4ff' },
  { id: 'mussels', name: 'Mussels', color: '#63d8ff' },
  { id: 'weed', name: 'Seaweed', color: '#a8f05a' },
] as const;

export type ClassId = (typeof CLASSES)[number]['id'];

export interface Star extends Point {
  /** From the middle to a tip, and to the skin between two arms. */
  reach: number;
  waist: number;
  /** Radians. */
  turn: number;
  skin: string;
  shade: string;
  light: string;
}

export const STARS: readonly Star[] = [
  {
    x: 238,
    y: 208,
    reach: 112,
    waist: 42,
    turn: -0.22,
    skin: '#e8703a',
    shade: '#b8451f',
    light: '#ffc08a',
  },
  {
    x: 652,
    y: 432,
    reach: 92,
    waist: 34,
    turn: 0.5,
    skin: '#9a4f96',
    shade: '#6a2f6d',
    light: '#e2a8d8',
  },
];

export const ANEMONES = [
  { x: 522, y: 176, radius: 72 },
  { x: 390, y: 92, radius: 36 },
] as const;

export const URCHINS = [
  { x: 372, y: 406, radius: 52 },
  { x: 464, y: 474, radius: 38 },
] as const;

/** The shells: place, length and turn in radians. */
export const MUSSELS: readonly (readonly [x: number, y: number, length: number, turn: number])[] = [
  [104, 470, 46, -0.5],
  [150, 452, 52, -0.9],
  [196, 470, 44, -0.2],
  [120, 512, 50, 0.3],
  [168, 502, 54, -0.6],
  [214, 516, 42, 0.5],
  [146, 546, 44, 0.1],
  [194, 550, 40, -0.8],
];

/** The ten corners of a star, from the first tip on. */
export const starOutline = ({ x, y, reach, waist, turn }: Star, wider = 0): Point[] =>
  Array.from({ length: 10 }, (_, i) => {
    const radius = (i % 2 === 0 ? reach : waist) + wider;
    const angle = turn - Math.PI / 2 + (i * Math.PI) / 5;
    return {
      x: Math.round(x + radius * Math.cos(angle)),
      y: Math.round(y + radius * Math.sin(angle)),
    };
  });

/** Corners on a circle. */
export const ring = (x: number, y: number, radius: number, corners: number): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    return {
      x: Math.round(x + radius * Math.cos(angle)),
      y: Math.round(y + radius * Math.sin(angle)),
    };
  });
