import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { directions, inWords } from '../shared/emboss';
import gelatoUrl from './gelato.webp';

// Outside the component, because a new array on each render would run the filter each time.
const filters = [Konva.Filters.Emboss];

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [strength, setStrength] = useState(0.5);
  const [whiteLevel, setWhiteLevel] = useState(0.5);
  const [direction, setDirection] = useState('top-left');
  const [isBlended, setIsBlended] = useState(false);
  const filtered = useRef<Konva.Image>(null);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = {
    ...picture,
    x: 480,
    filters,
    embossStrength: strength,
    embossWhiteLevel: whiteLevel,
    embossDirection: direction,
    embossBlend: isBlended,
  };

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
          Strength{' '}
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={strength}
            onChange={(event) => setStrength(event.target.valueAsNumber)}
          />
        </label>
        <label>
          White level{' '}
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={whiteLevel}
            onChange={(event) => setWhiteLevel(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Light from{' '}
          <select value={direction} onChange={(event) => setDirection(event.target.value)}>
            {directions.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isBlended}
            onChange={(event) => setIsBlended(event.target.checked)}
          />{' '}
          Blend
        </label>
        <output>{inWords(strength, whiteLevel, isBlended)}</output>
      </div>
    </div>
  );
}
