import Konva from 'konva';
import * as model from '../shared/dance';
import * as look from '../shared/look';
import { createTroupe, letGo } from '../shared/steps';
import '../shared/style.css';
import posterUrl from './tango-poster.svg';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });
const poster = new Image();
poster.src = posterUrl;

// The poster is drawn once for each size; the shapes are above it.
const ground = new Konva.Layer({ listening: false });
ground.add(new Konva.Image({ ...look.POSTER, image: poster }));
const layer = new Konva.Layer({ name: 'scene' });
const dancers = new Konva.Group();
const ring = { outer: new Konva.Circle(), inner: new Konva.Circle() };
const focus = new Konva.Group({ listening: false });
focus.add(ring.outer, ring.inner);
layer.add(dancers, focus);
stage.add(ground, layer);

let now = model.newDance(Math.random());
let focused: string | null = null;
const troupe = createTroupe();

const shown = now.dancers.map((dancer) => {
  const group = new Konva.Group(look.dancerConfig(dancer));
  group.add(new Konva.RegularPolygon(look.shapeConfig(dancer)));
  dancers.add(group);
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', ariaLabel: model.nameOf(dancer) });
  button.addEventListener('keydown', (event) => {
    const next = model.press(now, dancer.id, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
  });
  button.addEventListener('focus', () => {
    focused = dancer.id;
    show(now);
  });
  button.addEventListener('blur', () => {
    focused = null;
    show(now);
  });
  element('#mirror').append(button);
  return { group, button };
});

dancers.on('dragstart', ({ target }) => troupe.grab(target));
dancers.on('dragend', ({ target }) => {
  const dancer = model.dancerOf(now, target.id());
  if (dancer) show(model.move(now, dancer.id, letGo(target, dancer)));
});
dancers.on('pointerenter', () => look.setCursor(stage, 'grab'));
dancers.on('pointerleave', () => look.setCursor(stage, 'default'));

function show(next: model.Dance) {
  now = next;
  now.dancers.forEach((dancer, i) => {
    const { group, button } = shown[i] ?? {};
    // A dragged node follows the pointer.
    if (!group?.isDragging()) group?.setAttrs(look.dancerConfig(dancer));
    if (button) Object.assign(button.style, look.buttonPlace(dancer, stage.size()));
  });
  troupe.show(dancers, now.dancers);
  const { outer, inner } = look.ringOf(model.dancerOf(now, focused));
  ring.outer.setAttrs(outer);
  ring.inner.setAttrs(inner);
  element('#says').textContent = model.describe(now);
}

element('#dance').addEventListener('click', () => show(model.dance(now)));
stage.on('destroy', troupe.stop);

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const each of [ground, layer]) each.setAttrs(look.fit(stage.size()));
  show(now);
}).observe(container);
show(now);
