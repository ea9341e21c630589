import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  cancel,
  isMarked,
  move,
  newCloth,
  press,
  printsOf,
  redoNext,
  release,
  shownOf,
  undoLast,
  type Change,
  type Cloth,
} from '../shared/cloth';
import { clothKey, COMMANDS, HINTS } from '../shared/commands';
import {
  bandConfig,
  fit,
  idOf,
  linenConfig,
  markConfig,
  printConfig,
  sizeFor,
} from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let cloth = newCloth();

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
const prints = new Konva.Group();
const marks = new Konva.Group({ listening: false });
const band = new Konva.Rect(bandConfig(cloth));
ground.add(new Konva.Shape(linenConfig));
layer.add(prints, marks, band);
stage.add(ground, layer);

const nodes = new Map<number, Konva.Path>();
const pointer = () => layer.getRelativePointerPosition() ?? { x: 0, y: 0 };

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  // A second finger does not change what the first one holds.
  if (!evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  // A finger has no Shift key, so its taps always add.
  const adds = evt.shiftKey || evt.pointerType === 'touch';
  show(press(cloth, idOf(target), pointer(), { adds, isCopy: evt.altKey }));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && cloth.gesture) show(move(cloth, pointer()));
});
stage.on('pointerup', ({ evt }) => {
  if (evt.isPrimary) show(release(cloth));
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary) show(cancel(cloth));
});

const bar = element('.print-bar');
function addButton(label: string, run: Change, isOff: (cloth: Cloth) => boolean) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => show(run(cloth)));
  bar.append(button);
  return { button, isOff };
}
const buttons = COMMANDS.map(({ label, run, isOff }) => addButton(label, run, isOff));
const gap = document.createElement('span');
gap.className = 'gap';
bar.append(gap);
buttons.push(
  addButton('Undo', undoLast, ({ history }) => !canUndo(history)),
  addButton('Redo', redoNext, ({ history }) => !canRedo(history)),
);

for (const { keys, words } of HINTS) {
  const hint = document.createElement('span');
  const key = document.createElement('kbd');
  key.textContent = keys;
  hint.append(key, ` ${words}`);
  element('.key-hints').append(hint);
}

/** Shows the next state on the canvas and in the controls. */
function show(next: Cloth) {
  cloth = next;
  const shown = shownOf(cloth);
  for (const [id, node] of nodes) {
    if (shown.some((print) => print.id === id)) continue;
    node.destroy();
    nodes.delete(id);
  }
  shown.forEach((print, i) => {
    const known = nodes.get(print.id);
    const node = known ?? new Konva.Path(printConfig(print));
    if (known) known.setAttrs(printConfig(print));
    else prints.add(node);
    nodes.set(print.id, node);
    node.zIndex(i);
  });
  marks.destroyChildren();
  for (const print of shown) {
    if (isMarked(cloth, print)) marks.add(new Konva.Rect(markConfig(print)));
  }
  band.setAttrs(bandConfig(cloth));
  for (const { button, isOff } of buttons) button.disabled = isOff(cloth);
  element('[role="status"]').textContent = `${cloth.says} ${printsOf(cloth).length} on the cloth.`;
}

window.addEventListener('keydown', (event) => {
  const change = clothKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(cloth));
});

function resize() {
  const width = stage.container().clientWidth;
  stage.size(sizeFor(width));
  ground.setAttrs(fit(width));
  layer.setAttrs(fit(width));
}
resize();
new ResizeObserver(resize).observe(stage.container());
show(cloth);
