import { useState } from 'react';
import { Circle, Layer, Line, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { belowLine, circle, insideCircle, radius, surface } from '../shared/limits';

const dash = [8, 8];

export default function App() {
  const [box, width] = useWidth();
  const [low, setLow] = useState({ x: -60, y: 256 });
  const [caged, setCaged] = useState({ x: 30, y: 102 });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={320}>
        <Layer x={width / 2}>
          <Line
            y={surface}
            points={[-width / 2, 0, width / 2, 0]}
            stroke="#4a90e2"
            strokeWidth={3}
          />
          <Circle {...circle} stroke="#f6b73c" dash={dash} />
          {/* Corrects the node at once, before Konva draws it; the state gets the last position. */}
          <Circle
            name="low"
            {...low}
            radius={radius}
            fill="#f2664a"
            draggable
            onDragMove={({ target }) => target.position(belowLine(target.position()))}
            onDragEnd={({ target }) => setLow(target.position())}
          />
          <Circle
            name="caged"
            {...caged}
            radius={radius}
            fill="#1f9aa5"
            draggable
            onDragMove={({ target }) => target.position(insideCircle(target.position()))}
            onDragEnd={({ target }) => setCaged(target.position())}
          />
        </Layer>
      </Stage>
    </div>
  );
}
