import { useState } from 'react';
import { Circle, Layer, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(0);
  const [listens, setListens] = useState(true);

  // When the prop becomes undefined, react-konva removes the listener.
  const countUp = listens ? () => setCount((now) => now + 1) : undefined;

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Circle
            name="disk"
            y={110}
            radius={82}
            fill="#2f4bd8"
            stroke="#f6b73c"
            strokeWidth={10}
            opacity={listens ? 1 : 0.4}
            onClick={countUp}
            onTap={countUp}
          />
          <Text
            name="number"
            x={-60}
            y={82}
            width={120}
            align="center"
            text={String(count)}
            fontSize={60}
            fontStyle="bold"
            fill="#ffffff"
            listening={false}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setListens(false)}>
          Remove listener
        </button>
        <button type="button" onClick={() => setListens(true)}>
          Add listener
        </button>
        <output>Counted: {count}</output>
      </div>
    </div>
  );
}
