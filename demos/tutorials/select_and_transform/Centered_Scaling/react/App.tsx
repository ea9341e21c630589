import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Stage, Star, Text, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { caption, look, mark, stars, start } from '../shared/stars';

function ResizableStar({ name, x, fill, label, centered }: (typeof stars)[number]) {
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

export default function App() {
  const [box, width] = useWidth();

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          {stars.map((star) => (
            <ResizableStar key={star.name} {...star} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
