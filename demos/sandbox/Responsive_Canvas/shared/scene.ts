import type Konva from 'konva';

/** The size of the scene. All positions and sizes below are in its units, whatever the size on the screen. */
export const SCENE = { width: 1000, height: 560 };

/** Scale and size of a stage that fits the whole scene into a width. */
export function fitScene(width: number) {
  const scale = width / SCENE.width;
  return { scaleX: scale, scaleY: scale, width, height: SCENE.height * scale };
}

export function describeSize(width: number): string {
  const { height, scaleX } = fitScene(width);
  return `${Math.round(width)} × ${Math.round(height)} pixels, scale ${scaleX.toFixed(2)}`;
}

export const sky = {
  ...SCENE,
  fillLinearGradientStartPoint: { x: 0, y: 0 },
  fillLinearGradientEndPoint: { x: 0, y: SCENE.height },
  fillLinearGradientColorStops: [0, '#8fc7f2', 0.55, '#d8eefb', 0.8, '#fdf0d5'],
} satisfies Konva.RectConfig;

export const sun = { x: 790, y: 130, radius: 58, fill: '#ffe08a' } satisfies Konva.CircleConfig;

const hill = (fill: string, ...ridge: number[]) =>
  ({
    points: [-20, 600, ...ridge, 1020, 600],
    closed: true,
    tension: 0.35,
    fill,
  }) satisfies Konva.LineConfig;

export const hills = [
  hill('#a9c9d8', -20, 380, 160, 330, 320, 370, 520, 300, 700, 360, 880, 310, 1020, 350),
  hill('#7fae8b', -20, 440, 200, 390, 430, 450, 640, 400, 860, 450, 1020, 410),
  hill('#4c8562', -20, 500, 240, 480, 480, 520, 760, 470, 1020, 510),
];

/** A balloon about the middle of its envelope. */
interface Balloon {
  id: string;
  x: number;
  y: number;
  scale: number;
  colors: [string, string];
}

export const openingBalloons: Balloon[] = [
  { id: 'coral', x: 330, y: 190, scale: 1.15, colors: ['#f2664a', '#ffd9c9'] },
  { id: 'plum', x: 590, y: 250, scale: 0.75, colors: ['#8457c9', '#e9defa'] },
  { id: 'sun', x: 130, y: 300, scale: 0.55, colors: ['#f6b73c', '#fff3d4'] },
];

export const balloonConfig = ({ id, x, y, scale }: Balloon) =>
  ({
    id,
    name: 'balloon',
    x,
    y,
    scaleX: scale,
    scaleY: scale,
    draggable: true,
  }) satisfies Konva.GroupConfig;

/** The parts of a balloon: envelope, stripes, ropes and basket. */
export function balloonParts({ colors: [main, light] }: Balloon) {
  const ellipses: Konva.EllipseConfig[] = [
    { radiusX: 100, radiusY: 108, fill: main },
    { radiusX: 62, radiusY: 108, fill: light },
    { radiusX: 24, radiusY: 108, fill: main },
  ];
  const cone: Konva.LineConfig = {
    points: [-62, 85, -18, 136, 18, 136, 62, 85],
    closed: true,
    fill: main,
  };
  const ropes: Konva.LineConfig[] = [
    { points: [-16, 136, -14, 162], stroke: '#5b4632', strokeWidth: 3 },
    { points: [16, 136, 14, 162], stroke: '#5b4632', strokeWidth: 3 },
  ];
  const basket: Konva.RectConfig = {
    x: -18,
    y: 160,
    width: 36,
    height: 28,
    cornerRadius: 6,
    fill: '#9a6b3f',
  };
  return { ellipses, cone, ropes, basket };
}
