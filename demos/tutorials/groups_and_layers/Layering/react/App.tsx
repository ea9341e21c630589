import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { NodeTree } from '../../../../common/react/NodeTree';
import { useWidth } from '../../../../common/react/use-width';
import { boxes } from '../shared/boxes';
import { commands, reorder } from '../shared/order';

export default function App() {
  const [box, width] = useWidth();
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [order, setOrder] = useState(boxes);

  // The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div className="beside">
        <div ref={box}>
          <Stage width={width} height={240}>
            <Layer ref={setLayer} x={width / 2}>
              {order.map((item) => (
                <Rect
                  key={item.name}
                  {...item}
                  cornerRadius={10}
                  stroke="#ffffff"
                  strokeWidth={3}
                />
              ))}
            </Layer>
          </Stage>
        </div>
        <NodeTree of={layer} />
      </div>
      <div className="controls">
        {commands.map(({ label, to }) => (
          <button
            type="button"
            key={label}
            onClick={() => setOrder((now) => reorder(now, 'yellow', to))}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
