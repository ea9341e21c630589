import type Konva from 'konva';

export type Tool = 'pen' | 'eraser';

export interface Stroke {
  tool: Tool;
  color: string;
  width: number;
  /** x and y alternating. */
  points: number[];
}

export const COLORS = [
  { name: 'Ink', value: '#1b1f2a' },
  { name: 'Coral', value: '#f2664a' },
  { name: 'Sun', value: '#f6b73c' },
  { name: 'Leaf', value: '#3fa66b' },
  { name: 'Teal', value: '#1f9aa5' },
  { name: 'Sky', value: '#4a90e2' },
  { name: 'Plum', value: '#8457c9' },
];

/** The attributes of a stroke. The eraser is a line, too: it clears the pixels below it on its layer. */
export function strokeConfig({ tool, color, width, points }: Stroke) {
  return {
    name: 'stroke',
    points,
    stroke: color,
    strokeWidth: width,
    lineCap: 'round',
    lineJoin: 'round',
    tension: 0.4,
    globalCompositeOperation: tool === 'eraser' ? 'destination-out' : 'source-over',
  } satisfies Konva.LineConfig;
}

/** Adds a point, unless it is so close to the last one that it adds no visible detail. */
export function addPoint(points: number[], { x, y }: Konva.Vector2d): number[] {
  const [lastX = 0, lastY = 0] = points.slice(-2);
  return Math.hypot(x - lastX, y - lastY) < 2 ? points : [...points, x, y];
}

/** Saves the drawing on its paper at twice its size. The circle of the brush is on another layer. */
export function savePng(drawing: Konva.Layer) {
  const canvas = drawing.toCanvas({ x: 0, y: 0, ...drawing.size(), pixelRatio: 2 });
  const context = canvas.getContext('2d');
  if (!context) return;
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over'; // below what is drawn
  context.fillStyle = '#fbfaf7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'drawing.png';
    link.click();
    // Some browsers read the URL only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
}

const pen = (color: string, points: string): Stroke => ({
  tool: 'pen',
  color,
  width: 7,
  points: points.split(' ').map(Number),
});

/** The drawing that the pad opens with: a boat at noon, its mast at x = 0. */
export const OPENING: Stroke[] = [
  pen('#f6b73c', '98 93 118 102 123 120 114 138 96 143 78 134 73 116 82 98 98 93'),
  pen('#f6b73c', '98 80 98 68'),
  pen('#f6b73c', '135 118 147 118'),
  pen('#f6b73c', '61 118 49 118'),
  pen('#f6b73c', '98 156 98 168'),
  pen('#1b1f2a', '0 232 1 180 0 122'),
  pen('#8457c9', '10 130 32 172 58 212 58 214 34 217 11 215 10 212 10 134'),
  pen('#f2664a', '-74 232 -62 256 -44 266 40 266 58 256 70 232 68 231 0 234 -72 232'),
  pen('#1f9aa5', '-135 282 -95 275 -55 288 -15 275 25 288 65 275 105 288 135 280'),
  pen('#4a90e2', '-110 310 -70 303 -30 315 10 302 50 315 90 303 110 309'),
];
