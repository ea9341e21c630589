import { useEffect, useRef } from 'react';
import type Konva from 'konva';
import { Circle, Star, Text, Transformer } from 'react-konva';

interface Props {
  name: string;
  x: number;
  fill: string;
  label: string;
  centered: boolean;
}

export function ResizableStar({ name, x, fill, label, centered }: Props) {
  const star = useRef<Konva.Star>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (star.current) transformer.current?.nodes([star.current]);
  }, []);

  return (
    <>
      <Star
        ref={star}
        name={name}
        x={x}
        y={140}
        numPoints={8}
        innerRadius={34}
        outerRadius={50}
        fill={fill}
      />
      {/* Marks where the middle of the star was at the start. */}
      <Circle x={x} y={140} radius={4} fill="#ffffff" listening={false} />
      <Text
        text={label}
        x={x - 80}
        y={256}
        width={160}
        align="center"
        fontSize={15}
        fill="#1b1f2a"
      />
      <Transformer ref={transformer} centeredScaling={centered} rotateEnabled={false} />
    </>
  );
}
