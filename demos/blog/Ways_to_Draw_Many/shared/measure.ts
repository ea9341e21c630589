import Konva from 'konva';
import { arrange, WAYS, type Scene, type Way } from './ways';

/** Medians, in milliseconds. */
export interface Figures {
  /** Inside `layer.draw()`: sending the commands to the browser. */
  draw: number;
  /** From one frame to the next: the commands and their painting. 16.7 is the minimum on a screen with 60 frames a second. */
  frame: number;
}

const MAX_FRAMES = 30;
const MIN_FRAMES = 3;
/** Maximum time for one way, unless fewer than `MIN_FRAMES` fit into it. */
const MAX_TIME = 1200;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Draws the runner's layer in every frame for about a second. */
export async function measure(scene: Scene, way: Way, count: number): Promise<Figures> {
  const runner = arrange(scene, way, count);
  // Both layers are drawn in the next frame, which is not measured; afterward only the loop draws.
  await nextFrame();
  let last = await nextFrame();
  const layer = scene[way.runner];
  const end = last + MAX_TIME;
  const draws: number[] = [];
  const frames: number[] = [];
  Konva.autoDrawEnabled = false;
  while (frames.length < MAX_FRAMES && (last < end || frames.length < MIN_FRAMES)) {
    runner.x(layer.width() / 2 + 40 * Math.sin(frames.length / 5));
    const begun = performance.now();
    layer.draw();
    draws.push(performance.now() - begun);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  Konva.autoDrawEnabled = true;
  return { draw: median(draws), frame: median(frames) };
}

/** The cells of one row: empty before the measurement, and dashes if the way was left out. */
export function cells(figures: Figures | 'left out' | undefined): [string, string] {
  if (figures === undefined) return ['', ''];
  if (figures === 'left out') return ['–', '–'];
  return [figures.draw.toFixed(1), figures.frame.toFixed(1)];
}

/** Measures one way after the other and reports each result. Stops early when `isOver` returns true. */
export async function measureAll(
  scene: Scene,
  count: number,
  tell: (way: Way, result: Figures | 'left out') => void,
  isOver: () => boolean,
) {
  for (const way of WAYS) {
    const isLeftOut = count > (way.most ?? Infinity);
    const result = isLeftOut ? 'left out' : await measure(scene, way, count);
    if (isOver()) return;
    tell(way, result);
  }
}
