import Konva from 'konva';
import { counters, inWords } from '../shared/counters';

const stage = new Konva.Stage({ container: 'container', height: 180 });
const layer = new Konva.Layer();
stage.add(layer);

const output = document.querySelector('#report');
const counts: Record<string, number> = {};

for (const { name, label, x, fill, scrolls } of counters) {
  const square = new Konva.Rect({
    name,
    x,
    y: 16,
    width: 96,
    height: 96,
    cornerRadius: 16,
    fill,
    preventDefault: !scrolls,
  });
  const text = { x, width: 96, align: 'center', fill: '#1b1f2a', listening: false };
  const number = new Konva.Text({ ...text, name: `${name}-count`, y: 44, text: '0', fontSize: 40 });
  const caption = new Konva.Text({ ...text, y: 124, text: label, fontSize: 14, lineHeight: 1.3 });
  layer.add(square, number, caption);

  square.on(name === 'pointer' ? 'pointerclick' : 'click tap', () => {
    const count = (counts[name] ?? 0) + 1;
    counts[name] = count;
    number.text(String(count));
    if (output) output.textContent = inWords(counts);
  });
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
