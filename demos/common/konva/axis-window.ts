/** The visible part of an axis, in units of its values: hours, days, frames. */
export interface AxisWindow {
  from: number;
  to: number;
}

/** The limits of a window, and its smallest span. */
export interface AxisLimits {
  first: number;
  last: number;
  least: number;
}

/** Where the axis is on the stage. */
export interface AxisBox {
  x: number;
  width: number;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

const limitSpan = (span: number, { first, last, least }: AxisLimits) =>
  clamp(span, least, last - first);

/** The window with an allowed span, moved to where the axis has values. */
export function keepInside({ from, to }: AxisWindow, limits: AxisLimits): AxisWindow {
  const span = limitSpan(to - from, limits);
  const start = clamp(from, limits.first, limits.last - span);
  return { from: start, to: start + span };
}

/** Zooms in by a factor. The value `at` keeps its position on the screen. */
export function zoomWindow(
  { from, to }: AxisWindow,
  factor: number,
  at: number,
  limits: AxisLimits,
): AxisWindow {
  const span = limitSpan((to - from) / factor, limits);
  const start = at - ((at - from) / (to - from)) * span;
  return keepInside({ from: start, to: start + span }, limits);
}

export const panWindow = ({ from, to }: AxisWindow, by: number, limits: AxisLimits) =>
  keepInside({ from: from + by, to: to + by }, limits);

export const xOf = (value: number, { from, to }: AxisWindow, { x, width }: AxisBox) =>
  x + ((value - from) / (to - from)) * width;

export const valueAt = (at: number, { from, to }: AxisWindow, { x, width }: AxisBox) =>
  from + ((at - x) / width) * (to - from);

/** A pressed pointer, and the value that it holds. */
export interface Hold {
  id: number;
  x: number;
  value: number;
}

export const holdAt = (id: number, x: number, window: AxisWindow, box: AxisBox): Hold => ({
  id,
  x,
  value: valueAt(x, window, box),
});

/**
 * The window that puts every finger's value under it again: one finger moves the window, two also set its span. Computed from where the
 * fingers were put down and not from step to step, so a finger that went beyond an end finds its position again on the way back.
 */
export function windowUnder(
  holds: readonly Hold[],
  window: AxisWindow,
  box: AxisBox,
  limits: AxisLimits,
): AxisWindow {
  const [first, second = first] = holds;
  if (!first || !second) return window;
  // Two fingers at the same point would need an infinite span.
  const apart = Math.max(Math.abs(second.x - first.x), 8);
  const wanted = (Math.abs(second.value - first.value) / apart) * box.width;
  const span = limitSpan(first === second ? window.to - window.from : wanted, limits);
  const middle = { x: (first.x + second.x) / 2, value: (first.value + second.value) / 2 };
  const from = middle.value - ((middle.x - box.x) / box.width) * span;
  return keepInside({ from, to: from + span }, limits);
}

export interface WheelTurn {
  deltaX: number;
  deltaY: number;
}

/** The window after a wheel event: horizontal scrolling moves it, vertical scrolling zooms at the pointer. */
export function wheelWindow(
  window: AxisWindow,
  { deltaX, deltaY }: WheelTurn,
  x: number,
  box: AxisBox,
  limits: AxisLimits,
): AxisWindow {
  if (Math.abs(deltaX) > Math.abs(deltaY)) {
    return panWindow(window, (deltaX / box.width) * (window.to - window.from), limits);
  }
  // A pinch on a trackpad is a wheel event with much smaller steps, so the first pixels count more.
  const pixels = Math.abs(deltaY);
  const step = Math.max(Math.min(pixels, 20) / 100, pixels / 500);
  const factor = Math.exp(-Math.sign(deltaY) * step);
  return zoomWindow(window, factor, valueAt(x, window, box), limits);
}
