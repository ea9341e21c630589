import type Konva from 'konva';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/plate';
import plateUrl from './moth-plate.webp';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

/** The stage's own coordinates do not change with the layer. Those of the layer would. */
const pointed = ({ currentTarget }: PointerEventOfStage): model.Look =>
  currentTarget.getStage()?.getRelativePointerPosition() ?? null;

export default function App() {
  const [plate] = useImage(plateUrl);
  const [view, width] = useWidth();
  const [look, setLook] = useState<model.Look>(null);
  const [scale, setScale] = useState(2);
  const pressed = useRef<PointerEvent>(null);

  const handleMove = (event: PointerEventOfStage) => {
    const point = pointed(event);
    // A finger scrolls the page until a tap has magnified the plate.
    setLook((last) => (last || event.evt.pointerType === 'mouse' ? point : null));
  };

  const handleClick = (event: PointerEventOfStage) => {
    const point = pointed(event);
    if (model.isTap(event.evt, pressed.current)) setLook((last) => (last ? null : point));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = model.lookForKey(event.key, look);
    if (next === undefined) return;
    event.preventDefault();
    setLook(next);
  };

  return (
    <>
      <div
        ref={view}
        tabIndex={0}
        role="application"
        aria-label={model.LABEL}
        style={{ touchAction: look ? 'none' : 'pan-y' }}
        onKeyDown={handleKey}
      >
        <Stage
          {...model.fit(width)}
          onPointerMove={handleMove}
          onMouseLeave={() => setLook(null)}
          onPointerDown={({ evt }) => {
            pressed.current = evt;
          }}
          onPointerClick={handleClick}
        >
          <Layer name="magnified" listening={false} {...model.layerPlace(look, scale)}>
            <Image {...model.PLATE} image={plate} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Moth{' '}
          <select
            value={model.mothAt(look)}
            onChange={({ target }) =>
              setLook(model.MOTHS.find(({ name }) => name === target.value) ?? null)
            }
          >
            <option value="">The whole plate</option>
            {model.MOTHS.map(({ name }) => (
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
            value={scale}
            onChange={({ target }) => setScale(target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
