import Konva from 'konva';
import { createTweens, height, rows } from '../shared/rows';

const stage = new Konva.Stage({ container: 'container', height });
const layer = new Konva.Layer();
stage.add(layer);

for (const { name, y, label, curve, dot, line, ball } of rows) {
  const row = new Konva.Group({ name, y });
  const graph = new Konva.Group({ x: -48 }).add(new Konva.Line(curve), new Konva.Circle(dot));
  const run = new Konva.Group({ x: 36, y: -9 }).add(new Konva.Line(line), new Konva.Circle(ball));
  layer.add(row.add(new Konva.Text(label), graph, run));
}

const tweens = createTweens(layer);
const onClick = (id: string, act: (tween: Konva.Tween) => void) =>
  document.querySelector(id)?.addEventListener('click', () => tweens.forEach(act));
onClick('#play', (tween) => tween.play());
onClick('#pause', (tween) => tween.pause());
onClick('#reverse', (tween) => tween.reverse());

// The rows are centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
