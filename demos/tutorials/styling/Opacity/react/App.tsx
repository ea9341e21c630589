import { useState } from 'react';
import { Circle, Group, Layer, Rect, RegularPolygon, Stage } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  const [opacity, setOpacity] = useState(0.5);
  const [isolated, setIsolated] = useState(false);

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          {[40, 80, 120, 160].map((y) => (
            <Rect key={y} y={y} width={width} height={16} fill="#1b1f2a" />
          ))}
          <RegularPolygon
            name="pentagon"
            x={center - 78}
            y={112}
            sides={5}
            radius={66}
            fill="#f2664a"
            opacity={opacity}
            onMouseEnter={() => setOpacity(1)}
            onTouchStart={() => setOpacity(1)}
            onMouseLeave={() => setOpacity(0.5)}
            onTouchEnd={() => setOpacity(0.5)}
          />
          <Group name="pair" x={center + 78} y={108} opacity={0.5} isolated={isolated}>
            <Circle x={-22} radius={46} fill="#f6b73c" />
            <Circle x={22} radius={46} fill="#3fa66b" />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isolated}
            onChange={(event) => setIsolated(event.target.checked)}
          />
          Fade the group as one picture
        </label>
      </div>
    </>
  );
}
