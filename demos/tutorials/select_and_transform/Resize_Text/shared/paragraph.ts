import type Konva from 'konva';

const MIN_WIDTH = 90;

export const start = { x: -120, y: 50, width: 240 };

export const look = {
  text: 'Pull the handle on the side. The letters keep their size, and the lines break where they fit.',
  fontSize: 22,
  lineHeight: 1.3,
  fill: '#8457c9',
};

/** The frame: handles on the sides only, no mirroring, a minimum width. */
export const frame: Konva.TransformerConfig = {
  enabledAnchors: ['middle-left', 'middle-right'],
  rotateEnabled: false,
  flipEnabled: false,
  boundBoxFunc: (oldBox, newBox) => (newBox.width < MIN_WIDTH ? oldBox : newBox),
};

/** Turns the node's scale into a width, so that the letters are never stretched. Returns the new values. */
export function bake(node: Konva.Node) {
  const width = Math.max(node.width() * node.scaleX(), MIN_WIDTH);
  node.setAttrs({ width, scaleX: 1, scaleY: 1 });
  return { ...node.position(), width };
}
