import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [corners, setCorners] = useState([
    { x: -110, y: -40 },
    { x: -56, y: -96 },
    { x: 56, y: -96 },
    { x: 110, y: -40 },
    { x: 0, y: 100 },
  ]);
  const points = corners.flatMap(({ x, y }) => [x, y]);

  const move = (index: number, { target }: Konva.KonvaEventObject<DragEvent>) => {
    // Round the handle's position too: the binding writes only values that differ from the last state.
    target.position({ x: Math.round(target.x()), y: Math.round(target.y()) });
    const moved = target.position();
    setCorners((all) => all.map((corner, i) => (i === index ? moved : corner)));
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          <Group y={128}>
            <Line name="gem" points={points} closed fill="#8457c9" />
            {corners.map(({ x, y }, i) => (
              <Group
                key={i}
                name="handle"
                x={x}
                y={y}
                draggable
                onDragMove={(event) => move(i, event)}
              >
                <Circle radius={13} fill="#ffffff" stroke="#1b1f2a" strokeWidth={2} />
                <Text
                  x={-13}
                  y={-7}
                  width={26}
                  text={String(i + 1)}
                  align="center"
                  fontSize={14}
                  fill="#1b1f2a"
                />
              </Group>
            ))}
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <output>points: {points.join(', ')}</output>
      </div>
    </div>
  );
}
