import {
  type Hold,
  holdAt,
  keepInside,
  valueAt,
  type WheelTurn,
  wheelWindow,
  windowUnder,
  xOf,
} from '../../../common/konva/axis-window';
import { type Gauge, GAUGES, LAST, peakOf } from './river';
import {
  ALL,
  dayName,
  include,
  LIMITS,
  momentName,
  moveFrom,
  moveTo,
  pan,
  type TimeWindow,
  zoom,
} from './time';

export type GaugeId = Gauge['id'];

/** Everything that the drawing depends on, except its size. */
export interface Chart {
  window: TimeWindow;
  /** The hour under the cursor. */
  cursor: number | null;
  hidden: readonly GaugeId[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things are on the stage. */
export interface Layout {
  width: number;
  height: number;
  plot: Box;
  /** The overview of all readings, with the brush. */
  strip: Box;
}

/** The highest level of the scale, in meters. */
export const TOP = 5.6;

/** The levels are to the left of the plot, and the names of the curves to the right. */
export function layOut(width: number): Layout {
  const height = width < 480 ? 300 : 330;
  const inner = Math.max(width - 28, 1);
  return {
    width,
    height,
    plot: { x: 36, y: 30, width: Math.max(inner - 90, 1), height: height - 30 - 100 },
    strip: { x: 14, y: height - 60, width: inner, height: 46 },
  };
}

export const visibleGauges = ({ hidden }: Chart) => GAUGES.filter(({ id }) => !hidden.includes(id));

export const yOf = (level: number, { y, height }: Box) => y + height * (1 - level / TOP);

/** The reading nearest to a position of the plot. */
export function readingAt(x: number, { from, to }: TimeWindow, plot: Box): number {
  const hour = Math.round(valueAt(x, { from, to }, plot));
  return Math.max(0, Math.ceil(from), Math.min(LAST, Math.floor(to), hour));
}

/**
 * The points of a curve, x and y in turn: a list for each stretch without a gap. Where several readings share a pixel, only the lowest and
 * the highest remain, so that no peak is lost and the number of points depends on the width alone.
 */
export function curvesOf(levels: Gauge['levels'], window: TimeWindow, box: Box): number[][] {
  const first = Math.max(0, Math.floor(window.from) - 1);
  const last = Math.min(levels.length - 1, Math.ceil(window.to) + 1);
  const perPixel = (window.to - window.from) / box.width;
  const step = perPixel > 1 ? Math.ceil(perPixel * 2) : 1;
  const curves: number[][] = [];
  let curve: number[] = [];
  const endCurve = () => {
    if (curve.length > 0) curves.push(curve);
    curve = [];
  };
  // Groups begin at multiples of the step, so the curve does not flicker while it moves.
  for (let start = Math.floor(first / step) * step; start <= last; start += step) {
    const group = levels.slice(start, start + step);
    const known = group.filter((level) => level !== null);
    if (known.length < group.length) endCurve();
    const ends = [Math.min(...known), Math.max(...known)].map((level) => group.indexOf(level));
    // In the order of time, and once if both are the same reading.
    for (const index of new Set(ends.sort((a, b) => a - b))) {
      const level = group[index];
      if (typeof level === 'number') curve.push(xOf(start + index, window, box), yOf(level, box));
    }
    if (known.length < group.length && group[group.length - 1] === null) endCurve();
  }
  endCurve();
  return curves;
}

/** Moves values apart, in their order, so that neighbors keep a minimum distance. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index);
  order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
  for (let i = 1; i < order.length; i += 1) {
    const upper = order[i - 1] ?? 0;
    const lower = order[i] ?? 0;
    const missing = gap - ((result[lower] ?? 0) - (result[upper] ?? 0));
    if (missing <= 0) continue;
    result[upper] = (result[upper] ?? 0) - missing / 2;
    result[lower] = (result[lower] ?? 0) + missing / 2;
  }
  return result;
}

/** The part of the graph that a pressed pointer holds. */
export type Grab = 'plot' | 'from' | 'to' | 'frame' | 'new';

/** What is at a point of the stage. A finger finds the edges of the brush within 16 pixels. */
export function grabAt(
  point: { x: number; y: number },
  window: TimeWindow,
  { strip, plot }: Layout,
): Grab | null {
  const { x, y } = point;
  if (y >= plot.y && y <= plot.y + plot.height) return 'plot';
  if (y < strip.y - 8) return null;
  const left = xOf(window.from, ALL, strip);
  const right = xOf(window.to, ALL, strip);
  // A narrow frame keeps a middle part for moving it.
  const inner = Math.min(8, (right - left) / 4);
  if (x >= left - 16 && x <= left + inner) return 'from';
  if (x <= right + 16 && x >= right - inner) return 'to';
  return x > left && x < right ? 'frame' : 'new';
}

/** All pointers that are down. */
export interface Hand {
  grab: Grab;
  holds: readonly Hold[];
  /** Where a new brush begins. */
  origin: number;
}

/** A hand, and the window that it has made. */
export interface Grip {
  hand: Hand | null;
  window: TimeWindow;
}

/** A pointer comes down. A second finger counts in the plot only. */
export function press(
  hand: Hand | null,
  id: number,
  point: { x: number; y: number },
  window: TimeWindow,
  layout: Layout,
): Grip {
  const grab = grabAt(point, window, layout);
  if (hand) {
    if (hand.grab !== 'plot' || grab !== 'plot' || hand.holds.length > 1) return { hand, window };
    const holds = [...hand.holds, holdAt(id, point.x, window, layout.plot)];
    return { hand: { ...hand, holds }, window };
  }
  if (!grab) return { hand, window };
  const origin = valueAt(point.x, ALL, layout.strip);
  const held = {
    plot: () => valueAt(point.x, window, layout.plot),
    from: () => origin - window.from,
    to: () => origin - window.to,
    frame: () => origin - window.from,
    new: () => origin,
  };
  const hold = { id, x: point.x, value: held[grab]() };
  // Beside the frame, a click moves it there, and a drag draws a new one.
  const middle = pan(window, origin - (window.from + window.to) / 2);
  return { hand: { grab, holds: [hold], origin }, window: grab === 'new' ? middle : window };
}

/**
 * A pointer has moved. In the plot, every finger keeps the moment that it holds. In the strip, the pointer keeps its distance from what it holds.
 */
export function drag(
  hand: Hand,
  id: number,
  x: number,
  window: TimeWindow,
  { plot, strip }: Layout,
): Grip {
  const holds = hand.holds.map((hold) => (hold.id === id ? { ...hold, x } : hold));
  const next = { ...hand, holds };
  const [first] = holds;
  if (!first || holds.every((hold) => hold.id !== id)) return { hand, window };
  if (hand.grab === 'plot') {
    return { hand: next, window: windowUnder(holds, window, plot, LIMITS) };
  }
  const hour = valueAt(x, ALL, strip) - first.value;
  const span = window.to - window.from;
  const windows = {
    from: () => moveFrom(window, hour),
    to: () => moveTo(window, hour),
    frame: () => keepInside({ from: hour, to: hour + span }, LIMITS),
    new: () => brushFrom(hand.origin, hour + first.value),
  };
  return { hand: next, window: windows[hand.grab]() };
}

/** A brush between two moments, in either order. */
const brushFrom = (origin: number, hour: number) =>
  keepInside({ from: Math.min(origin, hour), to: Math.max(origin, hour) }, LIMITS);

/** A pointer is lifted. The others hold what is now under them; a changed window stays. */
export function release(hand: Hand, id: number, window: TimeWindow, plot: Box): Hand | null {
  const left = hand.holds.filter((hold) => hold.id !== id);
  if (left.length === 0) return null;
  return { ...hand, holds: left.map((hold) => holdAt(hold.id, hold.x, window, plot)) };
}

/** The window after a turn of the wheel at a position of the plot. */
export const turnWheel = (window: TimeWindow, wheel: WheelTurn, x: number, plot: Box) =>
  wheelWindow(window, wheel, x, plot, LIMITS);

/** The hour of the cursor; the middle of the window while there is none. */
export const cursorHour = ({ cursor, window }: Chart) =>
  cursor ?? Math.round((window.from + window.to) / 2);

/** Puts the cursor on an hour. The window follows if necessary. */
export function moveCursor(chart: Chart, hour: number): Chart {
  const cursor = Math.max(0, Math.min(LAST, Math.round(hour)));
  return { ...chart, cursor, window: include(chart.window, cursor) };
}

/** What a key does, or null. Shift makes a step a day long. */
export function pressKey(chart: Chart, key: string, shift: boolean): Chart | null {
  const hour = cursorHour(chart);
  const { from, to } = chart.window;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return moveCursor(chart, hour - (shift ? 24 : 1));
    case 'ArrowRight':
    case 'ArrowUp':
      return moveCursor(chart, hour + (shift ? 24 : 1));
    case 'PageDown':
      return moveCursor(chart, hour - 24);
    case 'PageUp':
      return moveCursor(chart, hour + 24);
    case 'Home':
      return moveCursor(chart, Math.ceil(from));
    case 'End':
      return moveCursor(chart, Math.floor(to));
    case '+':
    case '=':
      return { ...chart, window: zoom(chart.window, 1.5, hour) };
    case '-':
      return { ...chart, window: zoom(chart.window, 1 / 1.5, hour) };
    case '0':
      return { ...chart, window: ALL };
    default:
      return null;
  }
}

const meters = (level: number | null | undefined) =>
  typeof level === 'number' ? `${level.toFixed(2)} m` : 'no reading';

/** The readings at an hour in words. */
export const describeReadings = (chart: Chart, hour: number) =>
  [
    momentName(hour),
    ...visibleGauges(chart).map(({ name, levels }) => `${name} ${meters(levels[hour])}`),
  ].join(', ');

export const readingText = (gauge: Gauge, hour: number) => meters(gauge.levels[hour]);

/** The window in words. */
export function describe(chart: Chart): string {
  const { from, to } = chart.window;
  const shown = `${dayName(from)} to ${dayName(to)}`;
  const gauges = visibleGauges(chart);
  if (gauges.length === 0) return `${shown}. Both gauges are hidden.`;
  const highest = gauges.map((gauge) => {
    const peak = peakOf(gauge, from, to);
    return `${gauge.name} ${meters(peak?.level)}`;
  });
  return `${shown}. Highest: ${highest.join(', ')}.`;
}

/** The highest level of each day of the window at each gauge, for the table. */
export function daysOf({ window }: Chart) {
  const first = Math.floor(window.from / 24);
  const last = Math.floor(Math.min(LAST, window.to) / 24);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = (first + index) * 24;
    const highest = GAUGES.map((gauge) => meters(peakOf(gauge, hour, hour + 23)?.level));
    return { day: dayName(hour), highest };
  });
}
