import type Konva from 'konva';
import { useState } from 'react';
import { Circle, Group, Layer, Rect, Stage, Star } from 'react-konva';
import { pulse } from '../../../../common/konva/pulse';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { queries, type Query } from '../shared/queries';
import { coral, leaf, left, plum, right, star, sun, teal } from '../shared/scene';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [query, setQuery] = useState<Query>();
  const [count, setCount] = useState(0);

  const find = (next: Query) => {
    const nodes = layer?.find(next.selector) ?? [];
    pulse(nodes);
    setQuery(next);
    setCount(nodes.length);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
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
        </div>
        <NodeTree of={layer} selector={query?.selector} />
      </div>
      <div className="controls">
        {queries.map((item) => (
          <button type="button" key={item.label} onClick={() => find(item)}>
            {item.label}
          </button>
        ))}
        <output>{count} found</output>
      </div>
    </>
  );
}
