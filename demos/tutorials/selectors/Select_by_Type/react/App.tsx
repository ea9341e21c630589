import type Konva from 'konva';
import { useState } from 'react';
import { Circle, Group, Layer, Rect, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { coral, leaf, left, plum, queries, right, search, star, sun, teal } from '../shared/scene';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [count, setCount] = useState(0);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer ref={setLayer} x={width / 2}>
          <Group {...left}>
            <Rect {...coral} />
            <Circle {...sun} />
          </Group>
          <Group {...right}>
            <Rect {...teal} />
            <Star {...star} />
          </Group>
          <Rect {...plum} />
          <Circle {...leaf} />
        </Layer>
      </Stage>
      <div className="controls">
        {Object.entries(queries).map(([label, query]) => (
          <button type="button" key={label} onClick={() => layer && setCount(search(layer, query))}>
            {label}
          </button>
        ))}
        <output>{count} found</output>
      </div>
    </div>
  );
}
