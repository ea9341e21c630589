import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const fan = new Konva.Group({
  name: 'fan',
  x: 0,
  y: 226,
  draggable: true,
});

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'];
colors.forEach((fill, index) => {
  fan.add(
    new Konva.Rect({
      name: 'card',
      width: 64,
      height: 158,
      // Each card is rotated about the pin, which is at the group's 0, 0.
      offsetX: 32,
      offsetY: 138,
      rotation: -50 + index * 20,
      fill,
      stroke: '#ffffff',
      strokeWidth: 3,
      cornerRadius: 12,
    }),
  );
});
fan.add(new Konva.Circle({ name: 'pin', radius: 7, fill: '#ffffff' }));
layer.add(fan);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
