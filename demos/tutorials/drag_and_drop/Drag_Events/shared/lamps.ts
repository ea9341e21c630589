/** One lamp for each event, in a row around x = 0. */
export const lamps = [
  { type: 'dragstart', x: -150, color: '#4a90e2' },
  { type: 'dragmove', x: -48, color: '#f6b73c' },
  { type: 'dragend', x: 54, color: '#3fa66b' },
];

export const lampSize = { y: 24, width: 96, height: 64, cornerRadius: 12 };
export const labelStyle = {
  y: 34,
  width: 96,
  align: 'center',
  fontSize: 15,
  lineHeight: 1.5,
  fill: '#1b1f2a',
};

/** How many times each event has fired, in words. */
export const inWords = (counts: Record<string, number>) =>
  lamps.map(({ type }) => `${type} ${counts[type] ?? 0}`).join(', ');
