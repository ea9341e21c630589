import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { describe, size, start } from '../shared/card';

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState(start);
  const [latest, setLatest] = useState('no event yet');
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  const report = ({ type, target }: Konva.KonvaEventObject<Event>) => {
    setLatest(type);
    setPlace({
      ...target.position(),
      rotation: target.rotation(),
      scaleX: target.scaleX(),
      scaleY: target.scaleY(),
    });
  };

  // The card is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Rect
            ref={card}
            name="card"
            {...place}
            {...size}
            fill="#3fa66b"
            onTransformStart={report}
            onTransform={report}
            onTransformEnd={report}
          />
          <Transformer ref={transformer} rotateAnchorOffset={36} />
        </Layer>
      </Stage>
      <div className="controls">
        <output style={{ whiteSpace: 'pre-line' }}>{describe(latest, place)}</output>
      </div>
    </div>
  );
}
