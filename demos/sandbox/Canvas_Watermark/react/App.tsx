import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Rect, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { savePng } from '../../../common/konva/files';
import { useSize } from '../../../common/react/use-size';
import {
  exportSheet,
  markConfigs,
  marksConfig,
  pictureConfig,
  placePicture,
  shadowConfig,
  sheetConfig,
} from '../shared/look';
import '../shared/style.css';
import { describe, openingMark, SIZES, type Mark } from '../shared/watermark';
import mothUrl from './moon-moth.webp';

export default function App() {
  const [moth] = useImage(mothUrl);
  const [mark, setMark] = useState(openingMark);
  const [problem, setProblem] = useState('');
  const [box, size] = useSize<HTMLDivElement>();
  const sheet = useRef<Konva.Group>(null);
  const marks = markConfigs(mark);

  const change = (patch: Partial<Mark>) => {
    setProblem('');
    setMark((last) => ({ ...last, ...patch }));
  };
  const exportPng = () => {
    if (!sheet.current) return;
    const saved = savePng(exportSheet(sheet.current), 'watermarked.png');
    saved.catch((error: unknown) => setProblem(String(error)));
  };

  return (
    <div className="drawer">
      <div className="glass" ref={box}>
        <Stage {...size}>
          <Layer listening={false} {...placePicture(size)}>
            <Rect {...shadowConfig} />
            <Group ref={sheet} {...sheetConfig}>
              <Image {...pictureConfig} image={moth} />
              <Group {...marksConfig}>
                {marks.map((config) => (
                  <Text key={config.id} {...config} />
                ))}
              </Group>
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Words{' '}
          <input
            type="text"
            maxLength={40}
            value={mark.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </label>
        <label>
          Opacity{' '}
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
          Size{' '}
          <input
            type="range"
            {...SIZES}
            value={mark.size}
            onChange={({ target }) => change({ size: target.valueAsNumber })}
          />
        </label>
        <button type="button" className="primary" onClick={exportPng}>
          Export PNG
        </button>
        <p role="status">{problem || describe(mark, marks.length)}</p>
      </div>
    </div>
  );
}
