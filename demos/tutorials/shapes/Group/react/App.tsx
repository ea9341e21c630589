import { useState } from 'react';
import { Circle, Group, Layer, Line, Rect, Stage } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [position, setPosition] = useState({ x: width / 2 - 20, y: 224 });
  const [tilt, setTilt] = useState(-6);
  const [size, setSize] = useState(1);

  return (
    <>
      <Stage width={width} height={290}>
        <Layer>
          <Circle x={width / 2 + 104} y={70} radius={34} fill="#f6b73c" />
          <Rect y={222} width={width} height={68} fill="#4a90e2" />
          {/* The group's 0, 0 is the middle of the water line: there it is placed, turned and scaled. */}
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
          {/* Water in front of the hull. It does not listen, so the boat can be held through it. */}
          <Rect y={236} width={width} height={54} fill="#4a90e2" opacity={0.85} listening={false} />
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
    </>
  );
}
