import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  add,
  COLORS,
  flowersOf,
  goTo,
  KINDS,
  listOf,
  moveTo,
  newBouquet,
  recolor,
  redoNext,
  release,
  remove,
  select,
  selectedOf,
  undoLast,
  type Bouquet,
  type Flower,
} from '../shared/bouquet';
import { bouquetKey } from '../shared/commands';
import { PETALS } from '../shared/flowers';
import {
  fit,
  headConfig,
  idOf,
  placeIn,
  ringConfig,
  roomConfig,
  stemConfig,
  vaseConfig,
} from '../shared/look';
import { showCurrent } from '../shared/scroll';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let bouquet = newBouquet();

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Shape(roomConfig));
const stems = new Konva.Group({ listening: false });
const heads = new Konva.Group();
const ring = new Konva.Circle(ringConfig(undefined));
layer.add(stems, new Konva.Shape(vaseConfig), heads, ring);

layer.on('dragmove', ({ target }) => show(moveTo(bouquet, idOf(target), placeIn(target))));
layer.on('dragend', () => show(release(bouquet)));
stage.on('pointerdown', ({ evt, target }) => {
  const id = target.hasName('flower') ? idOf(target) : null;
  if (evt.button === 0) show(select(bouquet, id));
});

/** One node for each flower, found by its id: the node of a drag must outlive the steps of the drag. */
function fill(
  group: Konva.Group,
  configs: Konva.ShapeConfig[],
  create: (config: Konva.ShapeConfig) => Konva.Shape,
) {
  for (const node of [...group.children]) {
    if (!configs.some(({ id }) => id === node.id())) node.destroy();
  }
  configs.forEach((config, i) => {
    const known = group.children.find((node) => node.id() === config.id);
    if (known) known.setAttrs(config);
    else group.add(create(config));
    group.children.find((node) => node.id() === config.id)?.zIndex(i);
  });
}

const rows = element<HTMLOListElement>('.steps ol');

function showSteps() {
  const list = listOf(bouquet);
  while (rows.children.length > list.length) rows.lastChild?.remove();
  // Rows are kept, so that the focus stays on them.
  while (rows.children.length < list.length) rows.append(newRow(rows.children.length));
  list.forEach(({ label, isCurrent, isUndone }, i) => {
    const [row, step] = [rows.children[i], rows.children[i]?.querySelector('button')];
    row?.classList.toggle('undone', isUndone);
    if (!step) return;
    step.textContent = label;
    step.ariaCurrent = isCurrent ? 'step' : 'false';
  });
  showCurrent(rows);
}

function newRow(at: number) {
  const row = document.createElement('li');
  row.append(button('', (now) => goTo(now, at)));
  return row;
}

function button(label: string, change: (bouquet: Bouquet) => Bouquet) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', () => show(change(bouquet)));
  return made;
}

for (const kind of KINDS) {
  element('#kinds').append(
    button(kind, (now) => add(now, kind, selectedOf(now)?.color ?? 'coral')),
  );
}

const swatches = COLORS.map((color) => {
  const swatch = button('', (now) => recolor(now, color));
  swatch.className = 'color';
  swatch.ariaLabel = color;
  swatch.style.setProperty('--petal', PETALS[color].base);
  element('#colors').append(swatch);
  return swatch;
});

/** The next state, on the canvas, in the list and in the controls. */
function show(next: Bouquet) {
  bouquet = next;
  const flowers: readonly Flower[] = flowersOf(bouquet);
  const selected = selectedOf(bouquet);
  fill(stems, flowers.map(stemConfig), (config) => new Konva.Path(config));
  fill(heads, flowers.map(headConfig), (config) => new Konva.Shape(config));
  ring.setAttrs(ringConfig(selected));
  showSteps();
  swatches.forEach((swatch, i) => {
    swatch.disabled = !selected;
    swatch.ariaPressed = String(selected?.color === COLORS[i]);
  });
  element<HTMLButtonElement>('#remove').disabled = !selected;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(bouquet.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(bouquet.history);
  element('[role="status"]').textContent = bouquet.says;
}

const onClick = (selector: string, change: (bouquet: Bouquet) => Bouquet) =>
  element(selector).addEventListener('click', () => show(change(bouquet)));

onClick('#remove', remove);
onClick('#undo', undoLast);
onClick('#redo', redoNext);

window.addEventListener('keydown', (event) => {
  const change = bouquetKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(bouquet));
});

const resize = () => stage.setAttrs(fit(stage.container().clientWidth));
resize();
new ResizeObserver(resize).observe(stage.container());
show(bouquet);
