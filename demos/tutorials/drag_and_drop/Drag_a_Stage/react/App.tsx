import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { seeds } from '../shared/seeds';

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: 0, y: 0 });

  // The seeds are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage
        width={width}
        height={320}
        x={position.x}
        y={position.y}
        draggable
        onDragEnd={(event) => setPosition(event.currentTarget.position())}
        // Without touchAction, a finger on an empty area would also scroll the page.
        style={{ cursor: 'grab', touchAction: 'none' }}
      >
        <Layer x={width / 2}>
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
    </div>
  );
}
