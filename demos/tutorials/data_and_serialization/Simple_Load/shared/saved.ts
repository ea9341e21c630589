const sun = { attrs: { x: 244, y: 50, radius: 26, fill: '#f6b73c' }, className: 'Circle' };
const mast = {
  attrs: { x: -3, y: -126, width: 6, height: 126, fill: '#1b1f2a' },
  className: 'Rect',
};
const sail = {
  attrs: { points: [6, -14, 6, -120, 72, -14], closed: true, fill: '#4a90e2' },
  className: 'Line',
};
const hull = {
  attrs: { name: 'hull', points: [-84, 0, 84, 0, 58, 32, -58, 32], closed: true, fill: '#f2664a' },
  className: 'Line',
};
const boat = {
  attrs: { name: 'boat', x: 140, y: 160 },
  className: 'Group',
  children: [mast, sail, hull],
};
const layer = { attrs: {}, className: 'Layer', children: [sun, boat] };
const stage = { attrs: { width: 300, height: 220 }, className: 'Stage', children: [layer] };

/** The output of `stage.toJSON()`, with line breaks. */
export const saved = JSON.stringify(stage, null, 2);
