import Konva from 'konva';
import { inMilliseconds } from './draw-cost';
import { median, timeDraws } from './measure-draws';

/** Frames per second, and the typical milliseconds of work per frame. */
export interface FrameWork {
  rate: number;
  moving: number;
  drawing: number;
}

/** Milliseconds until a change has reached the nodes. */
export interface ChangeCost {
  create: number;
  one: number;
  all: number;
}

const REPORT_TIME = 500;

/**
 * Moves a scene in each frame, and measures it.
 *
 * @param move gets the milliseconds since the previous frame; its promise resolves when the nodes have moved
 * @param report gets the figures twice a second
 * @returns a function that stops it
 */
export function runFrames(
  layer: Konva.Layer,
  move: (timeDiff: number) => void | Promise<void>,
  report: (work: FrameWork) => void,
): () => void {
  let begun = performance.now();
  let moving: number[] = [];
  let drawing: number[] = [];
  const stopTiming = timeDraws(layer, (duration) => drawing.push(duration));

  async function measureMove(timeDiff: number) {
    const start = performance.now();
    await move(timeDiff);
    moving.push(performance.now() - start);
  }

  // Without a layer: Konva draws after a change, even when a framework makes it later than this function.
  const animation = new Konva.Animation(({ timeDiff }) => {
    // Nothing jumps after a pause of the page.
    void measureMove(Math.min(timeDiff, 100));
    const passed = performance.now() - begun;
    if (passed < REPORT_TIME || moving.length === 0) return;
    report({
      rate: (1000 * moving.length) / passed,
      moving: median(moving),
      drawing: median(drawing),
    });
    begun = performance.now();
    moving = [];
    drawing = [];
  });
  animation.start();

  return () => {
    animation.stop();
    stopTiming();
  };
}

/** All figures in words. A dash means that it was not measured. */
export function figuresOf(cost: ChangeCost | undefined, work: FrameWork | undefined) {
  return [
    ['Create all', inMilliseconds(cost?.create)],
    ['Change one', inMilliseconds(cost?.one)],
    ['Change all', inMilliseconds(cost?.all)],
    ...frameFigures(work),
  ] as const;
}

/** Only the figures of the frames. */
export function frameFigures(work: FrameWork | undefined) {
  return [
    ['Frames per second', work ? String(Math.round(work.rate)) : '–'],
    ['Moving, a frame', inMilliseconds(work?.moving)],
    ['Drawing, a frame', inMilliseconds(work?.drawing)],
  ] as const;
}
