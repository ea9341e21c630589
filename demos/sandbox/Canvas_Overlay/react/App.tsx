import { useState } from 'react';
import { Group, Image, Layer, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { opening, overlayConfigs, PARTS, PICTURE, toggle } from '../shared/overlays';
import citrusUrl from './citrus.webp';

export default function App() {
  const [citrus] = useImage(citrusUrl);
  const [overlays, setOverlays] = useState(opening);
  const [box, width] = useWidth();
  const scale = width / PICTURE.width;
  const configs = overlayConfigs(overlays);

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={PICTURE.height * scale} scaleX={scale} scaleY={scale}>
          {/* The image has its own layer: it is not drawn again when the overlays change. */}
          <Layer listening={false}>
            <Image {...PICTURE} image={citrus} />
          </Layer>
          <Layer listening={false}>
            <Group {...configs.group}>
              <Rect {...configs.tint} />
              <Rect {...configs.gradient} />
              <Text {...configs.caption} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset aria-label="Overlays">
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={overlays.parts[part]}
              onClick={() => setOverlays((last) => toggle(last, part))}
            >
              {part}
            </button>
          ))}
        </fieldset>
        <label>
          Words
          <input
            maxLength={40}
            value={overlays.words}
            onChange={({ target }) => setOverlays((last) => ({ ...last, words: target.value }))}
          />
        </label>
        <label>
          Opacity
          <input
            type="range"
            max={1}
            step={0.01}
            value={overlays.opacity}
            onChange={({ target: { valueAsNumber: opacity } }) =>
              setOverlays((last) => ({ ...last, opacity }))
            }
          />
        </label>
      </div>
    </>
  );
}
