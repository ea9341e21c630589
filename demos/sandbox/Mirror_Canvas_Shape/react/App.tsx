import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { backgroundOf, HEIGHT, LABEL, PINS, placeScene, SIGNS, turn } from '../shared/mirror';
import signUrl from './inn-sign.webp';
import wallUrl from './inn-wall.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(signUrl);
  const layer = useRef<Konva.Layer>(null);
  const [scaleX, setScaleX] = useState(1);
  const [scaleY, setScaleY] = useState(1);

  // The scale belongs to the tween; no prop sets it.
  useEffect(() => turn(layer.current?.find('.sign'), scaleX, scaleY), [scaleX, scaleY]);

  return (
    <>
      <div
        ref={box}
        role="img"
        aria-label={LABEL}
        style={{ background: backgroundOf(wallUrl, width) }}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer ref={layer} {...placeScene(width)} listening={false}>
            {SIGNS.map((config) => (
              <Image key={config.name} {...config} image={image} />
            ))}
            {PINS.map((config) => (
              <Circle key={config.x} {...config} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" aria-pressed={scaleX < 0} onClick={() => setScaleX((now) => -now)}>
          Flip sideways
        </button>
        <button type="button" aria-pressed={scaleY < 0} onClick={() => setScaleY((now) => -now)}>
          Flip upside down
        </button>
      </div>
    </>
  );
}
