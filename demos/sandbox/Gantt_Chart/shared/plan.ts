/** A plan of tasks in whole days. This file does not depend on Konva or a framework. */
export const MATERIALS = ['spruce', 'maple', 'ebony', 'varnish'] as const;
export type Material = (typeof MATERIALS)[number];

export interface Task {
  id: string;
  name: string;
  material: Material;
  /** The first day, counted from the first day of the plan. */
  start: number;
  days: number;
  /** Ids of the tasks that have to be done before this one begins. */
  after: readonly string[];
  /** How much of it is done, in percent. */
  done?: number;
}

export type Tasks = readonly Task[];

/** The plan ends before this day. */
export const HORIZON = 120;
export const MAX_TASKS = 30;
export const MAX_NAME = 40;

/** The day after the last one. */
export const endOf = ({ start, days }: Task) => start + days;

export const taskOf = (tasks: Tasks, id: string) => tasks.find((task) => task.id === id);

export const doneOn = (tasks: Tasks) => Math.max(0, ...tasks.map(endOf));

/** The tasks in an order in which each task follows all tasks that it waits for, or null if some wait for each other. */
function inOrder(tasks: Tasks): Task[] | null {
  const ordered: Task[] = [];
  let rest = [...tasks];
  while (rest.length > 0) {
    const ready = rest.filter(({ after }) => !rest.some(({ id }) => after.includes(id)));
    if (ready.length === 0) return null;
    ordered.push(...ready);
    rest = rest.filter((task) => !ready.includes(task));
  }
  return ordered;
}

/** Moves tasks that begin too early to the day on which they can begin. The others stay. */
export function push(tasks: Tasks): Tasks {
  const placed = new Map<string, Task>();
  for (const task of inOrder(tasks) ?? []) {
    const start = Math.max(task.start, ...task.after.map((id) => endOf(placed.get(id) ?? task)));
    placed.set(task.id, start === task.start ? task : { ...task, start });
  }
  return tasks.map((task) => placed.get(task.id) ?? task);
}

/** The latest day on which each task may end, by id, so that all are done before a day. */
function latestEnds(tasks: Tasks, end: number): Map<string, number> {
  const ends = new Map<string, number>();
  for (const task of (inOrder(tasks) ?? []).reverse()) {
    const next = tasks.filter(({ after }) => after.includes(task.id));
    ends.set(task.id, Math.min(end, ...next.map(({ id, days }) => (ends.get(id) ?? end) - days)));
  }
  return ends;
}

/** By how many days each task may slip without delaying the end, by id. */
export function slackOf(tasks: Tasks): Map<string, number> {
  const ends = latestEnds(tasks, doneOn(tasks));
  return new Map(tasks.map((task) => [task.id, (ends.get(task.id) ?? 0) - endOf(task)]));
}

/** The limits of a task. */
export interface Reach {
  /** The first day on which it can begin, and the task that it waits for until then. */
  earliest: number;
  waitsFor: Task | undefined;
  /** The last day on which it can end, if those that follow are pushed to the horizon. */
  latestEnd: number;
}

export function reachOf(tasks: Tasks, task: Task): Reach {
  const before = tasks.filter(({ id }) => task.after.includes(id));
  const earliest = Math.max(0, ...before.map(endOf));
  return {
    earliest,
    waitsFor: before.find((one) => endOf(one) === earliest),
    latestEnd: latestEnds(tasks, HORIZON).get(task.id) ?? HORIZON,
  };
}

/** Maximum number of days that a task can take. */
export const daysLimit = (tasks: Tasks, task: Task) => reachOf(tasks, task).latestEnd - task.start;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(value)));

/** The changed part of a task: its position, or one of its ends. */
export type Part = 'move' | 'start' | 'end';

/** Moves a task or one of its ends to a day, as far as it can go. Tasks that wait for it are pushed. */
export function change(tasks: Tasks, id: string, part: Part, day: number): Tasks {
  const task = taskOf(tasks, id);
  if (!task || !Number.isFinite(day)) return tasks;
  const { earliest, latestEnd } = reachOf(tasks, task);
  const places = {
    move: () => ({ start: clamp(day, earliest, latestEnd - task.days) }),
    start: () => {
      const start = clamp(day, earliest, endOf(task) - 1);
      return { start, days: endOf(task) - start };
    },
    end: () => ({ days: clamp(day, task.start + 1, latestEnd) - task.start }),
  };
  const changed = { ...task, ...places[part]() };
  if (changed.start === task.start && changed.days === task.days) return tasks;
  return push(tasks.map((one) => (one.id === id ? changed : one)));
}

