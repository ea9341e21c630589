import { useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { operations, type Operation } from '../shared/operations';

const width = window.innerWidth;

export default function App() {
  const [operation, setOperation] = useState<Operation>('xor');
  const [position, setPosition] = useState({ x: width / 2 - 60, y: 24 });

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          <Text
            y={64}
            width={width}
            align="center"
            text="BLEND"
            fontSize={88}
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
    </>
  );
}
