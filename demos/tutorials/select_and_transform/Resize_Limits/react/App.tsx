import { useEffect, useRef } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';

const width = window.innerWidth;
const min = { width: 90, height: 60 };
const max = { width: 270, height: 220 };
const middle = { x: width / 2, y: 150 };

/** The new box, or the old one when the new one is too large or too small. */
const limit: Konva.TransformerConfig['boundBoxFunc'] = (oldBox, newBox) => {
  const fits =
    newBox.width >= min.width &&
    newBox.width <= max.width &&
    newBox.height >= min.height &&
    newBox.height <= max.height;
  return fits ? newBox : oldBox;
};

export default function App() {
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Rect
          ref={card}
          name="card"
          {...middle}
          width={170}
          height={120}
          offsetX={85}
          offsetY={60}
          fill="#f6b73c"
        />
        {[max, min].map((size) => (
          <Rect
            key={size.width}
            {...middle}
            {...size}
            offsetX={size.width / 2}
            offsetY={size.height / 2}
            stroke="#1b1f2a"
            dash={[5, 5]}
            listening={false}
          />
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
  );
}
