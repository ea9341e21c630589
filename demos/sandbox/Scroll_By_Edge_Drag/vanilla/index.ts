import Konva from 'konva';
import { keepCorner, reveal, scrolled } from '../shared/edge';
import {
  afterKey,
  choose,
  chosenOf,
  describe,
  PLAN,
  put,
  START,
  undo,
  type Garden,
} from '../shared/garden';
import {
  CORNER,
  LABEL,
  placeOf,
  plantConfig,
  stageConfig,
  STYLE,
  viewOf,
  type Held,
} from '../shared/look';
import planUrl from './garden-plan.webp';
import plantsUrl from './garden-plants.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const undoButton = element<HTMLButtonElement>('#undo');
container.ariaLabel = LABEL;
Object.assign(container.style, STYLE);

let garden = START;
let held: Held | undefined;
/** The garden's point in the upper left corner of the view. */
let corner = CORNER;

const [plan, image] = [new Image(), new Image()];
plan.src = planUrl;
image.src = plantsUrl;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Image({ ...PLAN, image: plan }));
const nodes = new Map(START.plants.map(({ id }) => [id, new Konva.Image({ image })]));
layer.add(...nodes.values());

const view = () => viewOf(container.clientWidth);

/** Draws everything from the state. */
function show(next: Garden = garden) {
  garden = next;
  corner = keepCorner(corner, view(), PLAN);
  stage.setAttrs(stageConfig(corner, view()));
  for (const plant of garden.plants) {
    nodes.get(plant.id)?.setAttrs({ ...plantConfig(plant, held, garden.chosen, corner), image });
  }
  undoButton.disabled = garden.past.length === 0;
  element('[role="status"]').textContent = describe(garden);
}

/** Scrolls below the held plant, in each frame. */
const scrolling = new Konva.Animation(({ timeDiff }) => {
  const pointer = stage.getPointerPosition();
  if (pointer) corner = scrolled(corner, pointer, timeDiff, view(), PLAN);
  show();
});

layer.on('dragstart dragmove', ({ target }) => {
  held = { id: target.id(), at: target.absolutePosition() };
  scrolling.start();
  show(choose(garden, held.id));
});
layer.on('dragend', () => {
  scrolling.stop();
  const plant = chosenOf(garden);
  const place = plant && placeOf(plant, held, corner);
  held = undefined;
  if (place) show(put(garden, place));
});
layer.on('pointerclick', ({ evt, target }) => {
  if (evt.button === 0) show(choose(garden, target.id()));
});
// A drag beside the plants. The `dragmove` of a plant bubbles, too.
stage.on('dragmove', ({ target }) => {
  if (target !== stage) return;
  corner = { x: -stage.x(), y: -stage.y() };
  show();
});

container.addEventListener('keydown', (event) => {
  const next = held ? undefined : afterKey(garden, event);
  if (!next) return;
  event.preventDefault();
  corner = reveal(corner, chosenOf(next) ?? corner, view(), PLAN);
  show(next);
});
undoButton.addEventListener('click', () => show(undo(garden)));

new ResizeObserver(() => show()).observe(container);
show();
