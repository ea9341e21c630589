import { memo, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Path, Rect, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { arrowStep } from '../../../common/konva/arrow-step';
import { createHand } from '../../../common/konva/hand';
import {
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { growth, wheelFactor, type View } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { CHOICES, dragStep, LABEL, MOVED, nudgeStep, type TourHistory } from '../shared/editing';
import {
  ALL,
  captionConfigs,
  handleConfigs,
  huts,
  KEEPS,
  legendConfigs,
  scenery,
  tourConfigs,
  trailConfigs,
} from '../shared/look';
import {
  captionsWithRoom,
  carry,
  describe,
  firstView,
  pan,
  pinned,
  resizeView,
  TOUR,
  zoomView,
  type Size,
} from '../shared/tour';
import '../shared/style.css';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

/** Does not depend on the view: zooming renders the stage, but not the scenery. */
const Scenery = memo(() => (
  <>
    {scenery.map((config, i) => (
      <Path key={i} {...config} />
    ))}
    {huts.map(({ group, parts }) => (
      <Group key={group.id} {...group}>
        {parts.map((config, i) => (
          <Path key={i} {...config} />
        ))}
      </Group>
    ))}
  </>
));

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  // Null is the initial view, for any size of the stage.
  const [own, setOwn] = useState<{ view: View; size: Size } | null>(null);
  const [history, setHistory] = useState<TourHistory>(() => newHistory(TOUR));
  const [keeps, setKeeps] = useState(ALL);
  const [chosen, setChosen] = useState<number | null>(null);
  const [word, setWord] = useState('');
  const [hand] = useState(createHand);

  const points = currentStep(history);
  const viewOf = (now: typeof own) =>
    now ? resizeView(now.view, now.size, size) : firstView(size);
  const view = viewOf(own);
  const places = captionsWithRoom(view, keeps.captions ? 1 : view.scale);
  const tour = tourConfigs(points, keeps);
  const legend = legendConfigs(size);

  /** Several events may fire between two renders: each continues from the previous view. */
  const look = (change: (now: View) => View) =>
    setOwn((now) => ({ view: change(viewOf(now)), size }));

  const edit = (change: (now: TourHistory) => TourHistory) => {
    setHistory(change);
    setWord(MOVED);
  };

  const zoom = (factor: number, point = { x: size.width / 2, y: size.height / 2 }) =>
    look((now) => zoomView(now, size, point, factor));

  const press = (event: PointerEventOfStage) => {
    if (event.target.name() !== 'handle') hand.press(event);
  };

  const follow = (event: PointerEventOfStage) => {
    const move = hand.move(event);
    if (!move) return;
    const { from, to } = move;
    look((now) => carry(now, size, from.middle, to.middle, growth(from, to)));
  };

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    zoom(wheelFactor(evt), { x: point.x, y: point.y });
  };

  const dragHandle = ({ target }: Konva.KonvaEventObject<DragEvent>, i: number) => {
    const next = dragStep(history, i, target.position());
    // The step has the position inside the panorama.
    target.position(currentStep(next)[i] ?? target.position());
    edit(() => next);
  };

  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    const arrow = arrowStep(event, 1);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow && chosen !== null) edit((now) => nudgeStep(now, chosen, arrow, view));
    else if (arrow) look((now) => pan(now, size, arrow));
    else if (key === '+' || key === '=') zoom(1.5);
    else if (key === '-') zoom(1 / 1.5);
    else if (key === 'Home') setOwn(null);
    else if (key === 'Escape') setChosen(null);
    else return;
    event.preventDefault();
  };

  const handleUndoKey = (event: KeyboardEvent) => {
    const command = undoCommand(event.nativeEvent);
    if (!command) return;
    event.preventDefault();
    edit(command === 'undo' ? undo : redo);
  };

  return (
    <div className="page" onKeyDown={handleUndoKey}>
      <div
        ref={box}
        className="panorama"
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage
          {...size}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          onPointerDown={press}
          onPointerMove={follow}
          onPointerUp={hand.release}
          onPointerCancel={hand.release}
          onWheel={zoomAtPointer}
        >
          <Layer listening={false}>
            <Scenery />
            {trailConfigs(keeps).map((config, i) => (
              <Line key={i} {...config} />
            ))}
            <Line {...tour.halo} />
            <Line {...tour.line} />
          </Layer>
          <Layer>
            {handleConfigs(points, view, keeps, chosen).map((config, i) => (
              <Circle
                key={config.id}
                {...config}
                onPointerDown={({ evt }) => evt.button === 0 && setChosen(i)}
                onDragMove={(event) => dragHandle(event, i)}
                onDragEnd={() => edit(endTopic)}
              />
            ))}
            <Group listening={false}>
              {captionConfigs(places, view, keeps).map(({ id, group, card, title, fact }) => (
                <Group key={id} {...group}>
                  <Path {...card} />
                  <Text {...title} />
                  <Text {...fact} />
                </Group>
              ))}
            </Group>
          </Layer>
          <Layer name="screen" listening={false} {...pinned(view)}>
            <Rect {...legend.card} />
            {legend.lines.map((config, i) => (
              <Line key={i} {...config} />
            ))}
            {legend.words.map((config) => (
              <Text key={config.text} {...config} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => zoom(1.5)}>
          Zoom in
        </button>
        <button type="button" onClick={() => zoom(1 / 1.5)}>
          Zoom out
        </button>
        <button type="button" onClick={() => setOwn(null)}>
          Start view
        </button>
        <button type="button" disabled={!canUndo(history)} onClick={() => edit(undo)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => edit(redo)}>
          Redo
        </button>
        <label>
          Arrow keys move{' '}
          <select
            value={chosen === null ? 0 : chosen + 1}
            onChange={({ target }) =>
              setChosen(target.selectedIndex === 0 ? null : target.selectedIndex - 1)
            }
          >
            {CHOICES.map((name, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="keeps">
          {KEEPS.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={keeps[key]}
                onChange={({ target }) => setKeeps({ ...keeps, [key]: target.checked })}
              />{' '}
              {label}
            </label>
          ))}
        </div>
        <p className="status" role="status">
          {describe(view, places, word)}
        </p>
      </div>
    </div>
  );
}
