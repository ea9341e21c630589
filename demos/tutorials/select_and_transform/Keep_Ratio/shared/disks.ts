/** Two disks in separate groups, on both sides of x = 0. */
export const disks = [
  { name: 'kept', x: -85, fill: '#f2664a', keepRatio: true },
  { name: 'free', x: 85, fill: '#1f9aa5', keepRatio: false },
];

/** A disk in its group, at the start. */
export const start = { x: 0, y: 140, scaleX: 1, scaleY: 1 };
export const radius = 55;

/** Handles on the corners only. */
export const frame = {
  enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
  rotateEnabled: false,
};

export const caption = {
  x: -70,
  y: 262,
  width: 140,
  align: 'center',
  fontSize: 15,
  fill: '#1b1f2a',
};
