import { describe, expect, it } from 'vitest';
import {
  drag,
  layOut,
  newChart,
  open,
  press,
  putChosen,
  release,
  tasksOf,
  undoLast,
} from './shared/chart';
import { dayName, dayOfIso, isoOf, weekdayOf } from './shared/days';
import {
  addTask,
  change,
  doneOn,
  endOf,
  HORIZON,
  push,
  readPlan,
  removeTask,
  renameTask,
  setDone,
  slackOf,
  taskOf,
  type Tasks,
  toggleLink,
  writePlan,
} from './shared/plan';
import { TASKS } from './shared/violin';

const chain: Tasks = [
  { id: 'a', name: 'A', material: 'maple', start: 0, days: 3, after: [] },
  { id: 'b', name: 'B', material: 'maple', start: 3, days: 2, after: ['a'] },
  { id: 'c', name: 'C', material: 'maple', start: 9, days: 1, after: ['b'] },
];
const starts = (tasks: Tasks) => tasks.map(({ start }) => start);

describe('change', () => {
  it('pushes what waits, and only as far as it has to', () => {
    expect(starts(change(chain, 'a', 'move', 2))).toEqual([2, 5, 9]);
    expect(starts(change(chain, 'a', 'end', 8))).toEqual([0, 8, 10]);
    expect(starts(change(chain, 'b', 'move', 30))).toEqual([0, 30, 32]);
  });

  it('stops at what the task waits for, at the first day and at the horizon', () => {
    expect(taskOf(change(chain, 'b', 'move', -5), 'b')?.start).toBe(3);
    expect(taskOf(change(chain, 'b', 'start', 0), 'b')).toMatchObject({ start: 3, days: 2 });
    expect(taskOf(change(chain, 'a', 'move', -9), 'a')?.start).toBe(0);
    const late = change(chain, 'a', 'move', 999);
    expect(doneOn(late)).toBe(HORIZON);
    expect(doneOn(change(chain, 'b', 'end', 999))).toBe(HORIZON);
  });

  it('leaves a day to each task', () => {
    expect(taskOf(change(chain, 'b', 'end', 0), 'b')).toMatchObject({ start: 3, days: 1 });
    expect(taskOf(change(chain, 'b', 'start', 50), 'b')).toMatchObject({ start: 4, days: 1 });
  });

  it('returns the same list where nothing changes', () => {
    expect(change(chain, 'b', 'move', 3.2)).toBe(chain);
    expect(change(chain, 'b', 'move', NaN)).toBe(chain);
    expect(change(chain, 'x', 'move', 3)).toBe(chain);
    expect(change([], 'a', 'move', 3)).toEqual([]);
  });
});

describe('slackOf', () => {
  it('is what a task may slip', () => {
    expect([...slackOf(chain).values()]).toEqual([4, 4, 0]);
    for (const [id, days] of slackOf(TASKS)) {
      const task = taskOf(TASKS, id);
      if (!task) throw new Error('There is no such task.');
      expect(doneOn(change(TASKS, id, 'move', task.start + days))).toBe(doneOn(TASKS));
      expect(doneOn(change(TASKS, id, 'move', task.start + days + 1))).toBe(doneOn(TASKS) + 1);
    }
  });
});

describe('the opening plan', () => {
  it('has no task that begins too early', () => {
    expect(push(TASKS)).toEqual(TASKS);
  });
});

describe('edits', () => {
  it('a new task follows the one above it', () => {
    const [, b, c] = chain;
    const tasks = b ? addTask(chain, b) : chain;
    expect(tasks).toHaveLength(4);
    expect(tasks[2]).toMatchObject({ id: 'task-1', start: 5, days: 3, after: ['b'] });
    const full = c ? Array.from({ length: 30 }, (_, i) => ({ ...c, id: `${i}`, after: [] })) : [];
    expect(c && addTask(full, c)).toBe('A plan has at most 30 tasks.');
  });

  it('links are removed with their task, and the last task stays', () => {
    expect(removeTask(chain, 'b')).toEqual([chain[0], { ...chain[2], after: [] }]);
    expect(removeTask(chain.slice(0, 1), 'a')).toBe('A plan has at least one task.');
  });

  it('a link pushes, goes again, and never makes a circle', () => {
    const free: Tasks = chain.map((task) => ({ ...task, start: 0, after: [] }));
    expect(toggleLink(free, 'b', 'a')).toMatchObject([{ start: 0 }, { start: 3 }, { start: 0 }]);
    expect(toggleLink(chain, 'b', 'a')).toMatchObject([{}, { after: [] }, {}]);
    expect(toggleLink(chain, 'a', 'c')).toContain('wait for each other');
  });

  it('a name is not empty, and progress is a percentage', () => {
    expect(renameTask(chain, 'a', ' ')).toBe('A task needs a name.');
    expect(setDone(chain, 'a', 130)[0]?.done).toBe(100);
    const wrong = writePlan(chain).replace('"days": 3', '"days": 3, "done": 400');
    expect(() => readPlan(wrong)).toThrow('"A" has a wrong "done"');
  });
});

