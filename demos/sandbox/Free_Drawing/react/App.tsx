import { memo, useEffect, useState } from 'react';
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
  keyCommand,
  redo,
  strokeConfig,
  undo,
  type History,
  type Stroke,
  type Tool,
} from '../shared/drawing';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

/** Finished strokes never change, so they are not compared again while another one grows. */
const StrokeLine = memo(({ stroke }: { stroke: Stroke }) => <Line {...strokeConfig(stroke)} />);

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [tool, setTool] = useState<Tool>('pen');
  const [color, setColor] = useState('#f2664a');
  const [strokeWidth, setStrokeWidth] = useState(8);
  const [history, setHistory] = useState<History>(() => ({
    steps: [doodle(window.innerWidth / 2)],
    at: 0,
  }));
  const [current, setCurrent] = useState<Stroke | null>(null);
  const [brush, setBrush] = useState<Konva.Vector2d | null>(null);
  const [sheet, size] = useSize<HTMLDivElement>();
  const strokes = currentStep(history);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = keyCommand(event);
      if (!command) return;
      event.preventDefault();
      setHistory(command === 'undo' ? undo : redo);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const startStroke = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getPointerPosition();
    // One finger or the main button draws; a second finger does not.
    if (!stage || !point || !evt.isPrimary || evt.button !== 0) return;
    stage.setPointerCapture(pointerId);
    // A line without length draws nothing; with a little of it a tap leaves a dot.
    const points = [point.x, point.y, point.x + 0.1, point.y];
    setCurrent({ tool, color, width: strokeWidth, points });
  };

  const moveBrush = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !evt.isPrimary) return;
    setBrush(evt.pointerType === 'touch' ? null : point);
    setCurrent((stroke) => stroke && { ...stroke, points: addPoint(stroke.points, point) });
  };

  const endStroke = () => {
    if (!current) return;
    setHistory(addStep(history, [...strokes, current]));
    setCurrent(null);
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
          onPointerCancel={endStroke}
          onPointerLeave={() => setBrush(null)}
        >
          {/* Nothing here is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Rect name="paper" {...size} fill="#fbfaf7" />
          </Layer>
          {/* The eraser empties pixels of its own layer: the paper lies on another one. */}
          <Layer listening={false}>
            {strokes.map((stroke, i) => (
              <StrokeLine key={i} stroke={stroke} />
            ))}
            {current && <Line {...strokeConfig(current)} />}
          </Layer>
          <Layer listening={false}>
            <Circle
              name="brush"
              {...brush}
              radius={strokeWidth / 2}
              stroke="#1b1f2a"
              strokeWidth={1}
              visible={brush !== null}
            />
          </Layer>
        </Stage>
      </div>
    </div>
  );
}
