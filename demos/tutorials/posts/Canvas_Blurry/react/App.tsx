import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import * as shared from '../shared/causes';
import { magnify } from '../shared/magnify';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [cause, setCause] = useState(shared.first);
  const [x, setX] = useState(shared.START);
  const [sizes, setSizes] = useState('');
  const stage = useRef<Konva.Stage>(null);
  const picture = useRef<Konva.Layer>(null);
  const lens = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (picture.current) shared.applyRatios(picture.current, cause);
  }, [cause]);

  useEffect(() => {
    if (stage.current && lens.current) return magnify(stage.current, lens.current, setSizes);
  }, []);

  const moveLoupe = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    target.position({ x: shared.onDrawing(target.x()), y: shared.loupe.y });
    setX(target.x());
  };

  const { stage: size, layer } = shared.fit(width, cause);
  return (
    <>
      <div className="scene">
        <div ref={box} className={cause.stretched ? 'stretched' : ''}>
          <Stage ref={stage} {...size}>
            <Layer ref={picture} name="picture" listening={false} {...layer}>
              <Group {...shared.drawing}>
                <Text {...shared.text} />
                {shared.stripes.map((stripe) => (
                  <Rect key={stripe.x} {...stripe} />
                ))}
              </Group>
            </Layer>
            <Layer {...layer}>
              <Rect {...shared.loupe} x={x} onDragMove={moveLoupe} />
            </Layer>
          </Stage>
        </div>
      </div>
      <canvas ref={lens} className="lens">
        Pixels below the magnifier
      </canvas>
      <div className="controls">
        <label>
          Drawn{' '}
          <select
            onChange={({ target }) => setCause(shared.causes[target.selectedIndex] ?? shared.first)}
          >
            {shared.causes.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <label>
          Magnifier{' '}
          <input
            type="range"
            min={-140}
            max={70}
            value={x}
            onChange={({ target }) => setX(target.valueAsNumber)}
          />
        </label>
        <output>{sizes}</output>
      </div>
    </>
  );
}
