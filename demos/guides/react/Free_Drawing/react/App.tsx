import { memo, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage } from 'react-konva';
import { sketch } from '../../../../common/konva/sketch';
import type { Stroke, Tool } from '../../../../common/konva/stroke';
import { useWidth } from '../../../../common/react/use-width';

const height = 310;
const noScroll = { touchAction: 'none' };

/** An unchanged stroke keeps its object, so `memo` skips its render. */
const StrokeLine = memo(({ stroke }: { stroke: Stroke }) => (
  <Line
    name="stroke"
    points={stroke.points}
    stroke={stroke.color}
    strokeWidth={stroke.tool === 'eraser' ? 24 : 5}
    tension={0.5}
    lineCap="round"
    lineJoin="round"
    globalCompositeOperation={stroke.tool === 'eraser' ? 'destination-out' : 'source-over'}
  />
));

export default function App() {
  const [box, width] = useWidth();
  const [tool, setTool] = useState<Tool>('pen');
  const [strokes, setStrokes] = useState(sketch);
  const ink = useRef<Konva.Layer>(null);
  // Nothing on screen depends on it, so it is not state.
  const isDrawing = useRef(false);

  const start = ({ evt, currentTarget, pointerId }: Konva.KonvaEventObject<PointerEvent>) => {
    const point = ink.current?.getRelativePointerPosition();
    // One finger or the main button draws.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    currentTarget.getStage()?.setPointerCapture(pointerId);
    isDrawing.current = true;
    const points = [point.x, point.y, point.x + 0.1, point.y];
    setStrokes((all) => [...all, { id: all.length, tool, color: '#8457c9', points }]);
  };

  const draw = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const point = ink.current?.getRelativePointerPosition();
    if (!isDrawing.current || !point || !evt.isPrimary) return;
    setStrokes((all) =>
      all.map((stroke, i) =>
        i < all.length - 1 ? stroke : { ...stroke, points: [...stroke.points, point.x, point.y] },
      ),
    );
  };

  const end = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    // Lifting a second finger does not end the stroke of the first.
    if (evt.isPrimary) isDrawing.current = false;
  };

  const cancel = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    if (!isDrawing.current || !evt.isPrimary) return;
    isDrawing.current = false;
    setStrokes((all) => all.slice(0, -1));
  };

  return (
    <>
      <div className="controls">
        <label>
          Tool
          <select
            value={tool}
            onChange={(event) => setTool(event.target.value === 'eraser' ? 'eraser' : 'pen')}
          >
            <option value="pen">Pen</option>
            <option value="eraser">Eraser</option>
          </select>
        </label>
        <button type="button" onClick={() => setStrokes([])} disabled={strokes.length === 0}>
          Clear
        </button>
      </div>
      <div ref={box}>
        <Stage
          width={width}
          height={height}
          style={noScroll}
          onPointerDown={start}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={cancel}
        >
          <Layer listening={false}>
            <Rect width={width} height={height} fill="#eef4fd" />
          </Layer>
          {/* The eraser affects only its own layer, so the paper stays. */}
          <Layer ref={ink} x={width / 2} listening={false}>
            {strokes.map((stroke) => (
              <StrokeLine key={stroke.id} stroke={stroke} />
            ))}
          </Layer>
        </Stage>
      </div>
    </>
  );
}
