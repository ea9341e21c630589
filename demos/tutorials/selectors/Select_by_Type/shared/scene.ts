/** Each node is placed by its middle, around x = 0, and turns and grows around it. */
const rect = (name: string, width: number, height: number, fill: string) => ({
  name,
  width,
  height,
  offsetX: width / 2,
  offsetY: height / 2,
  cornerRadius: 8,
  fill,
});

export const left = { name: 'left', x: -62, y: 64 };
export const coral = rect('coral', 90, 72, '#f2664a');
export const sun = { name: 'sun', radius: 20, fill: '#f6b73c' };

export const right = { name: 'right', x: 62, y: 64 };
export const teal = rect('teal', 90, 72, '#1f9aa5');
export const star = {
  name: 'star',
  numPoints: 5,
  innerRadius: 12,
  outerRadius: 24,
  fill: '#ffffff',
};

export const plum = { ...rect('plum', 52, 52, '#8457c9'), x: -62, y: 176 };
export const leaf = { name: 'leaf', x: 62, y: 176, radius: 36, fill: '#3fa66b' };
