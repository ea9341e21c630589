import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Ring, Stage } from 'react-konva';

const width = window.innerWidth;

type PressEvent = Konva.KonvaEventObject<MouseEvent | TouchEvent>;

export default function App() {
  const [pressed, setPressed] = useState(false);
  const [report, setReport] = useState('Press the drum, with a mouse or a finger.');

  const press = (event: PressEvent) => {
    setPressed(true);
    setReport(`Down by ${event.type}`);
  };

  const release = (event: PressEvent) => {
    setPressed(false);
    setReport(`Up by ${event.type}`);
  };

  const move = (event: PressEvent) => {
    const point = event.target.getStage()?.getPointerPosition();
    if (point) setReport(`${event.type} at ${Math.round(point.x)}, ${Math.round(point.y)}`);
  };

  return (
    <>
      <Stage width={width} height={220}>
        <Layer>
          <Ring
            name="drum"
            x={width / 2}
            y={110}
            innerRadius={70}
            outerRadius={88}
            fill="#1b1f2a"
          />
          <Circle
            name="skin"
            x={width / 2}
            y={110}
            radius={pressed ? 60 : 70}
            fill="#f6b73c"
            onMouseDown={press}
            onTouchStart={press}
            onMouseUp={release}
            onTouchEnd={release}
            onMouseMove={move}
            onTouchMove={move}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </>
  );
}
