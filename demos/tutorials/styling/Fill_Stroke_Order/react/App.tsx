import { useState } from 'react';
import { Layer, Stage, Text } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [strokeWidth, setStrokeWidth] = useState(8);

  const outlined = {
    width,
    align: 'center',
    fontSize: 62,
    fontStyle: 'bold',
    fill: '#ffffff',
    stroke: '#1f9aa5',
    strokeWidth,
    lineJoin: 'round' as const,
  };

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          <Text {...outlined} name="stroke-last" y={28} text="Default" />
          <Text {...outlined} name="fill-last" y={122} text="Fill last" fillAfterStrokeEnabled />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Stroke width
          <input
            type="range"
            min={0}
            max={16}
            value={strokeWidth}
            onChange={(event) => setStrokeWidth(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
