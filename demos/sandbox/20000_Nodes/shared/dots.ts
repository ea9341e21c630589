import Konva from 'konva';

const COUNT = 20_000;
/** Lifting a circle redraws its layer: with four layers, that is a quarter of the work. */
export const LAYERS = 4;

const COLORS = [
  { name: 'coral', value: '#f2664a' },
  { name: 'sun', value: '#f6b73c' },
  { name: 'leaf', value: '#3fa66b' },
  { name: 'teal', value: '#1f9aa5' },
  { name: 'sky', value: '#4a90e2' },
  { name: 'plum', value: '#8457c9' },
];

/** Random numbers from 0 to 1, the same on every visit. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Reflects a value that is out of bounds back inside. */
const within = (value: number, end: number) => {
  const margin = 12;
  if (value < margin) return 2 * margin - value;
  return value > end - margin ? 2 * (end - margin) - value : value;
};

/** Circles along the diagonal of an area centered at x = 0, denser toward the diagonal, with colors that blend into each other. */
function createDots(width: number, height: number): Konva.Circle[] {
  const random = seededRandom(7);
  // The sum of a few random numbers is usually near their mean.
  const spread = () => random() + random() + random() + random() - 2;
  return Array.from({ length: COUNT }, (_, i) => {
    const along = i / (COUNT - 1);
    const shade = Math.floor((along + spread() * 0.09) * COLORS.length);
    const color = COLORS[Math.min(Math.max(shade, 0), COLORS.length - 1)];
    return new Konva.Circle({
      id: String(i + 1),
      x: within((0.06 + 0.88 * along) * width + spread() * width * 0.06, width) - width / 2,
      y: within((0.18 + 0.64 * along) * height + spread() * height * 0.24, height),
      radius: 1.8 + random() * 1.6,
      fill: color?.value,
    });
  });
}

/** Measured in the reader's browser, in milliseconds. */
export interface Figures {
  created: number;
  /** The first drawing of all layers, with their hit graphs. */
  drawn: number;
  /** Redrawing one layer. */
  redrawn: number;
  /** Finding the circle under a point. */
  found: number;
}

/**
 * Fills the layers with the circles and measures. A component for each circle would take much longer and gain
 * nothing, because no state ever changes them.
 */
export function fillLayers(layers: Konva.Layer[], width: number, done: (figures: Figures) => void) {
  const stage = layers[0]?.getStage();
  if (!stage) return;

  const begun = performance.now();
  const dots = createDots(width, stage.height());
  const created = performance.now() - begun;

  let drawingBegun = begun;
  layers[0]?.on('beforeDraw.figures', () => {
    drawingBegun = performance.now();
    layers[0]?.off('beforeDraw.figures');
  });
  const share = COUNT / layers.length;
  layers.forEach((layer, i) => layer.add(...dots.slice(i * share, (i + 1) * share)));

  // The layers draw in the next frame; this runs after them.
  requestAnimationFrame(() => {
    // Browsers may defer drawing until a pixel is read, so the time includes a read.
    const find = () => stage.getIntersection({ x: 1, y: 1 });
    find();
    const drawn = performance.now() - drawingBegun;
    const redrawn = timeOf(() => {
      layers[0]?.draw();
      find();
    });
    const found = timeOf(() => {
      for (let i = 0; i < 100; i += 1) find();
    });
    done({ created, drawn, redrawn, found: found / 100 });
  });
}

function timeOf(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

export function describeFigures({ created, drawn, redrawn, found }: Figures): string {
  return (
    `${COUNT.toLocaleString('en')} circles: made in ${created.toFixed(0)} ms, ` +
    `drawn in ${drawn.toFixed(0)} ms. One layer again: ${redrawn.toFixed(0)} ms. ` +
    `Finding one: ${found.toFixed(2)} ms.`
  );
}

export interface DotLabel {
  text: string;
  x: number;
  y: number;
  pointerDirection: 'left' | 'right' | 'up' | 'down';
}

/** Text and position of a circle's label, on the side with enough space. */
export function labelOf(dot: Konva.Circle): DotLabel {
  const { x, y } = dot.position();
  // The layers keep x = 0 in the middle of the stage.
  const edge = (dot.getStage()?.width() ?? 0) / 2 - 80;
  const radius = dot.radius();
  const color = COLORS.find(({ value }) => value === dot.fill());
  const text = `${Number(dot.id()).toLocaleString('en')}, ${color?.name ?? ''}`;
  if (x < -edge) return { text, x: x + radius, y, pointerDirection: 'left' };
  if (x > edge) {
    return { text, x: x - radius, y, pointerDirection: 'right' };
  }
  if (y < 60) return { text, x, y: y + radius, pointerDirection: 'up' };
  return { text, x, y: y - radius, pointerDirection: 'down' };
}

/** Moves a circle to the top and drags it there. Returns a function that puts it back on its layer. */
export function lift(dot: Konva.Circle, top: Konva.Group): () => void {
  const home = dot.getLayer();
  dot.moveTo(top);
  dot.startDrag();
  return () => {
    if (home) dot.moveTo(home);
  };
}

/** Attributes of the label. */
export const tag = {
  fill: '#1b1f2a',
  cornerRadius: 6,
  pointerWidth: 10,
  pointerHeight: 10,
} satisfies Konva.TagConfig;

export const tagText = { fill: '#ffffff', fontSize: 14, padding: 7 } satisfies Konva.TextConfig;
