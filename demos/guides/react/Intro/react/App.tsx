import { useState } from 'react';
import { Circle, Group, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(0);

  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer>
          <Rect width={width} height={240} fill="#1f2a52" listening={false} />
          <Group x={width / 2} y={120} onPointerClick={() => setCount((now) => now + 1)}>
            <Circle
              name="disc"
              radius={70 + 4 * Math.min(count, 10)}
              fillRadialGradientEndRadius={110}
              fillRadialGradientColorStops={[0, '#f9c65a', 1, '#f2664a']}
            />
            <Text
              name="count"
              x={-60}
              y={-26}
              width={120}
              text={String(count)}
              align="center"
              fontSize={52}
              fontStyle="bold"
              fill="#ffffff"
            />
          </Group>
        </Layer>
      </Stage>
    </div>
  );
}
