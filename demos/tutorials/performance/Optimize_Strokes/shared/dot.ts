/** Moves in a circle: the dot is drawn 14 pixels away from its position, and rotated. */
export const dot = {
  name: 'dot',
  radius: 12,
  offsetX: 14,
  stroke: '#1b1f2a',
  strokeWidth: 4,
  shadowColor: '#1b1f2a',
  shadowBlur: 6,
  shadowOffsetY: 4,
};

/** What the switch sets on each dot. */
export function strokeOptions(isOn: boolean) {
  return { shadowForStrokeEnabled: !isOn, hitStrokeWidth: isOn ? 0 : ('auto' as const) };
}
