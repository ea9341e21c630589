import Konva from 'konva';
import * as shared from '../shared/causes';
import { magnify } from '../shared/magnify';
import '../shared/style.css';

const stage = new Konva.Stage({ container: 'container' });
const picture = new Konva.Layer({ name: 'picture', listening: false });
const top = new Konva.Layer();
stage.add(picture, top);

const drawing = new Konva.Group(shared.drawing);
drawing.add(new Konva.Text(shared.text), ...shared.stripes.map((stripe) => new Konva.Rect(stripe)));
picture.add(drawing);

const loupe = new Konva.Rect(shared.loupe);
top.add(loupe);

const place = document.querySelector<HTMLInputElement>('#place');
function moveLoupe(x: number) {
  loupe.position({ x: shared.onDrawing(x), y: shared.loupe.y });
  if (place) place.value = String(loupe.x());
}
moveLoupe(shared.START);
loupe.on('dragmove', () => moveLoupe(loupe.x()));
place?.addEventListener('input', () => moveLoupe(place.valueAsNumber));

let cause = shared.first;
function fit() {
  const { stage: size, layer } = shared.fit(stage.container().clientWidth, cause);
  for (const each of stage.getLayers()) each.setAttrs(layer);
  stage.size(size);
}

const select = document.querySelector<HTMLSelectElement>('#cause');
for (const { label } of shared.causes) select?.add(new Option(label));
select?.addEventListener('change', () => {
  cause = shared.causes[select.selectedIndex] ?? shared.first;
  stage.container().classList.toggle('stretched', cause.stretched);
  shared.applyRatios(picture, cause);
  fit();
});

fit();
new ResizeObserver(fit).observe(stage.container());

const lens = document.querySelector<HTMLCanvasElement>('.lens');
const output = document.querySelector('output');
if (lens && output) magnify(stage, lens, (text) => (output.textContent = text));
