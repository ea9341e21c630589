/** A piece of the doll: an outline as in an SVG, and its color. */
export interface Part {
  data: string;
  fill: string;
}

/** Size of the drawing, in its own units. */
export const SIZE = { width: 120, height: 180 };

export const SCARVES = [
  { name: 'Poppy', color: '#c8202f' },
  { name: 'Ink', color: '#2a4596' },
  { name: 'Fir', color: '#1f7a4d' },
] as const;

/** The color of the scarf in the file. */
export const FILE_COLOR = SCARVES[0].color;

export const MAX_ZOOM = 8;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const round = (value: number) => Math.round(value * 100) / 100;

/** Petals around a point, as circles. */
const petals = (x: number, y: number, reach: number, r: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return circle(round(x + reach * Math.sin(angle)), round(y - reach * Math.cos(angle)), r);
  }).join('');

/** The pieces from bottom to top, with a scarf of this color. */
export const dollParts = (scarf: string): Part[] => [
  {
    data: 'M60 4C88 4 100 26 98 48C97 60 108 76 112 104C116 140 104 168 86 174C70 178 50 178 34 174C16 168 4 140 8 104C12 76 23 60 22 48C20 26 32 4 60 4Z',
    fill: scarf,
  },
  // Hem
  {
    data: 'M9 138C38 152 82 152 111 138C108 158 99 169 86 174C70 178 50 178 34 174C21 169 12 158 9 138Z',
    fill: '#123f4f',
  },
  {
    data: [22, 35, 48, 60, 72, 85, 98]
      .map((x) => circle(x, round(158 - (x - 60) ** 2 / 210), 3))
      .join(''),
    fill: '#f6b73c',
  },
  // Apron with a flower
  {
    data: 'M60 78C86 78 97 100 94 124C90 143 76 150 60 150C44 150 30 143 26 124C23 100 34 78 60 78Z',
    fill: '#fff0d9',
  },
  {
    data: 'M58 112C56 124 57 134 60 144C62 134 62 124 62 112ZM60 134C50 134 42 130 38 122C48 120 56 124 60 134ZM60 134C70 134 78 130 82 122C72 120 64 124 60 134Z',
    fill: '#1f7a4d',
  },
  { data: petals(60, 108, 11, 7.5), fill: '#e3506a' },
  { data: circle(60, 108, 7), fill: '#f6b73c' },
  { data: petals(38, 108, 5, 3) + petals(82, 108, 5, 3), fill: '#2f8fa3' },
  // Face
  {
    data: 'M60 20C80 20 88 36 86 52C83 67 73 76 60 76C47 76 37 67 34 52C32 36 40 20 60 20Z',
    fill: '#fbd9b8',
  },
  {
    data: 'M35 52C31 34 42 20 60 20C78 20 89 34 85 52C82 40 73 32 60 30C47 32 38 40 35 52Z',
    fill: '#3a1f1a',
  },
  { data: circle(43, 58, 5) + circle(77, 58, 5), fill: '#f4917f' },
  {
    data: `${circle(50, 50, 2.6)}${circle(70, 50, 2.6)}M44 45C47 42 52 42 55 44C52 43.4 47 43.4 44 45ZM65 44C68 42 73 42 76 45C73 43.4 68 43.4 65 44Z`,
    fill: '#2a1a2b',
  },
  { data: circle(51, 49.2, 0.8) + circle(71, 49.2, 0.8), fill: '#ffffff' },
  {
    data: 'M60 64C57 61.6 54.6 62.6 53.6 64C56 67.6 58 68.4 60 68.4C62 68.4 64 67.6 66.4 64C65.4 62.6 63 61.6 60 64Z',
    fill: '#c8202f',
  },
  // Knot
  {
    data: 'M60 76C51 71 42 76 36 88C48 90 56 86 60 80C64 86 72 90 84 88C78 76 69 71 60 76Z',
    fill: '#f6b73c',
  },
  { data: circle(60, 78.5, 4), fill: '#d9962a' },
];

/** The same drawing as the text of a file. `width` and `height` give the image its size. */
export function svgOf(parts: readonly Part[]): string {
  const { width, height } = SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...parts.map(({ data, fill }) => `  <path fill="${fill}" d="${data}" />`),
    '</svg>',
    '',
  ].join('\n');
}

/** The point of the drawing that is in the middle of a window: of the whole doll at first, then of its face. */
export function middleAt(zoom: number) {
  const share = (zoom - 1) / zoom;
  return { x: 60, y: 90 + (54 - 90) * Math.min(1, share * 1.3) };
}

export interface Choice {
  zoom: number;
  scarf: string;
  /** Whether the separate canvas is drawn again for each zoom. */
  isFresh: boolean;
}

export const firstChoice: Choice = { zoom: 1, scarf: FILE_COLOR, isFresh: false };

/** Pixels of the separate canvas per unit of the drawing. `pixels` is the number of screen pixels per unit without zoom. */
export const ratioOf = ({ zoom, isFresh }: Choice, pixels: number) =>
  isFresh ? zoom * pixels : pixels;

/** What can be seen, in words. */
export function describe({ zoom, scarf, isFresh }: Choice): string {
  const edges =
    zoom === 1
      ? 'At this size all three look the same.'
      : isFresh
        ? 'All edges are sharp.'
        : 'The own canvas shows its pixels.';
  return scarf === FILE_COLOR ? edges : `${edges} The image keeps the red of its file.`;
}
