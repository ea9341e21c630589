import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Text, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { bake, frame, look, start } from '../shared/paragraph';

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState(start);
  const text = useRef<Konva.Text>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (text.current) transformer.current?.nodes([text.current]);
  }, []);

  // The text is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          <Text
            ref={text}
            name="text"
            {...place}
            {...look}
            draggable
            onDragEnd={({ target }) => setPlace((now) => ({ ...now, ...target.position() }))}
            // On every step, so that Konva never draws stretched letters.
            onTransform={({ target }) => setPlace(bake(target))}
          />
          <Transformer ref={transformer} {...frame} />
        </Layer>
      </Stage>
    </div>
  );
}
