import Konva from 'konva';
import {
  fit,
  hub,
  labels,
  pegs,
  pointer,
  pointerAxis,
  pointerPin,
  rim,
  shadow,
  wedges,
} from '../shared/parts';
import {
  advance,
  finish,
  grab,
  isAtRest,
  newWheel,
  release,
  reportOf,
  spin,
  turn,
  wonPrize,
  type Grip,
} from '../shared/physics';
import '../shared/style.css';

function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

const report = element('#report');
const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });

// The shadow never rotates, so it is on a layer that is drawn once.
const ground = new Konva.Layer({ listening: false });
ground.add(new Konva.Circle(shadow));

const layer = new Konva.Layer();
const wedgeNodes = wedges.map((config) => new Konva.Wedge(config));
const wheelNode = new Konva.Group({ name: 'wheel' });
wheelNode.add(
  ...wedgeNodes,
  ...labels.map((config) => new Konva.Text(config)),
  new Konva.Ring(rim),
  ...pegs.map((config) => new Konva.Circle(config)),
  new Konva.Circle(hub),
);
const pointerNode = new Konva.Group({ name: 'pointer', ...pointerAxis, listening: false });
pointerNode.add(new Konva.Line(pointer), new Konva.Circle(pointerPin));
layer.add(wheelNode, pointerNode);
stage.add(ground, layer);

const wheel = newWheel();
let grip: Grip | null = null;
let hovered = false;

function draw() {
  wheelNode.rotation(wheel.rotation);
  pointerNode.rotation(wheel.pointer);
}

const animation = new Konva.Animation((frame) => {
  advance(wheel, (frame?.timeDiff ?? 0) / 1000);
  draw();
  if (isAtRest(wheel)) {
    animation.stop();
    showPrize();
  }
}, layer);

function highlight(prize: number | null) {
  wedgeNodes.forEach((wedge, i) => wedge.opacity(prize === null || prize === i ? 1 : 0.35));
}

function showPrize() {
  const prize = wonPrize(wheel);
  highlight(prize);
  report.textContent = reportOf(prize);
}

function start() {
  highlight(null);
  report.textContent = 'Round it goes …';
  animation.start();
}

element('#spin').addEventListener('click', () => {
  spin(wheel);
  start();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) finish(wheel);
});

function updateCursor() {
  container.style.cursor = grip ? 'grabbing' : hovered ? 'grab' : 'default';
}

wheelNode.on('pointerdown', (event) => {
  const point = stage.getRelativePointerPosition();
  // A second finger neither takes the wheel from the first nor lets it go.
  if (!point || !event.evt.isPrimary) return;
  stage.setPointerCapture(event.pointerId);
  grip = grab(wheel, point, event.evt.timeStamp);
  updateCursor();
  start();
});

stage.on('pointermove', (event) => {
  const point = stage.getRelativePointerPosition();
  if (grip && point && event.evt.isPrimary) grip = turn(wheel, grip, point, event.evt.timeStamp);
});

stage.on('pointerup pointercancel', (event) => {
  if (!grip || !event.evt.isPrimary) return;
  release(wheel, grip, event.evt.timeStamp);
  grip = null;
  updateCursor();
});

wheelNode.on('pointerenter pointerleave', (event) => {
  hovered = event.type === 'pointerenter';
  updateCursor();
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  stage.setAttrs(fit(stage.size()));
}).observe(container);

draw();
