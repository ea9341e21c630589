import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { queries, search, tiles } from '../shared/tiles';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [picked, setPicked] = useState<Record<string, boolean>>({});
  const [count, setCount] = useState(0);

  // The tiles are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer ref={setLayer} x={width / 2}>
          {tiles.map(({ name, fill, ...tile }) => (
            <Rect
              key={fill}
              {...tile}
              name={picked[fill] ? `${name} picked` : name}
              fill={fill}
              strokeWidth={picked[fill] ? 4 : 0}
              onPointerClick={() => setPicked((now) => ({ ...now, [fill]: !now[fill] }))}
            />
          ))}
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
