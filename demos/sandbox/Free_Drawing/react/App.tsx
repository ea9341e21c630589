import { memo, useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage } from 'react-konva';
import {
  addPoint,
  COLORS,
  OPENING,
  savePng,
  strokeConfig,
  type Stroke,
  type Tool,
} from '../shared/drawing';
import '../shared/style.css';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useWidth } from '../../../common/react/use-width';

/** Finished strokes never change, so they skip the render while another one grows. */
const StrokeLine = memo(({ stroke }: { stroke: Stroke }) => <Line {...strokeConfig(stroke)} />);

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [tool, setTool] = useState<Tool>('pen');
  const [color, setColor] = useState('#f2664a');
  const [strokeWidth, setStrokeWidth] = useState(8);
  const [history, setHistory] = useState(() => newHistory(OPENING));
  const [current, setCurrent] = useState<Stroke | null>(null);
  const [brush, setBrush] = useState({ x: 0, y: 0, visible: false });
  const [sheet, width] = useWidth();
  const drawing = useRef<Konva.Layer>(null);
  const strokes = currentStep(history);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      setHistory(command === 'undo' ? undo : redo);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const startStroke = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const point = drawing.current?.getRelativePointerPosition();
    // One finger or the main button draws; a second finger does not.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    currentTarget.getStage()?.setPointerCapture(pointerId);
    // A line without length draws nothing; a tenth of a pixel makes a tap leave a dot.
    const points = [point.x, point.y, point.x + 0.1, point.y];
    setCurrent({ tool, color, width: strokeWidth, points });
  };

  const moveBrush = ({ evt }: PointerEventObject) => {
    const point = drawing.current?.getRelativePointerPosition();
    if (!point || !evt.isPrimary) return;
    setBrush({ ...point, visible: evt.pointerType !== 'touch' });
    setCurrent((stroke) => stroke && { ...stroke, points: addPoint(stroke.points, point) });
  };

  const endStroke = ({ evt }: PointerEventObject) => {
    // Lifting a second finger does not end the stroke of the first. Konva also fires pointerup for a canceled pointer.
    if (!current || !evt.isPrimary || evt.type === 'pointercancel') return;
    setHistory((now) => addStep(now, [...currentStep(now), current]));
    setCurrent(null);
  };

  return (
    <>
      <div className="controls">
        {(['pen', 'eraser'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tool === name}
            onClick={() => setTool(name)}
          >
            {name === 'pen' ? 'Pen' : 'Eraser'}
          </button>
        ))}
        <fieldset className="swatches" aria-label="Color">
          {COLORS.map(({ name, value }) => (
            <input
              key={value}
              type="radio"
              name="color"
              aria-label={name}
              style={{ color: value }}
              checked={value === color}
              onChange={() => {
                setColor(value);
                setTool('pen');
              }}
            />
          ))}
        </fieldset>
        <label>
          Width
          <input
            type="range"
            min={2}
            max={40}
            value={strokeWidth}
            onChange={({ target }) => setStrokeWidth(target.valueAsNumber)}
          />
        </label>
        <button type="button" disabled={!canUndo(history)} onClick={() => setHistory(undo)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => setHistory(redo)}>
          Redo
        </button>
        <button
          type="button"
          disabled={strokes.length === 0}
          onClick={() => setHistory((now) => addStep(now, []))}
        >
          Clear
        </button>
        <button type="button" onClick={() => drawing.current && savePng(drawing.current)}>
          Save PNG
        </button>
      </div>
      <div className="sheet" ref={sheet}>
        <Stage
          width={width}
          height={400}
          onPointerDown={startStroke}
          onPointerMove={moveBrush}
          onPointerUp={endStroke}
          onPointerCancel={({ evt }) => {
            // The browser canceled the pointer: discard the stroke.
            if (evt.isPrimary) setCurrent(null);
          }}
          onPointerLeave={() => setBrush((old) => ({ ...old, visible: false }))}
        >
          {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Rect width={width} height={400} fill="#fbfaf7" />
          </Layer>
          {/* The eraser clears pixels of its own layer only, so the paper is on another one.
              Strokes are placed around x = 0, so the drawing stays in the middle of the pad. */}
          <Layer ref={drawing} x={width / 2} listening={false}>
            {strokes.map((stroke, i) => (
              <StrokeLine key={i} stroke={stroke} />
            ))}
            {current && <Line {...strokeConfig(current)} />}
          </Layer>
          <Layer x={width / 2} listening={false}>
            <Circle
              name="brush"
              {...brush}
              radius={strokeWidth / 2}
              stroke="#1b1f2a"
              strokeWidth={1}
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
