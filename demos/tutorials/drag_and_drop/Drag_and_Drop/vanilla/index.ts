import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const box = new Konva.Rect({
  name: 'box',
  x: -60,
  y: 80,
  width: 120,
  height: 120,
  cornerRadius: 16,
  fill: '#f2664a',
  shadowColor: '#1b1f2a',
  shadowOpacity: 0.3,
  shadowOffsetY: 4,
  shadowBlur: 8,
  draggable: true,
});
layer.add(box);

const cursor = (name: string) => {
  stage.container().style.cursor = name;
};

box.on('mouseenter', () => cursor('grab'));
box.on('mouseleave', () => cursor('default'));

box.on('dragstart', () => {
  cursor('grabbing');
  box.setAttrs({ shadowOffsetY: 14, shadowBlur: 24 });
});

box.on('dragend', () => {
  cursor('grab');
  box.setAttrs({ shadowOffsetY: 4, shadowBlur: 8 });
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
