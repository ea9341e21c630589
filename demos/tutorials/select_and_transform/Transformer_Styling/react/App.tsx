import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { looks } from '../shared/looks';

export default function App() {
  const [box, width] = useWidth();
  const [look, setLook] = useState('Sketch');
  const [place, setPlace] = useState({ x: 0, y: 170, rotation: 0, scaleX: 1, scaleY: 1 });
  const ball = useRef<Konva.Circle>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (ball.current) transformer.current?.nodes([ball.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setPlace({
      ...target.position(),
      rotation: target.rotation(),
      scaleX: target.scaleX(),
      scaleY: target.scaleY(),
    });

  // The ball is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          <Circle
            ref={ball}
            name="ball"
            {...place}
            radius={74}
            fill="#1f9aa5"
            draggable
            onDragEnd={save}
            onTransformEnd={save}
          />
          <Transformer ref={transformer} rotateAnchorOffset={34} {...looks[look]} />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Look
          <select value={look} onChange={(event) => setLook(event.target.value)}>
            {Object.keys(looks).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
