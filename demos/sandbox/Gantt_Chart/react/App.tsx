import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import { Arrow, Circle, Group, Layer, Shape, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import {
  cursorAt,
  drag,
  layOut,
  newChart,
  open,
  press,
  redoNext,
  release,
  rowsOf,
  showAll,
  showToday,
  standfirst,
  tasksOf,
  turnWheel,
  undoLast,
  zoom,
} from '../shared/chart';
import { keyChange } from '../shared/keys';
import {
  arrowConfigs,
  barConfigs,
  boardConfig,
  groundConfig,
  handleConfigs,
  nameConfigs,
  plotClip,
  todayConfig,
} from '../shared/look';
import { planPicture } from '../shared/picture';
import { writePlan } from '../shared/plan';
import '../shared/style.css';
import { HEADLINE } from '../shared/violin';
import { TaskForm } from './TaskForm';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [chart, change] = useState(newChart);
  const [cursor, setCursor] = useState('');
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);

  const tasks = tasksOf(chart);
  const layout = layOut(width, tasks.length);
  const pointer = () => stage.current?.getPointerPosition() ?? { x: 0, y: 0 };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = keyChange(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const handleDown = ({ evt }: PointerEventOfStage) => {
    if (evt.button !== 0) return;
    // A mouse drag also continues outside the canvas.
    if (evt.pointerType === 'mouse') stage.current?.setPointerCapture(evt.pointerId);
    const at = pointer();
    change((now) => press(now, evt.pointerId, at, layout));
  };

  const handleMove = ({ evt }: PointerEventOfStage) => {
    const at = pointer();
    setCursor(cursorAt(chart, at, layout));
    if (!chart.grip && chart.holds.length === 0) return;
    change((now) => drag(now, evt.pointerId, at, layout));
  };

  const handleUp = ({ evt }: PointerEventOfStage) =>
    change((now) => release(now, evt.pointerId, layout));

  const handleWheel = ({ evt }: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(evt, { sideways: true })) return;
    change(turnWheel(chart, evt, pointer(), layout));
  };

  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    void chosen?.text().then((text) => change((now) => open(now, text)));
    // Empty the field, so that the same file can be chosen again.
    target.value = '';
  };

  const save = () => download(new Blob([writePlan(tasks)]), 'violin-plan.json');

  const savePicture = () => void savePng(planPicture(chart), 'violin-plan.png');

  return (
    <article className="gantt">
      <header>
        <h2>{HEADLINE}</h2>
        <p>{standfirst(tasks)}</p>
      </header>
      <div
        ref={box}
        className={`canvas ${cursor}`}
        role="application"
        tabIndex={0}
        aria-label="Plan"
        aria-describedby="keys"
      >
        <Stage
          ref={stage}
          width={layout.width}
          height={layout.height}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={handleUp}
          onWheel={handleWheel}
        >
          {/* No layer listens: positions determine what a pointer holds, so there is no hit graph to draw. */}
          <Layer listening={false}>
            <Shape {...groundConfig(chart, layout)} />
            <Group {...plotClip(layout)}>
              {arrowConfigs(chart, layout).map((config) => (
                <Arrow key={config.id} {...config} />
              ))}
              {barConfigs(chart, layout).map((config) => (
                <Shape key={config.id} {...config} />
              ))}
              {handleConfigs(chart, layout).map((config, end) => (
                <Circle key={end} {...config} />
              ))}
              <Shape {...todayConfig(chart, layout)} />
            </Group>
            <Shape {...boardConfig(chart, layout)} />
            {nameConfigs(chart, layout).map((config) => (
              <Text key={config.id} {...config} />
            ))}
          </Layer>
        </Stage>
      </div>
      <TaskForm chart={chart} change={change} />
      <div className="controls">
        <button type="button" disabled={!canUndo(chart.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(chart.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => change((now) => zoom(now, 1.5))}>
          +
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          onClick={() => change((now) => zoom(now, 1 / 1.5))}
        >
          −
        </button>
        <button type="button" onClick={() => change(showAll)}>
          All
        </button>
        <button type="button" onClick={() => change(showToday)}>
          Today
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open
        </button>
        <button type="button" onClick={save}>
          Save
        </button>
        <button type="button" onClick={savePicture}>
          PNG
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="Plan file"
          hidden
          onChange={openFile}
        />
      </div>
      <p role="status">{chart.says}</p>
      <details>
        <summary>The plan as a table</summary>
        <table>
          <thead>
            <tr>
              <th>Task</th>
              <th>Dates</th>
              <th>Days</th>
              <th>Done</th>
              <th>Waits for</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(tasks).map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p id="keys" hidden>
        Arrow up and down choose a task. Left and right move it by a day, or its end with Shift.
        Page Up and Page Down move it by a week. Delete removes it. Plus and minus zoom, 0 shows the
        whole plan.
      </p>
    </article>
  );
}
