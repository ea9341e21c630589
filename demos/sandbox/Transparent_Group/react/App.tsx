import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Path, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import { cacheKoi, GROUND, koiConfig, koiParts, NEXT, placePond } from '../shared/pond';
import { START, STEPS, swim, wordConfig, type Way } from '../shared/pond';
import groundUrl from './pond-ground.webp';

export default function App() {
  const [ground] = useImage(groundUrl);
  const [box, width] = useWidth();
  const [pond, setPond] = useState(START);
  const [opacity, setOpacity] = useState(0.6);
  const [chosen, setChosen] = useState<Way>('plain');
  const water = useRef<Konva.Layer>(null);
  const place = placePond(width);

  // A cached image keeps its pixels: cache it again for a new size.
  useEffect(() => {
    cacheKoi(water.current?.findOne<Konva.Group>('.cached'), place.scaleX);
  }, [place.scaleX]);

  const move = (way: Way, to: Konva.Vector2d) => setPond((now) => swim(now, way, to));

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const mover = pond.find(({ way }) => way === chosen);
    if (event.key === ' ') setChosen(NEXT[chosen]);
    else if (step && mover) move(chosen, { x: mover.x + step.x, y: mover.y + step.y });
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label="Pond with three koi. Space takes the next koi, arrow keys move it."
        onKeyDown={handleKey}
      >
        <Stage {...place}>
          <Layer listening={false}>
            <Image {...GROUND} image={ground} />
          </Layer>
          <Layer ref={water}>
            {pond.map((koi) => (
              <Text key={koi.way} {...wordConfig(koi, koi.way === chosen)} />
            ))}
            {pond.map((koi) => (
              <Group
                key={koi.way}
                {...koiConfig(koi, opacity)}
                onDragMove={({ target }) => move(koi.way, target.position())}
              >
                {koiParts.map((part) => (
                  <Path key={part.fill} {...part} />
                ))}
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Opacity
          <input
            type="range"
            max={1}
            step={0.05}
            value={opacity}
            onChange={({ target }) => setOpacity(target.valueAsNumber)}
          />
        </label>
        <button type="button" onClick={() => setPond(START)}>
          Swim back
        </button>
      </div>
    </>
  );
}
