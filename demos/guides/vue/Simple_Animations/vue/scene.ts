const colors = ['#f2664a', '#f6b73c', '#ffffff', '#8457c9'];

/** A meadow in front of the mill. */
export const flowers = Array.from({ length: 300 }, (_, i) => ({
  x: ((i * 151) % 720) - 360,
  y: 198 + ((i * 37) % 54),
  radius: 3,
  fill: colors[i % colors.length],
  listening: false,
}));

export const mill = {
  tower: { points: [-22, 200, -12, 92, 12, 92, 22, 200], closed: true, fill: '#8a5a44', x: -50 },
  rotor: { name: 'rotor', x: -50, y: 96 },
  sails: [45, 135, 225, 315].map((rotation) => ({
    rotation,
    width: 74,
    height: 18,
    fill: '#ffffff',
    stroke: '#1b1f2a',
    strokeWidth: 1,
  })),
};
