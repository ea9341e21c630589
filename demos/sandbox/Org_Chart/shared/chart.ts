import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  type History,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { gripOf, pinch, scenePoint, type View, zoomAt } from '../../../common/konva/zoom';
import {
  add,
  bossesFor,
  branchOf,
  type Crew,
  fold,
  headOf,
  isInBranch,
  MAX_PEOPLE,
  move,
  personOf,
  readCrew,
  remove,
  rename,
  reportsOf,
  search,
  swap,
  unfoldTo,
} from './crew';
import {
  boundsOf,
  CARD,
  cardAt,
  foldPlace,
  layOutIn,
  type Placed,
  type Point,
  type Size,
} from './layout';
import { CREW } from './ship';

/** A dragged card. */
interface Grip {
  id: string;
  pointer: number;
  /** Where the pointer was pressed, and where it is now, in the scene. */
  from: Point;
  at: Point;
  hasMoved: boolean;
}

interface Finger extends Point {
  id: number;
}

/** All that the views show. Every function below returns a new chart. */
export interface Chart {
  history: History<Crew>;
  selected: string;
  /** Null shows the whole chart, at any size of the stage. */
  view: View | null;
  grip: Grip | null;
  /** Pointers that drag the paper, in pixels of the stage. */
  fingers: readonly Finger[];
  wanted: string;
  says: string;
}

export const LIMITS = { least: 0.25, most: 2.5 };
const MARGIN = 20;
/** Limits: a small crew is not enlarged, a large one stays readable, and no card is nearer to the edge. */
const FIT = { least: 0.7, most: 1.2, edge: 7 };

/** On a phone high enough for two columns. */
export const stageHeight = (width: number) => (width < 480 ? 496 : 448);

export const crewOf = ({ history }: Chart) => currentStep(history);
export const selectedOf = (chart: Chart) => personOf(crewOf(chart), chart.selected);

export const newChart = (): Chart => ({
  history: newHistory(CREW),
  selected: 'solheim',
  view: null,
  grip: null,
  fingers: [],
  wanted: '',
  says: describe(CREW, 'solheim'),
});

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

export const nameOf = (crew: Crew, id: string | null) => personOf(crew, id)?.name || 'No name';

/** Describes a person for the status line. */
export function describe(crew: Crew, id: string): string {
  const person = personOf(crew, id);
  if (!person) return '';
  const reports = reportsOf(crew, id).length;
  const all = branchOf(crew, id).length;
  const above = person.boss === null ? '' : ` Reports to ${nameOf(crew, person.boss)}.`;
  const below =
    reports === 0 ? '' : ` ${count(reports, 'report')}, ${count(all, 'person', 'people')} below.`;
  const folded = person.isFolded && all > 0 ? ' Folded.' : '';
  return `${nameOf(crew, id)}, ${person.role || 'no role'}.${above}${below}${folded}`;
}

export const say = (chart: Chart, says: string): Chart => ({ ...chart, says });

// The image.

/** The whole chart, or the readable part of it that begins at the head. */
export function fitChart(placed: readonly Placed[], size: Size): View {
  const bounds = boundsOf(placed);
  const room = Math.min(
    (size.width - 2 * MARGIN) / Math.max(bounds.width, 1),
    (size.height - 2 * MARGIN) / Math.max(bounds.height, 1),
  );
  const scale = Math.min(FIT.most, Math.max(FIT.least, room));
  const [head] = placed;
  const isWhole = bounds.width * scale <= size.width;
  const middle = isWhole ? bounds.width / 2 : (head?.x ?? 0) + CARD.width / 2;
  const y = Math.max(FIT.edge, (size.height - bounds.height * scale) / 2);
  return { x: size.width / 2 - middle * scale, y, scale };
}

/** Where everything is on a stage of this size. */
export function pictureOf(chart: Chart, size: Size) {
  const { grip } = chart;
  const crew = crewOf(chart);
  const placed = layOutIn(crew, size.width / FIT.least);
  const view = chart.view ?? fitChart(placed, size);
  const isHeld = (one: Placed) =>
    grip?.hasMoved === true && isInBranch(crew, one.person.id, grip.id);
  const under = grip?.hasMoved ? cardAt(placed, grip.at) : undefined;
  const isOwn = under !== undefined && grip !== null && isInBranch(crew, under.person.id, grip.id);
  return {
    placed,
    view,
    isHeld,
    /** The offset of the held branch from its position. */
    away: grip?.hasMoved
      ? { x: grip.at.x - grip.from.x, y: grip.at.y - grip.from.y }
      : { x: 0, y: 0 },
    /** The card that the held card would report to, or the card that it may not report to. */
    target: under && !isOwn ? under : null,
    refused: under && isOwn && under.person.id !== grip?.id ? under : null,
    found: search(crew, chart.wanted),
  };
}

