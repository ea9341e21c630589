/** Each node is placed by its middle, around x = 0, and turns and grows around it. */
const rect = (width: number, height: number, fill: string) => ({
  width,
  height,
  offsetX: width / 2,
  offsetY: height / 2,
  cornerRadius: 8,
  fill,
});

export const left = { x: -62, y: 64 };
export const coral = rect(90, 72, '#f2664a');
export const sun = { radius: 20, fill: '#f6b73c' };

export const right = { x: 62, y: 64 };
export const teal = rect(90, 72, '#1f9aa5');
export const star = {
  numPoints: 5,
  innerRadius: 12,
  outerRadius: 24,
  fill: '#1b1f2a',
};

export const plum = { ...rect(52, 52, '#8457c9'), x: -62, y: 176 };
export const leaf = { x: 62, y: 176, radius: 36, fill: '#3fa66b' };
