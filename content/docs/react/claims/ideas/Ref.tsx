import type Konva from 'konva';
import { useRef } from 'react';
import { Circle } from 'react-konva';

export function Ball() {
  const ball = useRef<Konva.Circle>(null);
  const grow = () => ball.current?.to({ scaleX: 2, scaleY: 2, duration: 0.1 });
  return <Circle ref={ball} x={60} y={60} radius={20} fill="#f6b73c" onPointerClick={grow} />;
}
