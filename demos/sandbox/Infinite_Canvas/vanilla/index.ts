import Konva from 'konva';
import { newNotes, noteConfig, paperConfig, ring, sun, trail, wordsConfig } from '../shared/board';
import '../shared/style.css';
import { describe, drawGrid, firstView, wheelFactor, zoom, type View } from '../shared/view';

function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({
  container,
  width: container.clientWidth,
  height: container.clientHeight,
  draggable: true,
});

// One shape for all dots. It draws the visible ones, so the grid has no end.
const gridLayer = new Konva.Layer({ listening: false });
gridLayer.add(
  new Konva.Shape({
    name: 'grid',
    sceneFunc: (context) => drawGrid(context, viewNow(), stage.size()),
  }),
);

const layer = new Konva.Layer();
layer.add(new Konva.Arrow(trail), new Konva.Star(sun), new Konva.Ring(ring));
for (const note of newNotes()) {
  const group = new Konva.Group(noteConfig(note));
  group.add(new Konva.Rect(paperConfig(note)), new Konva.Text(wordsConfig(note)));
  group.on('dragstart', () => group.moveToTop());
  layer.add(group);
}
stage.add(gridLayer, layer);

/** The stage alone holds the view: dragging changes it there. */
function viewNow(): View {
  return { ...stage.position(), scale: stage.scaleX() };
}

function report() {
  element('#report').textContent = describe(viewNow(), stage.size());
}

function show({ x, y, scale }: View) {
  stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  report();
}

stage.on('dragmove', ({ target }) => {
  // The dragmove of a note bubbles to the stage.
  if (target === stage) report();
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point) return;
  evt.preventDefault();
  show(zoom(viewNow(), wheelFactor(evt), point));
});

const middle = () => ({ x: stage.width() / 2, y: stage.height() / 2 });
element('#closer').addEventListener('click', () => show(zoom(viewNow(), 1.5, middle())));
element('#farther').addEventListener('click', () => show(zoom(viewNow(), 1 / 1.5, middle())));
element('#home').addEventListener('click', () => show(firstView(stage.size())));

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  report();
}).observe(container);

show(firstView(stage.size()));
