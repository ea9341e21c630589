import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import { saveSignature } from '../shared/save-signature';
import {
  beginStroke,
  extendStroke,
  HEIGHT,
  inkPlace,
  INKS,
  strokeConfig,
  type Stroke,
} from '../shared/signature';
import { createSlip } from '../shared/slip';
import '../shared/style.css';
import { pointsOf } from '../../../common/konva/points-of';
import { useWidth } from '../../../common/react/use-width';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [color, setColor] = useState(INKS[0]?.value ?? 'black');
  const [strokeWidth, setStrokeWidth] = useState(3);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [isWriting, setIsWriting] = useState(false);
  const ink = useRef<Konva.Layer>(null);

  // The slip fills the width. Strokes are centered at x = 0, so the signature stays in the middle of it.
  const slip = createSlip(width);
  const place = inkPlace(strokes, width);
  const isEmpty = strokes.length === 0;

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const point = ink.current?.getRelativePointerPosition();
    // One finger or the main button writes; the palm does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The stroke can continue and end outside the stage.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    const pad = width / place.scaleX;
    setStrokes([...strokes, beginStroke(point, { color, width: strokeWidth, pad })]);
    setIsWriting(true);
  };

  const extend = ({ evt }: PointerEventObject) => {
    if (!ink.current || !isWriting || !evt.isPrimary) return;
    // Read it now: the updater runs later, after the event.
    const added = pointsOf(ink.current, evt);
    setStrokes((all) =>
      all.map((stroke, i) => (i === all.length - 1 ? extendStroke(stroke, added) : stroke)),
    );
  };

  const end = ({ evt }: PointerEventObject) => {
    // Lifting a second finger does not end the stroke of the first.
    if (evt.isPrimary) setIsWriting(false);
  };

  return (
    <>
      <div className="pad" ref={box}>
        <Stage
          width={width}
          height={HEIGHT}
          onPointerDown={begin}
          onPointerMove={extend}
          onPointerUp={end}
          onPointerCancel={end}
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
            {strokes.map((stroke, i) => (
              <Line key={i} {...strokeConfig(stroke)} />
            ))}
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
              checked={value === color}
              onChange={() => setColor(value)}
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
            value={strokeWidth}
            onChange={(event) => setStrokeWidth(event.target.valueAsNumber)}
          />
        </label>
        <button type="button" disabled={isEmpty} onClick={() => setStrokes(strokes.slice(0, -1))}>
          Undo
        </button>
        <button type="button" disabled={isEmpty} onClick={() => setStrokes([])}>
          Clear
        </button>
        <button
          type="button"
          className="primary"
          disabled={isEmpty}
          onClick={() => {
            if (ink.current) void saveSignature(ink.current);
          }}
        >
          Save PNG
        </button>
      </div>
    </>
  );
}
