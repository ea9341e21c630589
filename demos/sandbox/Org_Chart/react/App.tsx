import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import type Konva from 'konva';
import { Group, Layer, Shape, Stage } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { fieldKey } from '../../../common/konva/field-key';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { createTwice } from '../../../common/konva/twice';
import { wheelFactor } from '../../../common/konva/zoom';
import { useWidth } from '../../../common/react/use-width';
import {
  addReport,
  choicesOf,
  crewOf,
  cursorAt,
  drag,
  findNext,
  foldPerson,
  hitAt,
  keyStep,
  letGo,
  moveTo,
  newChart,
  open,
  press,
  redoNext,
  release,
  removeSelected,
  renameSelected,
  selectedOf,
  setWanted,
  showAll,
  stageHeight,
  undoLast,
  zoomMiddle,
  zoomTo,
} from '../shared/chart';
import { writeCrew } from '../shared/crew';
import {
  cardConfigs,
  chartPicture,
  edgeConfig,
  paperConfig,
  ropeConfigs,
  sceneConfig,
} from '../shared/look';
import { HEADLINE, STANDFIRST } from '../shared/ship';
import '../shared/style.css';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [chart, change] = useState(newChart);
  const [cursor, setCursor] = useState('default');
  const [twice] = useState(createTwice);
  const stage = useRef<Konva.Stage>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const size = { width, height: stageHeight(width) };
  const person = selectedOf(chart);
  const choices = choicesOf(chart);
  const pointer = () => ({ ...(stage.current?.getPointerPosition() ?? { x: 0, y: 0 }) });
  const editName = () => {
    nameField.current?.focus();
    nameField.current?.select();
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = keyStep(event);
    if (!step) return;
    event.preventDefault();
    change((now) => step(now, size));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const handleDown = ({ evt }: PointerEventOfStage) => {
    twice.press(evt);
    if (evt.button !== 0) return;
    box.current?.focus({ preventScroll: true });
    // A mouse drag also continues outside the canvas.
    if (evt.pointerType === 'mouse') stage.current?.setPointerCapture(evt.pointerId);
    const at = pointer();
    change((now) => press(now, evt.pointerId, at, size));
  };

  const handleMove = ({ evt }: PointerEventOfStage) => {
    const at = pointer();
    setCursor(cursorAt(chart, at, size));
    change((now) => drag(now, evt.pointerId, at, size));
  };

  const handleUp = ({ evt }: PointerEventOfStage) =>
    change((now) => release(now, evt.pointerId, size));

  const handleDouble = () => {
    const { card, isFold } = hitAt(chart, pointer(), size);
    if (card && !isFold && twice.isTwice()) editName();
  };

  const handleWheel = ({ evt }: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(evt)) return;
    const next = zoomTo(chart, pointer(), wheelFactor(evt), size);
    change(next);
  };

  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    void chosen?.text().then((text) => change((now) => open(now, text)));
    // Empty the field, so that the same file can be chosen again.
    target.value = '';
  };

  const commands: [name: string, run: () => void, isOff?: boolean][] = [
    ['Remove', () => change((now) => removeSelected(now, size))],
    ['Undo', () => change(undoLast), !canUndo(chart.history)],
    ['Redo', () => change(redoNext), !canRedo(chart.history)],
    ['Open', () => file.current?.click()],
    ['Save', () => download(new Blob([writeCrew(crewOf(chart))]), 'crew.json')],
    ['PNG', () => void savePng(chartPicture(chart), 'crew.png')],
    ['Zoom in', () => change((now) => zoomMiddle(now, 1.25, size))],
    ['Zoom out', () => change((now) => zoomMiddle(now, 0.8, size))],
  ];

  return (
    <article className="crew">
      <header>
        <h2>{HEADLINE}</h2>
        <p>{STANDFIRST}</p>
      </header>
      <div
        ref={box}
        className="canvas"
        role="application"
        tabIndex={0}
        aria-label="Org chart"
        aria-describedby="keys"
        style={{ cursor }}
        onKeyDown={({ nativeEvent }) => {
          if (fieldKey(nativeEvent) !== 'save') return;
          nativeEvent.preventDefault();
          editName();
        }}
      >
        <Stage
          ref={stage}
          width={size.width}
          height={size.height}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={({ evt }) => change((now) => letGo(now, evt.pointerId))}
          onDblClick={handleDouble}
          onDblTap={handleDouble}
          onWheel={handleWheel}
        >
          {/* No layer listens: positions determine what a pointer holds, so there is no hit graph to draw. */}
          <Layer listening={false}>
            <Shape {...paperConfig(size)} />
            <Group {...sceneConfig(chart, size)}>
              <Group>
                {ropeConfigs(chart, size).map((config) => (
                  <Shape key={config.id} {...config} />
                ))}
              </Group>
              <Group>
                {cardConfigs(chart, size).map((config) => (
                  <Shape key={config.id} {...config} />
                ))}
              </Group>
              <Group>
                {cardConfigs(chart, size, true).map((config) => (
                  <Shape key={config.id} {...config} />
                ))}
              </Group>
            </Group>
            <Shape {...edgeConfig(size)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Name
          <input
            ref={nameField}
            maxLength={40}
            value={person?.name ?? ''}
            onChange={({ target: { value } }) =>
              change((now) => renameSelected(now, { name: value }))
            }
          />
        </label>
        <label>
          Role
          <input
            maxLength={40}
            value={person?.role ?? ''}
            onChange={({ target: { value } }) =>
              change((now) => renameSelected(now, { role: value }))
            }
          />
        </label>
        <label>
          Reports to
          <select
            value={person?.boss ?? ''}
            disabled={choices.length === 0}
            onChange={({ target: { value } }) => change((now) => moveTo(now, now.selected, value))}
          >
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || 'No name'}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="controls">
        <button
          type="button"
          onClick={() => {
            // The field has the new name then.
            flushSync(() => change((now) => addReport(now, size)));
            editName();
          }}
        >
          Add report
        </button>
        <button type="button" onClick={() => change((now) => foldPerson(now, now.selected))}>
          {person?.isFolded ? 'Unfold' : 'Fold'}
        </button>
        {commands.map(([name, run, isOff]) => (
          <button key={name} type="button" data-icon={name} disabled={isOff} onClick={run}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => change(showAll)}>
          All
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="Crew file"
          hidden
          onChange={openFile}
        />
        <label>
          Search
          <input
            value={chart.wanted}
            onChange={({ target: { value } }) => change((now) => setWanted(now, value))}
            onKeyDown={({ nativeEvent }) => {
              if (fieldKey(nativeEvent) === 'save') change((now) => findNext(now, size));
            }}
          />
        </label>
        <button type="button" onClick={() => change((now) => findNext(now, size))}>
          Next
        </button>
      </div>
      <p role="status">{chart.says}</p>
      <p id="keys" hidden>
        Arrow keys walk through the chart. Alt with up moves a person one level higher, with down
        below the previous person, with left or right past a neighbor. Insert adds a report, Delete
        removes, Space folds, Enter goes to the name. Plus and minus zoom, 0 shows all.
      </p>
    </article>
  );
}
