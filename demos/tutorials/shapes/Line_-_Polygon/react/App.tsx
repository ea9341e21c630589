import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Stage, Text } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [corners, setCorners] = useState([
    { x: -110, y: -40 },
    { x: -56, y: -96 },
    { x: 56, y: -96 },
    { x: 110, y: -40 },
    { x: 0, y: 100 },
  ]);
  const points = corners.flatMap(({ x, y }) => [x, y]);
  const facets = [1, 2, 4].flatMap((i) => [corners[i]?.x ?? 0, corners[i]?.y ?? 0]);

  const move = (index: number, event: Konva.KonvaEventObject<DragEvent>) => {
    const x = Math.round(event.target.x());
    const y = Math.round(event.target.y());
    setCorners((all) => all.map((corner, i) => (i === index ? { x, y } : corner)));
  };

  return (
    <>
      <Stage width={width} height={260}>
        <Layer>
          <Group x={width / 2} y={128}>
            <Line name="gem" points={points} closed fill="#8457c9" />
            <Line
              points={facets}
              closed
              stroke="#fbfaf7"
              strokeWidth={2}
              opacity={0.6}
              lineJoin="round"
              listening={false}
            />
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
    </>
  );
}
