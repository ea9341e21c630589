import type Konva from 'konva';
import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import { crowd, turn } from '../../../../common/konva/crowd';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { dot, strokeOptions } from '../shared/dot';

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(200);

  // The dots are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={setStage} width={width} height={264}>
          <Layer x={width / 2} y={12}>
            {/* The animation owns the rotation: it is not a prop. */}
            {crowd(count).map((place, index) => (
              <Circle key={index} {...dot} {...place} {...strokeOptions(isOn)} />
            ))}
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Cheap strokes"
        isOn={isOn}
        onSwitch={setIsOn}
        count={count}
        onCount={setCount}
        max={1000}
        step={(timeDiff) => stage && turn(stage.find('.dot'), timeDiff)}
      />
    </>
  );
}
