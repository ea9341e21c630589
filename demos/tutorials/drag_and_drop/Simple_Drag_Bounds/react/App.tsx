import { useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { clamp, ends, field, first, rail, second, shaft, third } from '../shared/bounds';

export default function App() {
  const [box, width] = useWidth();
  const middle = width / 2;
  const [sideways, setSideways] = useState(first);
  const [upright, setUpright] = useState(second);
  const [boxed, setBoxed] = useState(third);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={middle}>
          <Rect {...rail} />
          <Rect {...shaft} />
          <Rect {...field} />
          <Circle
            {...sideways}
            draggable
            // Receives the new absolute position and returns the position to use.
            // The limits are in the layer's coordinates, so subtract the layer's position, and add it again.
            dragBoundFunc={({ x }) => ({ x: middle + clamp(x - middle, ...ends.rail), y: first.y })}
            onDragEnd={({ target }) => setSideways({ ...first, ...target.position() })}
          />
          <Circle
            {...upright}
            draggable
            // The alternative: correct the node after each move. Its position is already in the layer's coordinates.
            onDragMove={({ target }) => {
              const y = clamp(target.y(), ...ends.shaft);
              target.position({ x: second.x, y });
            }}
            onDragEnd={({ target }) => setUpright({ ...second, ...target.position() })}
          />
          <Rect
            {...boxed}
            draggable
            // The position is the top left corner, so the limits on the right and at the bottom subtract the shape's size.
            dragBoundFunc={({ x, y }) => ({
              x: middle + clamp(x - middle, field.x, field.x + field.width - third.width),
              y: clamp(y, field.y, field.y + field.height - third.height),
            })}
            onDragEnd={({ target }) => setBoxed({ ...third, ...target.position() })}
          />
        </Layer>
      </Stage>
    </div>
  );
}
