import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Path, Rect, Shape, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { startClock } from '../../../common/konva/clock';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { writePlay } from '../shared/clips';
import {
  addHere,
  advance,
  choose,
  chosenOf,
  CLIP_COMMANDS,
  clipsOf,
  cursorAt,
  drag,
  frameOf,
  keyChange,
  layOut,
  newEditor,
  open,
  optionsOf,
  press,
  redoNext,
  release,
  seek,
  showAll,
  timeOf,
  togglePlay,
  turnWheel,
  undoLast,
  zoom,
} from '../shared/editor';
import {
  boardConfig,
  clipConfigs,
  guideConfig,
  nameConfigs,
  playheadConfig,
  plotClip,
  tableConfig,
  wholeConfig,
} from '../shared/look';
import { ACTION_OPTIONS, LAST_FRAME } from '../shared/play';
import '../shared/style.css';
import {
  coastConfig,
  curtainConfig,
  lanternConfig,
  moonConfig,
  puppetConfig,
  screenConfig,
  theaterConfig,
  wavesConfig,
} from '../shared/theater';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [editor, change] = useState(newEditor);
  const [cursor, setCursor] = useState('');
  const [action, setAction] = useState('dusk');
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);

  const clips = clipsOf(editor);
  const { playhead, plays } = editor;
  const isNoneChosen = chosenOf(editor) === undefined;
  const layout = layOut(width);
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

  useEffect(() => {
    if (!plays) return;
    return startClock((milliseconds) => change((now) => advance(now, milliseconds)));
  }, [plays]);

  const handleDown = ({ evt }: PointerEventOfStage) => {
    if (evt.button !== 0) return;
    // A mouse drag also continues outside the canvas.
    if (evt.pointerType === 'mouse') stage.current?.setPointerCapture(evt.pointerId);
    const at = pointer();
    change((now) => press(now, evt.pointerId, at, layout));
  };

  const handleMove = ({ evt }: PointerEventOfStage) => {
    const at = pointer();
    setCursor(cursorAt(editor, at, layout));
    if (!editor.grip && editor.holds.length === 0) return;
    change((now) => drag(now, evt.pointerId, at, layout));
  };

  const handleUp = ({ evt }: PointerEventOfStage) =>
    change((now) => release(now, evt.pointerId, layout));

  const handleWheel = ({ evt }: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(evt, { sideways: true })) return;
    const next = turnWheel(editor, evt, pointer(), layout);
    change(next);
  };

  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    void chosen?.text().then((text) => change((now) => open(now, text)));
    // Empty the field, so that the same file can be chosen again.
    target.value = '';
  };

  const save = () => download(new Blob([writePlay(clips)]), 'shadow-play.json');

  const savePicture = () => {
    const size = { width, height: layout.theater.height, pixelRatio: 2 };
    if (stage.current) void savePng(stage.current.toCanvas(size), 'shadow-play.png');
  };

  const commands: [name: string, run: () => void, isOff?: boolean][] = [
    ['Undo', () => change(undoLast), !canUndo(editor.history)],
    ['Redo', () => change(redoNext), !canRedo(editor.history)],
    ['Open', () => file.current?.click()],
    ['Save', save],
    ['PNG', savePicture],
    ['Zoom in', () => change((now) => zoom(now, 1.5))],
    ['Zoom out', () => change((now) => zoom(now, 1 / 1.5))],
  ];

  return (
    <article className="theater">
      <div
        ref={box}
        className={`canvas ${cursor}`}
        role="application"
        tabIndex={0}
        aria-label="Timeline"
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
            <Group {...theaterConfig(layout)}>
              <Shape {...screenConfig(clips, playhead)} />
              <Circle {...moonConfig(clips, playhead)} />
              <Path {...puppetConfig(clips, playhead, 'gulls')} />
              <Path {...coastConfig} />
              <Circle {...lanternConfig} />
              <Path {...puppetConfig(clips, playhead, 'boat')} />
              <Path {...wavesConfig(playhead, 0)} />
              <Path {...puppetConfig(clips, playhead, 'whale')} />
              <Path {...wavesConfig(playhead, 1)} />
            </Group>
            <Shape {...curtainConfig(layout)} />
          </Layer>
          <Layer listening={false}>
            <Shape {...tableConfig(editor, layout)} />
            <Group {...plotClip(layout)}>
              <Rect {...wholeConfig(editor, layout)} />
              {clipConfigs(editor, layout).map((config) => (
                <Shape key={config.id} {...config} />
              ))}
              <Rect {...guideConfig(editor, layout)} />
            </Group>
            <Rect {...boardConfig(layout)} />
            {nameConfigs(editor, layout).map((config) => (
              <Text key={config.id} {...config} />
            ))}
          </Layer>
          <Layer listening={false}>
            <Group {...plotClip(layout)} clipX={layout.plot.x - 9}>
              <Shape {...playheadConfig(editor, layout)} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="play" onClick={() => change(togglePlay)}>
          {plays ? 'Pause' : 'Play'}
        </button>
        <span className="time">{timeOf(frameOf(editor))}</span>
        <input
          type="range"
          min={0}
          step={1}
          max={LAST_FRAME}
          aria-label="Playhead"
          value={frameOf(editor)}
          onChange={({ target: { valueAsNumber } }) => change((now) => seek(now, valueAsNumber))}
        />
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
          aria-label="Play file"
          hidden
          onChange={openFile}
        />
      </div>
      <div className="controls">
        <label>
          Clip{' '}
          <select
            value={editor.chosen ?? ''}
            onChange={({ target: { value } }) => change((now) => choose(now, Number(value)))}
          >
            <option value="">None</option>
            {optionsOf(editor).map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {Object.entries(CLIP_COMMANDS).map(([name, run]) => (
          <button key={name} type="button" disabled={isNoneChosen} onClick={() => change(run)}>
            {name}
          </button>
        ))}
        <label>
          New{' '}
          <select value={action} onChange={({ target: { value } }) => setAction(value)}>
            {ACTION_OPTIONS.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => change((now) => addHere(now, action))}>
          Add here
        </button>
      </div>
      <p role="status">{editor.says}</p>
      <p id="keys" hidden>
        Space plays. Left and right move the playhead by a frame, with Shift by a second. Up and
        down choose a clip, comma and period move it, the square brackets trim it to the playhead, S
        splits it, Delete removes it. Plus and minus zoom, 0 shows all.
      </p>
    </article>
  );
}
