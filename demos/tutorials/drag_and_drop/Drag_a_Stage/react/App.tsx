import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';

const width = window.innerWidth;
const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#8457c9'];

const seeds = Array.from({ length: 400 }, (_, index) => {
  // Each seed lies a golden angle further around and a little further out.
  const angle = index * 2.39996;
  const distance = 19 * Math.sqrt(index);
  return {
    x: width / 2 + distance * Math.cos(angle),
    y: 160 + distance * Math.sin(angle),
    radius: 9 + index / 90,
    fill: colors[index % 5],
  };
});

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
            <Circle key={index} name="seed" {...seed} />
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
