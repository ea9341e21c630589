import type Konva from 'konva';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useSize } from '../../../common/react/use-size';
import {
  describe,
  findMoth,
  keepLook,
  keepScale,
  lookForKey,
  mothAt,
  MOTHS,
  START_SCALE,
  type Look,
} from '../shared/closeup';
import { createFingers, isFinger, lookAfter, scaleAfter } from '../shared/fingers';
import { createCloseup, LABEL, placeStage, plateConfig } from '../shared/look';
import '../shared/style.css';
import plateUrl from './moth-plate.webp';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [plate] = useImage(plateUrl);
  const [view, size] = useSize<HTMLDivElement>();
  const layer = useRef<Konva.Layer>(null);
  const closeup = useRef<ReturnType<typeof createCloseup>>(null);
  const [fingers] = useState(createFingers);
  const [look, setLook] = useState<Look>(null);
  const [scale, setScale] = useState(START_SCALE);
  const place = placeStage(size);

  // The layer's position and scale belong to the closeup; no prop sets them.
  useEffect(() => {
    if (!layer.current) return undefined;
    const created = createCloseup(layer.current);
    closeup.current = created;
    return () => created.stop();
  }, []);
  useEffect(() => closeup.current?.show(look, scale), [look, scale]);

  /** The stage's own coordinates do not change with the layer. Those of the layer would. */
  const pointed = ({ currentTarget }: PointerEventOfStage): Look => {
    const point = currentTarget.getStage()?.getRelativePointerPosition();
    return point ? keepLook(point) : null;
  };

  const handleMove = (event: PointerEventOfStage) => {
    if (!isFinger(event)) return setLook(pointed(event));
    const move = fingers.move(event);
    if (!move || !look) return undefined;
    const next = scaleAfter(scale, move);
    setScale(next);
    setLook((last) => last && lookAfter(last, move, next, place.scaleX));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = lookForKey(event, look);
    if (next === undefined) return;
    event.preventDefault();
    setLook(next);
  };

  return (
    <div className="atlas">
      <div
        ref={view}
        className="plate"
        tabIndex={0}
        role="application"
        aria-label={LABEL}
        // Only the magnified plate takes a finger that moves; else it scrolls the page.
        style={{ touchAction: look ? 'none' : 'pan-y' }}
        onKeyDown={handleKey}
      >
        <Stage
          {...place}
          onPointerMove={handleMove}
          onPointerLeave={(event) => {
            // A lifted finger leaves, too. The plate stays magnified until the next tap.
            if (!isFinger(event)) setLook(null);
          }}
          onPointerDown={(event) => {
            if (isFinger(event)) fingers.press(event);
          }}
          onPointerUp={fingers.release}
          onPointerCancel={fingers.release}
          onPointerClick={(event) => {
            if (isFinger(event) && fingers.hasTapped()) setLook(look ? null : pointed(event));
          }}
        >
          {/* Which moth is meant follows from the point, so no shape has to listen. */}
          <Layer ref={layer} name="magnified" listening={false}>
            <Image {...plateConfig} image={plate} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Moth{' '}
          <select
            value={mothAt(look)?.id ?? ''}
            onChange={({ target }) => setLook(findMoth(target.value))}
          >
            <option value="">The whole plate</option>
            {MOTHS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
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
            onChange={({ target }) => setScale(keepScale(target.valueAsNumber))}
          />
        </label>
        <p role="status">{describe(look)}</p>
      </div>
    </div>
  );
}
