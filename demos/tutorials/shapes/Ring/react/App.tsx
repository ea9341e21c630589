import { useState } from 'react';
import { Layer, Rect, Ring, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 280;
const colors = ['#8457c9', '#4a90e2', '#1f9aa5', '#3fa66b', '#f6b73c', '#f2664a'];

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: 0, y: height / 2 });
  const [innerRadius, setInnerRadius] = useState(54);
  const [outerRadius, setOuterRadius] = useState(104);
  const [dark, setDark] = useState<string[]>([]);

  const toggle = (fill: string) =>
    setDark(dark.includes(fill) ? dark.filter((other) => other !== fill) : [...dark, fill]);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          {colors.map((fill, i) => (
            <Rect
              key={fill}
              name="stripe"
              x={i * 50 - 150}
              width={50}
              height={height}
              fill={dark.includes(fill) ? '#1b1f2a' : fill}
              onClick={() => toggle(fill)}
              onTap={() => toggle(fill)}
            />
          ))}
          <Ring
            name="ring"
            x={position.x}
            y={position.y}
            innerRadius={innerRadius}
            outerRadius={outerRadius}
            fill="#fbfaf7"
            stroke="#1b1f2a"
            strokeWidth={4}
            draggable
            onDragEnd={(event) => setPosition(event.target.position())}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Inner
          <input
            type="range"
            min={0}
            max={110}
            value={innerRadius}
            onChange={(event) => setInnerRadius(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Outer
          <input
            type="range"
            min={20}
            max={130}
            value={outerRadius}
            onChange={(event) => setOuterRadius(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
