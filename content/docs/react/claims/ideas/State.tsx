import { useState } from 'react';
import { Circle } from 'react-konva';

export function Balloon() {
  const [radius, setRadius] = useState(30);
  return <Circle x={60} y={60} radius={radius} fill="#f2664a" onPointerClick={() => setRadius(radius + 5)} />;
}
