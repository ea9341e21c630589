import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Layer, Line, Shape, Stage } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { change, collisions, describe, GEMS, kept, put, TESTS, type Test } from '../shared/gems';
import { changeOf, LABEL } from '../shared/keys';
import { edgeConfig, fitTray, gemConfig, trayConfig } from '../shared/look';
import '../shared/style.css';

export default function App() {
  const [box, measured] = useWidth();
  const [gems, setGems] = useState(GEMS);
  const [chosen, setChosen] = useState('Ruby');
  const [test, setTest] = useState<Test>(TESTS[0]);
  const { width, height, ...scale } = fitTray(measured);
  const found = collisions(gems, test);

  function handleMove({ target }: Konva.KonvaEventObject<DragEvent>) {
    // The node first: it must not leave the tray.
    target.position(kept(target.position()));
    const place = target.position();
    setGems((now) => put(now, target.id(), place));
  }

  function handleKey(event: KeyboardEvent) {
    const by = changeOf(event);
    if (!by) return;
    event.preventDefault();
    setGems((now) => change(now, chosen, by));
  }

  return (
    <>
      <div
        className="tray"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage width={width} height={height}>
          <Layer {...scale} listening={false}>
            <Shape {...trayConfig} />
          </Layer>
          <Layer {...scale} onPointerDown={({ target }) => setChosen(target.id())}>
            {gems.map((gem) => (
              <Shape key={gem.name} {...gemConfig(gem)} onDragMove={handleMove} />
            ))}
            {gems.map((gem) => (
              <Line
                key={`edge-${gem.name}`}
                {...edgeConfig(gem, test, found.has(gem.name), gem.name === chosen)}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Gem
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {GEMS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
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
        <button type="button" onClick={() => setGems(GEMS)}>
          Start again
        </button>
        <p role="status">{describe(found, chosen)}</p>
      </div>
    </>
  );
}
