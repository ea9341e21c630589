import { useState } from 'react';
import { Circle, Group, Layer, Rect, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [opacity, setOpacity] = useState(0.5);
  const [isolated, setIsolated] = useState(false);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      {/* A finger may be lifted beside the pentagon, so the stage listens. */}
      <Stage width={width} height={220} onTouchEnd={() => setOpacity(0.5)}>
        <Layer x={width / 2}>
          {[40, 80, 120, 160].map((y) => (
            <Rect key={y} x={-150} y={y} width={300} height={16} fill="#1b1f2a" />
          ))}
          <RegularPolygon
            name="pentagon"
            x={-78}
            y={112}
            sides={5}
            radius={66}
            fill="#f2664a"
            opacity={opacity}
            onMouseEnter={() => setOpacity(1)}
            onTouchStart={() => setOpacity(1)}
            onMouseLeave={() => setOpacity(0.5)}
          />
          <Group name="pair" x={78} y={108} opacity={0.5} isolated={isolated}>
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
    </div>
  );
}
