/** Overlaps each of the others. */
export const yellow = { name: 'yellow', x: -80, y: 66, width: 160, height: 108, fill: '#f6b73c' };

/** From the bottom of the canvas to its top, placed around x = 0. */
export const boxes = [
  { name: 'coral', x: -116, y: 24, width: 90, height: 90, fill: '#f2664a' },
  yellow,
  { name: 'green', x: 26, y: 24, width: 90, height: 90, fill: '#3fa66b' },
  { name: 'teal', x: -45, y: 12, width: 90, height: 90, fill: '#1f9aa5' },
  { name: 'blue', x: 26, y: 126, width: 90, height: 90, fill: '#4a90e2' },
  { name: 'plum', x: -116, y: 126, width: 90, height: 90, fill: '#8457c9' },
];
