import Konva from 'konva';
import { startClock } from '../../../common/konva/clock';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { edgesOf, edgeSpeed, keepCorner, reveal, scrolled } from '../shared/edge';
import { commandOf, describe, PLAN, PLANTS, putPlant, START, type Plant } from '../shared/garden';
import { LABEL, placeOf, planConfig, plantConfig, stageConfig, type Held } from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
container.ariaLabel = LABEL;

let history = newHistory(PLANTS);
let chosen = '';
let held: Held | null = null;
/** The garden's point in the upper left corner of the view. */
let corner = START;
let stopClock: (() => void) | undefined;

const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Shape(planConfig));
const nodes = new Map(PLANTS.map(({ id }) => [id, new Konva.Shape()]));
layer.add(...nodes.values());

const viewSize = () => ({ width: container.clientWidth, height: container.clientHeight });

/** Draws everything from the state. */
function show() {
  const plants = currentStep(history);
  corner = keepCorner(corner, viewSize(), PLAN);
  stage.setAttrs(stageConfig(corner, viewSize()));
  for (const plant of plants) {
    nodes.get(plant.id)?.setAttrs(plantConfig(plant, held, chosen, corner));
  }
  if (!held) container.className = 'view';
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  element('#status').textContent = describe(plants, chosen, held !== null);
}

/** Scrolls below the held plant, in each frame. */
function tick(milliseconds: number) {
  const pointer = stage.getPointerPosition();
  if (!pointer || !held) return;
  container.className = `view ${edgesOf(edgeSpeed(pointer, viewSize()))}`;
  corner = scrolled(corner, pointer, milliseconds, viewSize(), PLAN);
  show();
}

function change(plants: readonly Plant[], topic?: string) {
  history = addStep(history, plants, topic);
  show();
}

layer.on('dragstart dragmove', ({ target }) => {
  chosen = target.id();
  held = { id: chosen, at: target.absolutePosition() };
  stopClock ??= startClock(tick);
  show();
});
layer.on('dragend', () => {
  const plants = currentStep(history);
  const plant = plants.find(({ id }) => id === held?.id);
  const place = plant && placeOf(plant, held, corner);
  stopClock?.();
  stopClock = undefined;
  held = null;
  if (plant && place) change(putPlant(plants, plant.id, place));
});
layer.on('pointerclick', ({ target }) => {
  chosen = target.id();
  show();
});
// A drag beside the plants. That of a plant bubbles, too.
stage.on('dragmove', ({ target }) => {
  if (target !== stage) return;
  corner = { x: -stage.x(), y: -stage.y() };
  show();
});

container.addEventListener('keydown', (event) => {
  const command = held ? undefined : commandOf(event, chosen);
  if (!command) return;
  event.preventDefault();
  if (command.do === 'choose') chosen = command.id;
  const plant = currentStep(history).find(({ id }) => id === chosen);
  if (!plant) return;
  const by = command.do === 'move' ? command.by : { x: 0, y: 0 };
  const place = { x: plant.x + by.x, y: plant.y + by.y };
  corner = reveal(corner, place, viewSize(), PLAN);
  if (command.do === 'choose') show();
  else change(putPlant(currentStep(history), plant.id, place), `keys ${plant.id}`);
});

function travel(step: typeof undo) {
  history = step(history);
  show();
}
undoButton.addEventListener('click', () => travel(undo));
redoButton.addEventListener('click', () => travel(redo));
container.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  travel(command === 'undo' ? undo : redo);
});

new ResizeObserver(show).observe(container);
show();
