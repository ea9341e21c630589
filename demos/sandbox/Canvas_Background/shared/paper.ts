export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A paper, from which both backgrounds are made. */
export interface Paper {
  id: string;
  label: string;
  /** Degrees, as in CSS: 180 runs from top to bottom, 90 from left to right. */
  angle: number;
  /** Where each color is, from 0 to 1. */
  stops: readonly (readonly [at: number, color: string])[];
  /** The colors of the plants on it. */
  inks: Inks;
}

export interface Inks {
  fern: string;
  oak: string;
  ginkgo: string;
  flower: string;
  vein: string;
  tape: string;
  label: string;
  words: string;
}

export const PAPERS: readonly [Paper, ...Paper[]] = [
  {
    id: 'rag',
    label: 'Rag paper',
    angle: 160,
    stops: [
      [0, '#fdf8e8'],
      [0.6, '#f3e8c9'],
      [1, '#dfcb9c'],
    ],
    inks: {
      fern: '#5f7440',
      oak: '#a8672c',
      ginkgo: '#d9a92f',
      flower: '#b4434c',
      vein: 'rgba(60, 42, 16, 0.45)',
      tape: 'rgba(255, 255, 255, 0.75)',
      label: '#fffdf5',
      words: '#4a3a22',
    },
  },
  {
    id: 'sugar',
    label: 'Sugar paper',
    angle: 200,
    stops: [
      [0, '#b9cbd8'],
      [0.5, '#93adc0'],
      [1, '#6d8aa3'],
    ],
    inks: {
      fern: '#2f4a35',
      oak: '#5a2f22',
      ginkgo: '#f0d27a',
      flower: '#f2e6e0',
      vein: 'rgba(20, 26, 34, 0.45)',
      tape: 'rgba(255, 248, 232, 0.8)',
      label: '#f8f3e6',
      words: '#25394a',
    },
  },
  {
    id: 'cyanotype',
    label: 'Cyanotype',
    angle: 145,
    stops: [
      [0, '#1f6aa0'],
      [0.45, '#124a7c'],
      [1, '#08264a'],
    ],
    inks: {
      fern: '#d9ecf5',
      oak: '#b7d8ea',
      ginkgo: '#eef7fb',
      flower: '#cfe5f1',
      vein: 'rgba(12, 58, 104, 0.6)',
      tape: 'rgba(120, 176, 212, 0.5)',
      label: '#e8f3f9',
      words: '#0d3a68',
    },
  },
];

export const paperOf = (id: string): Paper => PAPERS.find((paper) => paper.id === id) ?? PAPERS[0];

/** The paper as a value of the CSS property `background`. */
export const cssOf = ({ angle, stops }: Paper) =>
  `linear-gradient(${angle}deg, ${stops.map(([at, color]) => `${color} ${at * 100}%`).join(', ')})`;

/**
 * Start and end of the gradient in a box of this size, as CSS computes them: the line runs through the middle, and is so long that the box's
 * corners have the first and the last color.
 *
 * @param angle degrees, as in CSS
 */
export function gradientLine({ width, height }: Size, angle: number): { start: Point; end: Point } {
  const radians = (angle * Math.PI) / 180;
  const [along, down] = [Math.sin(radians), -Math.cos(radians)];
  const half = (Math.abs(width * along) + Math.abs(height * down)) / 2;
  const middle = { x: width / 2, y: height / 2 };
  return {
    start: { x: middle.x - along * half, y: middle.y - down * half },
    end: { x: middle.x + along * half, y: middle.y + down * half },
  };
}

/** How far the plants have been moved. Half of the view is the limit: some of them stay in sight. */
export const keepOffset = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width / 2, Math.max(-width / 2, x)),
  y: Math.min(height / 2, Math.max(-height / 2, y)),
});

/** A pixel of an export in words. */
export function describePixel([red = 0, green = 0, blue = 0, alpha = 0]: ArrayLike<number> &
  Iterable<number>) {
  if (alpha === 0) return 'Its corner is transparent.';
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
  return `Its corner is #${hex}.`;
}

export function describeOffset({ x, y }: Point): string {
  if (x === 0 && y === 0) return 'Drag a sheet: the plants move, the paper stays.';
  return `The plants are at ${Math.round(x)}, ${Math.round(y)}. The paper still fills the view.`;
}
