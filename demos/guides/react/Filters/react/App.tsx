import { useLayoutEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import harbor from './harbor.webp';

const colors = ['#f2664a', '#1f9aa5', '#8457c9', '#f6b73c'];
// Constants: a new array on every render would run the filters again.
const blurFilter = [Konva.Filters.Blur];
const noiseFilter = [Konva.Filters.Noise];

export default function App() {
  const [frame, width] = useWidth();
  const [radius, setRadius] = useState(6);
  const [color, setColor] = useState(0);
  const [picture] = useImage(harbor);
  const fill = colors[color];

  const photo = useRef<Konva.Image>(null);
  const box = useRef<Konva.Rect>(null);

  // Filters work on the cached image. These effects renew the cache before the browser paints.
  useLayoutEffect(() => {
    photo.current?.cache();
  }, [picture]);
  useLayoutEffect(() => {
    box.current?.cache();
  }, [fill]);

  return (
    <>
      <div className="controls">
        <label>
          Blur
          <input
            type="range"
            min={0}
            max={20}
            value={radius}
            onChange={(event) => setRadius(Number(event.target.value))}
          />
        </label>
        <button type="button" onClick={() => setColor((color + 1) % colors.length)}>
          Next color
        </button>
      </div>
      <div ref={frame}>
        <Stage width={width} height={270}>
          <Layer x={width / 2}>
            <Image
              ref={photo}
              name="photo"
              x={-150}
              y={25}
              width={190}
              height={220}
              crop={{ x: 170, y: 0, width: 622, height: 720 }}
              image={picture}
              filters={blurFilter}
              blurRadius={radius}
            />
            <Rect
              ref={box}
              name="box"
              x={60}
              y={25}
              width={90}
              height={220}
              cornerRadius={14}
              fill={fill}
              filters={noiseFilter}
              noise={0.4}
              onPointerClick={() => setColor((color + 1) % colors.length)}
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
