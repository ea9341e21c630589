import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { fitView, gripOf, pinch, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import mapUrl from './metro-map.svg';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const stage = new Konva.Stage({ container: 'container', height: 420, draggable: true });
const layer = new Konva.Layer({ listening: false });
stage.add(layer);
const image = new Image();
image.src = mapUrl;
layer.add(new Konva.Image({ image, x: -100, y: -10 }));

/** Null shows the whole map, for any width of the stage. */
let ownView: View | null = null;
/** The last positions of two fingers. */
let grip = gripOf([]);
/** On the map, not on the screen: it stays the same while the wheel turns. */
let pointer: Konva.Vector2d | null = null;

const currentView = (): View => ({ ...stage.position(), scale: stage.scaleX() });

function report() {
  const place = pointer ? `, at ${pointer.x.toFixed(1)}, ${pointer.y.toFixed(1)}` : '';
  const output = document.querySelector('#report');
  if (output) output.textContent = `${Math.round(stage.scaleX() * 100)}%${place}`;
}

function show(view: View | null) {
  ownView = view;
  const { x, y, scale } = view ?? fitView({ x: 720, y: 430 }, { x: stage.width(), y: 420 });
  stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  report();
}

const zoomBy = (factor: number, point = { x: stage.width() / 2, y: 210 }) =>
  show(zoomAt(currentView(), point, factor));

stage.on('wheel', ({ evt }) => {
  if (!claimWheel(evt)) return;
  // Konva would continue with the distance from before the zoom.
  stage.stopDrag();
  const point = stage.getPointerPosition();
  if (point) zoomBy(wheelFactor(evt), point);
});
// When a finger is added or lifted, the grip changes, but the view does not.
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
onClick('#in', () => zoomBy(1.5));
onClick('#out', () => zoomBy(1 / 1.5));
onClick('#reset', () => show(null));

function fit() {
  stage.width(stage.container().clientWidth);
  show(ownView);
}
fit();
new ResizeObserver(fit).observe(stage.container());
