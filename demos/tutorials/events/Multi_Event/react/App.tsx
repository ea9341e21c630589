import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star, Text } from 'react-konva';

const width = window.innerWidth;

export default function App() {
  const [count, setCount] = useState(0);
  const [last, setLast] = useState('');

  const listen = (event: Konva.KonvaEventObject<PointerEvent>) => {
    setCount((before) => before + 1);
    setLast(event.type);
  };

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          <Star
            name="badge"
            x={width / 2}
            y={110}
            numPoints={16}
            innerRadius={78}
            outerRadius={94}
            fill="#3fa66b"
            onPointerOver={listen}
            onPointerDown={listen}
            onPointerUp={listen}
          />
          <Text
            name="number"
            x={width / 2 - 60}
            y={84}
            width={120}
            align="center"
            text={String(count)}
            fontSize={56}
            fontStyle="bold"
            fill="#ffffff"
            // Otherwise the digits get the events instead of the badge.
            listening={false}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{last ? `Last: ${last}` : 'Move over the badge and press it.'}</output>
      </div>
    </>
  );
}
