import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { wheelFactor } from '../../../common/konva/zoom';
import { newNotes, noteConfig, paperConfig, ring, sun, trail, wordsConfig } from '../shared/board';
import '../shared/style.css';
import { describe, drawGrid, firstView, zoom, type View } from '../shared/view';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container, draggable: true });

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

/** Null is the initial view, for any size of the window. */
let chosenView: View | null = null;

/** Reads the position from the stage, because a drag writes it there. */
function viewNow(): View {
  return { ...stage.position(), scale: stage.scaleX() };
}

function show(view: View | null) {
  chosenView = view;
  const { x, y, scale } = view ?? firstView(stage.size());
  stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  element('#report').textContent = describe(viewNow(), stage.size());
}

stage.on('dragmove', ({ target }) => {
  // The `dragmove` of a note bubbles to the stage.
  if (target === stage) show(viewNow());
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  show(zoom(viewNow(), wheelFactor(evt), point));
});

const middle = () => ({ x: stage.width() / 2, y: stage.height() / 2 });
element('#closer').addEventListener('click', () => show(zoom(viewNow(), 1.5, middle())));
element('#farther').addEventListener('click', () => show(zoom(viewNow(), 1 / 1.5, middle())));
element('#home').addEventListener('click', () => show(null));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  show(chosenView);
}
resize();
new ResizeObserver(resize).observe(container);
