import type Konva from 'konva';

/** Way 1 changes the width and the height; way 2 keeps them and changes the scale. */
export const bakedStart = { x: -135, y: 80, width: 100, height: 110 };
export const scaledStart = { x: 35, y: 80, scaleX: 1, scaleY: 1 };

export const bakedLook = { fill: '#fbd5cc', stroke: '#f2664a', strokeWidth: 12 };
export const scaledLook = {
  width: 100,
  height: 110,
  fill: '#dccff1',
  stroke: '#8457c9',
  strokeWidth: 12,
  strokeScaleEnabled: false,
};

export const frame = { rotateEnabled: false, flipEnabled: false, ignoreStroke: true };

export const captions = [
  { text: 'width and height', x: -165 },
  { text: 'strokeScaleEnabled', x: 5 },
].map((caption) => ({
  ...caption,
  y: 262,
  width: 160,
  align: 'center',
  fontSize: 15,
  fill: '#1b1f2a',
}));

/** Turns the node's scale into width and height. Returns the new values. */
export function bake(node: Konva.Node) {
  const size = {
    width: Math.max(5, node.width() * node.scaleX()),
    height: Math.max(5, node.height() * node.scaleY()),
  };
  node.setAttrs({ ...size, scaleX: 1, scaleY: 1 });
  return { ...node.position(), ...size };
}
