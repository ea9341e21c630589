import Konva from 'konva';
import { glide } from '../shared/glide';
import { hold, RELEASED } from '../shared/hold';
import {
  bestSeats,
  bookedSeats,
  HALL,
  LABEL,
  MAX_SEATS,
  nameOf,
  refusal,
  seatByKey,
  SEATS,
  seatsOf,
  totalOf,
  type Seat,
} from '../shared/hall';
import {
  chosenConfig,
  curtain,
  describe,
  glow,
  legendOf,
  letters,
  podium,
  podiumLabel,
  ring,
  seatConfig,
  tag,
  tagText,
  tickConfig,
  tipOf,
  tipPlace,
} from '../shared/look';
import '../shared/style.css';
import { fit, keepInView, viewFor, zoom, type View } from '../shared/view';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const report = element('#report');
const reserveButton = element<HTMLButtonElement>('#reserve');
const wholeButton = element<HTMLButtonElement>('#farther');
const stage = new Konva.Stage({
  container,
  width: container.clientWidth,
  height: container.clientHeight,
});

const taken = bookedSeats();
let chosen: Seat[] = [];
// Null is the whole hall, whatever the size of the window.
let closeView: View | null = null;
let view = fit(stage.size());
let pointed: Seat | undefined;
let endHold: (() => void) | undefined;
container.ariaLabel = LABEL;

// The plan rarely changes, so its sections are cached as images.
const plan = new Konva.Layer();
const legend = legendOf(view.scale).map(({ dot, words }) => ({
  dot: new Konva.Circle({ ...dot, listening: false }),
  words: new Konva.Text({ ...words, listening: false }),
}));
const sections = HALL.map((section) => {
  const group = new Konva.Group({ name: 'section' });
  group.add(
    ...seatsOf(section).map((seat) => new Konva.Rect(seatConfig(seat, taken.has(seat.id)))),
  );
  return group;
});
plan.add(
  new Konva.Circle({ ...glow, listening: false }),
  new Konva.Line({ ...curtain, listening: false }),
  new Konva.Arc({ ...podium, listening: false }),
  new Konva.Text({ ...podiumLabel, listening: false }),
  ...letters.map((config) => new Konva.Text({ ...config, listening: false })),
  ...legend.flatMap(({ dot, words }) => [dot, words]),
  ...sections,
);

// Shapes that follow the pointer and the choice are above it and are drawn separately.
const overlay = new Konva.Layer({ listening: false });
const marks = new Konva.Group();
const ringNode = new Konva.Circle(ring);
const tip = new Konva.Label({ name: 'tip', visible: false });
const tipText = new Konva.Text(tagText);
tip.add(new Konva.Tag(tag), tipText);
overlay.add(marks, ringNode, tip);
stage.add(plan, overlay);

/** Caches the sections at the resolution of the zoom. */
function cacheSections() {
  for (const group of sections) group.cache({ pixelRatio: view.scale * Konva.pixelRatio });
}

function showView(next: View | null) {
  closeView = next;
  const { scale } = view;
  view = viewFor(next, stage.size());
  stage.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  // The whole hall cannot be dragged.
  stage.draggable(next !== null);
  wholeButton.disabled = next === null;
  if (view.scale === scale) return;
  cacheSections();
  legendOf(view.scale).forEach(({ dot, words }, i) => {
    legend[i]?.dot.setAttrs(dot);
    legend[i]?.words.setAttrs(words);
  });
}

function zoomTo(point: Konva.Vector2d) {
  const next = zoom(view, 2, point, stage.size());
  glide(stage, next, () => showView(next));
}

function choose(seats: Seat[], message?: string) {
  chosen = seats;
  marks.destroyChildren();
  for (const seat of seats) {
    marks.add(new Konva.Rect(chosenConfig(seat)), new Konva.Line(tickConfig(seat)));
  }
  element('#tickets').replaceChildren(...seats.map(ticket));
  report.textContent =
    message ?? (seats.length > 0 ? `Total €${totalOf(seats)}` : 'Choose a free seat.');
  reserveButton.disabled = seats.length === 0;
  holdSeats(seats.length > 0);
}

