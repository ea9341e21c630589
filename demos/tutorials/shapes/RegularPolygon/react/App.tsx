import { useState } from 'react';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 280;
const colors = ['#8457c9', '#4a90e2', '#1f9aa5', '#3fa66b', '#f6b73c', '#f2664a'];

export default function App() {
  const [box, width] = useWidth();
  const [sides, setSides] = useState(6);
  const [radius, setRadius] = useState(120);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          {/* Each polygon is smaller than the one below it and rotated further. */}
          {colors.map((fill, i) => (
            <RegularPolygon
              key={fill}
              name="polygon"
              y={height / 2}
              sides={sides}
              radius={radius * (1 - i / 6)}
              rotation={i * 10}
              fill={fill}
            />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Sides
          <input
            type="range"
            min={3}
            max={8}
            value={sides}
            onChange={(event) => setSides(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Radius
          <input
            type="range"
            min={40}
            max={130}
            value={radius}
            onChange={(event) => setRadius(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
