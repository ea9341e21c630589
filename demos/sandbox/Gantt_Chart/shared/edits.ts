import { addStep } from '../../../common/konva/history';
import { type Chart, chosenOf, describe, say, show, tasksOf } from './chart';
import {
  addTask,
  removeTask,
  renameTask,
  setDone,
  type Task,
  type Tasks,
  taskOf,
  toggleLink,
} from './plan';

/** Changes the tasks, or says why that is refused. Changes with the same topic in a row are undone together. */
function edit(
  chart: Chart,
  change: (tasks: Tasks, task: Task) => Tasks | string,
  topic?: string,
): Chart {
  const task = chosenOf(chart);
  if (!task) return chart;
  const before = tasksOf(chart);
  const tasks = change(before, task);
  if (typeof tasks === 'string') return say(chart, tasks);
  // A new task is chosen, or the next one in place of one that is removed.
  const added = tasks.find(({ id }) => !taskOf(before, id));
  const row = Math.min(before.indexOf(task), tasks.length - 1);
  const chosen = (added ?? taskOf(tasks, task.id) ?? tasks[row])?.id ?? '';
  const history = addStep(chart.history, tasks, topic);
  return show({ ...chart, history, chosen, says: describe(tasks, chosen) });
}

export const addBelow = (chart: Chart) => edit(chart, addTask);

export const removeChosen = (chart: Chart) => edit(chart, (tasks, { id }) => removeTask(tasks, id));

export const renameChosen = (chart: Chart, name: string) =>
  edit(chart, (tasks, { id }) => renameTask(tasks, id, name), `name ${chart.chosen}`);

export const putDone = (chart: Chart, done: number) =>
  edit(chart, (tasks, { id }) => setDone(tasks, id, done), `done ${chart.chosen}`);

export const toggleAfter = (chart: Chart, before: string) =>
  edit(chart, (tasks, { id }) => (before ? toggleLink(tasks, id, before) : tasks));

/** The tasks that the chosen one can wait for. Those that it does wait for are marked. */
export function linksOf(chart: Chart) {
  const after = chosenOf(chart)?.after ?? [];
  const others = tasksOf(chart).filter(({ id }) => id !== chart.chosen);
  return others.map(({ id, name }) => ({ id, name: after.includes(id) ? `✓ ${name}` : name }));
}
