import { useEffect, useState } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import { startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { useWidth } from '../../../common/react/use-width';
import { cordConfig, fit, lightConfig, NIGHT, paperConfig, sizeFor } from '../shared/scene';
import * as model from '../shared/spinner';
import paperUrl from './paper-star.webp';
import lightUrl from './star-light.webp';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

/** The position of the pointer, relative to the center of the star. */
const pointOf = (stage: Konva.Stage | null) =>
  stage?.findOne('.scene')?.getRelativePointerPosition();

export default function App() {
  const [light] = useImage(lightUrl);
  const [paper] = useImage(paperUrl);
  const [box, width] = useWidth();
  const [glides] = useState(wantsMotion);
  const [spinner, setSpinner] = useState(model.atRest);
  const moves = spinner.speed !== 0;

  // The clock runs only while the star moves by itself.
  useEffect(() => {
    if (!moves) return;
    return startClock((milliseconds) => setSpinner((last) => model.advance(last, milliseconds)));
  }, [moves]);

  const begin = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = pointOf(stage);
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The pointer may leave the star and the stage.
    stage?.setPointerCapture(pointerId);
    setSpinner((last) => model.grab(last, point, evt.timeStamp));
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const point = pointOf(currentTarget.getStage());
    if (point && evt.isPrimary) setSpinner((last) => model.drag(last, point, evt.timeStamp));
  };

  const end = ({ evt }: PointerEventObject) => {
    if (evt.isPrimary) setSpinner((last) => model.release(last, evt.timeStamp, glides));
  };

  const push = (by: number) => setSpinner((last) => model.push(last, by, glides));

  return (
    <>
      <div ref={box} aria-hidden style={{ background: NIGHT }}>
        <Stage {...sizeFor(width)} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
          <Layer>
            <Group {...fit(width)}>
              <Line {...cordConfig} />
              <Group name="star" rotation={spinner.rotation}>
                <Image {...lightConfig} image={light} />
                <Image {...paperConfig} image={paper} onPointerDown={begin} />
              </Group>
            </Group>
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => push(-model.PUSH)}>
          Push left
        </button>
        <button type="button" onClick={() => push(model.PUSH)}>
          Push right
        </button>
        <button type="button" onClick={() => setSpinner(model.stop)}>
          Stop
        </button>
        <p role="status">{model.describe(spinner)}</p>
      </div>
    </>
  );
}
