import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

/** The data of `grow`. */
interface GrowEvent {
  type: string;
  by?: number;
}

export default function App() {
  const [box, width] = useWidth();
  const circle = useRef<Konva.Circle>(null);
  const [radius, setRadius] = useState(50);
  const [receivers, setReceivers] = useState<string[]>([]);

  const circleReceives = () => setReceivers(['circle']);
  const layerReceives = () => setReceivers((names) => [...names, 'layer']);

  // A custom event has no prop, so it is bound to the node.
  useEffect(() => {
    const node = circle.current;
    node?.on('grow', (event: GrowEvent) => setRadius((now) => now + (event.by ?? 0)));
    return () => {
      node?.off('grow');
    };
  }, []);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2} onClick={layerReceives} onTap={layerReceives}>
          <Circle
            ref={circle}
            name="circle"
            y={110}
            radius={radius}
            fill="#f2664a"
            stroke="#1b1f2a"
            strokeWidth={4}
            onClick={circleReceives}
            onTap={circleReceives}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => circle.current?.fire('click')}>
          Fire click
        </button>
        <button type="button" onClick={() => circle.current?.fire('click', {}, true)}>
          Fire bubbling click
        </button>
        <button type="button" onClick={() => circle.current?.fire('grow', { by: 8 })}>
          Fire grow
        </button>
        <output>
          {receivers.length
            ? `Received by ${receivers.join(', ')}`
            : 'Click the circle or a button.'}
        </output>
      </div>
    </div>
  );
}
