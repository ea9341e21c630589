import Konva from 'konva';
import {
  byKey,
  dance,
  describe,
  move,
  nameOf,
  newDance,
  type Dance,
  type Dancer,
} from '../shared/dance';
import { buttonPlace, dancerConfig, fit, posterConfig, ringOf, shapeConfig } from '../shared/look';
import { danceTo, letGo, takePlace } from '../shared/steps';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });

// The poster is drawn once for each size; the shapes are above it.
const ground = new Konva.Layer({ listening: false });
const poster = new Konva.Shape<Konva.ShapeConfig>({});
ground.add(poster);
const layer = new Konva.Layer();
const scene = new Konva.Group();
const dancers = new Konva.Group();
const ring = { outer: new Konva.Circle(), inner: new Konva.Circle() };
const focus = new Konva.Group({ listening: false });
focus.add(ring.outer, ring.inner);
scene.add(dancers, focus);
layer.add(scene);
stage.add(ground, layer);

const moves = wantsMotion();
let now = newDance(Math.random());
let focused: string | null = null;

/** The nodes and the button of a dancer. */
function createDancer(first: Dancer) {
  const { id } = first;
  const group = new Konva.Group(dancerConfig(first));
  const shape = new Konva.RegularPolygon(shapeConfig(first));
  takePlace(shape, first);
  group.add(shape);
  dancers.add(group);
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = nameOf(first);
  button.addEventListener('keydown', (event) => {
    const next = byKey(now, id, event.key);
    if (!next) return;
    event.preventDefault();
    apply(next);
  });
  button.addEventListener('focus', () => setFocused(id));
  button.addEventListener('blur', () => setFocused(null));
  element('#mirror').append(button);

  const created = { id, dancer: first, group, shape, button, stop: () => {} };
  group.on('dragstart', () => {
    // The hand leads: what is left of the figure waits.
    created.stop();
    group.moveToTop();
  });
  group.on('dragend', () => apply(move(now, id, letGo(group, shape, created.dancer))));
  group.on('pointerenter', () => (container.style.cursor = 'grab'));
  group.on('pointerleave', () => (container.style.cursor = 'default'));
  return created;
}

const all = now.dancers.map(createDancer);

function apply(next: Dance) {
  now = next;
  now.dancers.forEach((dancer, i) => {
    const shown = all[i];
    if (!shown || dancer === shown.dancer) return;
    shown.stop();
    shown.group.setAttrs(dancerConfig(dancer));
    shown.stop = danceTo(shown.shape, shown.dancer, dancer, moves);
    shown.dancer = dancer;
  });
  show();
}

function setFocused(id: string | null) {
  focused = id;
  show();
}

function show() {
  now.dancers.forEach((dancer, i) => {
    const button = all[i]?.button;
    if (button) Object.assign(button.style, buttonPlace(dancer, stage.size()));
  });
  const { outer, inner } = ringOf(now.dancers.find(({ id }) => id === focused));
  ring.outer.setAttrs(outer);
  ring.inner.setAttrs(inner);
  element('#says').textContent = describe(now);
}

element('#dance').addEventListener('click', () => apply(dance(now)));
stage.on('destroy', () => all.forEach(({ stop }) => stop()));

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  poster.setAttrs(posterConfig(stage.size()));
  scene.setAttrs(fit(stage.size()));
  show();
}).observe(container);

show();
