/** The star is centered at x = 0 of the layer. It has no rotation here, because the tween owns it. */
export const star = {
  name: 'star',
  y: 92,
  numPoints: 5,
  innerRadius: 30,
  outerRadius: 78,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 2,
};

export const duration = 0.6;

export const messages = {
  ready: 'Press Rotate.',
  rotating: 'Rotating…',
  finished: 'The star has rotated once.',
  stopped: 'Stopped: no onFinish.',
};

/** The angle within one turn, because each press adds 360 degrees to the rotation. */
export const angleText = (rotation: number) => `${Math.round(rotation % 360)}°`;
