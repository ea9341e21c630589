import Konva from 'konva';
import { inMilliseconds } from './draw-cost';

/** Measurements with the switch in one position. */
export interface Stretch {
  /** Milliseconds of drawing in each frame, including the hit graph. */
  samples: number[];
  /** Frames per second. */
  fps: number;
  /** Layer draws per second. */
  draws: number;
}

export type Position = 'off' | 'on';

/** Both positions of the switch, for one number of shapes. */
export interface Readings {
  count: number;
  off?: Stretch;
  on?: Stretch;
}

interface Options {
  /** Moves the scene in each frame, by the milliseconds since the previous frame. */
  step?: (timeDiff: number) => void;
  /** An animation of the demo, for scenes that `step` does not move. It runs as long as the measurement. */
  animation?: Konva.Animation;
  /** Gets the measurements so far, four times a second. */
  report: (stretch: Stretch) => void;
  /** Called when the time is over or the page is hidden. It has to end the measurement. */
  finish: () => void;
}

/** The first frames after a change do not count: they create caches and compile code. */
const WARM_UP = 5;
const RUN_TIME = 4000;
const REPORT_TIME = 250;

/**
 * Moves a scene and measures how its layers draw. Frames without a draw count as 0 ms.
 *
 * @returns a function that ends it
 */
export function measure(
  stage: Konva.Stage,
  { step, animation: moving, report, finish }: Options,
): () => void {
  const start = performance.now();
  let counted = start;
  let reported = start;
  let frames = 0;
  let draws = 0;
  let drawing = 0;
  const samples: number[] = [];

  const restore = stage.getLayers().map((layer) =>
    timeDraws(layer, (duration) => {
      drawing += duration;
      draws += 1;
    }),
  );

  // Konva draws in the frame after a change: everything drawn between two calls belongs to one frame.
  const animation = new Konva.Animation(({ timeDiff }) => {
    const now = performance.now();
    frames += 1;
    if (frames <= WARM_UP) {
      counted = now;
      draws = 0;
    } else {
      samples.push(drawing);
    }
    drawing = 0;

    const isOver = now - start >= RUN_TIME;
    if (samples.length > 0 && (isOver || now - reported >= REPORT_TIME)) {
      const seconds = (now - counted) / 1000;
      report({ samples: [...samples], fps: samples.length / seconds, draws: draws / seconds });
      reported = now;
    }
    if (isOver) finish();
    else step?.(Math.min(timeDiff, 100));
  });
  animation.start();
  moving?.start();
  document.addEventListener('visibilitychange', finish);

  return () => {
    animation.stop();
    moving?.stop();
    document.removeEventListener('visibilitychange', finish);
    for (const undo of restore) undo();
  };
}

/** Its events `beforeDraw` and `draw` enclose the image only. This adds the hit graph, which the same call draws. */
export function timeDraws(layer: Konva.Layer, add: (duration: number) => void) {
  const draw = layer.draw.bind(layer);
  layer.draw = () => {
    const start = performance.now();
    draw();
    add(performance.now() - start);
    return layer;
  };
  return () => {
    // Restore the method of the class.
    Reflect.deleteProperty(layer, 'draw');
  };
}

/** Adds a measurement. The other position keeps its own, unless it was measured with another number of shapes. */
export function remember(readings: Readings, count: number, isOn: boolean, stretch: Stretch) {
  return { ...readingsFor(readings, count), [isOn ? 'on' : 'off']: stretch };
}

export function readingsFor(readings: Readings, count: number): Readings {
  return readings.count === count ? readings : { count };
}

/** The median: a pause of the browser does not change it. */
export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const columns = ['Switch', 'Drawing a frame', 'Frames per second', 'Draws per second'];

/** The rows of the table, and the curve of each. The larger median is at half of the height. */
export function rowsOf(readings: Readings) {
  const top =
    2 * Math.max(0.1, ...[readings.off, readings.on].map((it) => median(it?.samples ?? [])));
  return (['off', 'on'] as const).map((position) => {
    const stretch = readings[position];
    return {
      position,
      label: position === 'off' ? 'Off' : 'On',
      drawing: inMilliseconds(stretch && median(stretch.samples)),
      fps: stretch ? String(Math.round(stretch.fps)) : '–',
      draws: stretch ? String(Math.round(stretch.draws)) : '–',
      points: stretch ? pointsOf(stretch.samples, top) : '',
    };
  });
}

/** Size of the curves' drawing: one unit per frame, and one pixel of space above and below. */
export const curve = { width: 120, height: 48, viewBox: '0 -1 120 50' };

function pointsOf(samples: number[], top: number) {
  const { width, height } = curve;
  return samples
    .slice(-width)
    .map((sample, x) => `${x},${(height - height * Math.min(1, sample / top)).toFixed(1)}`)
    .join(' ');
}

/** The result in words, for the line below the table. */
export function sentence(readings: Readings, isRunning: boolean) {
  if (isRunning) return 'Measuring…';
  const parts = (['off', 'on'] as const).flatMap((position) => {
    const stretch = readings[position];
    return stretch ? `${position}: ${inMilliseconds(median(stretch.samples))}` : [];
  });
  return parts.length > 0 ? `${readings.count} shapes, ${parts.join(', ')}` : 'Not measured yet';
}
