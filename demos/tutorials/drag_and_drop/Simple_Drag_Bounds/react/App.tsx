import { useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { clamp, field, rail, shaft, side } from '../shared/bounds';

export default function App() {
  const [box, width] = useWidth();
  const middle = width / 2;
  const [sideways, setSideways] = useState({ x: -80, y: 58 });
  const [upright, setUpright] = useState({ x: 110, y: 110 });
  const [boxed, setBoxed] = useState({ x: -30, y: 156 });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={middle}>
          <Rect {...rail.rect} cornerRadius={6} fill="#f7d5cc" />
          <Rect {...shaft.rect} cornerRadius={6} fill="#dccff1" />
          <Rect {...field} cornerRadius={18} fill="#d3ebed" />
          <Circle
            name="sideways"
            {...sideways}
            radius={22}
            fill="#f2664a"
            draggable
            // Receives the new absolute position and returns the position to use.
            // The limits are in the layer's coordinates, so subtract the layer's position, and add it again.
            dragBoundFunc={({ x }) => ({
              x: middle + clamp(x - middle, rail.low, rail.high),
              y: 58,
            })}
            onDragEnd={({ target }) => setSideways(target.position())}
          />
          <Circle
            name="upright"
            {...upright}
            radius={22}
            fill="#8457c9"
            draggable
            // The alternative: correct the node after each move. Its position is already in the layer's coordinates.
            onDragMove={({ target }) => {
              target.position({ x: 110, y: clamp(target.y(), shaft.low, shaft.high) });
            }}
            onDragEnd={({ target }) => setUpright(target.position())}
          />
          <Rect
            name="boxed"
            {...boxed}
            width={side}
            height={side}
            cornerRadius={12}
            fill="#1f9aa5"
            draggable
            // The position is the top left corner, so the limits on the right and at the bottom subtract the shape's size.
            dragBoundFunc={({ x, y }) => ({
              x: middle + clamp(x - middle, field.x, field.x + field.width - side),
              y: clamp(y, field.y, field.y + field.height - side),
            })}
            onDragEnd={({ target }) => setBoxed(target.position())}
          />
        </Layer>
      </Stage>
    </div>
  );
}
