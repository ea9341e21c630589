import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Path, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { tipCommand } from '../../../common/konva/key-tip';
import { useSize } from '../../../common/react/use-size';
import {
  cacheKoi,
  koiConfig,
  koiParts,
  LABEL,
  groundConfig,
  liliesConfig,
  placePond,
  ringConfig,
  wordConfig,
} from '../shared/look';
import { atHome, describe, nextWay, REACH, swim, type Way } from '../shared/pond';
import '../shared/style.css';
import pebblesUrl from './pond-ground.webp';
import padsUrl from './pond-lilies.webp';

export default function App() {
  const [pads] = useImage(padsUrl);
  const [pebbles] = useImage(pebblesUrl);
  const [box, size] = useSize<HTMLDivElement>();
  const [pond, setPond] = useState(atHome);
  const [opacity, setOpacity] = useState(0.6);
  const [chosen, setChosen] = useState<Way>('plain');
  const [hasKeys, setHasKeys] = useState(false);
  const water = useRef<Konva.Layer>(null);
  const place = placePond(size);
  const scale = place.scaleX;
  const mover = pond.find(({ way }) => way === chosen);

  // A cached picture keeps its pixels: take it again for a new size.
  useEffect(() => {
    const group = water.current?.findOne<Konva.Group>('.cached');
    if (group) cacheKoi(group, scale);
  }, [scale]);

  const handleDrag = (way: Way, node: Konva.Node) => {
    const later = swim(pond, way, node.position());
    const koi = later.find((one) => one.way === way);
    // The node first: it must not leave the pond until the next event.
    if (koi) node.position({ x: koi.x, y: koi.y });
    setPond(later);
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const command = mover && tipCommand(event, { tip: mover, isDown: false, reach: REACH });
    if (!command) return;
    event.preventDefault();
    setHasKeys(true);
    if (command.do === 'move') setPond(swim(pond, chosen, command.to));
    if (command.do === 'press') setChosen(nextWay(pond, chosen));
  };

  return (
    <div className="garden">
      <div
        className="pond"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
        onFocus={({ target }) => setHasKeys(target.matches(':focus-visible'))}
        onBlur={() => setHasKeys(false)}
      >
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Image {...groundConfig} image={pebbles} />
          </Layer>
          <Layer {...place} ref={water}>
            <Circle {...ringConfig(mover, hasKeys)} />
            {pond.map((koi) => (
              <Text key={koi.way} {...wordConfig(koi)} />
            ))}
            {pond.map((koi) => (
              <Group
                key={koi.way}
                {...koiConfig(koi, opacity)}
                onDragMove={({ target }) => handleDrag(koi.way, target)}
              >
                {koiParts.map((part) => (
                  <Path key={part.data} {...part} />
                ))}
              </Group>
            ))}
          </Layer>
          <Layer {...place} listening={false}>
            <Image {...liliesConfig} image={pads} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Opacity
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={opacity}
            onChange={({ target }) => setOpacity(target.valueAsNumber)}
          />
        </label>
        <button type="button" onClick={() => setPond(atHome())}>
          Swim back
        </button>
        <p className="says" role="status">
          {describe(opacity)}
        </p>
      </div>
    </div>
  );
}
