import type Konva from 'konva';
import { useState } from 'react';
import { Layer, RegularPolygon, Stage, Star } from 'react-konva';
import { crowd, turn } from '../../../../common/konva/crowd';
import { DrawCount } from './DrawCount';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { hexagons, star } from '../shared/scene';
import '../../../../common/konva/figures.css';

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [moving, setMoving] = useState<Konva.Layer | null>(null);
  const [still, setStill] = useState<Konva.Layer | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(600);
  const stars = crowd(count).map((place, index) => <Star key={index} {...star} {...place} />);

  // The scene is centered at x = 0, and the layers keep this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={setStage} width={width} height={240}>
          <Layer ref={setStill} name="still" x={width / 2}>
            {isOn && stars}
          </Layer>
          <Layer ref={setMoving} name="moving" x={width / 2}>
            {!isOn && stars}
            {/* The animation owns the rotation: it is not a prop. */}
            {hexagons.map((hexagon) => (
              <RegularPolygon key={hexagon.x} {...hexagon} />
            ))}
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Two layers"
        isOn={isOn}
        onSwitch={setIsOn}
        count={count}
        onCount={setCount}
        max={2000}
        step={(timeDiff) => moving && turn(moving.find('.hexagon'), timeDiff)}
      />
      <dl className="figures">
        <div>
          <dt>Draws of the hexagons' layer</dt>
          <dd>
            <DrawCount of={moving} />
          </dd>
        </div>
        <div>
          <dt>Draws of the second layer</dt>
          <dd>
            <DrawCount of={still} />
          </dd>
        </div>
      </dl>
    </>
  );
}
