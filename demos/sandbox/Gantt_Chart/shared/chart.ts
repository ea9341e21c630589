import {
  type AxisLimits,
  type AxisWindow,
  type Hold,
  holdAt,
  panWindow,
  valueAt,
  type WheelTurn,
  wheelWindow,
  windowUnder,
  xOf,
  zoomWindow,
} from '../../../common/konva/axis-window';
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
import { dayName, weekdayName } from './days';
import {
  change,
  doneOn,
  endOf,
  HORIZON,
  type Part,
  readPlan,
  reachOf,
  slackOf,
  type Task,
  taskOf,
  type Tasks,
} from './plan';
import { TASKS, TODAY } from './violin';

/** A dragged bar. */
interface Grip {
  part: Part;
  /** The pointer that holds it, and where it was pressed. */
  pointer: number;
  x: number;
  /** The history at that moment: moves are counted from there, so a drag is one step. */
  history: History<Tasks>;
  hasMoved: boolean;
}

/** All that the views show. Every function below returns a new chart. */
export interface Chart {
  history: History<Tasks>;
  window: AxisWindow;
  chosen: string;
  showsPath: boolean;
  grip: Grip | null;
  /** Fingers that hold the calendar. */
  holds: readonly Hold[];
  /** What happened last, for the status line. */
  says: string;
}

export interface Layout {
  width: number;
  height: number;
  /** Right of the names. */
  plot: { x: number; y: number; width: number; height: number };
}

interface Point {
  x: number;
  y: number;
}

export const ROW = 27;
const HEAD = 46;
const LIMITS: AxisLimits = { first: -7, last: HORIZON, least: 10 };

export function layOut(width: number, rows: number): Layout {
  const names = width < 480 ? 116 : 164;
  const plot = { x: names, y: HEAD, width: Math.max(1, width - names), height: rows * ROW };
  return { width, height: HEAD + plot.height + 8, plot };
}

/** The window that shows a whole plan. */
const around = (tasks: Tasks): AxisWindow => ({
  from: -1.5,
  to: Math.min(HORIZON, Math.max(doneOn(tasks) + 1.5, LIMITS.least)),
});

export const newChart = (): Chart => ({
  history: newHistory(TASKS),
  window: around(TASKS),
  chosen: 'top',
  showsPath: false,
  grip: null,
  holds: [],
  says: describe(TASKS, 'top'),
});

export const tasksOf = ({ history }: Chart) => currentStep(history);
export const chosenOf = (chart: Chart) => taskOf(tasksOf(chart), chart.chosen);

const count = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** "Mar 10 to Mar 18" */
export const datesOf = (task: Task) => `${dayName(task.start)} to ${dayName(endOf(task) - 1)}`;

/** Describes a task for the status line. */
export function describe(tasks: Tasks, id: string): string {
  const task = taskOf(tasks, id);
  if (!task) return '';
  const slack = slackOf(tasks).get(id) ?? 0;
  const slip = slack > 0 ? `It may slip ${count(slack)}.` : 'If it slips, all is late.';
  const done = task.done ? ` ${task.done} % done.` : '';
  return `${task.name}: ${datesOf(task)}, ${count(task.days)}. ${slip}${done}`;
}

export const standfirst = (tasks: Tasks) =>
  `Ready on ${weekdayName(doneOn(tasks) - 1)}, after ${count(doneOn(tasks))}. Invented plan.`;

/** The table: name, dates, days, progress, and what each task waits for. */
export const rowsOf = (tasks: Tasks): string[][] =>
  tasks.map((task) => [
    task.name,
    datesOf(task),
    String(task.days),
    `${task.done ?? 0} %`,
    task.after.map((id) => taskOf(tasks, id)?.name).join(', '),
  ]);

export const say = (chart: Chart, says: string): Chart => ({ ...chart, says });

export const choose = (chart: Chart, id: string): Chart => ({
  ...chart,
  chosen: id,
  says: describe(tasksOf(chart), id),
});

