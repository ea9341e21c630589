import { useState } from 'react';
import { Circle, Ellipse, Layer, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const circleRadius = 40;
const caption = { y: 204, width: 150, align: 'center', fontSize: 15, fill: '#484f5f' };

export default function App() {
  const [box, width] = useWidth();
  const [radiusX, setRadiusX] = useState(60);
  const [radiusY, setRadiusY] = useState(34);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Ellipse
            name="ellipse"
            x={-78}
            y={100}
            radiusX={radiusX}
            radiusY={radiusY}
            fill="#1f9aa5"
            stroke="#1b1f2a"
            strokeWidth={10}
          />
          <Circle
            name="circle"
            x={78}
            y={100}
            radius={circleRadius}
            scaleX={radiusX / circleRadius}
            scaleY={radiusY / circleRadius}
            fill="#f2664a"
            stroke="#1b1f2a"
            strokeWidth={10}
          />
          <Text {...caption} x={-153} text="Ellipse" />
          <Text {...caption} x={3} text="Scaled circle" />
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
    </div>
  );
}
