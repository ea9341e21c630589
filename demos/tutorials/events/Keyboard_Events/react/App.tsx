import { useState, type KeyboardEvent } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { board, moveBall, radius } from '../shared/moves';

export default function App() {
  const [box, width] = useWidth();
  const [ball, setBall] = useState({ x: 0, y: 116 });
  const [report, setReport] = useState('Click the board, then use the arrow keys.');

  const move = (event: KeyboardEvent) => {
    const place = moveBall(ball, event.key);
    if (!place) return;
    // Otherwise the page scrolls.
    event.preventDefault();
    setBall(place);
    setReport(`Ball at ${place.x}, ${place.y}`);
  };

  // The browser sends keys to an element; shapes and the stage have no key events.
  // The board is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div
        ref={box}
        tabIndex={0}
        role="application"
        aria-label="Board: move the ball with the arrow keys"
        onKeyDown={move}
      >
        <Stage width={width} height={232}>
          <Layer x={width / 2}>
            <Rect {...board} cornerRadius={16} fill="#d9efe2" />
            <Circle name="ball" x={ball.x} y={ball.y} radius={radius} fill="#8457c9" />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <output>{report}</output>
      </div>
    </>
  );
}
