import Konva from 'konva';
import { inWords, labelStyle, lamps, lampSize } from '../shared/lamps';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const ball = new Konva.Circle({
  name: 'ball',
  x: 0,
  y: 176,
  radius: 46,
  fill: '#8457c9',
  draggable: true,
});

const output = document.querySelector('#report');
const counts: Record<string, number> = {};

for (const { type, x, color } of lamps) {
  const lamp = new Konva.Rect({ ...lampSize, name: `lamp ${type}`, fill: '#efece4' });
  const label = new Konva.Text({ ...labelStyle, name: `label-${type}`, text: `${type}\n0` });
  layer.add(new Konva.Group({ x }).add(lamp, label));

  ball.on(type, () => {
    const count = (counts[type] ?? 0) + 1;
    counts[type] = count;
    label.text(`${type}\n${count}`);
    layer.find<Konva.Rect>('.lamp').forEach((other) => other.fill('#efece4'));
    lamp.fill(color);
    if (output) output.textContent = inWords(counts);
  });
}

layer.add(ball);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
