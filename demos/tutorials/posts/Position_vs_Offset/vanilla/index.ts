import Konva from 'konva';
import { change, cross, crossPoints, inWords, look, sliders, start } from '../shared/box';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

let values = start;
const box = new Konva.Rect(look);
const marker = new Konva.Line({ ...cross, points: crossPoints });
layer.add(box, marker);

const stays = document.querySelector<HTMLInputElement>('#stays');
const output = document.querySelector('output');

function show(next: typeof values) {
  values = next;
  box.setAttrs(values);
  marker.position(box.position());
  if (output) output.textContent = inWords(values);
}
show(start);
box.on('dragmove', () => show({ ...values, ...box.position() }));

for (const { key, label, max } of sliders) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.max = String(max);
  slider.value = '0';
  slider.addEventListener('input', () =>
    show(change(values, { [key]: slider.valueAsNumber }, stays?.checked ?? false)),
  );
  const text = document.createElement('label');
  text.append(`${label} `, slider);
  stays?.parentElement?.before(text);
}

// The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
