import { memo, useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Rect, Shape, Stage, Text } from 'react-konva';
import { onPageHidden, startClock } from '../../../common/konva/clock';
import { advance, buttonOf, newGame, pause, press, reportOf, turn } from '../shared/game';
import { drawCloth, label } from '../shared/look';
import { boardOf, sceneOf } from '../shared/scene';
import { changeOf, swipeOf } from '../shared/steering';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import { wantsMotion } from '../../../common/konva/wants-motion';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

interface Swipe {
  /** Where it began, or where it turned the scarf last. */
  from: Konva.Vector2d;
  hasTurned: boolean;
}

/** The cloth is drawn once for each size, the scarf in every frame. */
const Ground = memo(({ width, height }: { width: number; height: number }) => (
  <Layer listening={false}>
    <Shape {...boardOf({ width, height })} sceneFunc={drawCloth} />
  </Layer>
));

export default function App() {
  const [cloth, size] = useSize<HTMLDivElement>();
  const [glides] = useState(wantsMotion);
  const [game, setGame] = useState(() => newGame(Math.random()));
  const swipe = useRef<Swipe | null>(null);
  const isRunning = game.status === 'running';
  const scene = sceneOf(game, glides);

  // Time passes only while the game runs.
  useEffect(() => {
    if (!isRunning) return;
    return startClock((milliseconds) => setGame((now) => advance(now, milliseconds)));
  }, [isRunning]);

  useEffect(() => onPageHidden(() => setGame(pause)), []);

  // After a click, the keys work at once.
  const focus = () => cloth.current?.focus({ preventScroll: true });

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const from = stage?.getPointerPosition();
    if (!stage || !from || !evt.isPrimary || evt.button !== 0) return;
    stage.setPointerCapture(pointerId);
    swipe.current = { from, hasTurned: false };
    focus();
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const to = currentTarget.getStage()?.getPointerPosition();
    const direction = swipe.current && to && evt.isPrimary && swipeOf(swipe.current.from, to);
    if (!direction) return;
    swipe.current = { from: to, hasTurned: true };
    setGame((now) => turn(now, direction));
  };

  const end = ({ evt, type }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    if (swipe.current?.hasTurned === false && type === 'pointerup') setGame(press);
    swipe.current = null;
  };

  return (
    <div className="game">
      <div
        ref={cloth}
        className="cloth"
        role="application"
        tabIndex={0}
        aria-label="Snake game"
        aria-describedby="hint"
        onKeyDown={(event) => {
          const change = changeOf(event.nativeEvent);
          if (!change) return;
          event.preventDefault();
          setGame(change);
        }}
      >
        <Stage
          {...size}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <Ground {...size} />
          <Layer listening={false}>
            <Group {...boardOf(size)}>
              <Shape {...scene.yarn} />
              <Shape {...scene.scarf} />
              <Shape {...scene.head} />
              <Group {...scene.label}>
                <Rect {...label.cloth} />
                <Rect {...label.seam} />
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
        <p className="report" role="status">
          {reportOf(game)}
        </p>
        <p className="hint" id="hint">
          Arrow keys or WASD turn, space pauses. With a finger: swipe to turn, tap to pause.
        </p>
      </div>
    </div>
  );
}
