import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import {
  markConfigs,
  marksConfig,
  opening,
  PICTURE,
  savePng,
  sheetConfig,
  type Mark,
} from '../shared/watermark';
import mothUrl from './moon-moth.webp';

export default function App() {
  const [moth] = useImage(mothUrl);
  const [mark, setMark] = useState(opening);
  const [box, width] = useWidth();
  const sheet = useRef<Konva.Group>(null);
  const scale = width / PICTURE.width;

  const change = (patch: Partial<Mark>) => setMark((last) => ({ ...last, ...patch }));

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={PICTURE.height * scale} scaleX={scale} scaleY={scale}>
          <Layer listening={false}>
            <Group ref={sheet} {...sheetConfig}>
              <Image {...PICTURE} image={moth} />
              <Group {...marksConfig}>
                {markConfigs(mark).map((config) => (
                  <Text key={config.id} {...config} />
                ))}
              </Group>
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Words
          <input
            maxLength={40}
            value={mark.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </label>
        <label>
          Opacity
          <input
            type="range"
            min={0.05}
            max={0.8}
            step={0.01}
            value={mark.opacity}
            onChange={({ target }) => change({ opacity: target.valueAsNumber })}
          />
        </label>
        <label>
          Size
          <input
            type="range"
            min={12}
            max={60}
            value={mark.size}
            onChange={({ target }) => change({ size: target.valueAsNumber })}
          />
        </label>
        <button type="button" onClick={() => sheet.current && savePng(sheet.current)}>
          Export PNG
        </button>
      </div>
    </>
  );
}
