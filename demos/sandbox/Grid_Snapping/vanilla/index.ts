import Konva from 'konva';
import * as view from '../shared/look';
import * as model from '../shared/yard';
import { element } from '../../../common/vanilla/elements';

let yard = model.newYard();
let pictures: view.Pictures = {};

const container = element<HTMLDivElement>('#container');
container.ariaLabel = view.LABEL;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
const image = new Konva.Image({ image: undefined });
ground.add(image);

const grid = new Konva.Path(view.gridConfig(yard.grid, yard.snaps));
const pieces = yard.pieces.map((piece) => new Konva.Rect(view.pieceConfig(piece, pictures)));
const ghost = new Konva.Rect(view.ghostConfig(null));
const handles = new Konva.Transformer();
layer.add(grid, ...pieces, ghost, handles);

handles.boundBoxFunc((_, pulled) =>
  view.snapBox(handles, model.selectedOf(yard), pulled, model.stepOf(yard)),
);
for (const node of pieces) {
  node.on('dragmove', () => show(model.holdAt(yard, node.id(), node.position())));
  node.on('transform', () => show(model.holdSize(yard, view.takeScale(node))));
  node.on('dragend transformend', () => show(model.lay(yard)));
}
stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button !== 0) return;
  if (target === stage) show(model.select(yard, null));
  else if (target.hasName('piece')) show(model.select(yard, target.id()));
});

const actions = model.ACTIONS.map(({ label, act, can }) => {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => show(act(yard)));
  return { button, can };
});
element('[role="status"]').before(...actions.map(({ button }) => button));

/** Shows the next state on the canvas and in the controls. */
function show(next: model.Yard) {
  yard = next;
  const selected = model.selectedOf(yard);
  model.shownOf(yard).forEach((piece, i) => pieces[i]?.setAttrs(view.pieceConfig(piece, pictures)));
  const nodes = pieces.filter((node) => node.id() === selected?.id);
  // Attaching the handles again during a resize would make them measure the piece again.
  if (nodes[0] !== handles.nodes()[0]) handles.nodes(nodes);
  handles.setAttrs(view.handlesConfig(selected));
  grid.setAttrs(view.gridConfig(yard.grid, yard.snaps));
  ghost.setAttrs(view.ghostConfig(yard.held));
  image.setAttrs(view.yardConfig(pictures));
  for (const { button, can } of actions) button.disabled = !can(yard);
  element('[role="status"]').textContent = model.describe(yard);
}

const snaps = element<HTMLInputElement>('#snaps');
snaps.addEventListener('change', () => show({ ...yard, snaps: snaps.checked }));
const size = element<HTMLInputElement>('#grid');
size.addEventListener('input', () => show({ ...yard, grid: size.valueAsNumber }));

window.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  show(act(yard));
});

function resize() {
  stage.setAttrs(view.fit(container.clientWidth));
  show(yard);
}
resize();
new ResizeObserver(resize).observe(container);
void view.loadPictures().then((loaded) => {
  pictures = loaded;
  show(yard);
});
