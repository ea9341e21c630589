import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Arc, Circle, Group, Layer, Line, Stage, Transformer } from 'react-konva';

const width = window.innerWidth;
const middle = { x: width / 2, y: 145 };
const angles = [0, 90, 180, 270];

export default function App() {
  const [tolerance, setTolerance] = useState(20);
  const [rotation, setRotation] = useState(0);
  const needle = useRef<Konva.Group>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (needle.current) transformer.current?.nodes([needle.current]);
  }, []);

  return (
    <>
      <Stage width={width} height={290}>
        <Layer>
          {angles.map((angle) => (
            <Arc
              key={angle}
              name="arc"
              {...middle}
              innerRadius={112}
              outerRadius={126}
              angle={tolerance * 2}
              // The arc lies on both sides of its angle; 0 degrees of a rotation is up.
              rotation={angle - 90 - tolerance}
              fill="#f6b73c"
            />
          ))}
          <Group
            ref={needle}
            name="needle"
            {...middle}
            rotation={rotation}
            onTransformEnd={(event) => setRotation(event.target.rotation())}
          >
            <Circle radius={74} fill="#ffffff" stroke="#1b1f2a" strokeWidth={3} />
            <Line points={[0, -62, 16, 0, -16, 0]} closed fill="#f2664a" />
            <Line points={[0, 62, 16, 0, -16, 0]} closed fill="#1b1f2a" />
          </Group>
          <Transformer
            ref={transformer}
            resizeEnabled={false}
            rotateAnchorOffset={44}
            rotationSnaps={angles}
            rotationSnapTolerance={tolerance}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Tolerance
          <input
            type="range"
            min={0}
            max={44}
            value={tolerance}
            onChange={(event) => setTolerance(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
