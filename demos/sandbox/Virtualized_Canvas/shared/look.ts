import type Konva from 'konva';
import type { View } from '../../../common/konva/zoom';
import { BODY, KINDS, placeOf, type Colony, type Kind, type Point } from './colony';

/** Colors and drawings of the scene. Replace them, and the rest of the demo stays as it is. */
export const COLORS = {
  sea: '#175a74',
  shelf: '#8fd0d8',
  ice: '#edf4f8',
  ripple: '#d3e3ec',
  shade: '#7fa3bb',
  ink: '#222a3b',
  white: '#fdfdfb',
  gold: '#f6a821',
  scarf: '#d92f2f',
};

type Context2D = CanvasRenderingContext2D;

function newCanvas(width: number, height: number): [HTMLCanvasElement, Context2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return [canvas, context];
}

function oval(
  context: Context2D,
  fill: string | CanvasGradient,
  [x, y, across, down, turn = 0]: [number, number, number, number, number?],
) {
  context.beginPath();
  context.ellipse(x, y, across, down, turn, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

/** A white belly, golden at the throat. */
function bellyFill(context: Context2D) {
  const fill = context.createLinearGradient(0, -25, 0, -14);
  fill.addColorStop(0, '#fbd989');
  fill.addColorStop(1, COLORS.white);
  return fill;
}

/** Draws a penguin that looks at you. Its feet are at 0, 0. */
function drawFront(context: Context2D, isAsleep = false) {
  const low = isAsleep ? 3.5 : 0;
  for (const side of [-1, 1]) oval(context, '#3a3f4e', [4 * side, -0.8, 3.4, 1.6]);
  for (const side of [-1, 1]) {
    oval(context, COLORS.ink, [9.6 * side, -13 + low / 2, 2.5, 9, -0.2 * side]);
  }
  oval(context, COLORS.ink, [0, -14 + low / 2, 10.2, 13.6 - low / 2]);
  oval(context, COLORS.ink, [0, -23.5 + low, 7.4, 6]);
  oval(context, bellyFill(context), [0, -12.6 + low / 2, 7.7, 11.8 - low / 2]);
  oval(context, COLORS.ink, [0, -29 + low, 6.1, 6.4]);
  for (const side of [-1, 1])
    oval(context, COLORS.gold, [5 * side, -25.6 + low, 1.7, 3.2, 0.3 * side]);
  if (isAsleep) {
    context.fillStyle = '#aab6c4';
    for (const side of [-1, 1]) context.fillRect(2.6 * side - 1.1, -27.3, 2.2, 0.7);
  } else {
    for (const side of [-1, 1]) oval(context, '#ffffff', [2.5 * side, -30.2, 0.9, 1]);
  }
  context.beginPath();
  context.moveTo(-1.7, -28.4 + low);
  context.lineTo(1.7, -28.4 + low);
  context.lineTo(0, -24.6 + low);
  context.fillStyle = '#e9785a';
  context.fill();
}

/** Draws a penguin that looks to the right. */
function drawSide(context: Context2D) {
  oval(context, '#3a3f4e', [-1.5, -0.8, 3.4, 1.6]);
  oval(context, '#3a3f4e', [4, -0.8, 3.6, 1.6]);
  context.beginPath();
  context.moveTo(-5, -4);
  context.lineTo(-12, -0.5);
  context.lineTo(-2, -1.5);
  context.fillStyle = COLORS.ink;
  context.fill();
  context.save();
  context.beginPath();
  context.ellipse(0, -14, 9.2, 13.6, 0.06, 0, 2 * Math.PI);
  context.fillStyle = COLORS.ink;
  context.fill();
  context.clip();
  oval(context, bellyFill(context), [6.6, -12.6, 7, 12.4]);
  context.restore();
  oval(context, COLORS.ink, [1.2, -24.5, 6.2, 5.4]);
  oval(context, COLORS.ink, [1.8, -29, 6.1, 6.2]);
  oval(context, COLORS.gold, [2.2, -25.2, 1.9, 3.2, -0.5]);
  context.beginPath();
  context.moveTo(6.8, -31);
  context.quadraticCurveTo(11, -30.4, 13.4, -27.4);
  context.lineTo(6.6, -27.6);
  context.fillStyle = COLORS.ink;
  context.fill();
  context.beginPath();
  context.moveTo(7.4, -28.8);
  context.lineTo(12.8, -27.5);
  context.lineTo(7, -27.5);
  context.fillStyle = '#e9785a';
  context.fill();
  oval(context, '#ffffff', [4, -30.4, 0.9, 1]);
  oval(context, '#333c50', [-1.6, -13.2, 3, 9.2, 0.1]);
}

function drawChick(context: Context2D) {
  const down = context.createLinearGradient(0, -20, 0, 0);
  down.addColorStop(0, '#c3ccd6');
  down.addColorStop(1, '#8a98a8');
  for (const side of [-1, 1]) oval(context, '#3a3f4e', [2.8 * side, -0.8, 2.4, 1.4]);
  for (const side of [-1, 1]) oval(context, '#8a98a8', [7 * side, -9, 1.9, 5.6, -0.3 * side]);
  oval(context, down, [0, -9.4, 7.2, 9]);
  oval(context, COLORS.ink, [0, -19.4, 5.2, 5]);
  for (const side of [-1, 1]) oval(context, COLORS.white, [2.2 * side, -18.8, 2.1, 3]);
  for (const side of [-1, 1]) oval(context, COLORS.ink, [1.9 * side, -19.4, 0.8, 0.9]);
  oval(context, COLORS.ink, [0, -17.4, 1, 1.4]);
}

function drawScarf(context: Context2D) {
  context.fillStyle = COLORS.scarf;
  context.beginPath();
  context.roundRect(2, -23, 4.6, 12.5, 1);
  context.fill();
  context.fillStyle = COLORS.white;
  for (const y of [-15.5, -12.9]) context.fillRect(2, y, 4.6, 1.2);
  context.fillStyle = '#b32222';
  context.beginPath();
  context.roundRect(-8, -25.2, 16, 4.6, 2.2);
  context.fill();
  context.fillStyle = COLORS.scarf;
  context.beginPath();
  context.roundRect(-8, -25.8, 16, 4.2, 2.1);
  context.fill();
}

const DRAWINGS: Record<Kind, (context: Context2D) => void> = {
  'looks at you': (context) => drawFront(context),
  'looks west': (context) => {
    context.scale(-1, 1);
    drawSide(context);
  },
  'looks east': drawSide,
  'keeps an egg warm': (context) => {
    drawFront(context);
    oval(context, '#cdbb93', [0, -2.6, 5, 3.7]);
    oval(context, '#f8eed8', [-0.3, -3, 4.5, 3.2]);
    oval(context, COLORS.white, [0, -6.4, 6.4, 2.6]);
  },
  'is asleep': (context) => drawFront(context, true),
  'is a chick': drawChick,
  'wears a scarf': (context) => {
    drawFront(context);
    drawScarf(context);
  },
};

const WIDTH = 2 * BODY.half;
const HEIGHT = BODY.above + BODY.below;

/**
 * An image of each kind, with this number of pixels for each unit of the world. All penguins of a kind share it, so a node costs one `drawImage`
 * instead of two dozen paths.
 */
export function drawSprites(pixels: number): HTMLCanvasElement[] {
  return KINDS.map((kind) => {
    const [canvas, context] = newCanvas(WIDTH * pixels, HEIGHT * pixels);
    context.scale(pixels, pixels);
    context.translate(BODY.half, BODY.above);
    oval(context, 'rgba(84, 128, 158, 0.34)', [2.5, -0.2, 11, 3.4]);
    DRAWINGS[kind](context);
    return canvas;
  });
}

/** The node of a penguin. */
export function penguinConfig(colony: Colony, i: number, sprites: readonly HTMLCanvasElement[]) {
  const { x, y } = placeOf(colony, i);
  return {
    id: String(i + 1),
    name: 'penguin',
    image: sprites[colony.kind[i] ?? 0],
    x: x - BODY.half,
    y: y - BODY.above,
    width: WIDTH,
    height: HEIGHT,
    listening: false,
  };
}

/** A tile of ice with ripples of the wind, for a pattern: ripples that leave it on one side continue on the other. */
function drawRipples(): HTMLCanvasElement {
  const side = 512;
  const [canvas, context] = newCanvas(side, side);
  context.lineCap = 'round';
  for (let i = 0; i < 26; i += 1) {
    const x = (i * 197) % side;
    const y = (i * 331) % side;
    const length = 50 + ((i * 83) % 110);
    context.strokeStyle = i % 3 === 0 ? '#ffffff' : COLORS.ripple;
    context.lineWidth = 2 + (i % 4);
    context.globalAlpha = 0.75;
    for (const [left, top] of [
      [0, 0],
      [-side, 0],
      [0, -side],
      [-side, -side],
    ] as const) {
      context.beginPath();
      context.moveTo(x + left, y + top);
      context.quadraticCurveTo(
        x + left + length / 2,
        y + top - 13,
        x + left + length,
        y + top + 5 * ((i % 3) - 1),
      );
      context.stroke();
    }
  }
  return canvas;
}

/** The ripples on a square of ice. They end beyond its corners, which is not visible at the scales that show ripples. */
export function ripplesConfig(side: number) {
  const tile = drawRipples();
  return {
    name: 'ripples',
    sceneFunc: (context: Konva.Context) => {
      const pattern = context.createPattern(tile, 'repeat');
      if (!pattern) return;
      context.fillStyle = pattern;
      context.fillRect(0, 0, side, side);
    },
  };
}

/** Pixels of the colony's image from afar, across and down. */
const FAR = 2048;

/** The whole colony as an image: what it looks like where nodes would be too many. */
function drawFromAfar(colony: Colony): HTMLCanvasElement {
  const [canvas, context] = newCanvas(FAR, FAR);
  const scale = FAR / colony.side;
  context.scale(scale, scale);
  context.fillStyle = 'rgba(84, 128, 158, 0.3)';
  for (let i = 0; i < colony.count; i += 1) {
    const { x, y } = placeOf(colony, i);
    context.fillRect(x - 8, y - 8, 22, 11);
  }
  context.fillStyle = COLORS.ink;
  for (let i = 0; i < colony.count; i += 1) {
    const { x, y } = placeOf(colony, i);
    context.fillRect(x - 9, y - 33, 18, 32);
  }
  context.fillStyle = COLORS.white;
  for (let i = 0; i < colony.count; i += 1) {
    const { x, y } = placeOf(colony, i);
    context.fillRect(x - 5, y - 20, 11, 17);
  }
  return canvas;
}

/** Draws the whole colony once, as one image. */
export const afarConfig = (colony: Colony) => ({
  name: 'afar',
  image: drawFromAfar(colony),
  width: colony.side,
  height: colony.side,
});

/** The edge of the ice around a colony. */
function coast(side: number): number[] {
  const steps = Math.max(24, Math.round(side / 150));
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const waves = Math.sin(3 * angle + 1) + 0.6 * Math.sin(7 * angle) + 0.35 * Math.sin(19 * angle);
    const radius = side * (0.555 + 0.014 * waves) + 60 * Math.sin(step * 2.4);
    return [side / 2 + radius * Math.cos(angle), side / 2 + radius * Math.sin(angle)];
  }).flat();
}

