/** The tracks, around x = 0, and the ends for the centers of the first two handles. */
export const rail = { x: -140, y: 52, width: 200, height: 12, cornerRadius: 6, fill: '#f7d5cc' };
export const shaft = { x: 104, y: 30, width: 12, height: 236, cornerRadius: 6, fill: '#dccff1' };
export const field = { x: -140, y: 116, width: 200, height: 150, fill: '#d3ebed' };

export const ends = { rail: [-118, 38], shaft: [52, 244] } as const;

/** The handles at the start. */
export const first = { name: 'sideways', x: -80, y: 58, radius: 22, fill: '#f2664a' };
export const second = { name: 'upright', x: 110, y: 110, radius: 22, fill: '#8457c9' };
export const third = { name: 'boxed', x: -30, y: 156, width: 56, height: 56, fill: '#1f9aa5' };

export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value));
