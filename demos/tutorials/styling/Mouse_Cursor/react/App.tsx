import { useState } from 'react';
import { Group, Layer, RegularPolygon, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const start = [
  { cursor: 'pointer', x: -104, y: 106, fill: '#f2664a' },
  { cursor: 'crosshair', x: 0, y: 106, fill: '#f6b73c' },
  { cursor: 'move', x: 104, y: 106, fill: '#3fa66b' },
];

export default function App() {
  const [box, width] = useWidth();
  const [pentagons, setPentagons] = useState(start);
  const [cursor, setCursor] = useState('default');

  const drop = (moved: string, position: { x: number; y: number }) =>
    setPentagons((all) => all.map((one) => (one.cursor === moved ? { ...one, ...position } : one)));

  // The cursor belongs to the DOM element, not to the shape.
  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={200} style={{ cursor }}>
        <Layer x={width / 2}>
          {pentagons.map((pentagon) => (
            <Group
              key={pentagon.cursor}
              name={pentagon.cursor}
              x={pentagon.x}
              y={pentagon.y}
              draggable
              onMouseEnter={() => setCursor(pentagon.cursor)}
              onMouseLeave={() => setCursor('default')}
              onDragEnd={(event) => drop(pentagon.cursor, event.target.position())}
            >
              <RegularPolygon sides={5} radius={52} fill={pentagon.fill} />
              <Text
                x={-50}
                y={-6}
                width={100}
                align="center"
                text={pentagon.cursor}
                fontSize={15}
                fill="#1b1f2a"
              />
            </Group>
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
