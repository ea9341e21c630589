import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  backgroundOf,
  describe,
  edgeConfig,
  gemConfig,
  GEMS,
  HEIGHT,
  keepOn,
  LABEL,
  move,
  placeScene,
  press,
  TESTS,
  touched,
  type Test,
} from '../shared/gems';
import gemsUrl from './gems.webp';
import velvetUrl from './velvet-tray.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [picture] = useImage(gemsUrl);
  const [{ gems, chosen }, setState] = useState({ gems: GEMS, chosen: 'Ruby' });
  const [test, setTest] = useState<Test>('Rectangles');

  const handleMove = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    // Correct the node first: it must not leave the tray.
    target.position(keepOn(target.position()));
    const [id, to] = [target.id(), target.position()];
    setState((now) => ({ ...now, gems: move(now.gems, id, to) }));
  };
  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (press(gems, chosen, event)) event.preventDefault();
    setState((now) => press(now.gems, now.chosen, event) ?? now);
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ background: backgroundOf(velvetUrl, width) }}
        onKeyDown={handleKey}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer
            {...placeScene(width)}
            onPointerDown={({ evt, target }) => {
              if (evt.button === 0) setState((now) => ({ ...now, chosen: target.id() }));
            }}
          >
            {gems.map((gem) => (
              <Line key={gem.id} {...gemConfig(gem, picture)} onDragMove={handleMove} />
            ))}
            {gems.map((gem) => {
              const isHit = touched(gems, gem, test).length > 0;
              const key = `edge-${gem.id}`;
              return <Line key={key} {...edgeConfig(gem, test, isHit, gem.id === chosen)} />;
            })}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset>
          <legend>Compare</legend>
          {TESTS.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="test"
                checked={name === test}
                onChange={() => setTest(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <p role="status">{describe(gems, chosen, test)}</p>
      </div>
    </>
  );
}
