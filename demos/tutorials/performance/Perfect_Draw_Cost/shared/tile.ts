/** Turns around its middle. */
export const tile = {
  name: 'tile',
  width: 30,
  height: 30,
  offsetX: 15,
  offsetY: 15,
  stroke: '#1b1f2a',
  strokeWidth: 2,
  opacity: 0.5,
  // Without the hit graph, only the image is measured.
  listening: false,
};
