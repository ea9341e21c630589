import { useState } from 'react';
import { Layer, Line, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { describe, look } from '../shared/route';

const dash = [16, 14];

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: 0, y: 0 });

  // The points are around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Line {...look} stroke="#e2ded3" listening={false} />
          <Line
            {...look}
            name="route"
            x={position.x}
            y={position.y}
            stroke="#8457c9"
            dash={dash}
            // A wider invisible stroke to grab.
            hitStrokeWidth={28}
            draggable
            onDragMove={(event) => setPosition(event.target.position())}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output style={{ whiteSpace: 'pre-line' }}>{describe(position)}</output>
      </div>
    </div>
  );
}
