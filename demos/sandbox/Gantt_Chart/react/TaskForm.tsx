import { type Chart, choose, chosenOf, putChosen, tasksOf } from '../shared/chart';
import { dayOfIso, isoOf } from '../shared/days';
import {
  addBelow,
  linksOf,
  putDone,
  removeChosen,
  renameChosen,
  toggleAfter,
} from '../shared/edits';
import { daysLimit, MAX_NAME } from '../shared/plan';

interface TaskFormProps {
  chart: Chart;
  change(next: (chart: Chart) => Chart): void;
}

/** The fields of the chosen task. */
export function TaskForm({ chart, change }: TaskFormProps) {
  const tasks = tasksOf(chart);
  const task = chosenOf(chart);
  return (
    <>
      <div className="controls">
        <label>
          Task{' '}
          <select
            value={chart.chosen}
            onChange={({ target: { value } }) => change((now) => choose(now, value))}
          >
            {tasks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Start{' '}
          <input
            type="date"
            value={isoOf(task?.start ?? 0)}
            onChange={({ target: { value } }) =>
              change((now) => putChosen(now, 'move', dayOfIso(value)))
            }
          />
        </label>
        <label>
          Days{' '}
          <input
            type="range"
            min={1}
            step={1}
            max={task ? daysLimit(tasks, task) : 1}
            value={task?.days ?? 1}
            onChange={({ target: { valueAsNumber } }) =>
              change((now) => putChosen(now, 'end', (task?.start ?? 0) + valueAsNumber))
            }
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={chart.showsPath}
            onChange={({ target: { checked } }) =>
              change((now) => ({ ...now, showsPath: checked }))
            }
          />{' '}
          Critical path
        </label>
      </div>
      <div className="controls">
        <label>
          Name{' '}
          <input
            maxLength={MAX_NAME}
            value={task?.name ?? ''}
            onChange={({ target: { value } }) => change((now) => renameChosen(now, value))}
          />
        </label>
        <label>
          Done{' '}
          <input
            type="range"
            max={100}
            step={10}
            value={task?.done ?? 0}
            onChange={({ target: { valueAsNumber } }) =>
              change((now) => putDone(now, valueAsNumber))
            }
          />
        </label>
        <label>
          Waits for{' '}
          <select
            value=""
            onChange={({ target: { value } }) => change((now) => toggleAfter(now, value))}
          >
            <option value="">Choose…</option>
            {linksOf(chart).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => change(addBelow)}>
          Add task
        </button>
        <button type="button" onClick={() => change(removeChosen)}>
          Remove task
        </button>
      </div>
    </>
  );
}
