import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Circle, Group, Layer, Line, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { createTweens, height, rows } from '../shared/rows';

export default function App() {
  const [frame, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const tweens = useRef<Konva.Tween[]>([]);

  useEffect(() => {
    if (!layer) return;
    const created = createTweens(layer);
    tweens.current = created;
    return () => created.forEach((tween) => tween.destroy());
  }, [layer]);

  // The rows are centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={frame}>
      <div className="controls">
        <button type="button" onClick={() => tweens.current.forEach((tween) => tween.play())}>
          Play
        </button>
        <button type="button" onClick={() => tweens.current.forEach((tween) => tween.pause())}>
          Pause
        </button>
        <button type="button" onClick={() => tweens.current.forEach((tween) => tween.reverse())}>
          Reverse
        </button>
      </div>
      <Stage width={width} height={height}>
        <Layer ref={setLayer} x={width / 2}>
          {rows.map(({ name, y, label, curve, dot, line, ball }) => (
            <Group key={name} name={name} y={y}>
              <Text {...label} />
              <Group x={-48}>
                <Line {...curve} />
                <Circle {...dot} />
              </Group>
              <Group x={36} y={-9}>
                <Line {...line} />
                <Circle {...ball} />
              </Group>
            </Group>
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
