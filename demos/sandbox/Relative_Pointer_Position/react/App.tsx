import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useSize } from '../../../common/react/use-size';
import { SPACE_COLORS } from '../shared/art';
import {
  add,
  BOARD,
  clear,
  isOnCake,
  KINDS,
  newBakery,
  pick,
  redoNext,
  step,
  toppingsOf,
  turnTo,
  undoLast,
} from '../shared/cake';
import { pageKey, pictureKey } from '../shared/commands';
import {
  aimConfig,
  axesConfig,
  boardConfig,
  cakeConfig,
  icingConfig,
  LABEL,
  layerConfig,
  stageConfig,
  toppingConfig,
} from '../shared/look';
import { rowsOf, spotsOfPoint, spotsOfPointer, type Spots } from '../shared/spaces';
import '../shared/style.css';
import boardUrl from './cake-board.webp';
import spongeUrl from './sheet-cake.webp';

export default function App() {
  const [sponge] = useImage(spongeUrl);
  const [board] = useImage(boardUrl);
  const [box, size] = useSize<HTMLDivElement>();
  const [bakery, setBakery] = useState(newBakery);
  const [spots, setSpots] = useState<Spots | null>(null);
  const cake = useRef<Konva.Group>(null);
  const toppings = toppingsOf(bakery);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const change = pageKey(event);
      if (!change) return;
      event.preventDefault();
      setBakery(change);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const command = pictureKey(event);
    if (!command || !cake.current) return;
    event.preventDefault();
    const from = spots?.layer ?? BOARD;
    const at = spotsOfPoint(cake.current, command === 'press' ? from : step(from, command));
    setSpots(at);
    if (command === 'press' && at) setBakery((now) => add(now, at.group));
  };

  const press = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const at = cake.current?.getRelativePointerPosition();
    if (at && evt.button === 0) setBakery((now) => add(now, at));
  };

  return (
    <div className="party">
      <div
        ref={box}
        className="cloth"
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={({ nativeEvent }) => pressKey(nativeEvent)}
      >
        <Stage
          {...stageConfig(size)}
          onPointerMove={() => cake.current && setSpots(spotsOfPointer(cake.current))}
          onPointerLeave={() => setSpots(null)}
          onPointerClick={press}
        >
          <Layer {...layerConfig(size)}>
            <Image {...boardConfig} image={board} />
            <Group ref={cake} {...cakeConfig(bakery.turn)}>
              <Image {...icingConfig} image={sponge} />
              <Group listening={false}>
                {toppings.map((topping) => (
                  <Shape key={topping.id} {...toppingConfig(topping)} />
                ))}
              </Group>
              <Circle {...aimConfig(spots && isOnCake(spots.group) ? spots.group : null)} />
              <Shape {...axesConfig('group')} />
            </Group>
            <Shape {...axesConfig('layer')} />
          </Layer>
          {/* Layers are moved with the stage. This one is neither scaled nor turned. */}
          <Layer listening={false}>
            <Shape {...axesConfig('stage')} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <fieldset>
          <legend>Add a</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                checked={kind === bakery.kind}
                onChange={() => setBakery((now) => pick(now, kind))}
              />{' '}
              {kind}
            </label>
          ))}
        </fieldset>
        <label>
          Turn{' '}
          <input
            type="range"
            min={0}
            max={360}
            step={5}
            value={bakery.turn}
            onChange={({ target }) => {
              const turn = Number(target.value);
              setSpots(null);
              setBakery((now) => turnTo(now, turn));
            }}
          />
        </label>
        <button
          type="button"
          disabled={!canUndo(bakery.history)}
          onClick={() => setBakery(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!canRedo(bakery.history)}
          onClick={() => setBakery(redoNext)}
        >
          Redo
        </button>
        <button type="button" disabled={toppings.length === 0} onClick={() => setBakery(clear)}>
          Clear
        </button>
        <dl className="spaces">
          {rowsOf(spots).map(({ space, at }) => (
            <div key={space}>
              <dt style={{ color: SPACE_COLORS[space] }}>{space}</dt>
              <dd>{at}</dd>
            </div>
          ))}
        </dl>
        <p className="says" role="status">
          {bakery.says}
        </p>
      </div>
    </div>
  );
}
