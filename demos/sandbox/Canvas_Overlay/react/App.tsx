import { useState } from 'react';
import { Group, Image, Layer, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useSize } from '../../../common/react/use-size';
import { overlayConfigs, pictureConfig, placePicture } from '../shared/look';
import { describe, openingOverlays, PARTS, toggle } from '../shared/overlays';
import '../shared/style.css';
import citrusUrl from './citrus.webp';

export default function App() {
  const [citrus] = useImage(citrusUrl);
  const [overlays, setOverlays] = useState(openingOverlays);
  const [box, size] = useSize<HTMLDivElement>();
  const place = placePicture(size);
  const configs = overlayConfigs(overlays, size);

  return (
    <div className="recipe">
      <div className="cover" ref={box}>
        <Stage {...size}>
          {/* The picture has a layer of its own: it is not drawn again when the overlays change. */}
          <Layer listening={false} {...place}>
            <Image {...pictureConfig} image={citrus} />
          </Layer>
          <Layer listening={false} {...place}>
            <Group {...configs.group}>
              <Rect {...configs.tint} />
              <Rect {...configs.gradient} />
              <Text {...configs.kicker} />
              <Text {...configs.caption} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset aria-label="Overlays">
          {PARTS.map(({ part, label }) => (
            <button
              key={part}
              type="button"
              aria-pressed={overlays.parts[part]}
              onClick={() => setOverlays((last) => toggle(last, part))}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <label>
          Words{' '}
          <input
            type="text"
            maxLength={40}
            value={overlays.caption}
            onChange={({ target }) => setOverlays((last) => ({ ...last, caption: target.value }))}
          />
        </label>
        <label>
          Opacity{' '}
          <input
            type="range"
            max={1}
            step={0.01}
            value={overlays.opacity}
            onChange={({ target }) =>
              setOverlays((last) => ({ ...last, opacity: target.valueAsNumber }))
            }
          />
        </label>
        <p role="status">{describe(overlays)}</p>
      </div>
    </div>
  );
}
