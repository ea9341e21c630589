import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { TOOLS, wallKey, type Change } from '../shared/commands';
import {
  bandConfig,
  fit,
  laserConfigs,
  markConfigs,
  printConfig,
  wallConfig,
} from '../shared/look';
import { createMover } from '../shared/mover';
import {
  cancel,
  isSelected,
  move,
  newWall,
  press,
  printsOf,
  redoNext,
  release,
  toggle,
  undoLast,
  type Wall,
} from '../shared/wall';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let wall = newWall();

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Shape(wallConfig));

const prints = printsOf(wall).map((print) => {
  const { x, y, rotation } = print;
  const node = new Konva.Shape({ ...printConfig(print), x, y, rotation });
  layer.add(node);
  return { id: print.id, mover: createMover(node) };
});
const laser = laserConfigs(null).map((config) => new Konva.Line(config));
const marks = new Konva.Group({ listening: false });
const band = new Konva.Rect(bandConfig(wall));
layer.add(...laser, marks, band);

const pointer = () => stage.getRelativePointerPosition() ?? { x: 0, y: 0 };

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  // A second finger does not affect the drag of the first.
  if (!evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  // A finger has no Shift key, so its taps always add.
  const adds = evt.shiftKey || evt.pointerType === 'touch';
  show(press(wall, target.hasName('print') ? target.id() : null, pointer(), adds));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && wall.gesture) show(move(wall, pointer()));
});
stage.on('pointerup', ({ evt }) => {
  if (evt.isPrimary) show(release(wall));
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary) show(cancel(wall));
});

const chips = printsOf(wall).map((print) => {
  const chip = button(print.name, (now) => toggle(now, print.id));
  element('#prints').append(chip);
  return chip;
});

for (const { name, commands } of TOOLS) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = name;
  group.append(legend, ...commands.map(({ label, icon, run }) => button(label, run, icon)));
  element('#tools').append(group);
}

function button(label: string, change: Change, icon?: string) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  if (icon !== undefined) {
    const picture = document.createElement('i');
    picture.className = icon;
    made.prepend(picture);
  }
  made.addEventListener('click', () => show(change(wall)));
  return made;
}

/** The next state, on the canvas and in the controls. */
function show(next: Wall) {
  wall = next;
  printsOf(wall).forEach((print, i) => {
    const mover = prints[i]?.mover;
    if (wall.gesture?.kind === 'move' && isSelected(wall, print)) mover?.jump(print);
    else mover?.glide(print);
    const chip = chips[i];
    if (chip) chip.ariaPressed = String(isSelected(wall, print));
  });
  laserConfigs(wall.laser).forEach((config, i) => laser[i]?.setAttrs(config));
  band.setAttrs(bandConfig(wall));
  marks.destroyChildren();
  for (const { key, ...config } of markConfigs(wall))
    marks.add(new Konva.Rect({ ...config, id: `mark-${key}` }));
  element<HTMLButtonElement>('#undo').disabled = !canUndo(wall.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(wall.history);
  element('[role="status"]').textContent = wall.says;
}

element('#undo').addEventListener('click', () => show(undoLast(wall)));
element('#redo').addEventListener('click', () => show(redoNext(wall)));

window.addEventListener('keydown', (event) => {
  const change = wallKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(wall));
});

const resize = () => stage.setAttrs(fit(stage.container().clientWidth));
resize();
new ResizeObserver(resize).observe(stage.container());
show(wall);
