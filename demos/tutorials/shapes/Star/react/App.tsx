import { useState } from 'react';
import { Layer, Rect, Stage, Star } from 'react-konva';

const width = window.innerWidth;

// x is a share of the width, so that the sky is full at any size.
const sky = [
  { x: 0.06, y: 66, numPoints: 4, radius: 9, fill: '#4a90e2' },
  { x: 0.12, y: 200, numPoints: 5, radius: 12, fill: '#f2664a' },
  { x: 0.2, y: 36, numPoints: 8, radius: 8, fill: '#fbfaf7' },
  { x: 0.24, y: 250, numPoints: 4, radius: 7, fill: '#fbfaf7' },
  { x: 0.78, y: 34, numPoints: 4, radius: 12, fill: '#8457c9' },
  { x: 0.82, y: 246, numPoints: 6, radius: 9, fill: '#1f9aa5' },
  { x: 0.9, y: 86, numPoints: 8, radius: 9, fill: '#fbfaf7' },
  { x: 0.95, y: 190, numPoints: 5, radius: 10, fill: '#f2664a' },
];

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
