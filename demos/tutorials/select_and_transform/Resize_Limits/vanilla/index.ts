import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const min = { width: 90, height: 60 };
const max = { width: 270, height: 220 };
const middle = { x: stage.width() / 2, y: 150 };

/** A dashed frame of the given size about the middle. */
function frame(size: { width: number; height: number }) {
  return new Konva.Rect({
    ...middle,
    ...size,
    offsetX: size.width / 2,
    offsetY: size.height / 2,
    stroke: '#1b1f2a',
    dash: [5, 5],
    listening: false,
  });
}

const card = new Konva.Rect({
  name: 'card',
  ...middle,
  width: 170,
  height: 120,
  offsetX: 85,
  offsetY: 60,
  fill: '#f6b73c',
});

const transformer = new Konva.Transformer({
  nodes: [card],
  keepRatio: false,
  centeredScaling: true,
  rotateEnabled: false,
  // The new box, or the old one when the new one is too large or too small.
  boundBoxFunc: (oldBox, newBox) => {
    const fits =
      newBox.width >= min.width &&
      newBox.width <= max.width &&
      newBox.height >= min.height &&
      newBox.height <= max.height;
    return fits ? newBox : oldBox;
  },
});

layer.add(card, frame(max), frame(min), transformer);
