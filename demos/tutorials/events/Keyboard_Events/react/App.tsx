import { useState, type KeyboardEvent } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';

const width = window.innerWidth;

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

export default function App() {
  const [ball, setBall] = useState({ x: width / 2, y: 116 });
  const [moved, setMoved] = useState(false);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    // Otherwise the page scrolls.
    event.preventDefault();
    setBall(({ x, y }) => ({
      x: Math.min(Math.max(x + step[0], 36), width - 36),
      y: Math.min(Math.max(y + step[1], 36), 196),
    }));
    setMoved(true);
  };

  // Keys go to an element of the page: shapes and the stage have no key events.
  return (
    <>
      <div
        tabIndex={0}
        role="application"
        aria-label="Board: move the ball with the arrow keys"
        onKeyDown={move}
      >
        <Stage width={width} height={232}>
          <Layer>
            <Rect x={10} y={10} width={width - 20} height={212} cornerRadius={16} fill="#d9efe2" />
            <Circle name="ball" x={ball.x} y={ball.y} radius={26} fill="#8457c9" />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <output>
          {moved
            ? `Ball at ${Math.round(ball.x)}, ${Math.round(ball.y)}`
            : 'Click the board, then use the arrow keys.'}
        </output>
      </div>
    </>
  );
}
