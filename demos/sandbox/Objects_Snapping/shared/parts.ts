import type Konva from 'konva';

export const HEIGHT = 460;

/** Sizes and positions of the parts around x = 0; `x` and `y` are the center of a part. */
const PARTS = [
  { id: 'coral', x: -118, y: -128, width: 92, height: 92, rotation: 0, fill: '#f2664a' },
  { id: 'plum', x: 62, y: -104, width: 140, height: 64, rotation: 24, fill: '#8457c9' },
  { id: 'sun', x: -70, y: 26, width: 112, height: 72, rotation: -18, fill: '#f6b73c' },
  { id: 'teal', x: 96, y: 62, width: 76, height: 120, rotation: 0, fill: '#1f9aa5' },
  { id: 'sky', x: -48, y: 148, width: 132, height: 52, rotation: 8, fill: '#4a90e2' },
];

/** The rectangles; they rotate about their center. */
export function createParts() {
  return PARTS.map((part) => ({
    ...part,
    y: HEIGHT / 2 + part.y,
    offsetX: part.width / 2,
    offsetY: part.height / 2,
    cornerRadius: 8,
    name: 'part',
    draggable: true,
  }));
}

export const sheet = (width: number) =>
  ({
    name: 'sheet',
    x: -width / 2,
    width,
    height: HEIGHT,
    fill: '#f6f4fb',
    listening: false,
  }) satisfies Konva.RectConfig;

/** Light lines through the center, as a hint that shapes snap to the center of the stage, too. */
export function axes(width: number): Konva.LineConfig[] {
  const look = { stroke: '#ddd6ee', strokeWidth: 1, listening: false };
  return [
    { ...look, points: [0, 0, 0, HEIGHT] },
    { ...look, points: [-width / 2, HEIGHT / 2, width / 2, HEIGHT / 2] },
  ];
}

export const guideLook = {
  name: 'guide',
  stroke: '#e0218a',
  strokeWidth: 1,
  dash: [5, 4],
  listening: false,
} satisfies Partial<Konva.LineConfig>;
