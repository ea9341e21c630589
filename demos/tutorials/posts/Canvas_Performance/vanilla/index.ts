import Konva from 'konva';
import { crowd } from '../../../../common/konva/crowd';
import { inMilliseconds } from '../../../../common/konva/draw-cost';
import { measure, median } from '../../../../common/konva/measure-draws';
import { countShapes } from './count-shapes';
import './style.css';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
const ballLayer = new Konva.Layer();
stage.add(layer, ballLayer);

const stars = new Konva.Group({ name: 'stars' });
for (const star of crowd(800)) {
  stars.add(
    new Konva.Star({
      ...star,
      numPoints: 5,
      innerRadius: 3,
      outerRadius: 7,
      shadowColor: '#1b1f2a',
      shadowBlur: 4,
      shadowOpacity: 0.4,
    }),
  );
}
const ball = new Konva.Circle({ name: 'ball', radius: 18, fill: '#1b1f2a', y: 120 });
layer.add(stars, ball);

const runButton = document.querySelector<HTMLButtonElement>('#run');
const table = document.querySelector('tbody');
const fixes = [
  { id: 'own', label: 'own layer', set: (on: boolean) => ball.moveTo(on ? ballLayer : layer) },
  {
    id: 'cached',
    label: 'cached',
    set: (on: boolean) => (on ? stars.cache() : stars.clearCache()),
  },
  { id: 'deaf', label: 'do not listen', set: (on: boolean) => stars.listening(!on) },
].map((fix) => ({ ...fix, box: document.querySelector<HTMLInputElement>(`#${fix.id}`) }));

/** The row of the fixes that are on now. */
function rowNow() {
  const label = fixes.flatMap(({ box, label }) => (box?.checked ? label : [])).join(', ');
  const name = label || 'none';
  const known = [...(table?.rows ?? [])].find((row) => row.cells[0]?.textContent === name);
  const row = known ?? table?.insertRow();
  if (row && !known) row.insertCell().textContent = name;
  return row;
}

function write(row: HTMLTableRowElement | undefined, values: (string | number)[]) {
  values.forEach((value, index) => {
    const cell = row?.cells[index + 1] ?? row?.insertCell();
    if (cell) cell.textContent = String(value);
  });
}

let stop: (() => void) | undefined;
let angle = 0;

function run(isRunning: boolean) {
  stop?.();
  stop = undefined;
  if (runButton) runButton.textContent = isRunning ? 'Stop' : 'Run';
  if (!isRunning) return;

  const row = rowNow();
  const counter = countShapes();
  let frame = counter.take();
  const end = measure(stage, {
    // The shapes counted between two steps were drawn in one frame.
    step: (timeDiff) => {
      frame = counter.take();
      angle += timeDiff / 500;
      ball.position({ x: 120 * Math.cos(angle), y: 120 + 80 * Math.sin(angle) });
    },
    report: ({ samples, fps }) =>
      write(row, [frame.picture, frame.hits, inMilliseconds(median(samples)), Math.round(fps)]),
    finish: () => run(false),
  });
  stop = () => {
    end();
    counter.stop();
  };
}

runButton?.addEventListener('click', () => run(!stop));
for (const { box, set } of fixes) {
  box?.addEventListener('change', () => {
    set(box.checked);
    // A different set of fixes needs a new measurement.
    run(stop !== undefined);
  });
}
write(rowNow(), ['–', '–', '–', '–']);
stage.on('destroy', () => stop?.());

// The scene is placed around x = 0, and the layers keep this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  for (const each of stage.getLayers()) each.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
