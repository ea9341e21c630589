import { useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  backgroundOf,
  bake,
  handleKey,
  HEIGHT,
  keepOn,
  LABEL,
  pickUp,
  placeScene,
  putDown,
  STARS,
} from '../shared/cookies';
import table from './cookie-tray.webp';
import cookies from './star-cookies.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(cookies);
  const layer = useRef<Konva.Layer>(null);

  useLayoutEffect(() => bake(layer.current?.children), []);

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ background: backgroundOf(table, width) }}
        onKeyDown={({ nativeEvent }) => handleKey(nativeEvent, layer.current?.children)}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer
            ref={layer}
            {...placeScene(width)}
            onPointerDown={pickUp}
            onPointerUp={putDown}
            onPointerCancel={putDown}
            onDragEnd={putDown}
            onDragMove={keepOn}
          >
            {STARS.map((config) => (
              <Image key={config.id} {...config} image={image} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => bake(layer.current?.children)}>
          New batch
        </button>
      </div>
    </>
  );
}
