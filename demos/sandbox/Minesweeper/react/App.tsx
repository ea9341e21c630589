import { memo, useEffect, useState } from 'react';
import { Group, Layer, Rect, Shape, Stage } from 'react-konva';
import { byKey, newGame, press, scoreOf, SIZES, SMALL, tick, type Size } from '../shared/game';
import { cellConfig, groundConfig, lawnOf, ringOf } from '../shared/look';
import { createPress, preventMenu } from '../shared/press';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

/** The grass is drawn once for each size, the cells when one of them changes. */
const Ground = memo(({ size, width, height }: { size: Size; width: number; height: number }) => (
  <Layer listening={false}>
    <Shape {...groundConfig(size, { width, height })} />
  </Layer>
));

export default function App() {
  const [box, stageSize] = useSize<HTMLDivElement>();
  const [game, setGame] = useState(() => newGame(SMALL, Math.random()));
  const [hasKeys, setHasKeys] = useState(false);
  const ring = ringOf(game, hasKeys);
  const isRunning = game.status === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setGame(tick), 1000);
    return () => window.clearInterval(timer);
  }, [isRunning]);

  const [presses] = useState(() =>
    createPress((cell, kind) => setGame((now) => press(now, cell, kind))),
  );
  useEffect(() => () => presses.cancel(), [presses]);

  const begin = (size: Size) => setGame(newGame(size, Math.random(), game.putsFlags));

  return (
    <div className="game">
      <div
        ref={box}
        className="lawn"
        role="application"
        tabIndex={0}
        aria-label="Lawn with leaves"
        aria-describedby="hint"
        onKeyDown={(event) => {
          const change = byKey(event);
          if (!change) return;
          event.preventDefault();
          setHasKeys(true);
          setGame(change);
        }}
        onFocus={({ currentTarget }) => setHasKeys(currentTarget.matches(':focus-visible'))}
        onBlur={() => setHasKeys(false)}
      >
        <Stage
          {...stageSize}
          onPointerDown={presses.begin}
          onPointerMove={presses.move}
          onPointerUp={presses.end}
          onPointerCancel={presses.cancel}
          onPointerLeave={presses.cancel}
          onContextMenu={preventMenu}
        >
          <Ground size={game.size} {...stageSize} />
          <Layer>
            <Group {...lawnOf(game.size, stageSize)}>
              <Group key={game.size.id}>
                {game.covers.map((_, i) => (
                  <Shape key={i} {...cellConfig(game, i)} />
                ))}
              </Group>
              <Group listening={false}>
                <Rect {...ring.outer} />
                <Rect {...ring.inner} />
              </Group>
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Size{' '}
          <select
            value={game.size.id}
            onChange={({ target }) => begin(SIZES.find(({ id }) => id === target.value) ?? SMALL)}
          >
            {SIZES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={game.putsFlags}
            onChange={({ target }) => setGame((now) => ({ ...now, putsFlags: target.checked }))}
          />{' '}
          Put flags
        </label>
        <button type="button" className="primary" onClick={() => begin(game.size)}>
          New game
        </button>
        <p className="score">{scoreOf(game)}</p>
        <p className="report" role="status">
          {game.says}
        </p>
        <p className="hint" id="hint">
          Right click or long press: flag. Keys: arrows, Enter rakes, F puts a flag.
        </p>
      </div>
    </div>
  );
}
