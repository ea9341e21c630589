import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 260;

export default function App() {
  const [box, width] = useWidth();
  const [radius, setRadius] = useState(70);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          <Circle
            name="circle"
            y={height / 2}
            radius={radius}
            fill="#f6b73c"
            stroke="#1b1f2a"
            strokeWidth={4}
          />
          {/* At the same position: it marks the center, which does not move. */}
          <Circle name="middle" y={height / 2} radius={5} fill="#1b1f2a" />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Radius
          <input
            type="range"
            min={20}
            max={110}
            value={radius}
            onChange={(event) => setRadius(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
