import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { filtersFor, inverters, look, start } from '../shared/hexagon';

export default function App() {
  const [box, width] = useWidth();
  const [data, setData] = useState(start);
  const [json, setJson] = useState('');
  const stage = useRef<Konva.Stage>(null);
  const hexagon = useRef<Konva.RegularPolygon>(null);

  const update = (changes: Partial<typeof start>) => setData((now) => ({ ...now, ...changes }));
  const text = JSON.stringify(data);
  const { invert, ...attributes } = data;

  useEffect(() => {
    // Filters work on the cache.
    hexagon.current?.cache();
  }, []);

  // In an effect, because the nodes get new values only after the component has rendered.
  useEffect(() => setJson(stage.current?.toJSON() ?? ''), [data, width]);

  // The hexagon is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage ref={stage} width={width} height={220}>
        <Layer x={width / 2}>
          <RegularPolygon
            ref={hexagon}
            {...look}
            {...attributes}
            filters={filtersFor(invert)}
            onDragEnd={({ target }) => update(target.position())}
            onClick={() => update({ rotation: data.rotation + 15 })}
            onTap={() => update({ rotation: data.rotation + 15 })}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Opacity{' '}
          <input
            type="range"
            min={0.2}
            max={1}
            step={0.1}
            value={data.opacity}
            onChange={({ target }) => update({ opacity: target.valueAsNumber })}
          />
        </label>
        <label>
          Invert{' '}
          <select value={invert} onChange={({ target }) => update({ invert: target.value })}>
            {inverters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div style={{ padding: 12, overflowWrap: 'anywhere' }}>
        <p>stage.toJSON(): {json.length} characters</p>
        <code>{json}</code>
        <p>The data of this drawing: {text.length} characters</p>
        <code>{text}</code>
      </div>
    </div>
  );
}
