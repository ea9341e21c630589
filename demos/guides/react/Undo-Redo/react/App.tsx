import { useEffect, useReducer } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { canRedo, canUndo, historyOf, reduceHistory } from './history';

const height = 280;
const size = 64;
const textFields = 'input, textarea, select, [contenteditable]';

export default function App() {
  const [box, width] = useWidth();
  const [history, dispatch] = useReducer(
    reduceHistory<Konva.Vector2d>,
    historyOf({ x: 0, y: height / 2 }),
  );
  const { past, present, future } = history;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      // Text fields have their own undo.
      const { target } = event;
      if (target instanceof Element && target.closest(textFields)) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <>
      <div className="controls">
        <button
          type="button"
          onClick={() => dispatch({ type: 'undo' })}
          disabled={!canUndo(history)}
        >
          Undo
        </button>
        <button
          type="button"
          onClick={() => dispatch({ type: 'redo' })}
          disabled={!canRedo(history)}
        >
          Redo
        </button>
        <output>
          Step {past.length + 1} of {past.length + 1 + future.length}
        </output>
      </div>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#23264a" listening={false} />
            <Line
              name="trail"
              points={[...past, present].flatMap(({ x, y }) => [x, y])}
              stroke="#f6b73c"
              strokeWidth={2}
              dash={[4, 6]}
              listening={false}
            />
            {past.map(({ x, y }, i) => (
              <Circle key={i} name="step" x={x} y={y} radius={5} fill="#f6b73c" listening={false} />
            ))}
            {future.map(({ x, y }, i) => (
              <Circle
                key={i}
                name="ahead"
                x={x}
                y={y}
                radius={5}
                stroke="#8f95cc"
                listening={false}
              />
            ))}
            <Rect
              name="square"
              {...present}
              width={size}
              height={size}
              offsetX={size / 2}
              offsetY={size / 2}
              cornerRadius={10}
              fill="#f2664a"
              draggable
              onDragEnd={({ target }) => dispatch({ type: 'set', value: target.position() })}
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
