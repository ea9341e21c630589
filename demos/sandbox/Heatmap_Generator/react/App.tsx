import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { canRedo, canUndo } from '../../../common/konva/history';
import { pointsOf } from '../../../common/konva/points-of';
import { useWidth } from '../../../common/react/use-width';
import {
  admit,
  clear,
  lift,
  move,
  newHeat,
  open,
  press,
  RADIUS,
  redoNext,
  setBrush,
  showTip,
  spotsOf,
  STRENGTH,
  undoLast,
} from '../shared/heat';
import { readHeat } from '../shared/heat-file';
import { createHeatPicture } from '../shared/heat-picture';
import {
  fit,
  heatConfig,
  heatKey,
  HELP,
  LABEL,
  planConfig,
  savePlan,
  saveSpots,
  showHeat,
  tipParts,
} from '../shared/look';
import { legendOf, RAMP_NAMES, rampNamed } from '../shared/ramps';
import '../shared/style.css';
import planUrl from './museum-plan.webp';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [plan] = useImage(planUrl);
  const [box, width] = useWidth();
  const [heat, change] = useState(newHeat);
  const [ramp, setRamp] = useState(() => rampNamed('Embers'));
  const [picture] = useState(createHeatPicture);
  const stage = useRef<Konva.Stage>(null);
  const layer = useRef<Konva.Layer>(null);
  const file = useRef<HTMLInputElement>(null);
  const { radius, strength } = heat.brush;
  const parts = tipParts(heat);

  useEffect(() => {
    if (layer.current) showHeat(picture, layer.current, heat, ramp);
  }, [picture, heat, ramp]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = heatKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const handlePress = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const point = layer.current?.getRelativePointerPosition();
    // One finger or the main button paints; a second finger does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // A stroke can leave the plan and come back.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    change((now) => press(now, point));
  };

  const handleMove = ({ evt }: PointerEventObject) => {
    if (!layer.current || !evt.isPrimary) return;
    // Read it now: the updater runs later, after the event.
    const way = pointsOf(layer.current, evt);
    change((now) => move(now, way, evt.pointerType !== 'touch'));
  };

  const handleLift = ({ evt }: PointerEventObject) => {
    if (evt.isPrimary) change(lift);
  };

  const openFile = async (input: HTMLInputElement) => {
    const text = input.files?.[0]?.text();
    // Empty the field, so that the same file can be chosen again.
    input.value = '';
    const read = await text;
    if (read !== undefined) change((now) => open(now, readHeat(read)));
  };

  return (
    <>
      <div className="museum">
        <div
          ref={box}
          className="plan"
          role="application"
          tabIndex={0}
          aria-label={LABEL}
          aria-describedby="keys"
          onFocus={({ target }) => {
            const visible = target.matches(':focus-visible');
            change((now) => showTip(now, visible));
          }}
          onBlur={() => change((now) => showTip(lift(now), false))}
        >
          <Stage
            ref={stage}
            {...fit(width)}
            onPointerDown={handlePress}
            onPointerMove={handleMove}
            onPointerUp={handleLift}
            onPointerCancel={handleLift}
            onPointerLeave={() => change((now) => showTip(now, false))}
          >
            {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
            <Layer ref={layer} listening={false}>
              <Image {...planConfig} image={plan} />
              <Image {...heatConfig(picture)} />
            </Layer>
            <Layer listening={false}>
              <Circle {...parts.shade} />
              <Circle {...parts.ring} />
              <Circle {...parts.dot} />
            </Layer>
          </Stage>
        </div>
        <div className="controls">
          <label>
            Radius{' '}
            <input
              type="range"
              {...RADIUS}
              value={radius}
              onChange={({ target }) => change(setBrush(heat, { radius: target.valueAsNumber }))}
            />{' '}
            <output>{radius}</output>
          </label>
          <label>
            Strength{' '}
            <input
              type="range"
              {...STRENGTH}
              value={strength}
              onChange={({ target }) => change(setBrush(heat, { strength: target.valueAsNumber }))}
            />{' '}
            <output>{`${strength}%`}</output>
          </label>
          <label>
            Colors{' '}
            <select value={ramp} onChange={({ target }) => setRamp(rampNamed(target.value))}>
              {RAMP_NAMES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <div className="legend" style={{ background: legendOf(ramp) }} />
          <button type="button" onClick={() => change(admit)}>
            Add visitors
          </button>
          <button type="button" disabled={!canUndo(heat.history)} onClick={() => change(undoLast)}>
            Undo
          </button>
          <button type="button" disabled={!canRedo(heat.history)} onClick={() => change(redoNext)}>
            Redo
          </button>
          <button type="button" disabled={spotsOf(heat).length === 0} onClick={() => change(clear)}>
            Clear
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            Open
          </button>
          <button type="button" onClick={() => saveSpots(heat)}>
            Save
          </button>
          <button type="button" onClick={() => stage.current && void savePlan(stage.current)}>
            Export PNG
          </button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            aria-label="Heatmap file"
            hidden
            onChange={({ currentTarget }) => void openFile(currentTarget)}
          />
          <p role="status">{heat.says}</p>
        </div>
      </div>
      <p id="keys" hidden>
        {HELP}
      </p>
    </>
  );
}
