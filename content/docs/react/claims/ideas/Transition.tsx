import type Konva from 'konva';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Circle } from 'react-konva';

export function Guest({ isLeaving, onGone }: { isLeaving: boolean; onGone: () => void }) {
  const node = useRef<Konva.Circle>(null);
  const finish = useEffectEvent(() => isLeaving && onGone());
  useEffect(() => {
    node.current?.to({ opacity: isLeaving ? 0 : 1, duration: 0.1, onFinish: () => finish() });
  }, [isLeaving]);
  return <Circle ref={node} x={60} y={60} radius={20} fill="#8457c9" opacity={0} />;
}
