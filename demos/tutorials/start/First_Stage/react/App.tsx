import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState({ x: 0, y: 100 });

  // The circle is at x = 0, which the layer keeps in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={200}>
        <Layer x={width / 2}>
          <Circle
            name="sun"
            {...place}
            radius={60}
            fill="#f6b73c"
            stroke="#1b1f2a"
            strokeWidth={3}
            draggable
            onDragEnd={(event) => setPlace(event.target.position())}
          />
        </Layer>
      </Stage>
    </div>
  );
}
