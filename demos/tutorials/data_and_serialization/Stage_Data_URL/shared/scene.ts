export const height = 130;

export const group = { name: 'group', x: -75, y: 65, rotation: 15 };
export const card = { x: -50, y: -30, width: 100, height: 60, fill: '#1f9aa5' };
export const dot = { x: 50, y: -30, radius: 12, fill: '#f2664a' };

export const circle = {
  name: 'circle',
  x: 85,
  y: 65,
  radius: 40,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 6,
};

/** A whole pixel, so that the circle keeps sharp sides in its image. */
export const middle = (width: number) => Math.floor(width / 2);
