import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { arrowStep } from '../../../common/konva/arrow-step';
import { createHand } from '../../../common/konva/hand';
import {
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { growth, wheelFactor, type View } from '../../../common/konva/zoom';
import { CHOICES, dragStep, LABEL, MOVED, nudgeStep, type TourHistory } from '../shared/editing';
import {
  ALL,
  captionConfigs,
  handleConfigs,
  huts,
  KEEPS,
  legendConfigs,
  scenery,
  tourConfigs,
  trailConfigs,
} from '../shared/look';
import {
  captionsWithRoom,
  carry,
  describe,
  firstView,
  pan,
  pinned,
  resizeView,
  TOUR,
  zoomView,
  type Size,
} from '../shared/tour';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const choice = element<HTMLSelectElement>('#choice');
container.setAttribute('aria-label', LABEL);
choice.append(...CHOICES.map((name) => new Option(name)));

/** Null is the initial view, for any size of the stage. */
let own: { view: View; size: Size } | null = null;
let history: TourHistory = newHistory(TOUR);
let keeps = ALL;
let chosen: number | null = null;
let word = '';

const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
ground.add(...scenery.map((config) => new Konva.Path(config)));
for (const { group, parts } of huts) {
  const hut = new Konva.Group(group);
  hut.add(...parts.map((config) => new Konva.Path(config)));
  ground.add(hut);
}
const trails = trailConfigs(keeps).map((config) => new Konva.Line(config));
const [halo, tour] = [new Konva.Line(), new Konva.Line()];
ground.add(...trails, halo, tour);

const marks = new Konva.Layer();
const captions = new Konva.Group({ listening: false });
const handles = TOUR.map(() => new Konva.Circle());
marks.add(...handles, captions);

const screen = new Konva.Layer({ name: 'screen', listening: false });
const card = new Konva.Rect();
const { lines, words } = legendConfigs(stage.size());
const rows = lines.map((config) => new Konva.Line(config));
const names = words.map((config) => new Konva.Text(config));
screen.add(card, ...rows, ...names);
stage.add(ground, marks, screen);

const size = (): Size => ({ width: stage.width(), height: stage.height() });
const viewNow = () => (own ? resizeView(own.view, own.size, size()) : firstView(size()));

function update() {
  const view = viewNow();
  const points = currentStep(history);
  stage.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  screen.setAttrs(pinned(view));
  trailConfigs(keeps).forEach((config, i) => trails[i]?.setAttrs(config));
  const configs = tourConfigs(points, keeps);
  halo.setAttrs(configs.halo);
  tour.setAttrs(configs.line);
  handleConfigs(points, view, keeps, chosen).forEach((config, i) => handles[i]?.setAttrs(config));

  const places = captionsWithRoom(view, keeps.captions ? 1 : view.scale);
  captions.destroyChildren();
  for (const { group, ...parts } of captionConfigs(places, view, keeps)) {
    const caption = new Konva.Group(group);
    caption.add(
      new Konva.Path(parts.card),
      new Konva.Text(parts.title),
      new Konva.Text(parts.fact),
    );
    captions.add(caption);
  }
  const legend = legendConfigs(size());
  card.setAttrs(legend.card);
  legend.lines.forEach((config, i) => rows[i]?.setAttrs(config));
  legend.words.forEach((config, i) => names[i]?.setAttrs(config));

  choice.selectedIndex = chosen === null ? 0 : chosen + 1;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(history);
  element('#status').textContent = describe(view, places, word);
}

function look(view: View | null) {
  own = view && { view, size: size() };
  update();
}

function edit(next: TourHistory) {
  history = next;
  word = MOVED;
  update();
}

function choose(i: number | null) {
  chosen = i;
  update();
}

const middle = () => ({ x: stage.width() / 2, y: stage.height() / 2 });
const zoom = (factor: number, point = middle()) => look(zoomView(viewNow(), size(), point, factor));

const hand = createHand();
stage.on('pointerdown', (event) => {
  if (event.target.name() !== 'handle') hand.press(event);
});
stage.on('pointermove', (event) => {
  const move = hand.move(event);
  if (!move) return;
  const { from, to } = move;
  look(carry(viewNow(), size(), from.middle, to.middle, growth(from, to)));
});
stage.on('pointerup pointercancel', hand.release);
stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  zoom(wheelFactor(evt), point);
});

handles.forEach((handle, i) => {
  handle.on('pointerdown', ({ evt }) => evt.button === 0 && choose(i));
  handle.on('dragmove', () => {
    edit(dragStep(history, i, handle.position()));
    // The step has the position inside the panorama.
    handle.position(currentStep(history)[i] ?? handle.position());
  });
  handle.on('dragend', () => edit(endTopic(history)));
});

container.addEventListener('keydown', (event) => {
  const arrow = arrowStep(event, 1);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (arrow && chosen !== null) edit(nudgeStep(history, chosen, arrow, viewNow()));
  else if (arrow) look(pan(viewNow(), size(), arrow));
  else if (event.key === '+' || event.key === '=') zoom(1.5);
  else if (event.key === '-') zoom(1 / 1.5);
  else if (event.key === 'Home') look(null);
  else if (event.key === 'Escape') choose(null);
  else return;
  event.preventDefault();
});
element('#page').addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  edit(command === 'undo' ? undo(history) : redo(history));
});

element('#in').addEventListener('click', () => zoom(1.5));
element('#out').addEventListener('click', () => zoom(1 / 1.5));
element('#start').addEventListener('click', () => look(null));
element('#undo').addEventListener('click', () => edit(undo(history)));
element('#redo').addEventListener('click', () => edit(redo(history)));
choice.addEventListener('change', () =>
  choose(choice.selectedIndex === 0 ? null : choice.selectedIndex - 1),
);
for (const { key, label } of KEEPS) {
  const line = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
  line.append(box, ` ${label}`);
  box.addEventListener('change', () => {
    keeps = { ...keeps, [key]: box.checked };
    update();
  });
  element('#keeps').append(line);
}

// Before the first size: the words below the panorama leave it less height.
update();
function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  update();
}
resize();
new ResizeObserver(resize).observe(container);
