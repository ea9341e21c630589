import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const text = new Konva.Text({
  name: 'text',
  x: -140,
  y: 24,
  text: 'Noon',
  fontSize: 68,
  fontStyle: 'bold',
  fill: '#2f4bd8',
});

const line = new Konva.Line({
  name: 'line',
  x: -140,
  y: 190,
  points: [0, 0, 40, -60, 80, 0, 120, -60],
  tension: 0.5,
  stroke: '#f2664a',
  strokeWidth: 12,
  lineCap: 'round',
});

const card = new Konva.Rect({
  name: 'card',
  x: 26,
  y: 116,
  width: 104,
  height: 96,
  cornerRadius: 14,
  fill: '#f6b73c',
});

const shapes: Konva.Shape[] = [text, line, card];
layer.add(...shapes);

const read = (id: string) => document.querySelector<HTMLInputElement>(id)?.valueAsNumber ?? 0;

const update = () => {
  const offset = read('#offset');
  for (const shape of shapes) {
    shape.setAttrs({
      shadowColor: '#1b1f2a',
      shadowBlur: read('#blur'),
      shadowOffset: { x: offset, y: offset },
      shadowOpacity: read('#opacity'),
    });
  }
};
update();
document.querySelector('.controls')?.addEventListener('input', update);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
