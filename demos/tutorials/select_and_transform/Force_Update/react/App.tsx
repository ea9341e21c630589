import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Shape, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { bubble, createTrace, frame, start } from '../shared/trace';

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState(start);
  const [bubbles, setBubbles] = useState(2);
  const [force, setForce] = useState(true);
  // The same object on every render. Its numbers grow in place, and React does not render for them.
  const [{ addSample, ...look }] = useState(createTrace);
  const group = useRef<Konva.Group>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (group.current) transformer.current?.nodes([group.current]);
  }, []);

  const sample = () => {
    addSample();
    // No prop has changed, so neither the drawing nor the frame updates by itself.
    group.current?.getLayer()?.batchDraw();
    if (force) transformer.current?.forceUpdate();
  };

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setPlace({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });

  // The group is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Group ref={group} name="group" {...place} onTransformEnd={save}>
            <Shape {...look} name="trace" lineJoin="round" />
            {Array.from({ length: bubbles }, (_, index) => (
              <Circle key={index} {...bubble(index)} />
            ))}
          </Group>
          <Transformer ref={transformer} {...frame} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setBubbles((count) => count + 1)}>
          Add a bubble
        </button>
        <button type="button" onClick={sample}>
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
    </div>
  );
}
