import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Shape, Stage, Transformer } from 'react-konva';
import { createTrace } from '../shared/trace';

const width = window.innerWidth;
const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'];

export default function App() {
  const [trace] = useState(createTrace);
  const [bubbles, setBubbles] = useState([0, 1]);
  const [force, setForce] = useState(true);
  const group = useRef<Konva.Group>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (group.current) transformer.current?.nodes([group.current]);
  }, []);

  const addSample = () => {
    trace.add();
    // No prop has changed: neither the drawing nor the frame knows of it.
    group.current?.getLayer()?.batchDraw();
    if (force) transformer.current?.forceUpdate();
  };

  return (
    <>
      <Stage width={width} height={240}>
        <Layer>
          <Group ref={group} name="group" x={width / 2 - 130} y={110}>
            <Shape
              name="trace"
              stroke="#1f9aa5"
              strokeWidth={5}
              lineJoin="round"
              lineCap="round"
              sceneFunc={trace.sceneFunc}
              selfRectFunc={trace.selfRectFunc}
            />
            {bubbles.map((index) => (
              <Circle
                key={index}
                name="bubble"
                x={17 + (index % 8) * 32}
                y={26 + Math.floor(index / 8) * 32}
                radius={14}
                fill={colors[index % colors.length]}
              />
            ))}
          </Group>
          <Transformer ref={transformer} padding={10} rotateEnabled={false} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setBubbles((all) => [...all, all.length])}>
          Add a bubble
        </button>
        <button type="button" onClick={addSample}>
          Add a sample
        </button>
        <label>
          <input
            type="checkbox"
            checked={force}
            onChange={(event) => setForce(event.target.checked)}
          />{' '}
          Call forceUpdate
        </label>
      </div>
    </>
  );
}
