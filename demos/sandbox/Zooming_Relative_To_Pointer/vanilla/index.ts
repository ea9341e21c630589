import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { CITY, describeView, dots, HEIGHT, labels, land, parks, tracks } from '../shared/city';
import '../shared/style.css';
import {
  fitView,
  gripOf,
  pinch,
  wheelFactor,
  zoomAt,
  type Grip,
  type View,
} from '../../../common/konva/zoom';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT, draggable: true });
// The map does not listen, so its hit graph is not drawn, which halves the work of each step.
const layer = new Konva.Layer({ listening: false });
stage.add(layer);
layer.add(
  ...land.map((config) => new Konva.Line(config)),
  ...parks.map((config) => new Konva.Rect(config)),
  ...tracks.map((config) => new Konva.Line(config)),
  ...dots.map((config) => new Konva.Circle(config)),
  ...labels.map((config) => new Konva.Text(config)),
);

/** Null is the whole map, for any width of the stage. */
let ownView: View | null = null;
/** Two fingers where they were last seen. */
let grip: Grip | null = null;
/** On the map, not on the screen: it stays the same while the wheel turns. */
let pointer: Konva.Vector2d | null = null;

const currentView = (): View => ({ ...stage.position(), scale: stage.scaleX() });

function report() {
  const place = document.querySelector('#report');
  if (place) place.textContent = describeView(stage.scaleX(), pointer);
}

function show(view: View | null) {
  ownView = view;
  const { x, y, scale } = view ?? fitView(CITY, { x: stage.width(), y: HEIGHT });
  stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  report();
}

stage.on('wheel', ({ evt }) => {
  if (!claimWheel(evt)) return;
  // Konva would go on with the distance from before the zoom.
  stage.stopDrag();
  const point = stage.getPointerPosition();
  if (point) show(zoomAt(currentView(), point, wheelFactor(evt)));
});
// A finger that comes or goes gives another grip, and no step.
stage.on('touchstart touchmove touchend', ({ type }) => {
  const next = gripOf(stage.getPointersPositions());
  // Konva drags with one finger. Two belong to the pinch.
  if (next) stage.stopDrag();
  if (grip && next && type === 'touchmove') show(pinch(currentView(), grip, next));
  grip = next;
});
stage.on('dragend', () => show(currentView()));
stage.on('pointermove', () => {
  pointer = stage.getRelativePointerPosition();
  report();
});

function onClick(id: string, action: () => void) {
  document.querySelector(id)?.addEventListener('click', action);
}
const middle = () => ({ x: stage.width() / 2, y: HEIGHT / 2 });
onClick('#in', () => show(zoomAt(currentView(), middle(), 1.5)));
onClick('#out', () => show(zoomAt(currentView(), middle(), 1 / 1.5)));
onClick('#reset', () => show(null));

function fit() {
  stage.width(stage.container().clientWidth);
  show(ownView);
}
fit();
new ResizeObserver(fit).observe(stage.container());