describe('files', () => {
  it('come back as they were, and early tasks are pushed', () => {
    expect(readPlan(writePlan(TASKS))).toEqual(TASKS);
    const early = chain.map((task) => ({ ...task, start: 0 }));
    expect(starts(readPlan(writePlan(early)))).toEqual([0, 3, 5]);
  });

  it('are refused with a reason', () => {
    const [a, b] = chain;
    if (!a || !b) throw new Error('There are no tasks.');
    const file = (tasks: unknown) => () => readPlan(JSON.stringify({ tasks }));
    expect(() => readPlan('{')).toThrow('it is not JSON');
    expect(file([])).toThrow('no list of "tasks"');
    expect(file([{ ...a, after: ['b'] }, b])).toThrow('wait for each other');
    expect(file([b])).toThrow('"B" waits for a task that is missing');
    expect(file([a, a])).toThrow('the same "id"');
    expect(file([{ ...a, days: 0 }])).toThrow('"A" has no valid days');
    expect(file([{ ...a, start: 1.5 }])).toThrow('"A" has no valid days');
    expect(file([null])).toThrow('task 1 is not an object');
    expect(file([{ ...a, days: 119 }, b])).toThrow('more than 120 days');
  });
});

describe('days', () => {
  it('are those of the calendar', () => {
    expect([dayName(0), dayName(31), isoOf(31)]).toEqual(['Mar 2', 'Apr 2', '2026-04-02']);
    expect([dayOfIso('2026-03-01'), dayOfIso('')]).toEqual([-1, NaN]);
    expect([-1, 0, 5, 7].map(weekdayOf)).toEqual([6, 0, 5, 0]);
  });
});

describe('a chart', () => {
  const layout = layOut(720, TASKS.length);
  const at = (day: number, row: number) => {
    const { from, to } = newChart().window;
    const { x, y, width } = layout.plot;
    return { x: x + ((day - from) / (to - from)) * width, y: y + (row + 0.5) * 27 };
  };

  it('brings pushed tasks back when the same drag returns', () => {
    let chart = press(newChart(), 1, at(5, 1), layout);
    chart = drag(chart, 1, at(15, 1), layout);
    expect(doneOn(tasksOf(chart))).toBe(doneOn(TASKS) + 10);
    chart = release(drag(chart, 1, at(5, 1), layout), 1, layout);
    expect(tasksOf(chart)).toEqual(TASKS);
  });

  it('does not move a bar by a click, and a second finger takes over the calendar', () => {
    let chart = press(newChart(), 1, at(5, 1), layout);
    chart = drag(chart, 1, { ...at(5, 1), x: at(5, 1).x + 3 }, layout);
    chart = press(chart, 2, at(30, 1), layout);
    chart = drag(chart, 2, at(45, 1), layout);
    expect(tasksOf(chart)).toEqual(TASKS);
    expect(chart.window.to - chart.window.from).toBeLessThan(40);
    chart = release(release(chart, 1, layout), 2, layout);
    expect([chart.grip, chart.holds]).toEqual([null, []]);
  });

  it('says what stopped a task', () => {
    expect(putChosen(newChart(), 'move', 2).says).toContain('It waits for Bend the ribs.');
    expect(putChosen(newChart(), 'end', 999).says).toContain('The calendar ends here.');
    expect(open(newChart(), 'no').says).toContain('it is not JSON');
  });

  it('keeps a chosen task through undo of an opened file', () => {
    const opened = open(newChart(), writePlan(chain));
    expect(tasksOf(opened).map(endOf)).toEqual([3, 5, 10]);
    expect(undoLast(opened).chosen).not.toBe(opened.chosen);
    expect(tasksOf(undoLast(opened))).toEqual(TASKS);
  });
});
