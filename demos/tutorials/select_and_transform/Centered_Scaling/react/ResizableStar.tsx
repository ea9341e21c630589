import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Star, Text, Transformer } from 'react-konva';
import { caption, look, mark, start } from '../shared/stars';

interface Props {
  name: string;
  x: number;
  fill: string;
  label: string;
  centered: boolean;
}

export function ResizableStar({ name, x, fill, label, centered }: Props) {
  const [place, setPlace] = useState(start);
  const star = useRef<Konva.Star>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (star.current) transformer.current?.nodes([star.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setPlace({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });

  return (
    <Group x={x}>
      <Star ref={star} name={name} {...place} {...look} fill={fill} onTransformEnd={save} />
      <Circle {...mark} />
      <Text {...caption} text={label} />
      <Transformer ref={transformer} centeredScaling={centered} rotateEnabled={false} />
    </Group>
  );
}
