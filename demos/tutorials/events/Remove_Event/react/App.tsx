import { useState } from 'react';
import { Circle, Layer, Stage, Text } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [count, setCount] = useState(0);
  const [listens, setListens] = useState(true);

  // A prop that becomes undefined takes its listener off the node.
  const countUp = listens ? () => setCount(count + 1) : undefined;

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          <Circle
            name="disk"
            x={width / 2}
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
            x={width / 2 - 60}
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
      </div>
    </>
  );
}
