import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Stage, Transformer } from 'react-konva';
import { looks } from '../shared/looks';

const width = window.innerWidth;

export default function App() {
  const [look, setLook] = useState('Sketch');
  const [position, setPosition] = useState({ x: width / 2, y: 170 });
  const ball = useRef<Konva.Circle>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (ball.current) transformer.current?.nodes([ball.current]);
  }, []);

  return (
    <>
      <Stage width={width} height={300}>
        <Layer>
          <Circle
            ref={ball}
            name="ball"
            {...position}
            radius={74}
            fill="#1f9aa5"
            draggable
            onDragEnd={(event) => setPosition(event.target.position())}
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
    </>
  );
}
