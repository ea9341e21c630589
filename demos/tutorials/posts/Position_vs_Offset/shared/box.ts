/** What the sliders and a drag change. */
export const start = { x: 0, y: 100, offsetX: 0, offsetY: 0, rotation: 0 };
export type Box = typeof start;

export const look = { name: 'box', width: 120, height: 80, fill: '#f6b73c', draggable: true };

/** The sliders: one for each attribute, with its largest value. */
export const sliders = [
  { key: 'offsetX', label: 'Offset x', max: 120 },
  { key: 'offsetY', label: 'Offset y', max: 80 },
  { key: 'rotation', label: 'Rotation', max: 360 },
] as const;

/** The cross at the box's position. */
export const cross = { name: 'cross', stroke: '#1b1f2a', strokeWidth: 3, listening: false };
export const crossPoints = [-14, 0, 14, 0, 0, 0, 0, -14, 0, 14];

/** Converts a step from the box's coordinates to the layer's. */
function turned(x: number, y: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** The box with other values. If the box stays in place, its position changes by the step of the offset, too. */
export function change(box: Box, values: Partial<Box>, stays: boolean): Box {
  const next = { ...box, ...values };
  if (!stays) return next;
  const step = turned(next.offsetX - box.offsetX, next.offsetY - box.offsetY, box.rotation);
  return { ...next, x: box.x + step.x, y: box.y + step.y };
}

/** The position and the top left corner, both in the layer. */
export function inWords({ x, y, offsetX, offsetY, rotation }: Box): string {
  const corner = turned(offsetX, offsetY, rotation);
  const round = (...values: number[]) => values.map((value) => Math.round(value)).join(', ');
  return `position ${round(x, y)} corner ${round(x - corner.x, y - corner.y)}`;
}
