import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [stop, setStop] = useState(false);
  const [receivers, setReceivers] = useState<string[]>([]);
  // Several listeners run for one click, so each update starts from the latest state.
  const addReceiver = (name: string) => setReceivers((names) => [...names, name]);

  const clickCircle = (event: Konva.KonvaEventObject<PointerEvent>) => {
    addReceiver('circle');
    event.cancelBubble = stop;
  };

  return (
    <div ref={box}>
      <Stage width={width} height={220} onPointerDown={() => setReceivers([])}>
        <Layer onPointerClick={() => addReceiver('layer')}>
          <Rect width={width} height={220} fill="#e8ebfb" />
          <Group x={width / 2 - 110} y={30} onPointerClick={() => addReceiver('group')}>
            <Rect name="panel" width={220} height={160} cornerRadius={24} fill="#4a90e2" />
            <Circle
              name="circle"
              x={110}
              y={80}
              radius={52}
              fill="#f6b73c"
              onPointerClick={clickCircle}
            />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={stop}
            onChange={(event) => setStop(event.target.checked)}
          />
          Stop in the circle
        </label>
        <output>
          {receivers.length ? `Received by ${receivers.join(', ')}` : 'Click the circle.'}
        </output>
      </div>
    </div>
  );
}
