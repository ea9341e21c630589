/** Stripes behind both groups, placed around x = 0. */
const stripe = { x: -130, width: 260, height: 44, fill: '#4a90e2' };
export const stripes = [24, 100, 176].map((y) => ({ ...stripe, y }));

/** What each group contains; the eraser comes last. */
export const coral = { name: 'coral', x: -50, y: -70, width: 70, height: 100, fill: '#f2664a' };
export const yellow = { name: 'yellow', x: -20, y: -30, width: 70, height: 100, fill: '#f6b73c' };
export const eraser = {
  name: 'hole',
  radius: 16,
  fill: 'black',
  globalCompositeOperation: 'destination-out',
} as const;

export const groups = [
  { name: 'plain', x: -66, y: 120, isolated: false },
  { name: 'isolated', x: 66, y: 120, isolated: true },
];
