import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  backgroundOf,
  describe,
  HEIGHT,
  LABEL,
  placeScene,
  press,
  put,
  raise,
  showGrown,
  slideConfig,
  SLIDES,
} from '../shared/slides';
import canal from './canal.webp';
import harbor from './harbor.webp';
import lake from './lake.webp';
import tableUrl from './light-table.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [table, setTable] = useState({ slides: SLIDES, grown: '' });
  const images: Record<string, HTMLImageElement | undefined> = {
    lake: useImage(lake)[0],
    harbor: useImage(harbor)[0],
    canal: useImage(canal)[0],
  };

  useEffect(() => showGrown(layer.current?.find('.slide'), table.grown), [table.grown]);

  const grow = (grown: string) => setTable((now) => ({ ...now, grown }));
  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (press(table, event)) event.preventDefault();
    setTable((now) => press(now, event) ?? now);
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ background: backgroundOf(tableUrl, width) }}
        onKeyDown={handleKey}
        onBlur={() => grow('')}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer ref={layer} {...placeScene(width)}>
            {table.slides.map((slide) => (
              <Image
                key={slide.id}
                {...slideConfig(slide, images[slide.id])}
                onMouseEnter={() => grow(slide.id)}
                onMouseLeave={() => grow('')}
                onPointerDown={({ evt }) =>
                  evt.button === 0 && setTable((now) => raise(now, slide.id))
                }
                onDragEnd={({ target }) => {
                  const to = target.position();
                  setTable((now) => put(now, slide.id, to));
                }}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <p role="status">{describe(table)}</p>
      </div>
    </>
  );
}
