import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { card as look, frames, limit, start } from '../shared/limits';

export default function App() {
  const [box, width] = useWidth();
  const [size, setSize] = useState(start);
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
          <Rect ref={card} {...look} {...size} onTransformEnd={save} />
          {frames.map((frame) => (
            <Rect key={frame.width} {...frame} />
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
