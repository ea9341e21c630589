import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Path, Rect, Shape, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createHand } from '../../../common/konva/hand';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { keyCommand } from '../../../common/konva/keys';
import { pinch, scenePoint, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { GuideList } from './GuideList';
import {
  cursorOver,
  describeGuide,
  describeHeld,
  describePiece,
  drawRulers,
  frameConfig,
  guideConfig,
  isOverRuler,
  paper,
  partsOf,
  pieceConfig,
  REACH,
  rulerConfigs,
  takeHold,
  TOO_MANY,
  wholeSleeve,
  ZOOM,
} from '../shared/look';
import { UNITS, type Unit } from '../shared/ruler';
import {
  addGuide,
  drag,
  isSameSheet,
  matchesOf,
  newSheet,
  nudge,
  removeGuide,
  SIDE,
  type Axis,
  type Held,
  type Sheet,
} from '../shared/sheet';
import '../shared/style.css';

type StagePointerEvent = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [desk, size] = useSize<HTMLDivElement>();
  const [history, setHistory] = useState(() => newHistory(newSheet()));
  // The held guide or piece, and the sheet during the drag, which becomes a step on release.
  const [held, setHeld] = useState<Held | null>(null);
  // Null shows the whole sleeve, for any size of the window.
  const [chosenView, setView] = useState<View | null>(null);
  const [pointer, setPointer] = useState<Konva.Vector2d | null>(null);
  const [selected, setSelected] = useState('quarter');
  const [unit, setUnit] = useState<Unit>('mm');
  const [snaps, setSnaps] = useState(true);
  const [cursor, setCursor] = useState('grab');
  const [says, setSays] = useState('Drag a guide out of a ruler, or a piece to a guide.');
  const [hand] = useState(createHand);

  const sheet = held?.sheet ?? currentStep(history);
  const view = chosenView ?? wholeSleeve(size);
  const piece = sheet.pieces.find(({ id }) => id === selected);
  const matches = matchesOf(sheet, selected);

  /** Shows a changed sheet as a step that can be undone. */
  const commit = (next: Sheet, message: string, topic?: string) => {
    setHistory((now) => (isSameSheet(next, currentStep(now)) ? now : addStep(now, next, topic)));
    setSays(message);
  };

  const dragTo = (now: Held, at: Konva.Vector2d) =>
    drag(now.sheet, now.hold, scenePoint(view, at), snaps ? REACH / view.scale : 0);

  const press = (event: StagePointerEvent) => {
    const { evt, target, currentTarget } = event;
    const stage = currentTarget.getStage();
    const at = stage?.getPointerPosition();
    if (!stage || !at || held || evt.button > 0) return;
    const taken = takeHold(target, sheet, scenePoint(view, at));
    if (!taken) {
      if (target.name().startsWith('ruler')) setSays(TOO_MANY);
      else hand.press(event);
      return;
    }
    // A second finger must not take something else while the first one pans.
    if (hand.isDown()) return;
    stage.content.setPointerCapture(evt.pointerId);
    setHeld(taken);
    if (taken.hold.kind === 'piece') setSelected(taken.hold.id);
    setSays(describeHeld(taken.sheet, taken.hold, unit));
  };

  const move = (event: StagePointerEvent) => {
    const at = event.currentTarget.getStage()?.getPointerPosition();
    if (!at) return;
    setPointer({ ...at });
    if (!held) {
      setCursor(cursorOver(event.target));
      const grip = hand.move(event);
      if (grip) setView((now) => pinch(now ?? view, grip.from, grip.to, ZOOM));
    } else if (event.evt.isPrimary) {
      const next = dragTo(held, at);
      setHeld({ ...held, sheet: next });
      setSays(describeHeld(next, held.hold, unit));
    }
  };

  const release = (event: StagePointerEvent) => {
    hand.release(event);
    const at = event.currentTarget.getStage()?.getPointerPosition();
    if (!held || !at || !event.evt.isPrimary) return;
    // React may not have rendered the last move yet.
    const next = dragTo(held, at);
    setHeld(null);
    if (isOverRuler(held.hold, at)) commit(removeGuide(next, held.hold.id), 'Guide removed.');
    else commit(next, describeHeld(next, held.hold, unit));
  };

  const zoom = (factor: number, at = { x: size.width / 2, y: size.height / 2 }) =>
    setView((now) => zoomAt(now ?? view, at, factor, ZOOM));

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const at = currentTarget.getStage()?.getPointerPosition();
    if (!at || !claimWheel(evt)) return;
    zoom(wheelFactor(evt), at);
  };

  const handleKey = (event: KeyboardEvent) => {
    const command = keyCommand(event.nativeEvent);
    if (!command || held) return;
    event.preventDefault();
    if (command.do === 'undo') step(undo, 'Undone.');
    if (command.do === 'redo') step(redo, 'Redone.');
    const next = command.do === 'nudge' ? nudge(sheet, selected, command) : null;
    const moved = next?.pieces.find(({ id }) => id === selected);
    if (next && moved) commit(next, describePiece(moved, unit), `nudge ${selected}`);
  };

  const select = (id: string) => {
    setSelected(id);
    const chosen = sheet.pieces.find((other) => other.id === id);
    if (chosen) setSays(describePiece(chosen, unit));
  };

  const add = (axis: Axis) => {
    const [next, guide] = addGuide(sheet, axis, SIDE / 2);
    if (guide) commit(next, describeGuide(guide, unit));
    else setSays(TOO_MANY);
  };

  const step = (change: typeof undo, message: string) => {
    setHistory(change(history));
    setSays(message);
  };

  return (
    <div className="page">
      <div
        className="desk"
        ref={desk}
        style={{ cursor }}
        tabIndex={0}
        role="application"
        aria-label="Record sleeve with rulers. Arrow keys move the chosen piece."
        onKeyDown={handleKey}
      >
        <Stage
          {...size}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onWheel={zoomAtPointer}
        >
          {/* Zoomed: the sleeve with its pieces, in millimeters. */}
          <Layer>
            <Group x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
              <Rect {...paper} />
              {sheet.pieces.map((one) => (
                <Group key={one.id} {...pieceConfig(one)}>
                  {partsOf(one).map(({ kind, config }, i) =>
                    kind === 'text' ? <Text key={i} {...config} /> : <Path key={i} {...config} />,
                  )}
                  <Rect {...frameConfig(one, one.id === selected)} />
                </Group>
              ))}
            </Group>
          </Layer>
          {/* Not zoomed: guides and rulers, in pixels. */}
          <Layer>
            {sheet.guides.map((guide) => (
              <Line
                key={guide.id}
                {...guideConfig(guide, view, size, matches.includes(guide.id))}
              />
            ))}
            {rulerConfigs(size).map((config) => (
              <Rect key={config.name} {...config} />
            ))}
            <Shape
              name="rulers"
              listening={false}
              sceneFunc={(context) =>
                drawRulers(context, { view, size, unit, pointer, selected: piece })
              }
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" disabled={!canUndo(history)} onClick={() => step(undo, 'Undone.')}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => step(redo, 'Redone.')}>
          Redo
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / 1.5)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoom(1.5)}>
          +
        </button>
        <button type="button" onClick={() => setView(null)}>
          Whole sleeve
        </button>
        <label>
          Unit{' '}
          <select
            value={unit}
            onChange={({ target }) => setUnit(UNITS[target.selectedIndex]?.value ?? 'mm')}
          >
            {UNITS.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Piece{' '}
          <select value={selected} onChange={({ target }) => select(target.value)}>
            {sheet.pieces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={snaps}
            onChange={({ target }) => setSnaps(target.checked)}
          />{' '}
          Snap
        </label>
        <button type="button" onClick={() => add('x')}>
          Add vertical
        </button>
        <button type="button" onClick={() => add('y')}>
          Add horizontal
        </button>
        <GuideList sheet={sheet} unit={unit} onChange={commit} onRefuse={setSays} />
        <p role="status" className="says">
          {says}
        </p>
      </div>
    </div>
  );
}
