import type Konva from 'konva';
import { useCallback, useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { pulse } from '../../../../common/konva/pulse';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { box, circles, ids } from '../shared/scene';
import { methods, search, type Method } from '../shared/search';

export default function App() {
  const [stageBox, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [id, setId] = useState('box');
  const [found, setFound] = useState<ReturnType<typeof search>>({ nodes: [], value: '' });
  const isFound = useCallback((node: Konva.Node) => found.nodes.includes(node), [found]);

  const run = (method: Method) => {
    if (!layer) return;
    const result = search(layer, method, id);
    pulse(result.nodes);
    setFound(result);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
        <div ref={stageBox}>
          <Stage width={width} height={240}>
            <Layer ref={setLayer} x={width / 2}>
              <Rect {...box} />
              {circles.map((circle) => (
                <Circle key={circle.fill} {...circle} />
              ))}
            </Layer>
          </Stage>
        </div>
        <NodeTree of={layer} selector={isFound} />
      </div>
      <div className="controls">
        <label>
          id{' '}
          <select value={id} onChange={(event) => setId(event.target.value)}>
            {ids.map((item) => (
              <option key={item} value={item}>{`#${item}`}</option>
            ))}
          </select>
        </label>
        {methods.map((method) => (
          <button type="button" key={method} onClick={() => run(method)}>
            {method}
          </button>
        ))}
        <output>{found.value}</output>
      </div>
    </>
  );
}
