import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Group, Label, Layer, Stage, Tag, Text } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { FrameRate } from './FrameRate';
import {
  DEFAULT_COUNT,
  findTip,
  flowerConfig,
  HEIGHT,
  setSeeds,
  tagLook,
  textLook,
  tipFor,
  type Tip,
} from '../shared/seeds';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [hasOwnLayer, setHasOwnLayer] = useState(true);
  const [tip, setTip] = useState<Tip | null>(null);
  const [says, setSays] = useState('');
  const seeds = useRef<Konva.Group>(null);

  // The seeds are plain nodes: no state changes them, and components would double the time to create them.
  useEffect(() => {
    if (seeds.current) setSeeds(seeds.current, count);
  }, [count]);

  const find = (number: string) => {
    if (!seeds.current) return;
    const found = findTip(seeds.current, number, width);
    setTip(found.tip);
    setSays(found.says);
  };

  const label = (
    <Label name="tip" x={tip?.x ?? 0} y={tip?.y ?? 0} visible={tip !== null} listening={false}>
      <Tag {...tagLook} pointerDirection={tip?.pointerDirection ?? 'down'} />
      <Text {...textLook} text={tip?.text ?? ''} />
    </Label>
  );

  return (
    <>
      <div className="field" ref={box}>
        <Stage width={width} height={HEIGHT}>
          {/* Two listeners for all seeds: their events bubble up to the layer. */}
          <Layer
            name="seeds-layer"
            onPointerMove={({ target }) => {
              if (target instanceof Konva.Circle) setTip(tipFor(target, width));
            }}
            onPointerOut={() => setTip(null)}
          >
            <Group ref={seeds} {...flowerConfig(width)} />
            {!hasOwnLayer && label}
          </Layer>
          <Layer name="top-layer" listening={false}>
            {hasOwnLayer && label}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Seeds
          <input
            type="range"
            min={1000}
            max={20000}
            step={1000}
            value={count}
            onChange={(event) => setCount(event.target.valueAsNumber)}
          />
          <output>{count}</output>
        </label>
        <label>
          Seed
          <input type="number" min={1} onChange={(event) => find(event.target.value)} />
          <output>{says}</output>
        </label>
        <label>
          <input
            type="checkbox"
            checked={hasOwnLayer}
            onChange={(event) => setHasOwnLayer(event.target.checked)}
          />
          Tooltip on its own layer
        </label>
      </div>
      <FrameRate />
    </>
  );
}
