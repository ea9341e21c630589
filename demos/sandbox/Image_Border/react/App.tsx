import type Konva from 'konva';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Image, Layer, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  COLOR_NAMES,
  COLORS,
  describe,
  keepOnMat,
  keepSize,
  MIDDLE,
  pressKey,
  START,
  WIDEST,
} from '../shared/border';
import { dress } from '../shared/dress';
import { LABEL, paintMat, placeMat, stickerConfig } from '../shared/look';
import mushroomsUrl from './mushrooms.webp';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [mat, size] = useSize<HTMLDivElement>();
  const [border, setBorder] = useState(START);
  const [place, setPlace] = useState(MIDDLE);
  const [isOver, setIsOver] = useState(false);
  const [image] = useImage(mushroomsUrl);
  const sticker = useRef<Konva.Image>(null);
  const layerPlace = placeMat(size);

  // Calls create the cache and the hit region: they have no props.
  useEffect(() => {
    if (image && sticker.current) dress(sticker.current, border);
  }, [image, border]);

  const handleDrag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    // Corrects the node first: at the edge the state does not change, and nothing would be rendered.
    const to = keepOnMat(target.position());
    target.position(to);
    setPlace(to);
  };

  const handleKey = (event: KeyboardEvent) => {
    const to = pressKey(place, event);
    if (!to) return;
    event.preventDefault();
    setPlace(to);
  };

  return (
    <div className="cutter">
      <div
        ref={mat}
        className="mat"
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor: isOver ? 'grab' : undefined }}
        onKeyDown={handleKey}
      >
        <Stage {...size}>
          <Layer {...layerPlace} listening={false}>
            <Shape sceneFunc={paintMat} />
          </Layer>
          <Layer {...layerPlace}>
            <Image
              ref={sticker}
              {...stickerConfig(place)}
              image={image}
              onDragMove={handleDrag}
              onMouseEnter={() => setIsOver(true)}
              onMouseLeave={() => setIsOver(false)}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Border
          <input
            type="range"
            max={WIDEST}
            value={border.size}
            onChange={({ target }) =>
              setBorder({ ...border, size: keepSize(target.valueAsNumber) })
            }
          />
        </label>
        <fieldset aria-label="Color">
          {COLOR_NAMES.map((color) => (
            <label key={color}>
              <input
                type="radio"
                name="color"
                checked={color === border.color}
                onChange={() => setBorder({ ...border, color })}
              />
              <span className="swatch" style={{ background: `rgb(${COLORS[color].join()})` }} />
              {color}
            </label>
          ))}
        </fieldset>
        <p role="status">{describe(border)}</p>
      </div>
    </div>
  );
}
