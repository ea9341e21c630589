import { Fragment, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Rect, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

const events = [
  { type: 'dragstart', color: '#4a90e2' },
  { type: 'dragmove', color: '#f6b73c' },
  { type: 'dragend', color: '#3fa66b' },
];

export default function App() {
  const [position, setPosition] = useState({ x: center, y: 190 });
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [latest, setLatest] = useState('');

  const note = ({ type, target }: Konva.KonvaEventObject<DragEvent>) => {
    setLatest(type);
    setCounts((before) => ({ ...before, [type]: (before[type] ?? 0) + 1 }));
    setPosition(target.position());
  };

  return (
    <Stage width={width} height={300}>
      <Layer>
        {events.map(({ type, color }, index) => (
          <Fragment key={type}>
            <Rect
              name={`lamp ${type}`}
              x={center - 150 + index * 102}
              y={24}
              width={96}
              height={64}
              cornerRadius={12}
              fill={type === latest ? color : '#efece4'}
            />
            <Text
              name={`label-${type}`}
              x={center - 150 + index * 102}
              y={34}
              width={96}
              align="center"
              fontSize={15}
              lineHeight={1.5}
              fill="#1b1f2a"
              text={`${type}\n${counts[type] ?? 0}`}
            />
          </Fragment>
        ))}
        <Circle
          name="ball"
          x={position.x}
          y={position.y}
          radius={46}
          fill="#8457c9"
          draggable
          onDragStart={note}
          onDragMove={note}
          onDragEnd={note}
        />
      </Layer>
    </Stage>
  );
}
