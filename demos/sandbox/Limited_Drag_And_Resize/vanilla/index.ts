import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { createNumberField } from '../../../common/vanilla/number-field';
import { FIELDS, roomKey } from '../shared/commands';
import {
  fit,
  furnitureConfig,
  handlesConfig,
  idOf,
  isHandle,
  limitTo,
  roomConfig,
  rugConfig,
  sizeFor,
  straighten,
  takeBox,
} from '../shared/look';
import {
  dragTo,
  LIMITS,
  newRoom,
  onlyOf,
  press,
  redoNext,
  release,
  reshape,
  rugsOf,
  selectedOf,
  toggle,
  typeNumber,
  undoLast,
  type Room,
} from '../shared/room';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let room = newRoom();

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
const rugs = new Konva.Group();
const handles = new Konva.Transformer(handlesConfig(2));
ground.add(new Konva.Shape(roomConfig));
layer.add(rugs, new Konva.Shape(furnitureConfig), handles);
stage.add(ground, layer);

const nodes = new Map(rugsOf(room).map((rug) => [rug.id, new Konva.Shape(rugConfig(rug))]));
rugs.add(...nodes.values());

stage.on('pointerdown', ({ evt, target }) => {
  if (evt.isPrimary && evt.button === 0 && !isHandle(target))
    show(press(room, idOf(target), evt.shiftKey));
});
// Once for all of them: all have been moved by the same way. `show` puts them back to where the walls allow it.
handles.on('dragmove', () => {
  const [node] = handles.nodes();
  if (node) show(dragTo(room, idOf(node) ?? 0, node.position()));
});
handles.on('dragend', () => show(release(room)));
handles.boundBoxFunc((last, next) => limitTo(fit(stage.width()), selectedOf(room))(last, next));
// All nodes at once: `show` would put those back that have not been read.
handles.on('transform', () => {
  show(handles.nodes().reduce((now, node) => reshape(now, idOf(node) ?? 0, takeBox(node)), room));
});
handles.on('transformend', () => {
  straighten(handles);
  show(release(room));
});

const rugButtons = rugsOf(room).map(({ id, name }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => show(toggle(room, id)));
  element('#rugs').append(button);
  return { id, button };
});
const fields = FIELDS.map(({ field, label }) => {
  const made = createNumberField(label, LIMITS[field], (value) =>
    show(typeNumber(room, field, value)),
  );
  element('#fields').append(made.element);
  return { field, made };
});

/** The next state, on the canvas and in the controls. */
function show(next: Room) {
  room = next;
  for (const rug of rugsOf(room)) nodes.get(rug.id)?.setAttrs(rugConfig(rug));
  attachHandles();
  const only = onlyOf(room);
  for (const { field, made } of fields) made.show(only && String(Math.round(only[field])));
  for (const { id, button } of rugButtons) button.ariaPressed = String(room.selected.includes(id));
  element<HTMLButtonElement>('#undo').disabled = !canUndo(room.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(room.history);
  element('[role="status"]').textContent = room.says;
}

/** The Transformer gets its nodes only when they are others: during a drag it listens to them. */
function attachHandles() {
  const chosen = room.selected.flatMap((id) => nodes.get(id) ?? []);
  const now = handles.nodes();
  if (now.length === chosen.length && now.every((node, i) => node === chosen[i])) return;
  handles.nodes(chosen);
  handles.setAttrs(handlesConfig(chosen.length));
}

element('#undo').addEventListener('click', () => show(undoLast(room)));
element('#redo').addEventListener('click', () => show(redoNext(room)));
window.addEventListener('keydown', (event) => {
  const change = roomKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(room));
});

function resize() {
  const width = stage.container().clientWidth;
  stage.size(sizeFor(width));
  ground.setAttrs(fit(width));
  layer.setAttrs(fit(width));
}
resize();
new ResizeObserver(resize).observe(stage.container());
show(room);