/** The view moved as little as needed so that the selected card is on the stage. */
function reveal(chart: Chart, size: Size): Chart {
  const { placed, view } = pictureOf(chart, size);
  const card = placed.find(({ person }) => person.id === chart.selected);
  if (!card) return chart;
  const shift = (low: number, high: number, room: number) =>
    Math.max(FIT.edge - low, 0) || Math.min(room - FIT.edge - high, 0);
  const left = view.x + card.x * view.scale;
  const top = view.y + card.y * view.scale;
  const x = shift(left, left + CARD.width * view.scale, size.width);
  const y = shift(top, top + CARD.height * view.scale, size.height);
  return x === 0 && y === 0 ? chart : { ...chart, view: { ...view, x: view.x + x, y: view.y + y } };
}

export const zoomMiddle = (chart: Chart, factor: number, size: Size): Chart => ({
  ...chart,
  view: zoomAt(
    pictureOf(chart, size).view,
    { x: size.width / 2, y: size.height / 2 },
    factor,
    LIMITS,
  ),
});

/** Zooms at a point of the stage. Returns the same chart if a zoom limit is reached. */
export function zoomTo(chart: Chart, point: Point, factor: number, size: Size): Chart {
  const before = pictureOf(chart, size).view;
  const view = zoomAt(before, point, factor, LIMITS);
  return view.scale === before.scale ? chart : { ...chart, view };
}

export const showAll = (chart: Chart): Chart => ({ ...chart, view: null });

// Selection and changes.

export function select(chart: Chart, id: string, size: Size): Chart {
  const crew = unfoldTo(crewOf(chart), id);
  const history = crew === crewOf(chart) ? chart.history : addStep(chart.history, crew);
  return reveal({ ...chart, history, selected: id, says: describe(crew, id) }, size);
}

function commit(chart: Chart, crew: Crew, says: string, topic?: string): Chart {
  return { ...chart, history: addStep(chart.history, crew, topic), says };
}

/** Lets a person report to another person, or says why that is not possible. */
export function moveTo(chart: Chart, id: string, boss: string): Chart {
  const crew = crewOf(chart);
  const moved = move(crew, id, boss);
  const [name, above] = [nameOf(crew, id), nameOf(crew, boss)];
  if (moved !== crew) return commit(chart, moved, `${name} reports to ${above} now.`);
  if (personOf(crew, id)?.boss === boss) return say(chart, `${name} reports to ${above} already.`);
  if (personOf(crew, id)?.boss === null) return say(chart, `${name} is the head of all.`);
  return say(chart, `${name} cannot report to ${above}, who is in the same branch.`);
}

/** Renames a person; continuous typing is one step. */
export function renameSelected(chart: Chart, changes: { name?: string; role?: string }): Chart {
  const crew = rename(crewOf(chart), chart.selected, changes);
  const topic = `${Object.keys(changes).join()} ${chart.selected}`;
  return commit(chart, crew, describe(crew, chart.selected), topic);
}

export function addReport(chart: Chart, size: Size): Chart {
  const before = crewOf(chart);
  if (before.length >= MAX_PEOPLE) return say(chart, `There is room for ${MAX_PEOPLE} people.`);
  const { crew, id } = add(before, chart.selected);
  const says = `New hand added below ${nameOf(crew, chart.selected)}. Type a name.`;
  return reveal({ ...commit(chart, crew, says), selected: id }, size);
}

export function removeSelected(chart: Chart, size: Size): Chart {
  const before = crewOf(chart);
  const person = selectedOf(chart);
  if (!person || person.boss === null) return say(chart, 'The head of all stays.');
  const reports = reportsOf(before, person.id).length;
  const crew = remove(before, person.id);
  const moved = reports > 0 ? ` ${count(reports, 'report')} moved up.` : '';
  const removed = commit(chart, crew, `${nameOf(before, person.id)} removed.${moved}`);
  return reveal({ ...removed, selected: person.boss }, size);
}

export function foldPerson(chart: Chart, id: string): Chart {
  const before = crewOf(chart);
  const person = personOf(before, id);
  if (!person || reportsOf(before, id).length === 0) {
    return say(chart, `${nameOf(before, id)} has nobody to fold.`);
  }
  const crew = fold(before, id, !person.isFolded);
  return { ...commit(chart, crew, describe(crew, id)), selected: id };
}

function shift(chart: Chart, by: 1 | -1): Chart {
  const crew = swap(crewOf(chart), chart.selected, by);
  return crew === crewOf(chart)
    ? say(chart, 'Nobody is beside.')
    : commit(chart, crew, describe(crew, chart.selected));
}

