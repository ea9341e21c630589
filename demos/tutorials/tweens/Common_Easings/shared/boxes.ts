import Konva from 'konva';

/** Squares with the origin in their middle, placed around x = 0. Only the tweens set a scale. */
const square = { y: 70, width: 64, height: 64, offsetX: 32, offsetY: 32 };

export const boxes = [
  { ...square, name: 'EaseIn', x: -104, fill: '#f2664a' },
  { ...square, name: 'EaseInOut', x: 0, fill: '#1f9aa5' },
  { ...square, name: 'EaseOut', x: 104, fill: '#8457c9' },
] as const;

export const labels = boxes.map(({ name, x }) => ({
  text: name,
  x: x - 50,
  y: 128,
  width: 100,
  align: 'center',
  fontSize: 14,
  fill: '#484f5f',
}));

/** Creates one tween for each box on the layer, with the easing that the box is named after. */
export function createTweens(layer: Konva.Layer) {
  return boxes.flatMap(({ name }) => {
    const node = layer.findOne(`.${name}`);
    if (!node) return [];
    const easing = Konva.Easings[name];
    return new Konva.Tween({ node, easing, scaleX: 1.5, scaleY: 1.5, duration: 0.3 });
  });
}

/** Grows the boxes with these names and shrinks all others, each from its current size. */
export function grow(tweens: Konva.Tween[], names: readonly string[]) {
  for (const tween of tweens) {
    if (names.includes(tween.node.name())) tween.play();
    else tween.reverse();
  }
}

/** The buttons below the stage, with the boxes that each of them grows. */
export const choices = [
  ...boxes.map(({ name }) => ({ label: name, names: [name] })),
  { label: 'All three', names: boxes.map(({ name }) => name) },
];
