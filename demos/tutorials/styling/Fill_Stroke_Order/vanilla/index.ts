import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const outlined = {
  x: -150,
  width: 300,
  align: 'center',
  fontSize: 62,
  fontStyle: 'bold',
  fill: '#ffffff',
  stroke: '#1f9aa5',
  strokeWidth: 8,
  lineJoin: 'round' as const,
};

const strokeLast = new Konva.Text({
  ...outlined,
  name: 'stroke-last',
  y: 28,
  text: 'Default',
});

const fillLast = new Konva.Text({
  ...outlined,
  name: 'fill-last',
  y: 122,
  text: 'Fill last',
  fillAfterStrokeEnabled: true,
});

layer.add(strokeLast, fillLast);

const slider = document.querySelector<HTMLInputElement>('#stroke');
slider?.addEventListener('input', () => {
  strokeLast.strokeWidth(slider.valueAsNumber);
  fillLast.strokeWidth(slider.valueAsNumber);
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
