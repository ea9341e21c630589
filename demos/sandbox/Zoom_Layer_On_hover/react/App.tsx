import type Konva from 'konva';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useSize } from '../../../common/react/use-size';
import * as closeup from '../shared/closeup';
import * as view from '../shared/look';
import '../shared/style.css';
import plateUrl from './moth-plate.webp';

export default function App() {
  const [plate] = useImage(plateUrl);
  const [box, size] = useSize<HTMLDivElement>();
  const layer = useRef<Konva.Layer>(null);
  const lens = useRef<ReturnType<typeof view.createCloseup>>(null);
  const [follow] = useState(view.createFingers);
  const [seen, setSeen] = useState(closeup.START);
  const { look, scale } = seen;
  const lookAt = (to: closeup.Point | null) => setSeen((last) => ({ ...last, look: to }));

  // The layer's position and scale belong to the closeup; no prop sets them.
  useEffect(() => {
    if (!layer.current) return undefined;
    const created = view.createCloseup(layer.current);
    lens.current = created;
    return () => created.stop();
  }, []);
  useEffect(() => lens.current?.show(seen), [seen]);

  const handleFingers = (event: Konva.KonvaEventObject<TouchEvent>) => {
    const change = follow(event);
    if (change) setSeen(change);
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = closeup.lookForKey(event.nativeEvent, look);
    if (next === undefined) return;
    event.preventDefault();
    lookAt(next);
  };

  return (
    <div className="atlas">
      <div
        ref={box}
        className="plate"
        tabIndex={0}
        role="application"
        aria-label={view.LABEL}
        // A moving finger drags the magnified plate; otherwise it scrolls the page.
        style={{ touchAction: look ? 'none' : 'pan-y' }}
        onKeyDown={handleKey}
      >
        <Stage
          {...view.placeStage(size)}
          onPointerMove={(event) => {
            const to = view.pointed(event);
            if (to) lookAt(to);
          }}
          onPointerLeave={({ evt }) => {
            // A lifted finger also fires this event. The plate stays magnified until the next tap.
            if (evt.pointerType !== 'touch') lookAt(null);
          }}
          onTouchStart={handleFingers}
          onTouchMove={handleFingers}
          onTouchEnd={handleFingers}
        >
          {/* The point determines the moth, so no shape has to listen. */}
          <Layer ref={layer} name="magnified" listening={false}>
            <Image {...view.plateConfig} image={plate} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Moth{' '}
          <select
            value={closeup.mothAt(look)?.name ?? ''}
            onChange={({ target }) => lookAt(closeup.findMoth(target.value))}
          >
            <option value="">The whole plate</option>
            {closeup.MOTHS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Magnification{' '}
          <input
            type="range"
            min={1.5}
            max={6}
            step={0.5}
            aria-valuetext={`${scale} times`}
            value={scale}
            onChange={({ target: { valueAsNumber: to } }) =>
              setSeen((last) => ({ ...last, scale: closeup.keepScale(to) }))
            }
          />
        </label>
        <p role="status">{closeup.describe(look)}</p>
      </div>
    </div>
  );
}
