import { useCallback, useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const colors = ['#8457c9', '#f2664a', '#1f9aa5'];

export default function App() {
  const [box, width] = useWidth();
  const star = useRef<Konva.Star>(null);
  const [rotation, setRotation] = useState(0);
  const [color, setColor] = useState(0);

  // Listeners bound to the node can have names; react-konva has its own name for props.
  const bind = useCallback(() => {
    star.current?.off('.turn .paint');
    star.current?.on('pointerclick.turn', () => setRotation((now) => now + 15));
    star.current?.on('pointerclick.paint', () => setColor((now) => (now + 1) % colors.length));
  }, []);

  useEffect(bind, [bind]);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Star
            ref={star}
            name="star"
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
    </div>
  );
}
