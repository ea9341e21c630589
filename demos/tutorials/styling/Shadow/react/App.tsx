import { useState } from 'react';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  const [blur, setBlur] = useState(12);
  const [offset, setOffset] = useState(10);
  const [opacity, setOpacity] = useState(0.5);

  const shadow = {
    shadowColor: '#1b1f2a',
    shadowBlur: blur,
    shadowOffset: { x: offset, y: offset },
    shadowOpacity: opacity,
  };

  return (
    <>
      <Stage width={width} height={260}>
        <Layer>
          <Text
            name="text"
            x={center - 140}
            y={24}
            text="Noon"
            fontSize={68}
            fontStyle="bold"
            fill="#2f4bd8"
            {...shadow}
          />
          <Line
            name="line"
            x={center - 140}
            y={190}
            points={[0, 0, 40, -60, 80, 0, 120, -60]}
            tension={0.5}
            stroke="#f2664a"
            strokeWidth={12}
            lineCap="round"
            {...shadow}
          />
          <Rect
            name="card"
            x={center + 26}
            y={116}
            width={104}
            height={96}
            cornerRadius={14}
            fill="#f6b73c"
            {...shadow}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Blur
          <input
            type="range"
            min={0}
            max={40}
            value={blur}
            onChange={(event) => setBlur(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Offset
          <input
            type="range"
            min={0}
            max={24}
            value={offset}
            onChange={(event) => setOffset(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Opacity
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={opacity}
            onChange={(event) => setOpacity(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
