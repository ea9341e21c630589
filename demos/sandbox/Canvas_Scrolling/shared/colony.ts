import type { Point } from './scroll';

export interface Chamber extends Point {
  id: string;
  name: string;
  /** Half of its width and height. */
  radiusX: number;
  radiusY: number;
  /** What happens there, for the status line. */
  words: string;
}

export const CHAMBERS: readonly Chamber[] = [
  {
    id: 'guards',
    name: 'Guard room',
    x: 1480,
    y: 800,
    radiusX: 165,
    radiusY: 84,
    words: 'Five soldiers smell everyone who comes in.',
  },
  {
    id: 'aphids',
    name: 'Aphid stable',
    x: 470,
    y: 930,
    radiusX: 190,
    radiusY: 100,
    words: 'Aphids drink from the roots, and are milked for honeydew.',
  },
  {
    id: 'granary',
    name: 'Granary',
    x: 1030,
    y: 1090,
    radiusX: 200,
    radiusY: 112,
    words: 'Seeds for the winter, with the germ bitten off.',
  },
  {
    id: 'eggs',
    name: 'Eggs',
    x: 1960,
    y: 1060,
    radiusX: 180,
    radiusY: 104,
    words: 'Eggs are carried up to the warm soil each morning.',
  },
  {
    id: 'larvae',
    name: 'Nursery',
    x: 2480,
    y: 1300,
    radiusX: 215,
    radiusY: 122,
    words: 'Larvae beg for food by rocking their heads.',
  },
  {
    id: 'fungus',
    name: 'Fungus garden',
    x: 640,
    y: 1500,
    radiusX: 240,
    radiusY: 140,
    words: 'Chewed leaves feed a fungus, and the fungus feeds the colony.',
  },
  {
    id: 'queen',
    name: 'Queen’s chamber',
    x: 1500,
    y: 1640,
    radiusX: 270,
    radiusY: 150,
    words: 'The queen has been here for eleven years, and lays an egg a minute.',
  },
  {
    id: 'winter',
    name: 'Winter room',
    x: 2150,
    y: 1950,
    radiusX: 215,
    radiusY: 130,
    words: 'Below the frost, they sleep in one heap.',
  },
  {
    id: 'waste',
    name: 'Waste pit',
    x: 2690,
    y: 1840,
    radiusX: 150,
    radiusY: 92,
    words: 'Husks and old fungus, far from the nursery.',
  },
  {
    id: 'graves',
    name: 'Graveyard',
    x: 520,
    y: 2120,
    radiusX: 175,
    radiusY: 96,
    words: 'Two days after a death, the body is carried here.',
  },
  {
    id: 'well',
    name: 'Well',
    x: 1240,
    y: 2440,
    radiusX: 215,
    radiusY: 108,
    words: 'The lowest chamber with water in summer.',
  },
  {
    id: 'digging',
    name: 'New digging',
    x: 1930,
    y: 2500,
    radiusX: 150,
    radiusY: 88,
    words: 'Two kilos of soil a week are carried out, crumb by crumb.',
  },
];

/** The hole in the meadow. */
export const GATE: Point = { x: 1480, y: 548 };

const pointOf = (id: string): Point => CHAMBERS.find((chamber) => chamber.id === id) ?? GATE;

/** From chamber to chamber, and how far the tunnel bends aside. */
const WAYS: readonly (readonly [from: string, to: string, bend: number])[] = [
  ['gate', 'guards', 20],
  ['guards', 'granary', 60],
  ['guards', 'eggs', -70],
  ['granary', 'aphids', 90],
  ['granary', 'fungus', -60],
  ['granary', 'queen', 80],
  ['eggs', 'larvae', -60],
  ['eggs', 'queen', 110],
  ['queen', 'winter', -70],
  ['winter', 'waste', 60],
  ['larvae', 'waste', -50],
  ['fungus', 'graves', 70],
  ['queen', 'well', 90],
  ['winter', 'digging', 50],
  ['well', 'digging', 60],
  ['fungus', 'queen', 60],
];

/** Points along each tunnel, about 20 pixels apart. */
export const TUNNELS: readonly (readonly Point[])[] = WAYS.map(([from, to, bend]) => {
  const [start, end] = [pointOf(from), pointOf(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  // A control point beside the middle makes the bend; a slow wave makes the tunnel uneven.
  const control = {
    x: (start.x + end.x) / 2 - (dy / length) * bend * 2,
    y: (start.y + end.y) / 2 + (dx / length) * bend * 2,
  };
  const count = Math.max(8, Math.round(length / 20));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const wave = 12 * Math.sin(t * length * 0.018 + bend) * Math.sin(Math.PI * t);
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return {
      x: a * start.x + b * control.x + c * end.x - (dy / length) * wave,
      y: a * start.y + b * control.y + c * end.y + (dx / length) * wave,
    };
  });
});

/** 300 pixels are a quarter of a meter. */
const depthOf = (y: number) => Math.max(0, (y - GATE.y) / 1200);

/** Describes the chamber for the status line. */
export function describeChamber(id: string): string {
  const chamber = CHAMBERS.find((one) => one.id === id);
  if (!chamber) return 'Tap a chamber, or choose where to go.';
  return `${chamber.name}, ${depthOf(chamber.y).toFixed(2)} m below the meadow. ${chamber.words}`;
}