export const iceConfig = (side: number) =>
  ({
    name: 'ice',
    points: coast(side),
    closed: true,
    tension: 0.35,
    fill: COLORS.ice,
    stroke: COLORS.shelf,
    strokeWidth: 130,
    fillAfterStrokeEnabled: true,
    lineJoin: 'round',
    perfectDrawEnabled: false,
  }) satisfies Konva.LineConfig;

/** Marks the penguin that was found. */
export const ringConfig = (colony: Colony, i: number) =>
  ({
    name: 'ring',
    ...placeOf(colony, i),
    radiusX: 17,
    radiusY: 7,
    stroke: '#f2664a',
    strokeWidth: 3,
  }) satisfies Konva.EllipseConfig;

/** Where its label points: at the top of its head, in pixels from the middle of the stage. */
export function labelPlace(colony: Colony, i: number, view: View): Point {
  const { x, y } = placeOf(colony, i);
  return { x: view.x + x * view.scale, y: view.y + (y - BODY.above) * view.scale };
}

export const tag = {
  fill: COLORS.ink,
  cornerRadius: 7,
  pointerDirection: 'down',
  pointerWidth: 12,
  pointerHeight: 8,
} satisfies Konva.TagConfig;

export const tagText = {
  fill: '#ffffff',
  fontSize: 14,
  fontStyle: 'bold',
  fontFamily: 'system-ui, sans-serif',
  padding: 8,
} satisfies Konva.TextConfig;
