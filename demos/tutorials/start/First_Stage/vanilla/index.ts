import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container', // id of an element in the page
  height: 200,
});

const layer = new Konva.Layer();
stage.add(layer);

const sun = new Konva.Circle({
  name: 'sun',
  y: stage.height() / 2,
  radius: 60,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 3,
  draggable: true,
});
layer.add(sun);

// The circle is at x = 0, which the layer keeps in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
