import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Stage, Text, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { caption, disks, frame, radius, start } from '../shared/disks';

function ResizableDisk({ name, x, fill, keepRatio }: (typeof disks)[number]) {
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

export default function App() {
  const [box, width] = useWidth();

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          {disks.map((disk) => (
            <ResizableDisk key={disk.name} {...disk} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
