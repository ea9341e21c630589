/** The whole world, in its own pixels: the size of the picture of its islands. */
export const WORLD = { width: 2400, height: 1600 };

/** Boats can be dragged; the small map is drawn again when one has arrived. */
export const BOATS = [
  { x: 1290, y: 700, fill: '#f2664a' },
  { x: 900, y: 600, fill: '#f6b73c' },
  { x: 2060, y: 1330, fill: '#8457c9' },
];
export const HULL = { data: 'M-34 0 H34 L24 20 H-24 Z' };
export const SAIL = { data: 'M-2 -6 V-58 L-30 -6 Z M4 -6 V-48 L28 -6 Z', fill: '#ffffff' };
