/** The length of a frame that the second hexagon assumes, in milliseconds: 60 frames per second. */
export const FRAME = 1000 / 60;

/** The scene is centered at x = 0. The hexagons have no x: the animation sets it. */
export const byTime = { name: 'by-time', y: 65, sides: 6, radius: 24, fill: '#1f9aa5' };
export const byFrames = { name: 'by-frames', y: 165, sides: 6, radius: 24, fill: '#f2664a' };

const label = { x: -140, fontSize: 15, fill: '#1b1f2a' };
export const labels = [
  { ...label, y: 14, text: 'position from frame.time' },
  { ...label, y: 114, text: 'one step per frame' },
];

/** A swing to both sides of the middle, which takes about four seconds. */
export const swing = (time: number) => 110 * Math.sin(time / 600);

/** Seconds with one decimal place, so that the text is readable. */
export const inSeconds = (time: number) => `${(Math.floor(time / 100) / 10).toFixed(1)} s`;

/** Keeps the page busy, as a slow drawing does: the next frame comes later. */
export function work(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
