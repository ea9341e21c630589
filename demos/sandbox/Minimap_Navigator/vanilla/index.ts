import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { frameConfig, mapConfig, takeSnapshot, viewFromFrame, worldPoint } from '../shared/minimap';
import { BOATS, HULL, SAIL, WORLD } from '../shared/scene';
import '../shared/style.css';
import * as views from '../shared/view';
import islandsUrl from './islands.svg';

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
const islands = new Image();
islands.src = islandsUrl;
islands.addEventListener('load', showSnapshot);
// The sea takes the pointer for the whole world; only the boats need a hit graph as well.
world.add(
  new Konva.Rect({ ...WORLD, fill: '#6cc0c9' }),
  new Konva.Image({ ...WORLD, image: islands, listening: false }),
);
for (const { x, y, fill } of BOATS) {
  const boat = new Konva.Group({ name: 'boat', x, y, draggable: true });
  boat.add(new Konva.Path(SAIL), new Konva.Path({ ...HULL, fill }));
  boat.on('dragend', showSnapshot);
  world.add(boat);
}
layer.add(world);

let view = views.firstView(stage.size());
const map = new Konva.Image({ image: undefined, ...mapConfig(stage.size()) });
const frame = new Konva.Rect(frameConfig(view, stage.size()));
overlay.add(map, frame);

function showView(next: views.View) {
  view = next;
  world.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  frame.setAttrs(frameConfig(view, stage.size()));
}

function showSnapshot() {
  map.image(takeSnapshot(world));
}

world.dragBoundFunc((position) =>
  views.keepInView({ ...position, scale: view.scale }, stage.size()),
);
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

map.on('pointerclick', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (point && evt.button === 0)
    showView(views.centerOn(worldPoint(point, stage.size()), view.scale, stage.size()));
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  // Otherwise, Konva would continue the drag with the offset from before the zoom.
  world.stopDrag();
  showView(views.zoom(view, views.wheelFactor(evt), point, stage.size()));
});

container.addEventListener('keydown', (event) => {
  const next = views.viewForKey(event.key, view, stage.size());
  if (!next) return;
  event.preventDefault();
  showView(next);
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  map.setAttrs({ ...mapConfig(stage.size()), image: map.image() });
  // A factor of 1 keeps the zoom, unless the stage has become larger than the world.
  showView(views.zoom(view, 1, { x: 0, y: 0 }, stage.size()));
}).observe(container);

showView(view);
