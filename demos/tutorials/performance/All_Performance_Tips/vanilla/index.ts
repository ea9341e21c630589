import Konva from 'konva';
import { measureTip, type Result } from './measure';
import { tips } from './tips';
import './style.css';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const button = document.querySelector<HTMLButtonElement>('#measure');
const slider = document.querySelector<HTMLInputElement>('#count');

/** One tip a frame, so that the page does not freeze for long. */
async function measureAll() {
  const count = slider?.valueAsNumber ?? 300;
  const results: Result[] = [];
  if (button) button.disabled = true;
  for (const tip of tips) {
    await nextFrame();
    if (!Konva.stages.includes(stage)) return;
    results.push(measureTip(stage, tip, count));
    show(results);
  }
  if (button) button.disabled = false;
}

/** Shows the tips sorted by their factor, then those that are not measured yet. */
function show(results: Result[]) {
  const factor = (result: Result) => result.without / result.with;
  const measured = results
    .toSorted((a, b) => factor(b) - factor(a))
    .map((result) => [
      result.name,
      result.without.toFixed(1),
      result.with.toFixed(1),
      factor(result).toFixed(1),
    ]);
  const others = tips.slice(results.length).map(({ name }) => [name, '–', '–', '–']);
  const rows = [...measured, ...others].map((words) => {
    const row = document.createElement('tr');
    for (const word of words) row.insertCell().textContent = word;
    return row;
  });
  document.querySelector('#rows')?.replaceChildren(...rows);
}
show([]);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// What the stage shows while nothing is measured.
function showShapes() {
  const words = document.querySelector('#count-text');
  if (slider && words) words.textContent = slider.value;
  layer.destroyChildren();
  layer.add(...(tips[0]?.scene(slider?.valueAsNumber ?? 300, false) ?? []));
}
showShapes();
slider?.addEventListener('input', showShapes);
button?.addEventListener('click', () => void measureAll());

// Shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
