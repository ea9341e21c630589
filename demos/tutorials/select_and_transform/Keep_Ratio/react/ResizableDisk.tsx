import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Text, Transformer } from 'react-konva';
import { caption, frame, radius, start } from '../shared/disks';

interface Props {
  name: string;
  x: number;
  fill: string;
  keepRatio: boolean;
}

export function ResizableDisk({ name, x, fill, keepRatio }: Props) {
  const [place, setPlace] = useState(start);
  const disk = useRef<Konva.Circle>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (disk.current) transformer.current?.nodes([disk.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setPlace({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });

  return (
    <Group x={x}>
      <Circle ref={disk} name={name} {...place} radius={radius} fill={fill} onTransformEnd={save} />
      <Text {...caption} text={`keepRatio: ${keepRatio}`} />
      <Transformer ref={transformer} keepRatio={keepRatio} {...frame} />
    </Group>
  );
}
