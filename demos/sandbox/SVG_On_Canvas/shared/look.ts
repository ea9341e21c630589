import type Konva from 'konva';
import { dollParts, middleAt, SIZE } from './doll';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Three windows with the same matryoshka: drawn as an image, as paths, and on a separate canvas.';

const WIDTH = 540;
const HEIGHT = 330;
/** A window: an arch, its middle at 0, 0. */
const ARCH = { width: 150, height: 236 };
const SERIF = 'Georgia, "Times New Roman", serif';
const GOLD = '#f6b73c';

export const WINDOWS = [
  { name: 'image', x: -176, words: 'Image' },
  { name: 'paths', x: 0, words: 'Paths' },
  { name: 'own', x: 176, words: 'Own canvas' },
] as const;

/** Position and scale at which the three windows fit. */
export function placeWall({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width / WIDTH, height / HEIGHT));
  return { x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

/** Clips a window to its arch. */
export const windowConfig = (x: number) =>
  ({ x, y: -14, clipFunc: traceArch }) satisfies Konva.GroupConfig;

function traceArch(context: Pick<Konva.Context, 'beginPath' | 'arc' | 'rect'>) {
  const { width, height } = ARCH;
  const spring = -height / 2 + width / 2;
  context.beginPath();
  context.arc(0, spring, width / 2, Math.PI, 0);
  context.rect(-width / 2, spring, width, height / 2 - spring);
}

/** The doll in its window, seen through a lens. */
export const dollConfig = (name: string, zoom: number) => {
  const { x, y } = middleAt(zoom);
  // At first the doll is a little larger than it was drawn.
  const scale = 1.16 * zoom;
  return { name, offsetX: x, offsetY: y, scaleX: scale, scaleY: scale } satisfies Konva.GroupConfig;
};

/** Screen pixels per unit of the doll, without zoom. */
export const pixelsOf = (scale: number) => 1.16 * scale * window.devicePixelRatio;

/** Draws the doll on a separate canvas. */
export function drawDoll(scarf: string, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(SIZE.width * ratio);
  canvas.height = Math.ceil(SIZE.height * ratio);
  const context = canvas.getContext('2d');
  context?.scale(ratio, ratio);
  for (const { data, fill } of dollParts(scarf)) {
    if (!context) break;
    context.fillStyle = fill;
    context.fill(new Path2D(data));
  }
  return canvas;
}

export const wordConfig = (text: string, x: number) =>
  ({
    text,
    x: x - ARCH.width / 2,
    y: 118,
    width: ARCH.width,
    align: 'center',
    fontFamily: SERIF,
    fontStyle: 'italic',
    fontSize: 22,
    fill: '#fff0d9',
  }) satisfies Konva.TextConfig;

/** The wall of a toy shop, with the niches of the three windows. */
export function paintWall(context: Konva.Context) {
  context.fillStyle = '#123f4f';
  context.fillRect(-900, -700, 1800, 1400);
  // Folk flowers in staggered rows.
  for (let row = -12; row < 13; row += 1) {
    for (let column = -15; column < 16; column += 1) {
      const x = column * 56 + (row % 2 === 0 ? 0 : 28);
      const y = row * 46;
      context.fillStyle = row % 2 === 0 ? '#1b5566' : '#195062';
      for (let petal = 0; petal < 6; petal += 1) {
        const angle = (petal * Math.PI) / 3;
        context.beginPath();
        context.ellipse(
          x + 9 * Math.cos(angle),
          y + 9 * Math.sin(angle),
          7,
          3.6,
          angle,
          0,
          2 * Math.PI,
        );
        context.fill('nonzero');
      }
      context.fillStyle = '#2a6b7c';
      context.beginPath();
      context.arc(x, y, 3, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
  }
  // The shelf.
  context.fillStyle = '#0b2c38';
  context.fillRect(-900, 104, 1800, 60);
  context.fillStyle = GOLD;
  context.fillRect(-900, 104, 1800, 3);
}

/** The ground and the frame of a window. */
export function paintNiche(context: Konva.Context) {
  const light = context.createRadialGradient(0, -30, 10, 0, 0, 170);
  light.addColorStop(0, '#ffe9c4');
  light.addColorStop(1, '#eeb878');
  traceArch(context);
  context.fillStyle = light;
  context.fill('nonzero');
}

export function paintFrame(context: Konva.Context) {
  const { width, height } = ARCH;
  const spring = -height / 2 + width / 2;
  for (const [grow, line, color] of [
    [2, 7, '#8a4a1e'],
    [6, 3, GOLD],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = line;
    context.beginPath();
    context.moveTo(-width / 2 - grow, height / 2 + grow);
    context.lineTo(-width / 2 - grow, spring);
    context.arc(0, spring, width / 2 + grow, Math.PI, 0);
    context.lineTo(width / 2 + grow, height / 2 + grow);
    context.closePath();
    context.stroke();
  }
}
