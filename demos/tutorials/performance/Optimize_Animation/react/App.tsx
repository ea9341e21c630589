import type Konva from 'konva';
import { useMemo, useState } from 'react';
import { Layer, Stage, Wedge } from 'react-konva';
import { crowd } from '../../../../common/konva/crowd';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { createAnimation, dial } from '../shared/dials';

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(500);
  const places = useMemo(() => crowd(count), [count]);
  const animation = useMemo(
    () => (layer ? createAnimation(layer, () => isOn) : undefined),
    [layer, isOn],
  );

  // The dials are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={setStage} width={width} height={240}>
          <Layer ref={setLayer} x={width / 2}>
            {/* The animation owns rotation: it is not a prop. */}
            {places.map((place, index) => (
              <Wedge key={index} {...dial} {...place} />
            ))}
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Return false"
        isOn={isOn}
        onSwitch={setIsOn}
        count={count}
        onCount={setCount}
        max={1000}
        animation={animation}
      />
    </>
  );
}
