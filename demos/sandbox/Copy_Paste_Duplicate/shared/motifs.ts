import type { Ink, Motif } from './cloth';

export const INKS: Record<Ink, string> = {
  indigo: '#2c4674',
  madder: '#b23a2b',
  ochre: '#d08f2c',
  olive: '#6b7a3c',
};

const at = (...numbers: number[]) =>
  numbers.map((number) => Math.round(number * 10) / 10).join(' ');

/** A point at an angle, in degrees clockwise from the top. */
const polar = (degrees: number, radius: number): [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

const disc = (x: number, y: number, radius: number) =>
  `M${at(x - radius, y)}a${at(radius, radius)} 0 1 0 ${at(2 * radius, 0)}a${at(radius, radius)} 0 1 0 ${at(-2 * radius, 0)}Z`;

/** A petal or a leaf from one point to another. */
function leaf([x, y]: [number, number], [tipX, tipY]: [number, number], wide: number) {
  const [middleX, middleY] = [(x + tipX) / 2, (y + tipY) / 2];
  const [sideX, sideY] = [(tipY - y) * wide, (x - tipX) * wide];
  return `M${at(x, y)}Q${at(middleX + sideX, middleY + sideY, tipX, tipY)}Q${at(middleX - sideX, middleY - sideY, x, y)}Z`;
}

const turns = (times: number, draw: (degrees: number) => string) =>
  Array.from({ length: times }, (_, i) => draw((i * 360) / times)).join('');

/** What the block prints, around 0, 0. An outline inside another is cut out of the block: the fill rule is `evenodd`. */
export const BLOCKS: Record<Motif, string> = {
  pomegranate:
    'M0 -22C22 -22 29 -8 28 5C26 22 12 32 0 32C-12 32 -26 22 -28 5C-29 -8 -22 -22 0 -22Z' +
    'M-5 -24L-13 -34L-4 -30L0 -36L4 -30L13 -34L5 -24Z' +
    'M0 -13C10 -10 15 0 13 9C11 19 5 25 0 27C-5 25 -11 19 -13 9C-15 0 -10 -10 0 -13Z' +
    [
      [0, -4],
      [-5, 3],
      [5, 3],
      [0, 10],
      [-6, 12],
      [6, 12],
      [0, 19],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.6))
      .join('') +
    leaf([-19, -6], [-20, 15], 0.16) +
    leaf([19, -6], [20, 15], -0.16),
  sprig:
    'M-1.6 34L-1.2 -16H1.2L1.6 34Z' +
    leaf([0, -14], [0, -35], 0.34) +
    [-8, 6, 20]
      .map(
        (y) =>
          leaf([-1, y + 6], [-23, y - 10], 0.3) +
          leaf([1, y + 6], [23, y - 10], 0.3) +
          leaf([-6, y + 2.6], [-18, y - 6.4], 0.1) +
          leaf([6, y + 2.6], [18, y - 6.4], 0.1),
      )
      .join(''),
  bird:
    'M-34 -10L-24 -15C-20 -26 -6 -27 0 -17C6 -8 18 -6 34 -22C33 2 22 20 2 22C-14 23 -24 10 -25 -6Z' +
    disc(-15, -15, 2.8) +
    leaf([-6, -6], [20, 4], 0.26) +
    leaf([0, -3], [14, 3], 0.12) +
    leaf([-16, 3], [-4, 16], 0.16) +
    'M-2 21L-5 33L-2.6 33L1 22ZM6 21L6 33L8.4 33L9 21Z',
  star:
    turns(8, (degrees) => leaf(polar(degrees, 8), polar(degrees, 34), 0.3)) +
    turns(8, (degrees) => leaf(polar(degrees, 14), polar(degrees, 28), 0.1)) +
    turns(8, (degrees) => disc(...polar(degrees + 22.5, 28), 2.6)) +
    disc(0, 0, 6.4) +
    disc(0, 0, 3),
};
