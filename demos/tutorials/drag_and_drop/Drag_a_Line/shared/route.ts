export const points = [-130, 150, -75, 40, -5, 130, 55, 20, 130, 90];

export const look = {
  points,
  strokeWidth: 6,
  lineCap: 'round',
  lineJoin: 'round',
} as const;

const [firstX = 0, firstY = 0] = points;

/** The line's position, its first point and the position of that point on the layer. */
export function describe(position: { x: number; y: number }) {
  const x = Math.round(position.x);
  const y = Math.round(position.y);
  return (
    `x and y: ${x}, ${y}\n` +
    `first point: ${firstX}, ${firstY}\n` +
    `seen at: ${x + firstX}, ${y + firstY}`
  );
}