/** The time begins with the first seat. */
function holdSeats(isOn: boolean) {
  if (isOn && endHold) return;
  endHold?.();
  const show = (left: string) => (element('#hold').textContent = left && `Held for ${left}`);
  show('');
  endHold = isOn ? hold(show, () => choose([], RELEASED)) : undefined;
}

function ticket(seat: Seat) {
  const item = document.createElement('li');
  item.style.setProperty('--seat', seat.color);
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = '×';
  remove.ariaLabel = `Give up ${nameOf(seat)}`;
  remove.addEventListener('click', () => choose(chosen.filter((other) => other !== seat)));
  item.append(`${nameOf(seat)} · €${seat.price}`, remove);
  return item;
}

function toggle(seat: Seat) {
  if (taken.has(seat.id)) report.textContent = describe(seat, true);
  else if (chosen.includes(seat)) choose(chosen.filter((other) => other !== seat));
  else if (chosen.length < MAX_SEATS) choose([...chosen, seat]);
  else report.textContent = `No more than ${MAX_SEATS} seats at once.`;
}

/** Describes the seat under the pointer, or the one that the keys have reached. */
function point(seat: Seat | undefined) {
  pointed = seat;
  ringNode.visible(seat !== undefined);
  tip.visible(seat !== undefined);
  container.style.cursor = seat ? (taken.has(seat.id) ? 'not-allowed' : 'pointer') : 'default';
  if (!seat) return;
  ringNode.position(seat);
  tip.setAttrs(tipPlace(seat, view.scale));
  tipText.text(tipOf(seat, taken.has(seat.id)));
}

stage.on('pointermove', ({ target }) => point(SEATS.get(target.id())));
stage.on('pointerleave dragstart', () => point(undefined));

container.addEventListener('keydown', (event) => {
  const from = pointed ?? chosen[0] ?? bestSeats(1, taken)[0];
  const next = from && seatByKey(from, event.key);
  const isChoice = pointed !== undefined && (event.key === 'Enter' || event.key === ' ');
  if (!next && !isChoice) return;
  event.preventDefault();
  if (isChoice && pointed) toggle(pointed);
  if (!next) return;
  point(next);
  report.textContent = describe(next, taken.has(next.id));
});
container.addEventListener('blur', () => point(undefined));

stage.on('click tap', ({ evt, target }) => {
  // Konva fires click for every button. Only the main button chooses a seat.
  const seat = evt.button > 0 ? undefined : SEATS.get(target.id());
  if (seat) toggle(seat);
});

// The two clicks of a double click choose a seat and release it again.
stage.on('dblclick dbltap', ({ evt }) => {
  const pointer = stage.getPointerPosition();
  if (pointer && !(evt.button > 0)) zoomTo(pointer);
});

stage.dragBoundFunc((position) => keepInView({ ...position, scale: view.scale }, stage.size()));
stage.on('dragend', () => showView({ ...stage.position(), scale: view.scale }));

element('#closer').addEventListener('click', () =>
  zoomTo({ x: stage.width() / 2, y: stage.height() / 2 }),
);
wholeButton.addEventListener('click', () => glide(stage, fit(stage.size()), () => showView(null)));

element('#best').addEventListener('click', () => {
  const count = Number(element<HTMLSelectElement>('#count').value);
  const seats = bestSeats(count, taken);
  choose(seats, seats.length > 0 ? undefined : `No ${count} seats together are left.`);
});

reserveButton.addEventListener('click', () => {
  const problem = refusal(chosen, taken);
  if (problem) {
    report.textContent = problem;
    return;
  }
  const message = `Reserved ${chosen.length} for €${totalOf(chosen)}.`;
  for (const seat of chosen) {
    taken.add(seat.id);
    plan.findOne(`#${seat.id}`)?.setAttrs(seatConfig(seat, true));
  }
  cacheSections();
  choose([], message);
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  showView(closeView);
}).observe(container);

stage.on('destroy', () => endHold?.());
cacheSections();
showView(null);
choose(bestSeats(2, taken));
