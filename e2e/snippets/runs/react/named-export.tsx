import { FC, useRef, useEffect } from 'react';
import { Stage, Layer, Circle } from 'react-konva';
import Konva from 'konva';

type Props = { radius?: number };

export const Pulse: FC<Props> = ({ radius = 40 }) => {
  const ref = useRef<Konva.Circle>(null);

  useEffect(() => {
    if (!ref.current) return;
    const anim = new Konva.Animation((frame) => {
      const scale = Math.sin((frame!.time * 2 * Math.PI) / 1000) / 4 + 1;
      ref.current!.scale({ x: scale, y: scale });
    }, ref.current.getLayer());
    anim.start();
    return () => { anim.stop(); };
  }, []);

  return (
    <Stage width={300} height={200}>
      <Layer>
        <Circle ref={ref} x={100} y={100} radius={radius} fill="teal" />
      </Layer>
    </Stage>
  );
};
