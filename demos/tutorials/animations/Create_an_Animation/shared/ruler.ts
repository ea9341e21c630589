import type Konva from 'konva';

/** Length of the ruler in pixels. It shows one second. */
export const LENGTH = 280;

/** The ruler, its labels, the ball and the marks are in a group whose x is -LENGTH / 2: the scene is centered at x = 0. */
export const group = { x: -LENGTH / 2, y: 110 };
export const line = { points: [0, 0, LENGTH, 0], stroke: '#1b1f2a', strokeWidth: 2 };
const label = { y: 10, width: 60, align: 'center', fontSize: 13, fill: '#484f5f' };
export const labels = [0, 250, 500, 750, 1000].map((time) => ({
  ...label,
  text: String(time),
  x: (time / 1000) * LENGTH - 30,
}));
export const ball = { name: 'ball', y: -66, radius: 18, fill: '#f2664a' };
export const marks = { name: 'marks', stroke: '#1f9aa5', strokeWidth: 2 };

/** The position of a time on the ruler, which starts over every second. */
export const xAt = (time: number) => ((time % 1000) / 1000) * LENGTH;

/** Adds a mark at x: the line goes up and down again. A new second starts without marks. */
export function addMark(points: number[], x: number) {
  const mark = [x, 0, x, -36, x, 0];
  const last = points.at(-2) ?? 0;
  return x < last ? mark : [...points, ...mark];
}

/** Whether to update the text: four times a second, so that people can read it. */
export const isTimeToWrite = ({ time, timeDiff }: Konva.Animation['frame']) =>
  Math.floor(time / 250) > Math.floor((time - timeDiff) / 250);

/** The frame object in words. */
export function inWords({ time, timeDiff, lastTime, frameRate }: Konva.Animation['frame']) {
  const times = `time ${Math.round(time)} ms, timeDiff ${timeDiff.toFixed(1)} ms`;
  return `${times}, lastTime ${Math.round(lastTime)} ms, frameRate ${frameRate.toFixed(1)}`;
}

/** Blocks the page, as a long task of a real page does. No frame runs during that time. */
export function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Whether it may start by itself: not if the reader's system is set to reduced motion. */
export const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
