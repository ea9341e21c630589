import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { crowd, turn } from '../../../../common/konva/crowd';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { tile } from '../shared/tile';

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(200);

  // The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={setStage} width={width} height={264}>
          <Layer x={width / 2} y={12}>
            {/* The animation owns the rotation: it is not a prop. */}
            {crowd(count).map((place, index) => (
              <Rect key={index} {...tile} {...place} perfectDrawEnabled={!isOn} />
            ))}
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Skip the copy"
        isOn={isOn}
        onSwitch={setIsOn}
        count={count}
        onCount={setCount}
        max={1000}
        step={(timeDiff) => stage && turn(stage.find('.tile'), timeDiff)}
      />
    </>
  );
}
