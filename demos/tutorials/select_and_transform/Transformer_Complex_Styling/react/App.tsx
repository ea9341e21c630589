import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { card as cardLook, look, start } from '../shared/handles';

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState(start);
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setPlace({
      ...target.position(),
      rotation: target.rotation(),
      scaleX: target.scaleX(),
      scaleY: target.scaleY(),
    });

  // The card is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={320}>
        <Layer x={width / 2}>
          <Rect ref={card} {...cardLook} {...place} onDragEnd={save} onTransformEnd={save} />
          <Transformer ref={transformer} {...look} />
        </Layer>
      </Stage>
    </div>
  );
}
