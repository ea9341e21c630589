import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [place, setPlace] = useState({ x: width / 2, y: 100 });

  return (
    <Stage width={width} height={200}>
      <Layer>
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
  );
}
