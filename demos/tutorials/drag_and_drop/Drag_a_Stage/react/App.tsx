import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { seedsAround } from '../shared/seeds';

const width = window.innerWidth;
const seeds = seedsAround({ x: width / 2, y: 160 });

export default function App() {
  const [position, setPosition] = useState({ x: 0, y: 0 });

  return (
    <>
      <Stage
        width={width}
        height={320}
        x={position.x}
        y={position.y}
        draggable
        onDragEnd={(event) => setPosition(event.currentTarget.position())}
        // Without touchAction a finger on an empty place would scroll the page as well.
        style={{ cursor: 'grab', touchAction: 'none' }}
      >
        <Layer>
          {seeds.map((seed, index) => (
            <Circle key={index} {...seed} />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setPosition({ x: 0, y: 0 })}>
          Back to the middle
        </button>
      </div>
    </>
  );
}
