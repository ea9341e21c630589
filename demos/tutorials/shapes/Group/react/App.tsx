import { useState } from 'react';
import { Group, Layer, Line, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: -20, y: 224 });
  const [tilt, setTilt] = useState(-6);
  const [size, setSize] = useState(1);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={290}>
        <Layer x={width / 2}>
          <Rect x={-150} y={222} width={300} height={68} fill="#4a90e2" />
          {/* The group is placed, rotated and scaled at its 0, 0, the middle of the waterline. */}
          <Group
            name="boat"
            x={position.x}
            y={position.y}
            rotation={tilt}
            scaleX={size}
            scaleY={size}
            draggable
            onDragEnd={(event) => setPosition(event.target.position())}
          >
            <Rect x={-3} y={-168} width={6} height={154} fill="#1b1f2a" />
            <Line name="sail" points={[9, -164, 9, -32, 68, -32]} closed fill="#1f9aa5" />
            <Line points={[-9, -140, -9, -32, -54, -32]} closed fill="#8457c9" />
            <Line name="hull" points={[-76, -16, 76, -16, 50, 26, -50, 26]} closed fill="#f2664a" />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Tilt
          <input
            type="range"
            min={-30}
            max={30}
            value={tilt}
            onChange={(event) => setTilt(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Size
          <input
            type="range"
            min={0.5}
            max={1.2}
            step={0.05}
            value={size}
            onChange={(event) => setSize(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
