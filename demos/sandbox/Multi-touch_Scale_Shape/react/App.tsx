import { useEffect, useState } from 'react';
import type Konva from 'konva';
import { Layer, Shape, Stage } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { canRedo, canUndo } from '../../../common/konva/history';
import { wheelFactor } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { pageKey, pictureKey, STEP } from '../shared/commands';
import { createPinch, keepFromDrag } from '../shared/fingers';
import {
  change,
  describe,
  grow,
  KINDS,
  lanternsOf,
  light,
  litOf,
  newFestival,
  redoNext,
  settle,
  undoLast,
} from '../shared/lanterns';
import {
  kindOf,
  LABEL,
  lanternConfig,
  placeIn,
  placeScene,
  reflectionConfig,
  riverConfig,
} from '../shared/look';
import '../shared/style.css';

type HandEvent = Konva.KonvaEventObject<TouchEvent | PointerEvent>;

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [festival, setFestival] = useState(newFestival);
  const [pinch] = useState(createPinch);
  const [cursor, setCursor] = useState('');
  const place = placeScene(size);
  const lanterns = lanternsOf(festival);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = pageKey(event);
      if (!step) return;
      event.preventDefault();
      setFestival(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const press = (event: HandEvent) => {
    const isFirst = 'isPrimary' in event.evt && event.evt.isPrimary;
    const pressed = isFirst ? kindOf(event.target) : undefined;
    if (pressed) setFestival((now) => light(now, pressed));
    pinch.press(event, place, litOf(pressed ? light(festival, pressed) : festival));
  };

  const move = (event: HandEvent) => {
    const lantern = pinch.move(event, place);
    if (lantern) setFestival((now) => change(now, lantern.kind, lantern, 'pinch'));
  };

  const release = (event: HandEvent) => {
    if (pinch.release(event, place, litOf(festival))) setFestival(settle);
  };

  // Over a lantern, Ctrl with the wheel means that one; elsewhere the lit one. A pinch on a trackpad is the same event.
  const wheel = ({ evt, target }: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(evt)) return;
    const kind = kindOf(target) ?? festival.lit;
    setFestival((now) => grow(light(now, kind), kind, wheelFactor(evt)));
  };

  return (
    <div className="festival">
      <div
        ref={box}
        className="river"
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor }}
        onKeyDown={({ nativeEvent }) => {
          const step = pictureKey(nativeEvent);
          if (!step) return;
          nativeEvent.preventDefault();
          setFestival(step);
        }}
      >
        <Stage
          {...size}
          onTouchStart={press}
          onTouchMove={move}
          onTouchEnd={release}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onWheel={wheel}
          onMouseOver={({ target }) => setCursor(kindOf(target) ? 'grab' : '')}
        >
          {/* The night is drawn once for each size; what moves is above it. */}
          <Layer {...place} listening={false}>
            <Shape {...riverConfig} />
          </Layer>
          <Layer {...place}>
            {lanterns.map((lantern) => (
              <Shape
                key={`${lantern.kind} on the water`}
                {...reflectionConfig(lantern, lantern.kind === festival.lit)}
              />
            ))}
            {lanterns.map((lantern) => (
              <Shape
                key={lantern.kind}
                {...lanternConfig(lantern, lantern.kind === festival.lit)}
                onDragStart={keepFromDrag}
                onDragMove={({ target }) => {
                  const at = placeIn(target);
                  setFestival((now) => change(now, lantern.kind, at, 'drag'));
                }}
                onDragEnd={() => setFestival(settle)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset>
          <legend>Lantern</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                checked={kind === festival.lit}
                onChange={() => setFestival((now) => light(now, kind))}
              />{' '}
              {kind}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="size"
          aria-label="Smaller"
          onClick={() => setFestival((now) => grow(now, now.lit, 1 / STEP))}
        >
          −
        </button>
        <button
          type="button"
          className="size"
          aria-label="Larger"
          onClick={() => setFestival((now) => grow(now, now.lit, STEP))}
        >
          +
        </button>
        <button
          type="button"
          disabled={!canUndo(festival.history)}
          onClick={() => setFestival(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!canRedo(festival.history)}
          onClick={() => setFestival(redoNext)}
        >
          Redo
        </button>
        <p className="says" role="status">
          {describe(festival)}
        </p>
      </div>
    </div>
  );
}
