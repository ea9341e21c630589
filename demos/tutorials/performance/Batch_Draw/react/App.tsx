import Konva from 'konva';
import { useEffect, useMemo, useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { crowd } from '../../../../common/konva/crowd';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { box, dot, turn, turnOften } from '../shared/turning';

export default function App() {
  const [element, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [rect, setRect] = useState<Konva.Rect | null>(null);
  const [isBatched, setIsBatched] = useState(false);
  const [count, setCount] = useState(200);
  const places = useMemo(() => crowd(count), [count]);

  // Only for this demo. By default, Konva calls batchDraw() after each change. Here react-konva does so for changed props.
  useEffect(() => {
    Konva.autoDrawEnabled = false;
    return () => {
      Konva.autoDrawEnabled = true;
    };
  }, []);

  const onMove = () => turn(rect, isBatched);

  // The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={element} style={{ touchAction: 'none' }}>
        <Stage ref={setStage} width={width} height={240} onMouseMove={onMove} onTouchMove={onMove}>
          <Layer x={width / 2}>
            {places.map((place, index) => (
              <Circle key={index} {...dot} {...place} />
            ))}
            {/* The handler owns rotation: it is not a prop. */}
            <Rect ref={setRect} {...box} />
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="batchDraw()"
        isOn={isBatched}
        onSwitch={setIsBatched}
        count={count}
        onCount={setCount}
        max={500}
        step={() => turnOften(rect, isBatched)}
      />
    </>
  );
}
