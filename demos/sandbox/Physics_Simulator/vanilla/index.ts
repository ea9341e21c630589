import Konva from 'konva';
import { PLANETS, type World } from '../shared/physics';
import { cap, ground, hills, panels, rim, shadow, sky, sun } from '../shared/scene';
import { Simulation } from '../shared/simulation';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const planet = element<HTMLSelectElement>('#planet');
planet.append(...PLANETS.map(({ name }) => new Option(name)));
planet.value = 'Earth';
const gravityNow = () => PLANETS.find(({ name }) => name === planet.value)?.gravity ?? 0;
const worldNow = (): World => ({
  width: container.clientWidth,
  height: container.clientHeight,
  gravity: gravityNow(),
});

const stage = new Konva.Stage({ container });
// The landscape is drawn once; each frame draws the ball and its shadow.
const landscape = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(landscape, layer);

const ball = new Konva.Group({ name: 'ball' });
ball.add(
  ...panels.map((config) => new Konva.Wedge(config)),
  new Konva.Circle(rim),
  new Konva.Circle(cap),
);
const shade = new Konva.Ellipse(shadow);
layer.add(shade, ball);

function drawLandscape() {
  const world = worldNow();
  stage.size(world);
  landscape.destroyChildren();
  landscape.add(
    new Konva.Rect(sky(world)),
    new Konva.Circle(sun(world)),
    ...[...hills(world), ...ground(world)].map((config) => new Konva.Line(config)),
  );
}
drawLandscape();

const simulation = new Simulation({ ball, shadow: shade }, worldNow(), (report) => {
  element('#report').textContent = report;
});
stage.on('destroy', () => simulation.destroy());

let isHeld = false;
let isHovered = false;
function updateCursor() {
  container.style.cursor = isHeld ? 'grabbing' : isHovered ? 'grab' : 'default';
}

ball.on('pointerdown', ({ evt, pointerId }) => {
  const point = stage.getPointerPosition();
  // Only the main button and the first finger grab the ball.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  isHeld = true;
  simulation.grab(point, evt.timeStamp);
  updateCursor();
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (isHeld && point && evt.isPrimary) simulation.carry(point, evt.timeStamp);
});

stage.on('pointerup pointercancel', ({ evt }) => {
  if (!evt.isPrimary) return;
  isHeld = false;
  simulation.letGo(evt.timeStamp);
  updateCursor();
});

ball.on('pointerenter pointerleave', ({ type }) => {
  isHovered = type === 'pointerenter';
  updateCursor();
});

element('#left').addEventListener('click', () => simulation.kick(-1));
element('#right').addEventListener('click', () => simulation.kick(1));
planet.addEventListener('change', () => simulation.setGravity(gravityNow()));

new ResizeObserver(() => {
  drawLandscape();
  simulation.resize(container.clientWidth, container.clientHeight);
}).observe(container);
