import { useState } from 'react';
import { Circle, Ellipse, Group, Layer, Line, Rect, Stage } from 'react-konva';
import {
  balloonConfig,
  balloonParts,
  describeSize,
  fitScene,
  hills,
  openingBalloons,
  sky,
  sun,
} from '../shared/scene';
import '../shared/style.css';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [balloons, setBalloons] = useState(openingBalloons);
  const [percent, setPercent] = useState(100);
  const [cursor, setCursor] = useState('default');
  const [frame, width] = useWidth();

  const move = (id: string, { x, y }: { x: number; y: number }) => {
    setBalloons((all) => all.map((one) => (one.id === id ? { ...one, x, y } : one)));
  };

  return (
    <div className="page">
      <div className="frame" ref={frame} style={{ width: `${percent}%` }}>
        <Stage {...fitScene(width)} style={{ cursor }}>
          <Layer listening={false}>
            <Rect {...sky} />
            <Circle {...sun} />
            {hills.map((hill) => (
              <Line key={hill.fill} {...hill} />
            ))}
          </Layer>
          <Layer onPointerOver={() => setCursor('grab')} onPointerOut={() => setCursor('default')}>
            {balloons.map((balloon) => {
              const { ellipses, cone, ropes, basket } = balloonParts(balloon);
              return (
                <Group
                  key={balloon.id}
                  {...balloonConfig(balloon)}
                  onDragEnd={({ target }) => move(balloon.id, target.position())}
                >
                  <Line {...cone} />
                  {ellipses.map((ellipse, i) => (
                    <Ellipse key={i} {...ellipse} />
                  ))}
                  {ropes.map((rope, i) => (
                    <Line key={i} {...rope} />
                  ))}
                  <Rect {...basket} />
                </Group>
              );
            })}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Width
          <input
            type="range"
            min={40}
            max={100}
            value={percent}
            onChange={(event) => setPercent(event.target.valueAsNumber)}
          />
        </label>
        <output>{describeSize(width)}</output>
      </div>
    </div>
  );
}
