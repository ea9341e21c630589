import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(0);
  const [last, setLast] = useState('');

  const listen = (event: Konva.KonvaEventObject<PointerEvent>) => {
    setCount((before) => before + 1);
    setLast(event.type);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Star
            name="badge"
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
            x={-60}
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
        <output>
          {last ? `${count} events. Last: ${last}` : 'Move over the badge and press it.'}
        </output>
      </div>
    </div>
  );
}
