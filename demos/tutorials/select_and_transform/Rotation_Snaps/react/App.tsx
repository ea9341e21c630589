import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Arc, Circle, Group, Layer, Line, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { angles, arc, disk, frame, north, south, start } from '../shared/dial';

export default function App() {
  const [box, width] = useWidth();
  const [tolerance, setTolerance] = useState(20);
  const [turn, setTurn] = useState(start);
  const needle = useRef<Konva.Group>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (needle.current) transformer.current?.nodes([needle.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setTurn({ ...target.position(), rotation: target.rotation() });

  // The dial is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={290}>
        <Layer x={width / 2}>
          {angles.map((angle) => (
            <Arc key={angle} {...arc(angle, tolerance)} />
          ))}
          <Group ref={needle} name="needle" {...turn} onTransformEnd={save}>
            <Circle {...disk} />
            <Line {...north} />
            <Line {...south} />
          </Group>
          <Transformer ref={transformer} {...frame} rotationSnapTolerance={tolerance} />
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
    </div>
  );
}
