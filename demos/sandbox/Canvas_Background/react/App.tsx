import { useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  CHECKS,
  CSS_PAPER,
  HEIGHT,
  LABEL,
  paperConfig,
  plantsConfig,
  press,
} from '../shared/paper';
import plantsUrl from './herbarium-plants.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, measured] = useWidth();
  const [plants] = useImage(plantsUrl);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [pictures, setPictures] = useState<string[]>([]);
  const css = useRef<Konva.Stage>(null);
  const rect = useRef<Konva.Stage>(null);
  const width = measured / 2;

  const stage = {
    width,
    height: HEIGHT,
    ...offset,
    draggable: true,
    onDragMove: ({ target }: Konva.KonvaEventObject<DragEvent>) => setOffset(target.position()),
  };
  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (press(offset, event)) event.preventDefault();
    setOffset((now) => press(now, event) ?? now);
  };
  const exportBoth = () =>
    setPictures([css, rect].map(({ current }) => current?.toDataURL() ?? ''));

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ display: 'flex', touchAction: 'none' }}
        onKeyDown={handleKey}
      >
        {/* One way: a style of the stage's container. */}
        <div style={{ background: CSS_PAPER }}>
          <Stage ref={css} {...stage}>
            <Layer>
              <Image {...plantsConfig(width)} image={plants} />
            </Layer>
          </Stage>
        </div>
        {/* The other way: a Rect below the plants. */}
        <Stage ref={rect} {...stage}>
          <Layer>
            <Rect {...paperConfig(offset, width)} />
            <Image {...plantsConfig(width)} image={plants} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={exportBoth}>
          Export both
        </button>
        {pictures.map((url, i) => (
          <img
            key={i}
            src={url}
            alt={
              i === 0
                ? 'Export with a CSS background: transparent'
                : 'Export with a Rect: on its paper'
            }
            height={64}
            style={{ background: CHECKS }}
          />
        ))}
      </div>
    </>
  );
}
