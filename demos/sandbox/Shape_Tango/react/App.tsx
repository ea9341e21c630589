import { useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import {
  backgroundOf,
  dance,
  handleKey,
  HEIGHT,
  LABEL,
  placeScene,
  SHAPES,
  stop,
} from '../shared/dance';
import poster from './tango.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [figure, setFigure] = useState(0);

  useLayoutEffect(() => {
    const shapes = layer.current?.children;
    dance(shapes, figure);
    return () => shapes?.forEach(stop);
  }, [figure]);

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ background: backgroundOf(poster, width) }}
        onKeyDown={({ nativeEvent }) => handleKey(nativeEvent, layer.current?.children)}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer ref={layer} {...placeScene(width)} onDragStart={({ target }) => stop(target)}>
            {SHAPES.map((config) => (
              <RegularPolygon key={config.id} {...config} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={() => setFigure((now) => now + 1)}>
          Dance
        </button>
        <p role="status">{figure > 0 && `Figure ${figure} of the dance.`}</p>
      </div>
    </>
  );
}
