import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [stop, setStop] = useState(false);
  const [heard, setHeard] = useState<string[]>([]);
  // Several listeners run for one click, so each update starts from the latest state.
  const hear = (name: string) => setHeard((names) => [...names, name]);

  const clickCircle = (event: Konva.KonvaEventObject<PointerEvent>) => {
    hear('circle');
    event.cancelBubble = stop;
  };

  return (
    <div ref={box}>
      <Stage width={width} height={220} onPointerDown={() => setHeard([])}>
        <Layer onPointerClick={() => hear('layer')}>
          <Rect width={width} height={220} fill="#e8ebfb" />
          <Group x={width / 2 - 110} y={30} onPointerClick={() => hear('group')}>
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
        <output>{heard.length ? `Heard by ${heard.join(', ')}` : 'Click the circle.'}</output>
      </div>
    </div>
  );
}
