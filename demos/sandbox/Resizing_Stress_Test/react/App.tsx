import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Layer, Stage } from 'react-konva';
import { frameFigures, runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { canRedo, canUndo, currentStep, redo, undo } from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useWidth } from '../../../common/react/use-width';
import { change, choose, CHOICES, idsIn, idsOf, moveTo, newPond } from '../shared/edits';
import { changeOf, choiceOf, LABEL } from '../shared/keys';
import { createDots } from '../shared/look';
import { boxBetween, COUNTS, describe, SIZE, type Point } from '../shared/pond';
import { createPondView, type PondView } from '../shared/view';
import '../../../common/konva/figures.css';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [history, setHistory] = useState(() => newPond(createDots(COUNTS.start)));
  const [isCached, setIsCached] = useState(true);
  const [isTurning, setIsTurning] = useState(false);
  const [work, setWork] = useState<FrameWork>();
  const ground = useRef<Konva.Layer>(null);
  const top = useRef<Konva.Layer>(null);
  const view = useRef<PondView>(null);
  // The corner where the rectangle began.
  const from = useRef<Point>(null);
  const pond = currentStep(history);

  // The dots are not components. The view brings their nodes to the state.
  useEffect(() => {
    if (!ground.current || !top.current) return;
    view.current ??= createPondView(ground.current, top.current, (place) =>
      setHistory((now) => moveTo(now, place)),
    );
    view.current.setWidth(width);
  }, [width]);
  useEffect(() => view.current?.show(pond), [pond]);
  useEffect(() => view.current?.setCached(isCached), [isCached]);

  /** Ends the turning, and keeps the angle. */
  function rest() {
    if (!isTurning) return;
    setIsTurning(false);
    const place = view.current?.place();
    if (place) setHistory((now) => moveTo(now, place));
  }

  const turn = useEffectEvent((timeDiff: number) => view.current?.turn(timeDiff));
  useEffect(() => {
    if (!isTurning || !top.current) return;
    return runFrames(top.current, (timeDiff) => turn(timeDiff), setWork);
  }, [isTurning]);

  const pointer = () => view.current?.pointer() ?? null;

  function handlePress({ evt, target, currentTarget, pointerId }: PointerEventObject) {
    if (!evt.isPrimary || evt.button !== 0 || view.current?.isOfSelection(target)) return;
    rest();
    currentTarget.getStage()?.setPointerCapture(pointerId);
    from.current = pointer();
  }

  function handleMove({ evt }: PointerEventObject) {
    const to = pointer();
    if (from.current && to && evt.isPrimary) view.current?.showBand(boxBetween(from.current, to));
  }

  function handleLift({ evt }: PointerEventObject) {
    const to = pointer();
    if (!from.current || !to || !evt.isPrimary) return;
    const drawn = boxBetween(from.current, to);
    from.current = null;
    view.current?.showBand(null);
    if (evt.type !== 'pointerup') return;
    setHistory((now) => choose(now, idsIn(currentStep(now), drawn)));
  }

  function handleKey(event: KeyboardEvent) {
    const command = undoCommand(event.nativeEvent);
    const by = event.target === box.current ? changeOf(event) : undefined;
    const choice = choiceOf(event);
    if (!command && !by && !choice) return;
    event.preventDefault();
    rest();
    if (command) setHistory(command === 'undo' ? undo : redo);
    else if (by) setHistory((now) => change(now, by, 'keys'));
    else if (choice) setHistory((now) => choose(now, idsOf(currentStep(now).dots, choice)));
  }

  return (
    <div onKeyDown={handleKey}>
      <div className="pond" ref={box} role="application" tabIndex={0} aria-label={LABEL}>
        <Stage
          width={width}
          height={(width * SIZE.height) / SIZE.width}
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerUp={handleLift}
          onPointerCancel={handleLift}
        >
          {/* The ten thousand dots are drawn only when one of them changes, and they do not listen. */}
          <Layer ref={ground} listening={false} />
          <Layer ref={top} />
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          disabled={!canUndo(history)}
          onClick={() => {
            rest();
            setHistory(undo);
          }}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!canRedo(history)}
          onClick={() => {
            rest();
            setHistory(redo);
          }}
        >
          Redo
        </button>
        <fieldset>
          <legend>Select</legend>
          {CHOICES.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => {
                rest();
                setHistory((now) => choose(now, idsOf(currentStep(now).dots, choice)));
              }}
            >
              {choice}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          disabled={!pond.selection}
          onClick={() => (isTurning ? rest() : setIsTurning(true))}
        >
          {isTurning ? 'Stop' : 'Turn'}
        </button>
        <label>
          <input
            type="checkbox"
            checked={isCached}
            onChange={({ target }) => setIsCached(target.checked)}
          />
          Cached
        </label>
        <label>
          Dots
          <input
            type="range"
            min={COUNTS.least}
            max={COUNTS.most}
            step={COUNTS.step}
            defaultValue={COUNTS.start}
            onChange={({ target }) => {
              rest();
              setHistory(newPond(createDots(target.valueAsNumber)));
            }}
          />
          <output>{pond.dots.length}</output>
        </label>
        <p className="says" role="status">
          {describe(pond)}
        </p>
      </div>
      <dl className="figures">
        {frameFigures(work).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
