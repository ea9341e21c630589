import { useState } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Path, Stage } from 'react-konva';
import useImage from 'use-image';
import { balloonConfig, balloonParts, BALLOONS, describeSize } from '../shared/scene';
import { fitScene, frameStyle, WAYS, type Way } from '../shared/scene';
import { useWidth } from '../../../common/react/use-width';
import hillsUrl from './hills.svg';

export default function App() {
  const [balloons, setBalloons] = useState(BALLOONS);
  const [percent, setPercent] = useState(100);
  const [way, setWay] = useState<Way>('Fit');
  const [hills] = useImage(hillsUrl);
  const [frame, width] = useWidth();

  const move = (id: string, { x, y }: Konva.Vector2d) => {
    setBalloons((all) => all.map((one) => (one.id === id ? { ...one, x, y } : one)));
  };

  return (
    <>
      {/* The scene fits this element, whose width the slider or its corner sets. */}
      <div
        ref={frame}
        style={{ width: `${percent}%`, maxWidth: '100%', resize: 'horizontal', ...frameStyle(way) }}
      >
        <Stage {...fitScene(width, way)}>
          <Layer listening={false}>
            <Image image={hills} />
          </Layer>
          <Layer>
            {balloons.map((balloon) => (
              <Group
                key={balloon.id}
                {...balloonConfig(balloon)}
                onDragEnd={({ target }) => move(balloon.id, target.position())}
              >
                {balloonParts(balloon).map((part) => (
                  <Path key={part.data} {...part} />
                ))}
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Width
          <input
            type="range"
            min={40}
            value={percent}
            onChange={({ target }) => setPercent(target.valueAsNumber)}
          />
        </label>
        <label>
          Way{' '}
          <select
            value={way}
            onChange={({ target }) => setWay(WAYS[target.selectedIndex] ?? 'Fit')}
          >
            {WAYS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <output>{describeSize(width, way)}</output>
      </div>
    </>
  );
}
