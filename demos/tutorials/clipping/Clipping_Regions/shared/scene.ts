/** The position of the window, and the rectangle that it shows, in its own coordinates. */
export const start = { x: -75, y: 40 };
export const clip = { x: 0, y: 0, width: 150, height: 160 };

/** Larger than any window, so that there is something to grab beside the blobs. */
export const paper = { name: 'paper', width: 200, height: 160, fill: '#e8ebfb' };

const blob = { closed: true, tension: 0.45 };
export const shapes = [
  { ...blob, fill: '#f2664a', points: [-30, 40, 40, -20, 100, 30, 70, 100, 0, 90] },
  { ...blob, fill: '#1f9aa5', points: [70, 110, 130, 60, 190, 110, 160, 190, 90, 180] },
];
