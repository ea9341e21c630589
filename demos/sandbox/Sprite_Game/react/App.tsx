import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Shape, Stage, Text } from 'react-konva';
import { onPageHidden, startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { useSize } from '../../../common/react/use-size';
import {
  advance,
  buttonOf,
  hold,
  letGo,
  newGame,
  pause,
  press,
  reportOf,
  tap,
  type Key,
} from '../shared/game';
import { createPictures, sceneOf } from '../shared/scene';
import { changeOf, holdAll, isLeaving, keysToward, PADS } from '../shared/steering';
import '../shared/style.css';

type PointerEventOfStage = Konva.KonvaEventObject<globalThis.PointerEvent>;

export default function App() {
  const [garden, size] = useSize<HTMLDivElement>();
  const [pictures] = useState(createPictures);
  const [isCalm] = useState(() => !wantsMotion());
  const [game, setGame] = useState(() => newGame());
  const hero = useRef<Konva.Image>(null);
  const isSteering = useRef(false);
  const isRunning = game.status === 'running';
  const scene = sceneOf(game, size, pictures, isCalm);

  // Time passes only while the game runs.
  useEffect(() => {
    if (!isRunning) return;
    return startClock((milliseconds) => setGame((now) => advance(now, milliseconds)));
  }, [isRunning]);

  useEffect(() => onPageHidden(() => setGame(pause)), []);

  // Focus the canvas, so that the keys work after a click.
  const focus = () => garden.current?.focus({ preventScroll: true });

  const handleKey = (event: KeyboardEvent) => {
    // Space on a button presses the button.
    if (event.target instanceof HTMLButtonElement && event.code === 'Space') return;
    const change = changeOf(event.nativeEvent);
    if (!change) return;
    event.preventDefault();
    setGame(change);
  };

  /** A finger or the mouse on the canvas holds the keys of its direction. */
  const steer = (stage: Konva.Stage | null) => {
    const finger = stage?.getPointerPosition();
    const box = hero.current?.getClientRect();
    if (!finger || !box) return;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const keys = keysToward(middle, finger);
    setGame((now) => holdAll(now, keys));
  };

  const begin = ({ evt, currentTarget, pointerId }: PointerEventOfStage) => {
    const stage = currentTarget.getStage();
    if (!stage || !evt.isPrimary || evt.button !== 0) return;
    stage.setPointerCapture(pointerId);
    isSteering.current = true;
    focus();
    steer(stage);
  };

  const move = ({ evt, currentTarget }: PointerEventOfStage) => {
    if (isSteering.current && evt.isPrimary) steer(currentTarget.getStage());
  };

  const end = ({ evt }: PointerEventOfStage) => {
    if (!isSteering.current || !evt.isPrimary) return;
    isSteering.current = false;
    setGame(letGo);
  };

  const pressPad = ({ currentTarget, pointerId }: PointerEvent, key: Key) => {
    currentTarget.setPointerCapture(pointerId);
    setGame((now) => hold(now, key, true));
  };

  return (
    <div
      className="game"
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      onBlur={(event) => {
        if (isLeaving(event, event.currentTarget)) setGame(letGo);
      }}
    >
      <div
        ref={garden}
        className="garden"
        role="application"
        tabIndex={0}
        aria-label="Hedgehog game"
        aria-describedby="hint"
      >
        <Stage
          {...size}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <Layer listening={false}>
            <Group {...scene.view}>
              <Image {...scene.far} />
              <Group {...scene.garden}>
                <Image {...scene.near} />
                {scene.apples.map((config) => (
                  <Shape key={config.id} {...config} />
                ))}
                {scene.wasps.map((config) => (
                  <Shape key={config.id} {...config} />
                ))}
                <Image ref={hero} {...scene.hero} />
              </Group>
              <Shape {...scene.badge} />
              <Text {...scene.count} />
              <Text {...scene.clock} />
              <Group {...scene.label}>
                <Text {...scene.title} />
                <Text {...scene.words} />
              </Group>
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          className="primary"
          onClick={() => {
            setGame(press);
            focus();
          }}
        >
          {buttonOf(game)}
        </button>
        <div className="pads">
          {PADS.map(({ key, label, sign }) => (
            <button
              key={key}
              type="button"
              aria-label={label}
              onPointerDown={(event) => pressPad(event, key)}
              onLostPointerCapture={() => setGame((now) => hold(now, key, false))}
              // A screen reader or Enter clicks without a pointer.
              onClick={({ detail }) => {
                if (detail === 0) setGame((now) => tap(now, key));
              }}
              // The canvas keeps the focus, so it still receives keys.
              onMouseDown={(event) => event.preventDefault()}
              onContextMenu={(event) => event.preventDefault()}
            >
              {sign}
            </button>
          ))}
        </div>
        <p className="report" role="status">
          {reportOf(game)}
        </p>
        <p className="hint" id="hint">
          Arrow keys or A and D run, up or space jumps, P pauses. Or hold a finger beside the
          hedgehog, and above it to jump.
        </p>
      </div>
    </div>
  );
}
