import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import { saveSignature } from '../shared/save-signature';
import * as model from '../shared/signature';
import * as look from '../shared/slip';
import '../shared/style.css';
import { useWidth } from '../../../common/react/use-width';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [pad, change] = useState(model.newPad);
  const ink = useRef<Konva.Layer>(null);

  // The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
  const slip = look.createSlip(width);
  const signature = model.signatureOf(pad);
  const place = look.inkPlace(signature, width);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = model.actionOf(event);
      if (!act) return;
      event.preventDefault();
      change(act);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const point = ink.current?.getRelativePointerPosition();
    // One finger or the main button writes; a second finger does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The stroke can continue and end outside the stage.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    change((now) => model.beginStroke(now, point, width / place.scaleX));
  };

  const extend = ({ evt }: PointerEventObject) => {
    if (!ink.current || !pad.writing || !evt.isPrimary) return;
    // Read it now: the updater runs later, after the event.
    const added = look.pointsOf(ink.current, evt);
    change((now) => model.extendStroke(now, added));
  };

  return (
    <>
      <div className="pad" ref={box}>
        <Stage
          width={width}
          height={look.HEIGHT}
          onPointerDown={begin}
          onPointerMove={extend}
          // Lifting a second finger does not end the stroke of the first.
          onPointerUp={({ evt }) => evt.isPrimary && change(model.endStroke)}
          onPointerCancel={({ evt }) => evt.isPrimary && change(model.cancelStroke)}
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
              <Line key={i} {...look.strokeConfig(stroke)} />
            ))}
            {signature.name !== '' && <Text {...look.nameConfig(signature)} />}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset className="inks" aria-label="Ink">
          {Object.entries(model.INKS).map(([name, value]) => (
            <input
              key={value}
              type="radio"
              name="ink"
              aria-label={name}
              style={{ color: value }}
              checked={value === pad.color}
              onChange={() => change((now) => ({ ...now, color: value }))}
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
            onChange={({ target }) => change((now) => ({ ...now, width: target.valueAsNumber }))}
          />
        </label>
        <label>
          Name
          <input
            size={14}
            type="text"
            autoComplete="off"
            value={signature.name}
            onChange={({ target }) => change((now) => model.typeName(now, target.value))}
          />
        </label>
        {model.ACTIONS.map(({ name, act, can }) => (
          <button key={name} type="button" disabled={!can(pad)} onClick={() => change(act)}>
            {name}
          </button>
        ))}
        {(['png', 'svg'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind === 'png' ? 'primary' : ''}
            disabled={model.isEmpty(signature)}
            onClick={() => void saveSignature(ink.current, kind)}
          >
            Save {kind.toUpperCase()}
          </button>
        ))}
        <p role="status">{pad.says}</p>
      </div>
    </>
  );
}
