import Konva from 'konva';
import { createGoals } from '../../../common/konva/goals';
import { COLORS } from '../shared/fruit';
import {
  type Form,
  goalsOf,
  labelConfig,
  layOut,
  plateParts,
  sliceConfig,
  totalConfig,
} from '../shared/look';
import '../shared/style.css';
import {
  describe,
  describeSlice,
  FRUITS,
  headline,
  slicesOf,
  STANDFIRST,
  visibleSlices,
  weightOf,
} from '../shared/tart';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const slider = element<HTMLInputElement>('input[type="range"]');

let hidden: string[] = [];
let form: Form = 'tart';
let chosen: string | null = null;
let slices = slicesOf(hidden);
let layout = layOut(container.clientWidth);

const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);

const nodes = FRUITS.map(({ id }) => {
  const piece = new Konva.Shape({ id });
  piece.on('mouseenter tap', () => choose(id));
  piece.on('mouseleave', () => choose(null));
  return { id, piece, label: new Konva.Text({ id: `label-${id}` }) };
});
const total = new Konva.Text({ id: 'total' });
layer.add(total, ...nodes.map(({ piece }) => piece), ...nodes.map(({ label }) => label));

// Without overshooting: all pieces together are a full circle at every moment.
const goals = createGoals(27.6);

/** @param moves whether the pieces travel to their places, or are there at once */
function show(moves: boolean) {
  slices = slicesOf(hidden);
  stage.size({ width: layout.width, height: layout.height });
  for (const { id, piece, label } of nodes) {
    const slice = slices.find(({ fruit }) => fruit.id === id);
    if (!slice) continue;
    piece.setAttrs(sliceConfig(slice, layout, id === chosen));
    label.setAttrs(labelConfig(slice, layout, id === chosen));
  }
  total.setAttrs(totalConfig(slices, layout));
  goals.show(layer, goalsOf(slices, layout, form, chosen), moves);

  const visible = visibleSlices(slices);
  const rank = Math.max(
    0,
    visible.findIndex(({ fruit }) => fruit.id === chosen),
  );
  const spoken = visible[rank];
  slider.max = String(Math.max(0, visible.length - 1));
  slider.value = String(rank);
  slider.disabled = visible.length === 0;
  slider.ariaValueText = spoken ? describeSlice(spoken) : '';

  element('h2').textContent = headline(slices);
  element('[role="status"]').textContent = describe(slices);
  element('#tart').ariaPressed = String(form === 'tart');
  element('#ring').ariaPressed = String(form === 'ring');
  element('tbody').replaceChildren(
    ...slices.map(({ fruit, percent }) => {
      const row = document.createElement('tr');
      for (const text of [fruit.name, weightOf(fruit), `${percent} %`]) {
        row.insertCell().textContent = text;
      }
      return row;
    }),
  );
}

function drawGround() {
  const { table, plate, crust, cream } = plateParts(layout);
  ground.destroyChildren();
  ground.add(
    new Konva.Rect(table),
    new Konva.Circle(plate),
    new Konva.Line(crust),
    new Konva.Circle(cream),
  );
}

function choose(id: string | null) {
  chosen = id;
  show(true);
}

const chooseRank = (rank: number) => choose(visibleSlices(slices)[rank]?.fruit.id ?? null);

function setForm(next: Form) {
  form = next;
  show(true);
}

// A tap beside the pieces puts the chosen one back.
stage.on('tap', ({ target }) => {
  if (target === stage) choose(null);
});

for (const { id, name } of FRUITS) {
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
  box.style.setProperty('--fruit', COLORS[id]?.base ?? '');
  label.append(box, name);
  box.addEventListener('change', () => {
    const others = hidden.filter((other) => other !== id);
    hidden = box.checked ? others : [...others, id];
    show(true);
  });
  element('#fruits').append(label);
}

element('#tart').addEventListener('click', () => setForm('tart'));
element('#ring').addEventListener('click', () => setForm('ring'));

// Keys: an invisible slider goes from piece to piece.
slider.addEventListener('input', () => chooseRank(slider.valueAsNumber));
slider.addEventListener('focus', () => chooseRank(slider.valueAsNumber));
slider.addEventListener('blur', () => choose(null));

element('header p').textContent = STANDFIRST;

function resize() {
  layout = layOut(container.clientWidth);
  drawGround();
  show(false);
}
new ResizeObserver(resize).observe(container);
resize();
