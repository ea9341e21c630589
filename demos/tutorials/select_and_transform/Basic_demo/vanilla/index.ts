import Konva from 'konva';
import { areaBetween, openingBoxes } from '../shared/boxes';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
});
const layer = new Konva.Layer();
stage.add(layer);

const boxes = openingBoxes(stage.width() / 2).map(
  (config) => new Konva.Rect({ ...config, draggable: true }),
);
const transformer = new Konva.Transformer({ nodes: boxes.slice(0, 1) });

const band = new Konva.Rect({
  name: 'band',
  fill: '#2f4bd822',
  stroke: '#2f4bd8',
  strokeWidth: 1,
  visible: false,
  listening: false,
});

layer.add(...boxes, transformer, band);

stage.on('pointerclick', (event) => {
  const box = boxes.find((node) => node === event.target);
  if (!box) return;
  const { shiftKey, ctrlKey, metaKey } = event.evt;
  const others = transformer.nodes().filter((node) => node !== box);
  const wasSelected = others.length < transformer.nodes().length;
  if (!shiftKey && !ctrlKey && !metaKey) transformer.nodes([box]);
  else transformer.nodes(wasSelected ? others : [...others, box]);
});

let start: Konva.Vector2d | null = null;

/** The rectangle between the press and the pointer. */
const bandArea = (from: Konva.Vector2d) => areaBetween(from, stage.getPointerPosition() ?? from);

stage.on('pointerdown', (event) => {
  if (event.target !== stage) return;
  start = stage.getPointerPosition();
  // Moves and the release reach the stage even when they happen outside of it.
  stage.setPointerCapture(event.pointerId);
});

stage.on('pointermove', () => {
  if (start) band.setAttrs({ ...bandArea(start), visible: true });
});

stage.on('pointerup', () => {
  if (!start) return;
  const area = bandArea(start);
  const touched = boxes.filter((box) => Konva.Util.haveIntersection(area, box.getClientRect()));
  // A press without a move on the empty stage clears the selection.
  transformer.nodes(band.visible() ? touched : []);
  band.visible(false);
  start = null;
});

// The browser took the gesture over, for example to scroll the page.
stage.on('pointercancel', () => {
  band.visible(false);
  start = null;
});
