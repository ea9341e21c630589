/** The images of the things: SVG path data, 100 units high, with the base at 0, 0. Replace them with your own. */
export interface Part {
  data: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

const CREAM = '#fbf0d2';
const CORAL = '#ff7a59';
const RED = '#e5484d';
const SUN = '#ffc857';
const AMBER = '#e29a2d';
const MINT = '#7fd1ae';
const FERN = '#3f9d78';
const SKY = '#8fc7ff';
const NAVY = '#0b2249';
const BARK = '#8d5b3d';
const SKIN = '#f3c19a';

const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const ovals = (all: [number, number, number, number?][]) =>
  all.map(([x, y, rx, ry]) => oval(x, y, rx, ry)).join('');
const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The point at an angle around the middle of the image. */
const around = (degrees: number, radius: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [
    Math.round(100 * Math.cos(angle) * radius) / 100,
    Math.round(100 * Math.sin(angle) * radius) / 100 - 50,
  ];
};
const circle = (count: number) => Array.from({ length: count }, (_, i) => (i * 360) / count);

/** An orbit of the atom, turned by an angle. */
function orbit(degrees: number): Part {
  const [ax, ay] = around(degrees, 48);
  const [bx, by] = around(degrees + 180, 48);
  const data = `M${ax} ${ay}A48 17 ${degrees} 1 0 ${bx} ${by}A48 17 ${degrees} 1 0 ${ax} ${ay}Z`;
  return { data, stroke: SKY, strokeWidth: 2 };
}

export const drawings: Record<string, Part[]> = {
  atom: [
    orbit(0),
    orbit(60),
    orbit(120),
    {
      data: ovals([
        [-4, -52, 6],
        [5, -47, 6],
      ]),
      fill: CORAL,
    },
    {
      data: ovals([
        [4, -55, 6],
        [-3, -45, 6],
      ]),
      fill: SUN,
    },
    {
      data: ovals([
        [48, -50, 4],
        [...around(240, 48), 4],
        [...around(120, 48), 4],
      ]),
      fill: CREAM,
    },
  ],
  virus: [
    {
      data: circle(14)
        .map((at) => `M${around(at, 30).join(' ')}L${around(at, 45).join(' ')}`)
        .join(''),
      stroke: CORAL,
      strokeWidth: 3,
    },
    { data: ovals(circle(14).map((at) => [...around(at, 45), 5])), fill: SUN },
    { data: oval(0, -50, 33), fill: CORAL },
    {
      data: ovals([
        [-10, -60, 7],
        [12, -55, 5],
        [-4, -38, 5],
        [11, -38, 7],
        [-19, -45, 4],
      ]),
      fill: '#d9533f',
    },
  ],
  bacterium: [
    {
      data: 'M-2 -22C-18 -16 14 -12 -2 0M6 -22C-2 -14 26 -12 16 -1M-10 -24C-30 -18 -8 -10 -24 -2',
      stroke: MINT,
      strokeWidth: 2.5,
    },
    { data: 'M-26 -44a26 26 0 0 0 52 0V-74a26 26 0 0 0 -52 0Z', fill: FERN },
    { data: 'M-21 -44a21 21 0 0 0 42 0V-74a21 21 0 0 0 -42 0Z', fill: MINT },
    {
      data: 'M-8 -78c16 -6 20 8 6 12s-16 12 0 14s14 14 -4 14',
      stroke: NAVY,
      strokeWidth: 3,
    },
    {
      data: ovals([
        [11, -83, 2.5],
        [-13, -60, 2.5],
        [12, -47, 3],
        [-10, -32, 2],
      ]),
      fill: FERN,
    },
  ],
  pollen: [
    {
      data: `${circle(18)
        .map(
          (at, i) =>
            `${i === 0 ? 'M' : 'L'}${around(at, 50).join(' ')}L${around(at + 10, 38).join(' ')}`,
        )
        .join('')}Z`,
      fill: AMBER,
    },
    { data: oval(0, -50, 39), fill: SUN },
    {
      data: ovals([
        [0, -50, 5],
        ...circle(6).map((at): [number, number, number] => [...around(at, 17), 4]),
        ...circle(11).map((at): [number, number, number] => [...around(at + 8, 29), 3.2]),
      ]),
      fill: AMBER,
    },
  ],
  ladybug: [
    { data: 'M-40 -10L-48 0M-8 -8L-8 0M26 -10L34 0', stroke: NAVY, strokeWidth: 6 },
    { data: 'M44 -30C54 -68 84 -52 80 -26C78 -12 60 -8 40 -10Z', fill: NAVY },
    {
      data: 'M66 -54C68 -70 76 -76 84 -76M58 -56C58 -72 62 -82 70 -86',
      stroke: NAVY,
      strokeWidth: 3,
    },
    { data: oval(69, -37, 5), fill: CREAM },
    { data: 'M-74 -8C-72 -78 -30 -100 0 -100C34 -100 56 -62 56 -8Z', fill: RED },
    { data: 'M-72 -18C-70 -34 -64 -50 -58 -60C-40 -40 20 -30 56 -26V-8H-74Z', fill: '#c8343b' },
    {
      data: ovals([
        [-36, -64, 10, 12],
        [4, -78, 10, 11],
        [30, -50, 9, 12],
        [-6, -42, 11],
        [-48, -28, 8],
      ]),
      fill: NAVY,
    },
  ],
  strawberry: [
    {
      data: 'M0 0C-52 -26 -56 -84 -18 -84C-8 -84 -4 -80 0 -78C4 -80 8 -84 18 -84C56 -84 52 -26 0 0Z',
      fill: RED,
    },
    {
      data: 'M-34 -66C-28 -78 -20 -78 -14 -76C-24 -70 -30 -60 -30 -46C-36 -52 -37 -60 -34 -66Z',
      fill: '#f4797a',
    },
    {
      data: ovals([
        [-18, -56, 2, 3],
        [0, -62, 2, 3],
        [18, -56, 2, 3],
        [-10, -42, 2, 3],
        [10, -42, 2, 3],
        [-18, -32, 2, 3],
        [0, -28, 2, 3],
        [26, -42, 2, 3],
        [8, -16, 2, 3],
      ]),
      fill: SUN,
    },
    {
      data: 'M0 -76C-12 -64 -30 -70 -34 -80C-24 -80 -20 -86 -14 -88C-8 -88 -4 -88 -3 -90L-6 -99L2 -100L4 -90C8 -88 12 -88 16 -88C22 -86 26 -80 36 -80C30 -68 12 -64 0 -76Z',
      fill: FERN,
    },
  ],
  cat: [
    { data: 'M24 -8C48 -6 52 -34 38 -46', stroke: AMBER, strokeWidth: 8 },
    { data: 'M-26 0C-36 -34 -22 -62 0 -64C22 -62 36 -34 26 0Z', fill: SUN },
    { data: 'M-11 0C-14 -20 -12 -44 0 -48C12 -44 14 -20 11 0Z', fill: CREAM },
    {
      data: 'M-24 -70L-26 -100L-8 -90H8L26 -100L24 -70C24 -54 12 -50 0 -50C-12 -50 -24 -54 -24 -70Z',
      fill: SUN,
    },
    { data: 'M-22 -93L-13 -87L-20 -80ZM22 -93L13 -87L20 -80Z', fill: CORAL },
    { data: 'M-4 -89L0 -80L4 -89ZM-22 -30L-12 -28L-22 -25ZM22 -30L12 -28L22 -25Z', fill: AMBER },
    {
      data: ovals([
        [-9, -72, 3, 4],
        [9, -72, 3, 4],
      ]),
      fill: NAVY,
    },
    { data: 'M-3 -64H3L0 -60Z', fill: CORAL },
    {
      data: 'M-14 -62L-32 -66M-14 -59L-31 -56M14 -62L32 -66M14 -59L31 -56',
      stroke: CREAM,
      strokeWidth: 1.5,
    },
  ],
  girl: [
    { data: 'M-7 -24V-3M7 -24V-3', stroke: SKIN, strokeWidth: 6 },
    { data: 'M-13 0V-4C-10 -6 -6 -6 -4 -4V0ZM13 0V-4C10 -6 6 -6 4 -4V0Z', fill: NAVY },
    { data: 'M-9 -60L-22 -42', stroke: SKIN, strokeWidth: 5 },
    { data: 'M9 -60L25 -74', stroke: SKIN, strokeWidth: 5 },
    { data: 'M-9 -65H9L20 -22C8 -17 -8 -17 -20 -22Z', fill: CORAL },
    { data: 'M-15 -44L-20 -22C-8 -17 8 -17 20 -22L15 -44C8 -28 -8 -28 -15 -44Z', fill: '#e5603f' },
    { data: bar(-3, -69, 6, 6), fill: SKIN },
    {
      data: 'M-16 -82C-18 -104 18 -104 16 -82C20 -72 17 -64 13 -62C12 -70 -12 -70 -13 -62C-17 -64 -20 -72 -16 -82Z',
      fill: BARK,
    },
    { data: oval(0, -80, 12, 13), fill: SKIN },
    { data: 'M-13 -82C-10 -95 10 -95 13 -82C6 -84 2 -88 0 -90C-2 -86 -8 -83 -13 -82Z', fill: BARK },
    {
      data: ovals([
        [-4.5, -79, 1.4, 1.9],
        [4.5, -79, 1.4, 1.9],
      ]),
      fill: NAVY,
    },
    { data: 'M-3.5 -73.5C-1.5 -71 1.5 -71 3.5 -73.5', stroke: NAVY, strokeWidth: 1.2 },
    { data: 'M25 -75L31 -98', stroke: CREAM, strokeWidth: 0.8 },
    { data: 'M31 -98L42 -94L31 -89Z', fill: SUN },
  ],
  giraffe: [
    { data: 'M-25 -50C-32 -44 -30 -34 -33 -30', stroke: AMBER, strokeWidth: 2 },
    { data: ovals([[-33.5, -28, 2, 3]]), fill: BARK },
    { data: `${bar(-14, -36, 4.5, 34)}${bar(7, -36, 4.5, 34)}`, fill: AMBER },
    { data: `${bar(-22, -38, 5, 36)}${bar(13, -38, 5, 36)}`, fill: SUN },
    {
      data: `${bar(-22, -3, 5, 3)}${bar(13, -3, 5, 3)}${bar(-14, -3, 4.5, 3)}${bar(7, -3, 4.5, 3)}`,
      fill: NAVY,
    },
    {
      data: 'M-25 -42C-26 -54 -12 -57 4 -57C10 -66 16 -80 19 -91L28 -88C25 -74 22 -58 19 -46C18 -36 12 -34 2 -34C-10 -32 -24 -33 -25 -42Z',
      fill: SUN,
    },
    { data: 'M20 -96L19 -99M24.500 -96.500L24.500 -99.500', stroke: BARK, strokeWidth: 1.6 },
    { data: 'M16 -93L11 -96L14 -90Z', fill: AMBER },
    {
      data: 'M17 -93C19 -98 27 -98 30 -94L39 -88C42 -86 40 -82 36 -83L24 -86C19 -87 16 -89 17 -93Z',
      fill: SUN,
    },
    { data: 'M36 -89.500L39 -88C42 -86 40 -82 36 -83L34 -83.500Z', fill: CREAM },
    { data: oval(27, -92, 1.2, 1.4), fill: NAVY },
    {
      data: 'M-20 -50L-13 -53L-10 -47L-16 -44ZM-7 -54L2 -54L1 -47L-6 -46ZM-22 -42L-15 -41L-17 -36ZM-11 -42L-3 -43L-1 -37L-9 -36ZM4 -44L11 -48L14 -42L8 -38ZM6 -55L11 -62L16 -58L14 -51L8 -50ZM14 -66L17 -73L21 -70L20 -63L16 -61ZM18 -77L20 -84L24 -82L23 -75ZM-20 -32L-18 -32L-18 -26L-21 -27ZM14 -33L17 -32L17 -26L14 -27Z',
      fill: '#b5692c',
    },
  ],
  oak: [
    {
      data: 'M-8 0C-5 -10 -5 -24 -7 -34L-22 -50L-17 -53L-4 -42L-2 -58H4L5 -42L18 -54L22 -50L8 -34C6 -22 6 -10 10 0Z',
      fill: BARK,
    },
    {
      data: ovals([
        [-30, -58, 22, 18],
        [30, -58, 22, 18],
        [-18, -76, 22, 18],
        [20, -76, 22, 18],
        [0, -66, 26, 22],
        [0, -84, 20, 16],
      ]),
      fill: FERN,
    },
    {
      data: ovals([
        [-34, -62, 14, 10],
        [-18, -80, 15, 11],
        [6, -86, 14, 10],
        [28, -66, 14, 10],
        [4, -66, 13, 9],
      ]),
      fill: '#5cb78f',
    },
    {
      data: ovals([
        [-38, -66, 6, 4],
        [-20, -85, 7, 4],
        [6, -91, 6, 4],
        [30, -70, 6, 4],
      ]),
      fill: MINT,
    },
  ],
  rocket: [
    { data: 'M-6 -30L-15 -8V0H-6ZM6 -30L15 -8V0H6Z', fill: CORAL },
    {
      data: 'M-7 -3V-62C-7 -66 -4 -68 -4 -72V-82C-4 -88 -1 -91 -0.8 -94L-0.500 -100H0.500L0.800 -94C1 -91 4 -88 4 -82V-72C4 -68 7 -66 7 -62V-3Z',
      fill: CREAM,
    },
    { data: 'M2 -3V-92C3 -90 4 -86 4 -82V-72C4 -68 7 -66 7 -62V-3Z', fill: '#dfcfa6' },
    {
      data: `${bar(-7, -34, 14, 4)}${bar(-7, -58, 7, 8)}${bar(-4, -76, 8, 2)}${bar(0, -20, 7, 10)}`,
      fill: NAVY,
    },
    { data: 'M-4 -82C-4 -88 -1 -91 -0.8 -94H0.800C1 -91 4 -88 4 -82Z', fill: CORAL },
    { data: bar(-5, -3, 10, 3), fill: NAVY },
  ],
  tower: [
    {
      data: 'M-33 0C-18 -22 -9 -50 -2.500 -92H2.500C9 -50 18 -22 33 0H20A20 20 0 0 0 -20 0Z',
      fill: '#c9774a',
    },
    {
      data: 'M-8 -30L0 -50L8 -30ZM-6 -52L0 -66L6 -52ZM-3.500 -68L0 -82L3.500 -68Z',
      fill: '#183f83',
    },
    {
      data: 'M-24 -8L-12 -22M24 -8L12 -22M-27 -3L-20 -4M27 -3L20 -4M-17 -17L-14 -24M17 -17L14 -24',
      stroke: '#8f4c2c',
      strokeWidth: 1.5,
    },
    { data: `${bar(-17, -28, 34, 4)}${bar(-10, -52, 20, 3.5)}${bar(-4, -86, 8, 3)}`, fill: SUN },
    { data: bar(-0.7, -100, 1.4, 9), fill: CREAM },
  ],
  mountain: [
    {
      data: 'M-105 0L-70 -34L-56 -28L-30 -66L-20 -60L0 -100L24 -58L34 -64L62 -26L74 -32L105 0Z',
      fill: '#6e84c4',
    },
    { data: 'M0 -100L24 -58L34 -64L62 -26L74 -32L105 0H18L30 -24L12 -40L16 -62Z', fill: '#53669f' },
    {
      data: 'M0 -100L18 -68L12 -72L6 -62L0 -70L-7 -58L-12 -64L-17 -62L-20 -60L0 -100ZM-30 -66L-24 -62L-30 -54L-36 -56L-42 -49ZM34 -64L44 -50L36 -53L31 -48L24 -58Z',
      fill: CREAM,
    },
  ],
  moon: [
    { data: oval(0, -50, 50), fill: '#e9dfc3' },
    { data: 'M0 -100A50 50 0 0 1 0 0A64 64 0 0 0 0 -100Z', fill: '#cfc3a2' },
    {
      data: ovals([
        [-20, -68, 12, 11],
        [10, -36, 9],
        [-22, -30, 7],
        [14, -78, 7],
        [-2, -54, 4],
        [-36, -50, 4],
        [30, -58, 5],
        [-6, -14, 4],
      ]),
      fill: '#bfb18d',
    },
    {
      data: ovals([
        [-18, -66, 9, 8],
        [11.5, -34.5, 6.5],
        [-21, -29, 5],
        [15, -77, 5],
      ]),
      fill: '#d6caab',
    },
  ],
  earth: [
    { data: oval(0, -50, 50), fill: '#4b9fe8' },
    {
      data: 'M-34 -86C-20 -92 -2 -92 4 -86C8 -80 -4 -76 -6 -70C-8 -64 -18 -66 -20 -58C-22 -52 -14 -52 -12 -46C-4 -48 8 -40 6 -32C4 -22 -6 -20 -8 -10C-10 -4 -16 -10 -16 -18C-18 -28 -26 -30 -24 -40C-28 -46 -36 -50 -42 -62C-46 -70 -40 -82 -34 -86ZM24 -84C34 -80 42 -68 44 -58C36 -54 30 -58 28 -64C22 -66 18 -72 24 -84ZM26 -46C34 -50 44 -48 48 -44C48 -34 42 -22 34 -18C30 -24 32 -30 28 -34C22 -36 20 -42 26 -46Z',
      fill: '#6cc58f',
    },
    {
      data: 'M-46 -38C-36 -42 -30 -36 -20 -38C-14 -34 -24 -32 -32 -33C-40 -32 -46 -32 -46 -38ZM8 -70C18 -74 28 -70 38 -72C42 -68 34 -66 26 -67C18 -65 8 -65 8 -70ZM-8 -24C4 -28 16 -22 30 -26C34 -22 22 -20 12 -20C4 -18 -8 -19 -8 -24Z',
      fill: CREAM,
    },
    { data: 'M0 -100A50 50 0 0 1 0 0A66 66 0 0 0 0 -100Z', fill: 'rgba(11, 34, 73, 0.25)' },
  ],
  sun: [
    { data: oval(0, -50, 62), fill: 'rgba(255, 200, 87, 0.18)' },
    { data: oval(0, -50, 55), fill: 'rgba(255, 200, 87, 0.35)' },
    { data: oval(0, -50, 50), fill: SUN },
    { data: 'M0 -100A50 50 0 0 1 0 0A62 62 0 0 0 0 -100Z', fill: '#ffb13d' },
    {
      data: ovals([
        [-16, -64, 6, 3],
        [-6, -60, 3, 1.6],
        [12, -34, 7, 3.4],
        [20, -39, 3, 1.6],
      ]),
      fill: AMBER,
    },
  ],
};
