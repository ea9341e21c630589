/** The scene is centered on x = 0. Each track has its rectangle and the limits for the center of its handle. */
export const rail = { rect: { x: -140, y: 52, width: 200, height: 12 }, low: -118, high: 38 };
export const shaft = { rect: { x: 104, y: 30, width: 12, height: 236 }, low: 52, high: 244 };
export const field = { x: -140, y: 116, width: 200, height: 150 };
/** Width and height of the square in the field. */
export const side = 56;

export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value));
