import Konva from 'konva';
import { areaBetween, bandLook, boxes, noBand } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 320 });
// Without touchAction, a finger on an empty area would scroll the page instead of drawing the selection frame.
stage.container().style.touchAction = 'none';
const layer = new Konva.Layer();
stage.add(layer);

const nodes = boxes.map((box) => new Konva.Rect({ ...box, name: 'box', draggable: true }));
const transformer = new Konva.Transformer({
  nodes: nodes.filter((node) => node.id() === 'coral'),
});
const band = new Konva.Rect({ ...bandLook, ...noBand });
layer.add(...nodes, transformer, band);

stage.on('pointerclick', (event) => {
  const box = nodes.find((node) => node === event.target);
  if (!box) return;
  const { shiftKey, ctrlKey, metaKey } = event.evt;
  const others = transformer.nodes().filter((node) => node !== box);
  const wasSelected = others.length < transformer.nodes().length;
  if (!shiftKey && !ctrlKey && !metaKey) transformer.nodes([box]);
  else transformer.nodes(wasSelected ? others : [...others, box]);
});

// In the layer's coordinates, like the boxes.
let start: Konva.Vector2d | null = null;

stage.on('pointerdown', (event) => {
  // Only the first finger draws a frame.
  if (event.target !== stage || !event.evt.isPrimary) return;
  start = layer.getRelativePointerPosition();
  // With the capture, the stage receives moves and the release even outside the canvas.
  stage.setPointerCapture(event.pointerId);
});

stage.on('pointermove', ({ evt }) => {
  const end = layer.getRelativePointerPosition();
  if (start && end && evt.isPrimary) band.setAttrs({ ...areaBetween(start, end), visible: true });
});

stage.on('pointerup', ({ evt }) => {
  const end = layer.getRelativePointerPosition();
  if (!start || !end || !evt.isPrimary) return;
  const area = areaBetween(start, end);
  const touched = nodes.filter((node) =>
    Konva.Util.haveIntersection(area, node.getClientRect({ relativeTo: layer })),
  );
  // A press without a move on the empty stage clears the selection.
  transformer.nodes(area.width + area.height > 0 ? touched : []);
  dropBand();
});

// The browser took over the gesture.
stage.on('pointercancel', dropBand);

function dropBand() {
  start = null;
  band.setAttrs(noBand);
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