function travel(chart: Chart, history: History<Crew>, says: string): Chart {
  const crew = currentStep(history);
  const selected = personOf(crew, chart.selected)?.id ?? headOf(crew)?.id ?? '';
  return { ...chart, history, selected, grip: null, says: `${says} ${describe(crew, selected)}` };
}

export const undoLast = (chart: Chart) =>
  canUndo(chart.history)
    ? travel(chart, undo(chart.history), 'Undone.')
    : say(chart, 'There is nothing to undo.');

export const redoNext = (chart: Chart) =>
  canRedo(chart.history)
    ? travel(chart, redo(chart.history), 'Done again.')
    : say(chart, 'There is nothing to do again.');

/** Replaces the crew by the one in a file's text, or says what is wrong with it. */
export function open(chart: Chart, text: string): Chart {
  try {
    const crew = readCrew(text);
    const says = `Opened, ${count(crew.length, 'person', 'people')}.`;
    return showAll(travel(chart, addStep(chart.history, crew), says));
  } catch (error) {
    return say(chart, error instanceof Error ? error.message : String(error));
  }
}

// Search.

export function setWanted(chart: Chart, wanted: string): Chart {
  const found = search(crewOf(chart), wanted).length;
  const says = wanted.trim() === '' ? 'Nothing to search for.' : `${found} found.`;
  return { ...chart, wanted, says };
}

/** The next search result after the selected person. */
export function findNext(chart: Chart, size: Size): Chart {
  const found = search(crewOf(chart), chart.wanted);
  const next = found[(found.indexOf(chart.selected) + 1) % Math.max(1, found.length)];
  return next === undefined ? say(chart, 'Nobody was found.') : select(chart, next, size);
}

// Keys.

/** The person who is above, below or beside the selected one. */
function neighbor(chart: Chart, key: string): string | undefined {
  const crew = crewOf(chart);
  const placed = layOutIn(crew, Infinity);
  const here = placed.find(({ person }) => person.id === chart.selected);
  if (!here) return headOf(crew)?.id;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    // Down and up follow a column; between the head and a department they follow the rope.
    const column = placed.filter(({ depth }) => depth > 0);
    const by = key === 'ArrowUp' ? -1 : 1;
    const next = column[column.indexOf(here) + by];
    if (here.depth === 0) return by === 1 ? reportsOf(crew, here.person.id)[0]?.id : undefined;
    if (here.depth === 1 && by === -1) return here.boss?.person.id;
    return next && next.depth > 1 ? next.person.id : undefined;
  }
  if (here.depth === 0) return undefined;
  const by = key === 'ArrowLeft' ? -1 : 1;
  const above = [...placed].filter(({ depth }) => depth === 1);
  const own = above.findIndex(({ person }) => isInBranch(crew, here.person.id, person.id));
  const next = above[own + by];
  if (!next) return undefined;
  const inNext = placed.filter(({ person }) => isInBranch(crew, person.id, next.person.id));
  const far = (one: Placed) => Math.abs(one.y - here.y);
  return inNext.reduce((best, one) => (far(one) < far(best) ? one : best), next).person.id;
}

/** Alt and an arrow: up to the boss of the boss, down below the previous person, or to the side. */
function moveByKey(chart: Chart, key: string): Chart {
  const crew = crewOf(chart);
  const person = selectedOf(chart);
  if (!person) return chart;
  if (key === 'ArrowLeft') return shift(chart, -1);
  if (key === 'ArrowRight') return shift(chart, 1);
  if (key === 'ArrowUp') {
    const above = personOf(crew, person.boss)?.boss;
    return above ? moveTo(chart, person.id, above) : say(chart, 'There is nobody higher up.');
  }
  const peers = crew.filter(({ boss }) => boss === person.boss);
  const before = peers[peers.indexOf(person) - 1];
  return before
    ? moveTo(chart, person.id, before.id)
    : say(chart, 'Nobody is before, to report to.');
}

