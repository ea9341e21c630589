import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { isFar, namesOf, parks, river, stops, tracks } from '../shared/metro';
import { describe, follow, shownView, wheelFactor, zoom, type View } from '../shared/pinch';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer({ listening: false });
layer.add(
  ...parks.map((config) => new Konva.Line(config)),
  new Konva.Line(river),
  ...tracks.map((config) => new Konva.Line(config)),
  ...stops.map((config) => new Konva.Circle(config)),
);
const names = namesOf(false).map((config) => new Konva.Text(config));
layer.add(...names);
stage.add(layer);

/** The last position of each finger and of the pressed mouse. */
const fingers = new Map<number, Konva.Vector2d>();
/** Null is the whole map, whatever the size of the window. */
let chosenView: View | null = null;

const currentView = () => shownView(chosenView, stage.size());

function draw() {
  const { x, y, scale } = currentView();
  stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  namesOf(isFar(scale)).forEach((config, i) => names[i]?.setAttrs(config));
  element('#report').textContent = describe(currentView(), fingers.size);
}

function show(view: View | null) {
  chosenView = view;
  draw();
}

stage.on('pointerdown', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || evt.button !== 0) return;
  // A finger stays with the element where it began; the mouse needs a capture.
  if (evt.pointerType === 'mouse') stage.setPointerCapture(evt.pointerId);
  fingers.set(evt.pointerId, point);
  draw();
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !fingers.has(evt.pointerId)) return;
  const before = [...fingers.values()];
  fingers.set(evt.pointerId, point);
  show(follow(currentView(), before, [...fingers.values()], stage.size()));
});

stage.on('pointerup pointercancel', ({ evt }) => {
  fingers.delete(evt.pointerId);
  draw();
});

// Ctrl with the wheel, and a pinch on a trackpad, which most browsers send as the same event.
stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  const factor = wheelFactor(evt);
  show(zoom(currentView(), factor, point, point, stage.size()));
});

function zoomMiddle(factor: number) {
  const middle = { x: stage.width() / 2, y: stage.height() / 2 };
  show(zoom(currentView(), factor, middle, middle, stage.size()));
}
element('#closer').addEventListener('click', () => zoomMiddle(1.4));
element('#farther').addEventListener('click', () => zoomMiddle(1 / 1.4));
element('#whole').addEventListener('click', () => show(null));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  draw();
}
resize();
new ResizeObserver(resize).observe(container);
