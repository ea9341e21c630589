import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { inWords } from '../shared/in-words';
import gelatoUrl from './gelato.webp';

// Outside the component, because a new array on each render would run the filter each time.
const filters = [Konva.Filters.Brighten];

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [brightness, setBrightness] = useState(0.3);
  const filtered = useRef<Konva.Image>(null);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, brightness };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Brightness{' '}
          <input
            type="range"
            min={-1}
            max={1}
            step={0.05}
            value={brightness}
            onChange={(event) => setBrightness(event.target.valueAsNumber)}
          />
        </label>
        <output>{inWords(brightness)}</output>
      </div>
    </div>
  );
}