/** Why a task stopped before the requested day, if it did. */
function stopped(tasks: Tasks, task: Task, part: Part, day: number): string {
  const { earliest, waitsFor, latestEnd } = reachOf(tasks, task);
  if (part !== 'end' && day < earliest) {
    return waitsFor ? ` It waits for ${waitsFor.name}.` : ' The plan begins here.';
  }
  const end = part === 'move' ? day + task.days : day;
  return part !== 'start' && end > latestEnd ? ' The calendar ends here.' : '';
}

/** Puts the chosen task, or one of its ends, on a day. Changes with the same topic in a row are undone together. */
function put(chart: Chart, part: Part, day: number, topic?: string): Chart {
  const before = tasksOf(chart);
  const task = chosenOf(chart);
  if (!task || !Number.isFinite(day)) return chart;
  const tasks = change(before, task.id, part, day);
  const says = describe(tasks, task.id) + stopped(before, task, part, day);
  if (tasks === before) return { ...chart, says };
  return { ...chart, history: addStep(chart.history, tasks, topic), says };
}

/** The same for keys and fields: steps in a row are undone together. */
export const putChosen = (chart: Chart, part: Part, day: number) =>
  put(chart, part, day, `${part} ${chart.chosen}`);

/** The row at a height of the stage. */
export const rowAt = (y: number, { plot }: Layout) => Math.floor((y - plot.y) / ROW);

/** The object at a point: a bar or one of its ends, a name, or the calendar. The handles of the chosen bar reach beyond its ends. */
export function hitAt(chart: Chart, { x, y }: Point, layout: Layout) {
  const task = tasksOf(chart)[rowAt(y, layout)];
  if (x < layout.plot.x) return { kind: 'name', task } as const;
  if (!task) return { kind: 'calendar', task } as const;
  const left = xOf(task.start, chart.window, layout.plot);
  const right = xOf(endOf(task), chart.window, layout.plot);
  const outer = task.id === chart.chosen ? 18 : 0;
  // A short bar keeps a middle to be moved by.
  const inner = Math.min(7, (right - left) / 4);
  if (x < left - outer || x > right + outer) return { kind: 'calendar', task } as const;
  if (x <= left + inner) return { kind: 'start', task } as const;
  return x >= right - inner ? ({ kind: 'end', task } as const) : ({ kind: 'move', task } as const);
}

/** The CSS class of the canvas, which sets the mouse cursor. */
export function cursorAt(chart: Chart, point: Point, layout: Layout): string {
  if (chart.grip) return chart.grip.part === 'move' ? 'held' : 'edge';
  if (chart.holds.length > 0) return 'held';
  const { kind, task } = hitAt(chart, point, layout);
  if (kind === 'name') return task ? 'name' : '';
  return { start: 'edge', end: 'edge', move: 'bar', calendar: '' }[kind];
}

/** A pointer is pressed. A second finger zooms, unless a bar has already moved. */
export function press(chart: Chart, pointer: number, point: Point, layout: Layout): Chart {
  const hold = holdAt(pointer, point.x, chart.window, layout.plot);
  if (chart.grip) {
    if (chart.grip.hasMoved) return chart;
    const first = holdAt(chart.grip.pointer, chart.grip.x, chart.window, layout.plot);
    return { ...chart, grip: null, holds: [first, hold] };
  }
  if (chart.holds.length === 1) return { ...chart, holds: [...chart.holds, hold] };
  if (chart.holds.length > 1) return chart;
  const { kind, task } = hitAt(chart, point, layout);
  if (kind === 'calendar') return { ...chart, holds: [hold] };
  if (!task) return chart;
  const chosen = choose(chart, task.id);
  if (kind === 'name') return show(chosen);
  const { history } = chart;
  return { ...chosen, grip: { part: kind, pointer, x: point.x, history, hasMoved: false } };
}

/** A pointer has moved. A bar moves by whole days; the calendar keeps each finger on its date. */
export function drag(chart: Chart, pointer: number, { x }: Point, { plot }: Layout): Chart {
  const { grip } = chart;
  if (!grip) {
    const holds = chart.holds.map((hold) => (hold.id === pointer ? { ...hold, x } : hold));
    return { ...chart, holds, window: windowUnder(holds, chart.window, plot, LIMITS) };
  }
  const start = { ...chart, history: grip.history };
  const task = chosenOf(start);
  // A click may move the pointer slightly.
  const isClick = !grip.hasMoved && Math.abs(x - grip.x) < 4;
  if (pointer !== grip.pointer || !task || isClick) return chart;
  const by = valueAt(x, chart.window, plot) - valueAt(grip.x, chart.window, plot);
  const day = (grip.part === 'end' ? endOf(task) : task.start) + Math.round(by);
  return { ...put(start, grip.part, day), grip: { ...grip, hasMoved: true } };
}

