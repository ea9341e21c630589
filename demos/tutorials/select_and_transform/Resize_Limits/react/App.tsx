import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { frame, limit, max, min } from '../shared/limits';

const frames = [frame(max), frame(min)];

export default function App() {
  const [box, width] = useWidth();
  const [size, setSize] = useState({ x: -85, y: 90, scaleX: 1, scaleY: 1 });
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setSize({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          <Rect
            ref={card}
            name="card"
            {...size}
            width={170}
            height={120}
            fill="#f6b73c"
            onTransformEnd={save}
          />
          {frames.map((config) => (
            <Rect key={config.width} {...config} />
          ))}
          <Transformer
            ref={transformer}
            keepRatio={false}
            centeredScaling
            rotateEnabled={false}
            boundBoxFunc={limit}
          />
        </Layer>
      </Stage>
    </div>
  );
}