/** A changed plan whose tasks are pushed, or why it is refused. */
function checked(tasks: Tasks): Tasks | string {
  if (!inOrder(tasks)) return 'This link is refused: the tasks would wait for each other.';
  const pushed = push(tasks);
  return doneOn(pushed) > HORIZON ? 'This is refused: the calendar ends here.' : pushed;
}

/** Adds a task below another one, which it waits for. */
export function addTask(tasks: Tasks, before: Task): Tasks | string {
  if (tasks.length >= MAX_TASKS) return `A plan has at most ${MAX_TASKS} tasks.`;
  const numbers = tasks.map(({ id }) => Number(/^task-(\d+)$/.exec(id)?.[1] ?? 0));
  const id = `task-${Math.max(...numbers) + 1}`;
  const { material } = before;
  const task = {
    id,
    name: 'New task',
    material,
    start: endOf(before),
    days: 3,
    after: [before.id],
  };
  return checked(tasks.toSpliced(tasks.indexOf(before) + 1, 0, task));
}

/** Removes a task, and the links to it. */
export function removeTask(tasks: Tasks, id: string): Tasks | string {
  if (tasks.length === 1) return 'A plan has at least one task.';
  const others = tasks.filter((one) => one.id !== id);
  return others.map((one) => ({ ...one, after: one.after.filter((before) => before !== id) }));
}

/** Lets a task wait for another one, or no longer. */
export function toggleLink(tasks: Tasks, id: string, before: string): Tasks | string {
  const toggle = (after: readonly string[]) =>
    after.includes(before) ? after.filter((one) => one !== before) : [...after, before];
  return checked(tasks.map((one) => (one.id === id ? { ...one, after: toggle(one.after) } : one)));
}

export function renameTask(tasks: Tasks, id: string, name: string): Tasks | string {
  if (name.trim() === '') return 'A task needs a name.';
  return tasks.map((one) => (one.id === id ? { ...one, name: name.slice(0, MAX_NAME) } : one));
}

export const setDone = (tasks: Tasks, id: string, done: number): Tasks =>
  tasks.map((one) => (one.id === id ? { ...one, done: clamp(done, 0, 100) } : one));

export const writePlan = (tasks: Tasks): string => JSON.stringify({ tasks }, null, 2);

/** Reads a plan from a file's text. Throws an error that says what is wrong. Tasks that begin too early are pushed. */
export function readPlan(text: string): Tasks {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON');
  }
  const list: unknown = isRecord(value) ? value['tasks'] : undefined;
  if (!Array.isArray(list) || list.length === 0) throw wrong('it has no list of "tasks"');
  if (list.length > MAX_TASKS) throw wrong(`it has more than ${MAX_TASKS} tasks`);
  const tasks = list.map(readTask);
  const ids = new Set(tasks.map(({ id }) => id));
  if (ids.size < tasks.length) throw wrong('two tasks have the same "id"');
  for (const { name, after } of tasks) {
    if (after.some((id) => !ids.has(id))) throw wrong(`"${name}" waits for a task that is missing`);
  }
  if (!inOrder(tasks)) throw wrong('some tasks wait for each other');
  const pushed = push(tasks);
  if (doneOn(pushed) > HORIZON) throw wrong(`it takes more than ${HORIZON} days`);
  return pushed;
}

function readTask(value: unknown, index: number): Task {
  const name = `task ${index + 1}`;
  if (!isRecord(value)) throw wrong(`${name} is not an object`);
  const { id, name: label, material, start, days, after, done } = value;
  if (typeof id !== 'string' || typeof label !== 'string' || label.trim() === '') {
    throw wrong(`${name} has no "id" or no "name"`);
  }
  if (!isDays(start, 0) || !isDays(days, 1)) throw wrong(`"${label}" has no valid days`);
  if (done !== undefined && !isPercent(done)) throw wrong(`"${label}" has a wrong "done"`);
  if (!Array.isArray(after)) throw wrong(`"${label}" has no list "after"`);
  return {
    id,
    name: label.trim().slice(0, MAX_NAME),
    material: MATERIALS.find((one) => one === material) ?? 'maple',
    start,
    days,
    after: after.map(String),
    ...(isPercent(done) ? { done } : {}),
  };
}

const isDays = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && typeof value === 'number' && value >= least && value <= HORIZON;

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const wrong = (reason: string) => new Error(`This file is not a plan: ${reason}.`);
