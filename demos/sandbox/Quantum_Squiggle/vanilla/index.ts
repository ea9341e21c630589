import Konva from 'konva';
import {
  backgroundOf,
  createSwing,
  HEIGHT,
  LABEL,
  placeScene,
  press,
  put,
  start,
  wantsMotion,
  type Field,
} from '../shared/cells';
import glass from './microscope.webp';
import { element } from '../../../common/vanilla/elements';

let field = start;
const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer();
const nodes = field.cells.map((cell) => new Konva.Line(cell));
layer.add(...nodes);
stage.add(layer);

function show(next: Field) {
  field = next;
  field.cells.forEach(({ id, x, y }, i) =>
    nodes[i]?.position({ x, y }).strokeWidth(id === field.chosen ? 4 : 1.5),
  );
}

layer.on('pointerdown', ({ evt, target }) => {
  if (evt.button === 0) show({ ...field, chosen: target.id() });
});
layer.on('dragend', ({ target }) => show(put(field, target.id(), target.position())));
container.addEventListener('keydown', (event) => {
  const next = press(field, event);
  if (!next) return;
  event.preventDefault();
  show(next);
});

const swing = createSwing(layer);
function play(isPlaying: boolean) {
  if (isPlaying) swing.start();
  else swing.stop();
  element('button').textContent = isPlaying ? 'Pause' : 'Play';
}
element('button').addEventListener('click', () => play(!swing.isRunning()));
stage.on('destroy', () => swing.stop());

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(placeScene(stage.width()));
  container.style.background = backgroundOf(glass, stage.width());
}).observe(container);
show(field);
play(wantsMotion());
