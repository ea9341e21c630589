import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { inWords, labelStyle, lamps, lampSize } from '../shared/lamps';

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: 0, y: 176 });
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [latest, setLatest] = useState('');

  const note = ({ type, target }: Konva.KonvaEventObject<DragEvent>) => {
    setLatest(type);
    // dragstart and the first dragmove share one render, so each update starts from the latest count.
    setCounts((before) => ({ ...before, [type]: (before[type] ?? 0) + 1 }));
    setPosition(target.position());
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          {lamps.map(({ type, x, color }) => (
            <Group key={type} x={x}>
              <Rect
                {...lampSize}
                name={`lamp ${type}`}
                fill={type === latest ? color : '#efece4'}
              />
              <Text {...labelStyle} name={`label-${type}`} text={`${type}\n${counts[type] ?? 0}`} />
            </Group>
          ))}
          <Circle
            name="ball"
            {...position}
            radius={46}
            fill="#8457c9"
            draggable
            onDragStart={note}
            onDragMove={note}
            onDragEnd={note}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{inWords(counts)}</output>
      </div>
    </div>
  );
}
