import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Image, Layer, Shape, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../common/react/use-width';
import * as model from '../shared/game';
import { CLOTH, fit, sceneOf, STYLE } from '../shared/look';
import clothUrl from './knitted-cloth.webp';
import woolUrl from './snake-wool.webp';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [cloth] = useImage(clothUrl);
  const [wool] = useImage(woolUrl);
  const [glides] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [game, setGame] = useState(() => model.newGame(Math.random()));
  /** Where the swipe began, or where it turned the scarf last. */
  const swipe = useRef<{ from: Konva.Vector2d; hasTurned: boolean }>(undefined);
  const isRunning = game.status === 'running';
  const scene = sceneOf(game, glides);

  // Time passes only while the game runs.
  useEffect(() => {
    if (!isRunning) return;
    const clock = new Konva.Animation(({ timeDiff }) =>
      setGame((now) => model.advance(now, timeDiff)),
    );
    clock.start();
    return () => void clock.stop();
  }, [isRunning]);

  useEffect(() => {
    const pause = () => document.hidden && setGame(model.pause);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const from = stage?.getPointerPosition();
    if (!stage || !from || !evt.isPrimary || evt.button !== 0) return;
    stage.setPointerCapture(pointerId);
    swipe.current = { from, hasTurned: false };
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const to = currentTarget.getStage()?.getPointerPosition();
    const direction = swipe.current && to && evt.isPrimary && model.swipeOf(swipe.current.from, to);
    if (!direction) return;
    swipe.current = { from: to, hasTurned: true };
    setGame((now) => model.turn(now, direction));
  };

  const end = ({ evt, type }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    if (swipe.current?.hasTurned === false && type === 'pointerup') setGame(model.press);
    swipe.current = undefined;
  };

  return (
    <>
      <div
        ref={box}
        style={STYLE}
        role="application"
        tabIndex={0}
        aria-label="Snake game"
        aria-describedby="hint"
        onKeyDown={(event) => {
          const change = model.changeOf(event.nativeEvent);
          if (!change) return;
          event.preventDefault();
          setGame(change);
        }}
      >
        <Stage
          {...fit(width)}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <Layer listening={false}>
            <Image {...CLOTH} image={cloth} />
          </Layer>
          <Layer listening={false}>
            <Image {...scene.yarn} image={wool} />
            <Shape {...scene.scarf} />
            <Image {...scene.head} image={wool} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          className="primary"
          onClick={() => {
            setGame(model.press);
            // The keys work at once.
            box.current?.focus({ preventScroll: true });
          }}
        >
          {model.buttonOf(game)}
        </button>
        <p role="status">{model.reportOf(game)}</p>
        <p id="hint">
          Arrow keys or WASD turn, space pauses. With a finger: swipe to turn, tap to pause.
        </p>
      </div>
    </>
  );
}
