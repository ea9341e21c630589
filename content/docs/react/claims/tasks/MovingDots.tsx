import Konva from 'konva';
import { memo, useEffect, useRef, useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';

interface DotData {
  id: number;
  x: number;
  y: number;
  fill: string;
}

export const dots: readonly DotData[] = Array.from({ length: 2000 }, (_, id) => ({
  id,
  x: 15 + 8 * (id % 46),
  y: 15 + 6 * Math.floor(id / 46),
  fill: id % 2 === 0 ? '#f2664a' : '#4a90e2',
}));

const Dot = memo(({ dot }: { dot: DotData }) => <Circle x={dot.x} y={dot.y} radius={3} fill={dot.fill} />);

const Swarm = memo(({ onRate }: { onRate: (rate: number) => void }) => {
  const layer = useRef<Konva.Layer>(null);

  useEffect(() => {
    const nodes = layer.current?.getChildren() ?? [];
    let [frames, since] = [0, performance.now()];
    const animation = new Konva.Animation(({ time }) => {
      const angle = time / 500;
      dots.forEach(({ x, y }, i) => nodes[i]?.position({ x: x + 9 * Math.cos(angle), y: y + 9 * Math.sin(angle) }));
      frames += 1;
      const passed = performance.now() - since;
      if (passed < 500) return;
      onRate(Math.round((1000 * frames) / passed));
      [frames, since] = [0, performance.now()];
    });
    animation.start();
    return () => void animation.stop();
  }, [onRate]);

  return (
    <Layer ref={layer} listening={false}>
      {dots.map((dot) => (
        <Dot key={dot.id} dot={dot} />
      ))}
    </Layer>
  );
});

/** 2,000 circles that an animation moves, and their frame rate. */
export function MovingDots() {
  const [rate, setRate] = useState<number>();
  return (
    <>
      <Stage width={400} height={300}>
        <Swarm onRate={setRate} />
      </Stage>
      <output>{rate === undefined ? 'Measuring…' : `${rate} frames a second`}</output>
    </>
  );
}
