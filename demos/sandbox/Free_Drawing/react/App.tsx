import { memo, useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage } from 'react-konva';
import { Controls } from './Controls';
import { doodle } from '../shared/doodle';
import {
  addPoint,
  addStep,
  canRedo,
  canUndo,
  currentStep,
  redo,
  strokeConfig,
  undo,
  type History,
  type Stroke,
  type Tool,
} from '../shared/drawing';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';

/** Finished strokes never change, so they skip the render while another one grows. */
const StrokeLine = memo(({ stroke }: { stroke: Stroke }) => <Line {...strokeConfig(stroke)} />);

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [tool, setTool] = useState<Tool>('pen');
  const [color, setColor] = useState('#f2664a');
  const [strokeWidth, setStrokeWidth] = useState(8);
  const [history, setHistory] = useState<History>(() => ({ steps: [doodle()], at: 0 }));
  const [current, setCurrent] = useState<Stroke | null>(null);
  const [brush, setBrush] = useState({ x: 0, y: 0, visible: false });
  const [sheet, size] = useSize<HTMLDivElement>();
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
    // Lifting a second finger does not end the stroke of the first. Konva reports a cancelled finger as lifted, too.
    if (!current || !evt.isPrimary || evt.type === 'pointercancel') return;
    setHistory(addStep(history, [...strokes, current]));
    setCurrent(null);
  };

  // The system took the finger away: nothing was drawn.
  const dropStroke = ({ evt }: PointerEventObject) => {
    if (evt.isPrimary) setCurrent(null);
  };

  return (
    <div className="pad">
      <Controls
        tool={tool}
        onTool={setTool}
        color={color}
        onColor={(value) => {
          setColor(value);
          setTool('pen');
        }}
        width={strokeWidth}
        onWidth={setStrokeWidth}
        onUndo={canUndo(history) ? () => setHistory(undo) : undefined}
        onRedo={canRedo(history) ? () => setHistory(redo) : undefined}
        onClear={strokes.length > 0 ? () => setHistory(addStep(history, [])) : undefined}
      />
      <div className="sheet" ref={sheet}>
        <Stage
          {...size}
          onPointerDown={startStroke}
          onPointerMove={moveBrush}
          onPointerUp={endStroke}
          onPointerCancel={dropStroke}
          onPointerLeave={() => setBrush((old) => ({ ...old, visible: false }))}
        >
          {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Rect name="paper" {...size} fill="#fbfaf7" />
          </Layer>
          {/* The eraser clears pixels of its own layer only, so the paper is on another one.
              Strokes are placed around x = 0, so the drawing stays in the middle of the pad. */}
          <Layer ref={drawing} x={size.width / 2} listening={false}>
            {strokes.map((stroke, i) => (
              <StrokeLine key={i} stroke={stroke} />
            ))}
            {current && <Line {...strokeConfig(current)} />}
          </Layer>
          <Layer x={size.width / 2} listening={false}>
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
    </div>
  );
}
