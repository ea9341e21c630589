import { memo, useEffect, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Shape, Stage } from 'react-konva';
import { fit, knobConfig, lightConfig, nightConfig, starConfig } from '../shared/scene';
import {
  advance,
  atRest,
  describe,
  drag,
  grab,
  isMoving,
  PUSH,
  push,
  release,
  stop,
} from '../shared/spinner';
import '../shared/style.css';
import { startClock } from '../../../common/konva/clock';
import { useSize } from '../../../common/react/use-size';
import { wantsMotion } from '../../../common/konva/wants-motion';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

/** The night is drawn once for each size, the star in every frame. */
const Night = memo(({ width, height }: { width: number; height: number }) => (
  <Layer listening={false}>
    <Shape {...nightConfig({ width, height })} />
  </Layer>
));

/** The pointer, seen from the middle of the star. */
const pointOf = (stage: Konva.Stage | null) =>
  stage?.findOne('.scene')?.getRelativePointerPosition();

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [glides] = useState(wantsMotion);
  const [spinner, setSpinner] = useState(atRest);
  const [isOver, setIsOver] = useState(false);
  const moves = isMoving(spinner);

  // Time passes only while the star moves by itself.
  useEffect(() => {
    if (!moves) return;
    return startClock((milliseconds) => setSpinner((now) => advance(now, milliseconds)));
  }, [moves]);

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = pointOf(stage);
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The hand may leave the star and the stage.
    stage?.setPointerCapture(pointerId);
    setSpinner((now) => grab(now, point, evt.timeStamp));
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const point = pointOf(currentTarget.getStage());
    if (point && evt.isPrimary) setSpinner((now) => drag(now, point, evt.timeStamp));
  };

  const end = ({ evt }: PointerEventObject) => {
    if (evt.isPrimary) setSpinner((now) => release(now, evt.timeStamp, glides));
  };

  return (
    <div className="page">
      <div
        ref={box}
        className="night"
        aria-hidden
        style={{ cursor: spinner.grip ? 'grabbing' : isOver ? 'grab' : 'default' }}
      >
        <Stage {...size} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
          <Night {...size} />
          <Layer>
            <Group {...fit(size)}>
              <Shape {...lightConfig(spinner.rotation)} />
              <Shape
                {...starConfig(spinner.rotation)}
                onPointerDown={begin}
                onPointerEnter={() => setIsOver(true)}
                onPointerLeave={() => setIsOver(false)}
              />
              <Circle {...knobConfig} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setSpinner((now) => push(now, -PUSH, glides))}>
          Push left
        </button>
        <button type="button" onClick={() => setSpinner((now) => push(now, PUSH, glides))}>
          Push right
        </button>
        <button type="button" onClick={() => setSpinner(stop)}>
          Stop
        </button>
        <p className="says" role="status">
          {describe(spinner)}
        </p>
      </div>
    </div>
  );
}
