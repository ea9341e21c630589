import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { posterKey } from '../shared/commands';
import {
  blockConfig,
  cursorOf,
  fit,
  frameConfig,
  guidesConfig,
  handleConfigs,
  pageConfig,
  pressedId,
  reachOf,
} from '../shared/look';
import {
  blocksOf,
  cancel,
  move,
  newPoster,
  press,
  redoNext,
  release,
  select,
  setSnaps,
  undoLast,
  type Poster,
} from '../shared/poster';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let poster = newPoster();

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Rect(pageConfig));

const blocks = blocksOf(poster).map((block) => new Konva.Shape(blockConfig(block)));
const frame = new Konva.Path(frameConfig(poster));
const guides = new Konva.Path(guidesConfig(poster));
const handles = handleConfigs(poster, 1).map((handle) => new Konva.Rect(handle));
layer.add(...blocks, frame, guides, ...handles);

const pointer = () => stage.getRelativePointerPosition() ?? { x: 0, y: 0 };

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  // A second finger does not change what the first one holds.
  if (!evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  show(press(poster, pressedId(target), pointer(), evt.shiftKey));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && poster.hold) show(move(poster, pointer(), reachOf(stage, evt.altKey)));
});
stage.on('pointerup', ({ evt }) => {
  if (evt.isPrimary) show(release(poster));
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary) show(cancel(poster));
});
layer.on('pointerover', ({ target }) => (stage.container().style.cursor = cursorOf(target)));
layer.on('pointerout', () => (stage.container().style.cursor = ''));

/** The next state, on the canvas and in the controls. */
function show(next: Poster) {
  poster = next;
  blocksOf(poster).forEach((block, i) => blocks[i]?.setAttrs(blockConfig(block)));
  handleConfigs(poster, stage.scaleX()).forEach((handle, i) => handles[i]?.setAttrs(handle));
  frame.setAttrs(frameConfig(poster));
  guides.setAttrs(guidesConfig(poster));
  boxes.forEach(({ name, input }) => (input.checked = poster.selected.includes(name)));
  element<HTMLButtonElement>('#undo').disabled = !canUndo(poster.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(poster.history);
  element('[role="status"]').textContent = poster.says;
}

const boxes = blocksOf(poster).map(({ id, name }) => {
  const [label, input] = [document.createElement('label'), document.createElement('input')];
  input.type = 'checkbox';
  input.addEventListener('change', () => show(select(poster, id, true)));
  label.append(input, name);
  element('#blocks').append(label);
  return { name: id, input };
});

const snaps = element<HTMLInputElement>('#snaps');
snaps.addEventListener('change', () => show(setSnaps(poster, snaps.checked)));
element('#undo').addEventListener('click', () => show(undoLast(poster)));
element('#redo').addEventListener('click', () => show(redoNext(poster)));

window.addEventListener('keydown', (event) => {
  const change = posterKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(poster));
});

function resize() {
  stage.setAttrs(fit(stage.container().clientWidth));
  show(poster);
}
resize();
new ResizeObserver(resize).observe(stage.container());
