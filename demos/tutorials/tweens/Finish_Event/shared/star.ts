/** The star turns around x = 0 of the layer. Without a rotation: the tween owns it. */
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

/** Each press adds a full turn to the rotation, so what people see is the rest of it. */
export const angleText = (rotation: number) => `${Math.round(rotation % 360)}°`;
