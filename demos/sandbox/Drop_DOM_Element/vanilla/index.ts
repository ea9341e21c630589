import Konva from 'konva';
import * as model from '../shared/bento';
import * as view from '../shared/box';
import '../shared/style.css';
import tableUrl from './bento-box.webp';
import { element } from '../../../common/vanilla/elements';

let bento = model.newBento();
/** The food that the browser drags. */
let carried: model.Food | null = null;

const container = element<HTMLDivElement>('#container');
container.ariaLabel = view.LABEL;
const tray = element('.tray');
const tableImage = new Image();
tableImage.src = tableUrl;
const stage = new Konva.Stage({ container });
const table = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
const marks = new Konva.Layer({ listening: false });
stage.add(table, layer, marks);
table.add(new Konva.Image({ ...view.tableConfig, image: tableImage }));
const ring = new Konva.Circle(view.ringConfig(undefined));
const glow = new Konva.Rect(view.glowConfig(false));
marks.add(ring, glow);

function carry(food: model.Food | null) {
  carried = food;
  glow.visible(food !== null);
}

function drop(food: model.Food, event: { clientX: number; clientY: number }) {
  const at = view.placeUnder(stage, event);
  if (at) show(model.add(bento, food, at));
}

container.addEventListener('dragover', (event) => {
  // Without preventDefault(), the browser refuses the drop.
  if (carried) event.preventDefault();
});
container.addEventListener('drop', (event) => {
  event.preventDefault();
  if (carried) drop(carried, event);
});

function makeButton(label: string, act: () => void) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', act);
  return button;
}

for (const food of model.FOODS) {
  const source = document.createElement('div');
  source.className = 'source';
  const picture = document.createElement('img');
  Object.assign(picture, { src: view.URLS[food], alt: food, draggable: true });
  picture.addEventListener('dragstart', () => carry(food));
  picture.addEventListener('dragend', () => carry(null));
  picture.addEventListener('pointerdown', (event) =>
    view.carryByFinger(event, picture, (at) => drop(food, at)),
  );
  const button = makeButton(`Add ${food}`, () => show(model.add(bento, food)));
  source.append(picture, button);
  tray.append(source);
}

stage.on('pointerdown', ({ evt, target }) => {
  const id = target.hasName('piece') ? view.idOf(target) : undefined;
  if (evt.button === 0) show(model.select(bento, id));
});
layer.on('dragstart', ({ target }) => show(model.startMove(bento, view.idOf(target))));
layer.on('dragmove', ({ target }) => {
  const at = model.keepIn(target.position());
  target.position(at);
  show(model.moveTo(bento, view.idOf(target), at));
});

const actions = model.ACTIONS.map(({ label, act, can }) => ({
  can,
  button: makeButton(label, () => show(act(bento))),
}));
element('.controls').prepend(...actions.map(({ button }) => button));

/** Shows the next state on the canvas and in the controls. */
function show(next: model.Bento) {
  bento = next;
  for (const node of [...layer.children]) {
    if (!bento.pieces.some(({ id }) => id === view.idOf(node))) node.destroy();
  }
  for (const piece of bento.pieces) {
    const config = view.pieceConfig(piece, tray);
    // The node of a drag must outlive the steps of the drag.
    const node = layer.findOne(`#piece-${piece.id}`);
    if (node) node.setAttrs(config);
    else layer.add(new Konva.Image(config));
  }
  ring.setAttrs(view.ringConfig(model.selectedOf(bento)));
  for (const { can, button } of actions) button.disabled = !can(bento);
  element('[role="status"]').textContent = model.describe(bento);
}

window.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  show(act(bento));
});

const file = element<HTMLInputElement>('#file');
element('#open').addEventListener('click', () => file.click());
element('#save').addEventListener('click', () => view.savePieces(bento.pieces));
file.addEventListener('change', () => void openFile());

async function openFile() {
  const text = await file.files?.[0]?.text();
  // Empty the field, so that the same file can be chosen again.
  file.value = '';
  if (text !== undefined) show(model.open(bento, text));
}

const resize = () => stage.setAttrs(view.fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(bento);
