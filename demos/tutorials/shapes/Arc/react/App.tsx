import { useState } from 'react';
import { Arc, Circle, Layer, Ring, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 280;
const y = height / 2;

export default function App() {
  const [box, width] = useWidth();
  const [angle, setAngle] = useState(250);
  const [rotation, setRotation] = useState(-90);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          <Ring y={y} innerRadius={62} outerRadius={100} fill="#e2ded3" />
          <Arc
            name="arc"
            y={y}
            innerRadius={62}
            outerRadius={100}
            angle={angle}
            rotation={rotation}
            fill="#f2664a"
            stroke="#1b1f2a"
            strokeWidth={4}
          />
          {/* The arc's position is the center of the circle, not a point on the arc. */}
          <Circle name="origin" y={y} radius={6} fill="#1b1f2a" />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Angle
          <input
            type="range"
            min={0}
            max={360}
            value={angle}
            onChange={(event) => setAngle(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Rotation
          <input
            type="range"
            min={-180}
            max={180}
            value={rotation}
            onChange={(event) => setRotation(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
