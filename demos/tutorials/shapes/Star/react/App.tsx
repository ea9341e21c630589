import { useState } from 'react';
import { Layer, Rect, Stage, Star } from 'react-konva';
import { sky } from '../shared/sky';

const width = window.innerWidth;

export default function App() {
  const [numPoints, setNumPoints] = useState(5);
  const [innerRadius, setInnerRadius] = useState(46);

  return (
    <>
      <Stage width={width} height={280}>
        <Layer>
          <Rect width={width} height={280} fill="#1b1f2a" />
          {sky.map(({ x, y, numPoints, radius, fill }) => (
            <Star
              key={x}
              x={x * width}
              y={y}
              numPoints={numPoints}
              innerRadius={radius * 0.4}
              outerRadius={radius}
              fill={fill}
            />
          ))}
          <Star
            name="star"
            x={width / 2}
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
    </>
  );
}
