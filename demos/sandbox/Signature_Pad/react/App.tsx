import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import { saveSignature } from '../shared/save-signature';
import {
  beginStroke,
  cancelStroke,
  clear,
  endStroke,
  extendStroke,
  INKS,
  isEmpty,
  newPad,
  redoNext,
  setInk,
  signatureOf,
  typeName,
  undoLast,
} from '../shared/signature';
import { createSlip, HEIGHT, inkPlace, nameConfig, strokeConfig } from '../shared/slip';
import '../shared/style.css';
import { canRedo, canUndo } from '../../../common/konva/history';
import { pointsOf } from '../../../common/konva/points-of';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useWidth } from '../../../common/react/use-width';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [pad, change] = useState(newPad);
  const ink = useRef<Konva.Layer>(null);

  // The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
  const slip = createSlip(width);
  const signature = signatureOf(pad);
  const place = inkPlace(signature, width);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      change(command === 'undo' ? undoLast : redoNext);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const point = ink.current?.getRelativePointerPosition();
    // One finger or the main button writes; the palm does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The stroke can continue and end outside the stage.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    change((now) => beginStroke(now, point, width / place.scaleX));
  };

  const extend = ({ evt }: PointerEventObject) => {
    if (!ink.current || !pad.writing || !evt.isPrimary) return;
    // Read it now: the updater runs later, after the event.
    const added = pointsOf(ink.current, evt);
    change((now) => extendStroke(now, added));
  };

  const save = (kind: 'png' | 'svg') => () => {
    if (ink.current) void saveSignature(ink.current, kind);
  };

  return (
    <>
      <div className="pad" ref={box}>
        <Stage
          width={width}
          height={HEIGHT}
          onPointerDown={begin}
          onPointerMove={extend}
          // Lifting a second finger does not end the stroke of the first.
          onPointerUp={({ evt }) => evt.isPrimary && change(endStroke)}
          onPointerCancel={({ evt }) => evt.isPrimary && change(cancelStroke)}
        >
          {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Rect {...slip.paper} />
            {slip.texts.map((text) => (
              <Text key={text.text} {...text} />
            ))}
            <Line {...slip.line} />
          </Layer>
          <Layer ref={ink} name="ink" {...place} listening={false}>
            {signature.strokes.map((stroke, i) => (
              <Line key={i} {...strokeConfig(stroke)} />
            ))}
            {signature.name !== '' && <Text {...nameConfig(signature)} />}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset className="inks" aria-label="Ink">
          {INKS.map(({ name, value }) => (
            <input
              key={value}
              type="radio"
              name="ink"
              aria-label={name}
              style={{ color: value }}
              checked={value === pad.color}
              onChange={() => change((now) => setInk(now, { color: value }))}
            />
          ))}
        </fieldset>
        <label>
          Width
          <input
            type="range"
            min={1}
            max={8}
            step={0.5}
            value={pad.width}
            onChange={({ target }) => change((now) => setInk(now, { width: target.valueAsNumber }))}
          />
        </label>
        <label>
          Name
          <input
            className="pad-name"
            type="text"
            autoComplete="off"
            value={signature.name}
            onChange={({ target }) => change((now) => typeName(now, target.value))}
          />
        </label>
        <button type="button" disabled={!canUndo(pad.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(pad.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
        <button type="button" disabled={isEmpty(signature)} onClick={() => change(clear)}>
          Clear
        </button>
        <button
          type="button"
          className="primary"
          disabled={isEmpty(signature)}
          onClick={save('png')}
        >
          Save PNG
        </button>
        <button type="button" disabled={isEmpty(signature)} onClick={save('svg')}>
          Save SVG
        </button>
        <p role="status">{pad.says}</p>
      </div>
    </>
  );
}
