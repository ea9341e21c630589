import Konva from 'konva';
import { cells, measureAll } from '../shared/measure';
import { arrange, COUNTS, WAYS } from '../shared/ways';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: 200 });
const field = new Konva.Layer();
const top = new Konva.Layer();
stage.add(field, top);

const select = element<HTMLSelectElement>('#count');
const button = element<HTMLButtonElement>('#measure');
const state = element<HTMLElement>('#state');

for (const count of COUNTS) select.add(new Option(count.toLocaleString('en'), String(count)));

const rows = new Map(
  WAYS.map((way) => {
    const row = element<HTMLTableSectionElement>('#results').insertRow();
    const name = document.createElement('th');
    name.scope = 'row';
    name.textContent = way.name;
    row.append(name, document.createElement('td'), document.createElement('td'));
    return [way, row];
  }),
);

function show(way: (typeof WAYS)[number], texts: readonly string[]) {
  const figures = rows.get(way)?.querySelectorAll('td') ?? [];
  for (const [i, cell] of [...figures].entries()) cell.textContent = texts[i] ?? '';
}

let isMeasuring = false;
const countOf = () => Number(select.value);
const fillScene = () => {
  const [way] = WAYS;
  if (way) arrange({ field, top }, way, countOf());
};
const clearFigures = () => WAYS.forEach((way) => show(way, cells(undefined)));

button.addEventListener('click', async () => {
  isMeasuring = button.disabled = select.disabled = true;
  state.textContent = 'Measuring …';
  clearFigures();
  await measureAll(
    { field, top },
    countOf(),
    (way, result) => show(way, cells(result)),
    () => false,
  );
  state.textContent = 'Done.';
  isMeasuring = button.disabled = select.disabled = false;
});

select.addEventListener('change', () => {
  clearFigures();
  state.textContent = '';
  fillScene();
});

function fit() {
  stage.width(stage.container().clientWidth);
  // A running measurement keeps its scene.
  if (!isMeasuring) fillScene();
}
fit();
new ResizeObserver(fit).observe(stage.container());
