import { useState } from 'react';
import { Layer, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [numPoints, setNumPoints] = useState(5);
  const [innerRadius, setInnerRadius] = useState(46);

  // The star is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={280}>
        <Layer x={width / 2}>
          <Star
            name="star"
            y={140}
            numPoints={numPoints}
            innerRadius={innerRadius}
            outerRadius={112}
            fill="#f6b73c"
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Points
          <input
            type="range"
            min={3}
            max={16}
            value={numPoints}
            onChange={(event) => setNumPoints(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Inner
          <input
            type="range"
            min={10}
            max={100}
            value={innerRadius}
            onChange={(event) => setInnerRadius(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
