import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import { saveSignature } from '../shared/save-signature';
import {
  beginStroke,
  extendStroke,
  HEIGHT,
  INKS,
  pointsOf,
  strokeConfig,
  type Stroke,
} from '../shared/signature';
import { createSlip } from '../shared/slip';
import '../shared/style.css';

const width = window.innerWidth;
const slip = createSlip(width);

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [color, setColor] = useState(INKS[0]?.value ?? 'black');
  const [strokeWidth, setStrokeWidth] = useState(3);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [isWriting, setIsWriting] = useState(false);
  const ink = useRef<Konva.Layer>(null);

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getPointerPosition();
    // One finger or the main button writes; the ball of the hand does not.
    if (!stage || !point || !evt.isPrimary || evt.button !== 0) return;
    // The stroke goes on, and ends, outside of the stage too.
    stage.setPointerCapture(pointerId);
    setStrokes([...strokes, beginStroke(point, { color, width: strokeWidth })]);
    setIsWriting(true);
  };

  const extend = ({ evt, currentTarget }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    if (!stage || !isWriting || !evt.isPrimary) return;
    // Read now: when the state is computed, the event may be an old one.
    const added = pointsOf(stage, evt);
    setStrokes((all) =>
      all.map((stroke, i) => (i === all.length - 1 ? extendStroke(stroke, added) : stroke)),
    );
  };

  const isEmpty = strokes.length === 0;

  return (
    <>
      <div className="pad">
        <Stage
          width={width}
          height={HEIGHT}
          onPointerDown={begin}
          onPointerMove={extend}
          onPointerUp={() => setIsWriting(false)}
          onPointerCancel={() => setIsWriting(false)}
        >
          {/* Nothing is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Rect {...slip.paper} />
            {slip.texts.map((text) => (
              <Text key={text.text} {...text} />
            ))}
            <Line {...slip.line} />
          </Layer>
          <Layer ref={ink} name="ink" listening={false}>
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
