import { useState } from 'react';
import { Circle, Ellipse, Layer, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;
const circleRadius = 40;
const caption = { y: 204, width: 150, align: 'center', fontSize: 15, fill: '#484f5f' };

export default function App() {
  const [radiusX, setRadiusX] = useState(60);
  const [radiusY, setRadiusY] = useState(34);

  return (
    <>
      <Stage width={width} height={240}>
        <Layer>
          <Ellipse
            name="ellipse"
            x={center - 78}
            y={100}
            radiusX={radiusX}
            radiusY={radiusY}
            fill="#1f9aa5"
            stroke="#1b1f2a"
            strokeWidth={10}
          />
          <Circle
            name="circle"
            x={center + 78}
            y={100}
            radius={circleRadius}
            scaleX={radiusX / circleRadius}
            scaleY={radiusY / circleRadius}
            fill="#f2664a"
            stroke="#1b1f2a"
            strokeWidth={10}
          />
          <Text {...caption} x={center - 153} text="Ellipse" />
          <Text {...caption} x={center + 3} text="Scaled circle" />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Radius X
          <input
            type="range"
            min={20}
            max={66}
            value={radiusX}
            onChange={(event) => setRadiusX(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Radius Y
          <input
            type="range"
            min={20}
            max={66}
            value={radiusY}
            onChange={(event) => setRadiusY(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
