import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { pulse } from '../../../../common/konva/pulse';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { queries, type Query } from '../shared/queries';
import { tiles } from '../shared/tiles';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [picked, setPicked] = useState<string[]>([]);
  const [query, setQuery] = useState<Query>();
  const [count, setCount] = useState(0);

  const toggle = (fill: string) =>
    setPicked((now) =>
      now.includes(fill) ? now.filter((other) => other !== fill) : [...now, fill],
    );

  const find = (next: Query) => {
    const nodes = layer?.find(next.selector) ?? [];
    pulse(nodes);
    setQuery(next);
    setCount(nodes.length);
  };

  // The tiles are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
        <div ref={box}>
          <Stage width={width} height={240}>
            <Layer ref={setLayer} x={width / 2}>
              {tiles.map((tile) => {
                const isPicked = picked.includes(tile.fill);
                return (
                  <Rect
                    key={tile.fill}
                    {...tile}
                    name={isPicked ? `${tile.name} picked` : tile.name}
                    strokeWidth={isPicked ? 4 : 0}
                    onPointerClick={() => toggle(tile.fill)}
                  />
                );
              })}
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
