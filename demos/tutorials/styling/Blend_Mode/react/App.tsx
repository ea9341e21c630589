import { useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { operations, type Operation } from '../shared/operations';

export default function App() {
  const [box, width] = useWidth();
  const [operation, setOperation] = useState<Operation>('xor');
  const [position, setPosition] = useState({ x: -60, y: 24 });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Text
            x={-150}
            y={68}
            width={300}
            align="center"
            text="BLEND"
            fontSize={80}
            fontStyle="bold"
            fill="#8457c9"
          />
          <Rect
            name="rect"
            {...position}
            width={120}
            height={90}
            fill="#f6b73c"
            draggable
            onDragEnd={(event) => setPosition(event.target.position())}
            // Applies to everything that the layer has drawn before this shape.
            globalCompositeOperation={operation}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Operation
          <select
            value={operation}
            onChange={(event) =>
              setOperation(operations[event.target.selectedIndex] ?? 'source-over')
            }
          >
            {operations.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
