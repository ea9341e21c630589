import { useState } from 'react';
import { Layer, Line, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { ring } from '../shared/ring';

export default function App() {
  const [box, width] = useWidth();
  const [points, setPoints] = useState(() => ring([104, 92, 88, 106, 90, 78, 98, 84]));
  const [tension, setTension] = useState(0.4);
  const change = () => setPoints(ring(Array.from({ length: 8 }, () => 70 + Math.random() * 46)));

  // The blob is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={280}>
        <Layer x={width / 2}>
          <Line
            name="body"
            y={140}
            points={points}
            closed
            tension={tension}
            fill="#3fa66b"
            stroke="#1b1f2a"
            strokeWidth={5}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Tension
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={tension}
            onChange={(event) => setTension(event.target.valueAsNumber)}
          />
        </label>
        <button type="button" onClick={change}>
          New shape
        </button>
      </div>
    </div>
  );
}
