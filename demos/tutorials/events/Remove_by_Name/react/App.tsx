import { useCallback, useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star } from 'react-konva';

const width = window.innerWidth;
const colors = ['#8457c9', '#f2664a', '#1f9aa5'];

export default function App() {
  const star = useRef<Konva.Star>(null);
  const [rotation, setRotation] = useState(0);
  const [color, setColor] = useState(0);

  // Names are for listeners on the node; react-konva uses one of its own for props.
  const bind = useCallback(() => {
    star.current?.off('.turn .paint');
    star.current?.on('pointerclick.turn', () => setRotation((now) => now + 15));
    star.current?.on('pointerclick.paint', () => setColor((now) => (now + 1) % colors.length));
  }, []);

  useEffect(bind, [bind]);

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          <Star
            ref={star}
            name="star"
            x={width / 2}
            y={112}
            numPoints={6}
            innerRadius={52}
            outerRadius={92}
            rotation={rotation}
            fill={colors[color]}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => star.current?.off('pointerclick.turn')}>
          Remove turn
        </button>
        <button type="button" onClick={() => star.current?.off('pointerclick.paint')}>
          Remove paint
        </button>
        <button type="button" onClick={() => star.current?.off('pointerclick')}>
          Remove all
        </button>
        <button type="button" onClick={bind}>
          Bind again
        </button>
      </div>
    </>
  );
}
