import type Konva from 'konva';
import type { AnimalId } from './game';

/** A part of an animal, seen from above with the head at the top, around 0, 0. */
type Part = Pick<Konva.PathConfig, 'fill' | 'stroke' | 'strokeWidth'> & { data: string };

interface Drawing {
  /** The parts that the print in the sand shows, too. */
  outline: Part[];
  details: Part[];
}

const INK = '#3a2438';

/** A part and its mirror image. Paths have absolute points only. */
const both = (part: Part): Part[] => [
  part,
  {
    ...part,
    data: part.data.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => `${-Number(x)} ${y}`,
    ),
  },
];

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`;

/** A point on a ring, `turn` of a full turn from the top. */
const onRing = (radius: number, turn: number) => {
  const x = Math.round(radius * Math.sin(turn * 2 * Math.PI) * 10) / 10;
  const y = Math.round(-radius * Math.cos(turn * 2 * Math.PI) * 10) / 10;
  return { x, y };
};
const star = Array.from({ length: 10 }, (_, i) => {
  const { x, y } = onRing(i % 2 === 0 ? 50 : 21, i / 10);
  return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
}).join(' ');
const starDots = Array.from({ length: 5 }, (_, arm) =>
  [14, 26, 37].map((radius, i) => {
    const { x, y } = onRing(radius, arm / 5);
    return dot(x, y, 4.4 - i);
  }),
)
  .flat()
  .join(' ');

const CRAB = '#f0603f';
const CRAB_DARK = '#b83a24';
const TURTLE = '#8fc26a';
const OCTOPUS = '#8b5fbf';

export const DRAWINGS: Record<AnimalId, Drawing> = {
  crab: {
    outline: [
      ...both({ data: 'M-28 -6 L-54 -16 L-62 -4 L-52 -7 L-28 4 Z', fill: CRAB_DARK }),
      ...both({ data: 'M-28 6 L-56 9 L-62 22 L-52 18 L-28 15 Z', fill: CRAB_DARK }),
      ...both({ data: 'M-24 16 L-48 31 L-48 44 L-40 35 L-18 25 Z', fill: CRAB_DARK }),
      ...both({ data: 'M-18 -22 C-28 -26 -34 -30 -38 -38', stroke: CRAB_DARK, strokeWidth: 10 }),
      ...both({
        data: 'M-38 -34 C-56 -36 -60 -54 -50 -64 C-49 -56 -45 -52 -41 -50 C-41 -56 -38 -61 -31 -63 C-22 -52 -26 -38 -38 -34 Z',
        fill: CRAB,
      }),
      {
        data: 'M0 -30 C20 -30 38 -20 36 4 C32 24 16 30 0 30 C-16 30 -32 24 -36 4 C-38 -20 -20 -30 0 -30 Z',
        fill: CRAB,
      },
    ],
    details: [
      { data: 'M-26 10 C-12 20 12 20 26 10', stroke: CRAB_DARK, strokeWidth: 3 },
      { data: `${dot(-16, 0, 4)} ${dot(0, 4, 3)} ${dot(16, 0, 4)}`, fill: '#ffa283' },
      { data: `${dot(-10, -28, 7)} ${dot(10, -28, 7)}`, fill: '#fff7e8' },
      { data: `${dot(-10, -30, 3.4)} ${dot(10, -30, 3.4)}`, fill: INK },
    ],
  },
  turtle: {
    outline: [
      ...both({ data: 'M-20 -24 C-38 -38 -56 -32 -64 -8 C-52 -16 -40 -12 -28 -4 Z', fill: TURTLE }),
      ...both({ data: 'M-22 22 C-34 26 -42 38 -42 50 C-30 48 -20 44 -12 34 Z', fill: TURTLE }),
      { data: 'M-6 36 L0 52 L6 36 Z', fill: TURTLE },
      {
        data: 'M0 -60 C10 -60 14 -50 11 -40 C8 -30 -8 -30 -11 -40 C-14 -50 -10 -60 0 -60 Z',
        fill: TURTLE,
      },
      {
        data: 'M0 -36 C26 -36 36 -14 34 6 C32 28 14 40 0 42 C-14 40 -32 28 -34 6 C-36 -14 -26 -36 0 -36 Z',
        fill: '#2f7d63',
      },
    ],
    details: [
      {
        data: 'M0 -22 L15 -12 L15 9 L0 20 L-15 9 L-15 -12 Z',
        fill: '#4fa27f',
        stroke: '#bfe3a0',
        strokeWidth: 2.5,
      },
      {
        data: 'M0 -22 L0 -36 M15 -12 L29 -18 M15 9 L31 18 M0 20 L0 42 M-15 9 L-31 18 M-15 -12 L-29 -18',
        stroke: '#bfe3a0',
        strokeWidth: 2.5,
      },
      { data: `${dot(-6, -50, 2.6)} ${dot(6, -50, 2.6)}`, fill: INK },
    ],
  },
  starfish: {
    outline: [{ data: `${star} Z`, fill: '#f5a524', stroke: '#f5a524', strokeWidth: 16 }],
    details: [
      { data: starDots, fill: '#ffe0a0' },
      { data: `${dot(-6, -4, 3)} ${dot(6, -4, 3)}`, fill: INK },
      { data: 'M-5 5 C-3 9 3 9 5 5', stroke: INK, strokeWidth: 2.4 },
    ],
  },
  octopus: {
    outline: [
      ...both({ data: 'M-18 -2 C-42 2 -46 -22 -60 -12', stroke: OCTOPUS, strokeWidth: 13 }),
      ...both({ data: 'M-16 6 C-38 14 -50 8 -58 24', stroke: OCTOPUS, strokeWidth: 13 }),
      ...both({ data: 'M-11 8 C-26 22 -42 26 -40 46', stroke: OCTOPUS, strokeWidth: 13 }),
      ...both({ data: 'M-5 10 C-6 28 -20 36 -14 56', stroke: OCTOPUS, strokeWidth: 13 }),
      {
        data: 'M0 -58 C28 -58 36 -32 29 -10 C25 6 16 14 0 14 C-16 14 -25 6 -29 -10 C-36 -32 -28 -58 0 -58 Z',
        fill: OCTOPUS,
      },
    ],
    details: [
      { data: `${dot(-12, -40, 5)} ${dot(8, -46, 3.4)} ${dot(15, -34, 4)}`, fill: '#a983d6' },
      { data: `${dot(-12, -14, 8)} ${dot(12, -14, 8)}`, fill: '#fff7e8' },
      { data: `${dot(-11, -12, 4)} ${dot(11, -12, 4)}`, fill: INK },
      { data: 'M-6 2 C-3 6 3 6 6 2', stroke: INK, strokeWidth: 2.4 },
    ],
  },
};
