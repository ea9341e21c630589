import type Konva from 'konva';
import { useEffect, useState } from 'react';
import { Group, Layer, Rect, Stage, Text } from 'react-konva';
import { crowd, turn } from '../../../../common/konva/crowd';
import { Meter } from '../../../../common/react/Meter';
import { useWidth } from '../../../../common/react/use-width';
import { background, label } from '../shared/button';
import '../../../../common/konva/figures.css';

export default function App() {
  const [box, width] = useWidth();
  const [stage, setStage] = useState<Konva.Stage | null>(null);
  const [layer, setLayer] = useState<Konva.Layer | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(100);
  const [hit, setHit] = useState('–');
  const [isGraphShown, setIsGraphShown] = useState(false);

  useEffect(() => {
    if (!layer || !isGraphShown) return;
    layer.toggleHitCanvas();
    return () => layer.toggleHitCanvas();
  }, [layer, isGraphShown]);

  function showHit({ target }: Konva.KonvaEventObject<Event>) {
    setHit(target.getClassName());
  }

  // The buttons are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage ref={setStage} width={width} height={264}>
          <Layer ref={setLayer} x={width / 2} y={12} onClick={showHit} onTap={showHit}>
            {/* The animation owns the rotation: it is not a prop. */}
            {crowd(count).map(({ x, y, fill }, index) => (
              <Group key={index} name="button" x={x} y={y}>
                <Rect {...background} fill={fill} />
                <Text {...label} listening={!isOn} />
              </Group>
            ))}
          </Layer>
        </Stage>
      </div>
      <Meter
        stage={stage}
        tip="Silent texts"
        isOn={isOn}
        onSwitch={setIsOn}
        count={count}
        onCount={setCount}
        max={500}
        step={(timeDiff) => stage && turn(stage.find('.button'), timeDiff)}
      />
      <dl className="figures">
        <div>
          <dt>Last click hit</dt>
          <dd>{hit}</dd>
        </div>
      </dl>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isGraphShown}
            onChange={(event) => setIsGraphShown(event.target.checked)}
          />
          Show the hit graph
        </label>
      </div>
    </>
  );
}