/** What a key does while the canvas has the focus, or undefined. Undo works everywhere but in text fields. */
export function keyStep(event: KeyboardEvent): ((chart: Chart, size: Size) => Chart) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  const { key, altKey, ctrlKey, metaKey, target } = event;
  const isOnCanvas = target instanceof Element && target.closest('[role="application"]');
  if (!isOnCanvas || ctrlKey || metaKey) return undefined;
  if (key.startsWith('Arrow')) {
    if (altKey) return (chart, size) => reveal(moveByKey(chart, key), size);
    return (chart, size) => {
      const next = neighbor(chart, key);
      return next === undefined ? chart : select(chart, next, size);
    };
  }
  if (altKey) return undefined;
  const steps: Record<string, (chart: Chart, size: Size) => Chart> = {
    ' ': (chart) => foldPerson(chart, chart.selected),
    Insert: addReport,
    Delete: removeSelected,
    Backspace: removeSelected,
    '+': (chart, size) => zoomMiddle(chart, 1.25, size),
    '-': (chart, size) => zoomMiddle(chart, 0.8, size),
    '0': showAll,
    Escape: (chart) => ({ ...chart, grip: null }),
  };
  return steps[key];
}

// Pointers.

/** The card at a point of the stage, or its button that folds. */
export function hitAt(chart: Chart, point: Point, size: Size) {
  const { placed, view } = pictureOf(chart, size);
  const at = scenePoint(view, point);
  const folds = placed.find((one) => {
    const button = foldPlace(one);
    return one.hasReports && Math.hypot(at.x - button.x, at.y - button.y) < 13;
  });
  return { card: folds ?? cardAt(placed, at), isFold: folds !== undefined, at };
}

export function cursorAt(chart: Chart, point: Point, size: Size): string {
  if (chart.grip?.hasMoved) return 'grabbing';
  const { card, isFold } = hitAt(chart, point, size);
  return isFold ? 'pointer' : card ? 'grab' : 'default';
}

/** A pointer is pressed. A second finger zooms, unless a card is being dragged. */
export function press(chart: Chart, pointer: number, point: Point, size: Size): Chart {
  const finger = { id: pointer, ...point };
  const { grip, fingers } = chart;
  if (grip?.hasMoved || fingers.length > 1) return chart;
  if (grip) {
    // The first finger was on a card, but now there are two fingers.
    const { view } = pictureOf(chart, size);
    const first = {
      id: grip.pointer,
      x: view.x + grip.at.x * view.scale,
      y: view.y + grip.at.y * view.scale,
    };
    return { ...chart, grip: null, fingers: [first, finger] };
  }
  const { card, isFold, at } = hitAt(chart, point, size);
  if (fingers.length === 1 || !card) return { ...chart, fingers: [...fingers, finger] };
  const { id } = card.person;
  if (isFold) return foldPerson(chart, id);
  return {
    ...chart,
    selected: id,
    says: describe(crewOf(chart), id),
    grip: { id, pointer, from: at, at, hasMoved: false },
  };
}

/** A pointer has moved: the card follows it, or the paper does. */
export function drag(chart: Chart, pointer: number, point: Point, size: Size): Chart {
  const { grip, fingers } = chart;
  const { view } = pictureOf(chart, size);
  if (grip) {
    const at = scenePoint(view, point);
    const isClick = Math.hypot(at.x - grip.from.x, at.y - grip.from.y) * view.scale < 5;
    // The head of all has no other position.
    const isHead = personOf(crewOf(chart), grip.id)?.boss === null;
    if (pointer !== grip.pointer || isHead || (isClick && !grip.hasMoved)) return chart;
    return { ...chart, grip: { ...grip, at, hasMoved: true } };
  }
  if (!fingers.some(({ id }) => id === pointer)) return chart;
  const moved = fingers.map((one) => (one.id === pointer ? { ...one, ...point } : one));
  const grips = [fingers, moved].map(([first, second]) =>
    first && second ? gripOf([first, second]) : first ? { middle: first, apart: 0 } : null,
  );
  const [from, to] = grips;
  return from && to ? { ...chart, fingers: moved, view: pinch(view, from, to, LIMITS) } : chart;
}

/** A pointer is released. A held card reports to the card that it is dropped on. */
export function release(chart: Chart, pointer: number, size: Size): Chart {
  const { grip } = chart;
  if (grip?.pointer !== pointer) {
    return { ...chart, fingers: chart.fingers.filter(({ id }) => id !== pointer) };
  }
  const { target, refused } = pictureOf(chart, size);
  const free = { ...chart, grip: null };
  const under = target ?? refused;
  if (under) return reveal(moveTo(free, grip.id, under.person.id), size);
  return grip.hasMoved ? say(free, 'Drop a card on another one. It went back.') : free;
}

/** The browser cancels a pointer: the card returns to its position. */
export const letGo = (chart: Chart, pointer: number): Chart => ({
  ...chart,
  grip: chart.grip?.pointer === pointer ? null : chart.grip,
  fingers: chart.fingers.filter(({ id }) => id !== pointer),
});

// Fields.

/** The people to whom the selected person could report, sorted by name. */
export const choicesOf = (chart: Chart) => bossesFor(crewOf(chart), chart.selected);
