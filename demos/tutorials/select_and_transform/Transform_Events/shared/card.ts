export const size = { width: 90, height: 70 };
export const start = { x: -45, y: 95, rotation: 0, scaleX: 1, scaleY: 1 };

/** The latest event, and the seven attributes in lines. */
export const describe = (latest: string, { x, y, rotation, scaleX, scaleY }: typeof start) =>
  [
    latest,
    `x: ${Math.round(x)}, y: ${Math.round(y)}, rotation: ${Math.round(rotation)}`,
    `width: ${size.width}, height: ${size.height}`,
    `scaleX: ${scaleX.toFixed(2)}, scaleY: ${scaleY.toFixed(2)}`,
  ].join('\n');
