import type Konva from 'konva';
import { useEffect, useState } from 'react';
import { Layer, Stage, Star } from 'react-konva';
import { crowd, turn } from '../../../../common/konva/crowd';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { bitmapsOf, setCached, star } from '../shared/star';
import '../../../../common/konva/figures.css';

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(200);
  const [bitmaps, setBitmaps] = useState('none');

  // A cache is not a prop: it is created when the nodes exist, including those that are added later.
  useEffect(() => {
    const stars = stage?.find('.star') ?? [];
    setCached(stars, isOn);
    setBitmaps(bitmapsOf(stars));
  }, [stage, isOn, count]);

  // The stars are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={setStage} width={width} height={264}>
          <Layer x={width / 2} y={12}>
            {/* The animation owns the rotation: it is not a prop. */}
            {crowd(count).map((place, index) => (
              <Star key={index} {...star} {...place} />
            ))}
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Cache each star"
        isOn={isOn}
        onSwitch={setIsOn}
        count={count}
        onCount={setCount}
        max={1000}
        step={(timeDiff) => stage && turn(stage.find('.star'), timeDiff)}
      />
      <dl className="figures">
        <div>
          <dt>Bitmaps in memory</dt>
          <dd>{bitmaps}</dd>
        </div>
      </dl>
    </>
  );
}
