import Konva from 'konva';
import * as view from '../shared/look';
import * as model from '../shared/room';
import { element } from '../../../common/vanilla/elements';

let room = model.newRoom();
let pictures: view.Pictures = {};

const container = element<HTMLDivElement>('#container');
container.ariaLabel = view.LABEL;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
const floor = new Konva.Image({ image: undefined });
ground.add(floor);

const rugs = room.rugs.map((rug) => new Konva.Rect(view.rugConfig(rug, pictures)));
const furniture = new Konva.Image(view.sceneryConfig(undefined));
const handles = new Konva.Transformer(view.handlesConfig(2));
layer.add(...rugs, furniture, handles);

stage.on('pointerdown', ({ evt, target }) => {
  if (!evt.isPrimary || evt.button !== 0 || view.isHandle(target)) return;
  show(model.press(room, view.idOf(target), evt.shiftKey));
});
// Once for all of them, because all have moved by the same vector. `show` moves them back within the walls.
handles.on('dragmove', () => {
  const [node] = handles.nodes();
  if (node) show(model.dragTo(room, view.idOf(node) ?? 0, node.position()));
});
handles.on('dragend', () => show(model.release(room)));
handles.boundBoxFunc((last, next) =>
  view.limitTo(view.fit(stage.width()), model.selectedOf(room))(last, next),
);
// Read all nodes at once: `show` would reset the nodes that have not been read.
handles.on('transform', () => {
  const take = (now: model.Room, node: Konva.Node) =>
    model.reshape(now, view.idOf(node) ?? 0, view.takeBox(node));
  show(handles.nodes().reduce(take, room));
});
handles.on('transformend', () => {
  view.straighten(handles);
  show(model.release(room));
});

function makeButton(label: string, act: (last: model.Room) => model.Room) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => show(act(room)));
  element('[role="status"]').before(button);
  return button;
}
const toggles = room.rugs.map(({ id, name }) => ({
  id,
  button: makeButton(name, (last) => model.toggle(last, id)),
}));
const actions = model.ACTIONS.map(({ label, act, can }) => ({
  can,
  button: makeButton(label, act),
}));
const sliders = model.FIELDS.map(({ field, label, min, max }) => {
  const slider = document.createElement('input');
  Object.assign(slider, { type: 'range', min, max });
  slider.addEventListener('input', () => show(model.setField(room, field, slider.valueAsNumber)));
  const labelElement = document.createElement('label');
  labelElement.append(`${label} `, slider);
  element('#fields').append(labelElement);
  return { field, min, slider };
});

/** Shows the next state on the canvas and in the controls. */
function show(next: model.Room) {
  room = next;
  floor.setAttrs(view.sceneryConfig(pictures['room']));
  furniture.setAttrs(view.sceneryConfig(pictures['furniture']));
  room.rugs.forEach((rug, i) => rugs[i]?.setAttrs(view.rugConfig(rug, pictures)));
  // Only if the nodes differ: during a drag, the Transformer listens to its nodes.
  const chosen = rugs.filter((node) => room.selected.includes(view.idOf(node) ?? 0));
  const ids = (nodes: Konva.Node[]) => nodes.map(view.idOf).join();
  if (ids(chosen) !== ids(handles.nodes())) handles.nodes(chosen);
  handles.setAttrs(view.handlesConfig(chosen.length));
  const only = model.onlyOf(room);
  for (const { field, min, slider } of sliders) {
    slider.disabled = !only;
    slider.valueAsNumber = only?.[field] ?? min;
  }
  for (const { id, button } of toggles) button.ariaPressed = String(room.selected.includes(id));
  for (const { can, button } of actions) button.disabled = !can(room);
  element('[role="status"]').textContent = model.describe(room);
}

window.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  show(act(room));
});

const resize = () => stage.setAttrs(view.fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(room);
void view.loadPictures().then((loaded) => {
  pictures = loaded;
  show(room);
});
