import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { frameConfig, mapConfig, takeSnapshot, viewFromFrame, worldPoint } from '../shared/minimap';
import {
  beaches,
  BOATS,
  hills,
  hull,
  meadows,
  names,
  roofs,
  routes,
  sail,
  shallows,
  trees,
  walls,
  WORLD,
} from '../shared/scene';
import '../shared/style.css';
import {
  centerOn,
  firstView,
  keepInView,
  viewForKey,
  wheelFactor,
  zoom,
  type View,
} from '../shared/view';

const container = document.querySelector<HTMLDivElement>('#container');
if (!container) throw new Error('There is no #container in index.html.');

const stage = new Konva.Stage({
  container,
  width: container.clientWidth,
  height: container.clientHeight,
});
const layer = new Konva.Layer();
// The small map stays in its corner, because its layer does not move with the world.
const overlay = new Konva.Layer();
stage.add(layer, overlay);

const world = new Konva.Group({ name: 'world', draggable: true });
const lines = (configs: Konva.LineConfig[]) =>
  configs.map((config) => new Konva.Line({ ...config, listening: false }));
// The sea takes the pointer for the whole world; only the boats need a hit graph as well.
world.add(
  new Konva.Rect({ ...WORLD, fill: '#6cc0c9' }),
  ...lines(shallows),
  ...lines(beaches),
  ...lines(meadows),
  ...lines(hills),
  ...lines(routes),
  ...trees.map((config) => new Konva.Path({ ...config, listening: false })),
  ...walls.map((config) => new Konva.Rect({ ...config, listening: false })),
  ...lines(roofs),
  ...names.map((config) => new Konva.Text({ ...config, listening: false })),
);
for (const { x, y, fill } of BOATS) {
  const boat = new Konva.Group({ name: 'boat', x, y, draggable: true });
  boat.add(new Konva.Path(sail), new Konva.Path({ ...hull, fill }));
  boat.on('dragend', showSnapshot);
  world.add(boat);
}
layer.add(world);

let view = firstView(stage.size());
const map = new Konva.Image({ image: undefined, ...mapConfig(stage.size()) });
const frame = new Konva.Rect(frameConfig(view, stage.size()));
overlay.add(map, frame);

function showView(next: View) {
  view = next;
  world.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  frame.setAttrs(frameConfig(view, stage.size()));
}

function showSnapshot() {
  map.image(takeSnapshot(world));
}

world.dragBoundFunc((position) => keepInView({ ...position, scale: view.scale }, stage.size()));
world.on('dragmove', ({ target }) => {
  // The dragmove of a boat bubbles to the world.
  if (target.hasName('world')) showView({ ...world.position(), scale: view.scale });
});

frame.dragBoundFunc((position) => {
  const next = viewFromFrame(position, view.scale, stage.size());
  const { x, y } = frameConfig(next, stage.size());
  return { x, y };
});
frame.on('dragmove', () => showView(viewFromFrame(frame.position(), view.scale, stage.size())));

map.on('click tap', () => {
  const point = stage.getPointerPosition();
  if (point) showView(centerOn(worldPoint(point, stage.size()), view.scale, stage.size()));
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  // Konva would drag on with the distance from before the zoom.
  world.stopDrag();
  showView(zoom(view, wheelFactor(evt), point, stage.size()));
});

container.addEventListener('keydown', (event) => {
  const next = viewForKey(event.key, view, stage.size());
  if (!next) return;
  event.preventDefault();
  showView(next);
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  map.setAttrs({ ...mapConfig(stage.size()), image: map.image() });
  // A factor of 1 keeps the zoom, unless the stage has become larger than the world.
  showView(zoom(view, 1, { x: 0, y: 0 }, stage.size()));
}).observe(container);

showView(view);
showSnapshot();
