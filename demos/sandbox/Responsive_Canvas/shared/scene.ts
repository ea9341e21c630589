import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** The size of the scene. All positions and sizes are in its units, at any size on the screen. */
export const SCENE = { width: 1000, height: 560 };

/** Fit shows the whole scene; its height follows. Cover has a fixed height and crops the rest. Scroll keeps the scene's own size. */
export const WAYS = ['Fit', 'Cover', 'Scroll'] as const;
export type Way = (typeof WAYS)[number];
/** Height of the frame, except with Fit. */
const LOW = 190;

/** Scale, size and position of a stage in a frame of this width. */
export function fitScene(width: number, way: Way = 'Fit') {
  const [across, down] = [width / SCENE.width, LOW / SCENE.height];
  const scale = { Fit: across, Cover: Math.max(across, down), Scroll: 1 }[way];
  const whole = { width: SCENE.width * scale, height: SCENE.height * scale };
  const size = way === 'Cover' ? { width, height: LOW } : whole;
  const x = (size.width - whole.width) / 2;
  return { scaleX: scale, scaleY: scale, ...size, x, y: (size.height - whole.height) / 2 };
}

export const frameStyle = (way: Way) => ({
  height: way === 'Fit' ? 'auto' : `${LOW}px`,
  overflow: way === 'Scroll' ? 'auto' : 'hidden',
});

export function describeSize(width: number, way: Way): string {
  const { width: shown, height, scaleX } = fitScene(width, way);
  return `${Math.round(shown)} × ${Math.round(height)} pixels, scale ${scaleX.toFixed(2)}`;
}

export interface Balloon {
  id: string;
  x: number;
  y: number;
  scale: number;
  colors: [string, string];
}

export const BALLOONS: Balloon[] = [
  { id: 'coral', x: 330, y: 190, scale: 1.15, colors: ['#f2664a', '#ffd9c9'] },
  { id: 'plum', x: 590, y: 250, scale: 0.75, colors: ['#8457c9', '#e9defa'] },
  { id: 'sun', x: 130, y: 300, scale: 0.55, colors: ['#f6b73c', '#fff3d4'] },
];

export const balloonConfig = ({ id, x, y, scale }: Balloon) => ({
  id,
  x,
  y,
  scaleX: scale,
  scaleY: scale,
  draggable: true,
});

const ellipse = (x: number) => `M${-x} 0A${x} 108 0 0 1 ${x} 0A${x} 108 0 0 1 ${-x} 0Z`;

/** Envelope, stripes, basket and its ropes, about the middle of the envelope. */
export const balloonParts = ({ colors: [main, light] }: Balloon) => [
  { fill: main, data: `${ellipse(100)}M62 85L18 136H-18L-62 85Z` },
  { fill: light, data: ellipse(62) },
  { fill: main, data: ellipse(24) },
  { fill: '#9a6b3f', data: 'M-18 136h3l2 24h26l2-24h3v44q0 8-8 8h-20q-8 0-8-8Z' },
];