/** A pointer is released, or the browser cancels it. The other finger holds the point that is now under it. */
export function release(chart: Chart, pointer: number, { plot }: Layout): Chart {
  const left = chart.holds.filter(({ id }) => id !== pointer);
  return {
    ...chart,
    grip: chart.grip?.pointer === pointer ? null : chart.grip,
    holds: left.map(({ id, x }) => holdAt(id, x, chart.window, plot)),
  };
}

export const turnWheel = (
  chart: Chart,
  wheel: WheelTurn,
  { x }: Point,
  { plot }: Layout,
): Chart => ({
  ...chart,
  window: wheelWindow(chart.window, wheel, x, plot, LIMITS),
});

const middleOf = ({ from, to }: AxisWindow) => (from + to) / 2;

/** Zooms at the chosen task, if it is in the window. */
export function zoom(chart: Chart, factor: number): Chart {
  const { window } = chart;
  const task = chosenOf(chart);
  const center = task ? task.start + task.days / 2 : NaN;
  const at = center >= window.from && center <= window.to ? center : middleOf(window);
  return { ...chart, window: zoomWindow(window, factor, at, LIMITS) };
}

export const showAll = (chart: Chart): Chart => ({ ...chart, window: around(tasksOf(chart)) });

/** Moves the window as little as needed to show the chosen task, or its start if it is longer. */
export function show(chart: Chart): Chart {
  const task = chosenOf(chart);
  if (!task) return chart;
  const { from, to } = chart.window;
  const right = endOf(task) + 1 > to ? endOf(task) + 1 - to : 0;
  const by = task.start - 1 < from + right ? task.start - 1 - from : right;
  return by === 0 ? chart : { ...chart, window: panWindow(chart.window, by, LIMITS) };
}

export function showToday(chart: Chart): Chart {
  const window = panWindow(chart.window, TODAY - middleOf(chart.window), LIMITS);
  return { ...chart, window, says: `Today is ${weekdayName(TODAY)}.` };
}

/** The task some rows below the chosen one. */
export function step(chart: Chart, by: number): Chart {
  const tasks = tasksOf(chart);
  const row = tasks.findIndex(({ id }) => id === chart.chosen);
  const next = tasks[Math.max(0, Math.min(tasks.length - 1, row + by))];
  return next ? show(choose(chart, next.id)) : chart;
}

/** Moves the chosen task by days, or its end. */
export function nudge(chart: Chart, part: 'move' | 'end', by: number): Chart {
  const task = chosenOf(chart);
  if (!task) return chart;
  return show(putChosen(chart, part, (part === 'end' ? endOf(task) : task.start) + by));
}

function travel(chart: Chart, history: History<Tasks>, says: string): Chart {
  const tasks = currentStep(history);
  // Another file may have been opened in between.
  const chosen = taskOf(tasks, chart.chosen)?.id ?? tasks[0]?.id ?? '';
  return { ...chart, history, chosen, grip: null, says: `${says} ${describe(tasks, chosen)}` };
}

export const undoLast = (chart: Chart) =>
  canUndo(chart.history)
    ? travel(chart, undo(chart.history), 'Undone.')
    : say(chart, 'There is nothing to undo.');

export const redoNext = (chart: Chart) =>
  canRedo(chart.history)
    ? travel(chart, redo(chart.history), 'Done again.')
    : say(chart, 'There is nothing to do again.');

/** Replaces the plan by the one in a file's text, or says what is wrong with it. */
export function open(chart: Chart, text: string): Chart {
  try {
    const tasks = readPlan(text);
    const history = addStep(chart.history, tasks);
    const opened = travel(chart, history, `Opened, ${tasks.length} tasks.`);
    return showAll(opened);
  } catch (error) {
    return say(chart, error instanceof Error ? error.message : String(error));
  }
}
