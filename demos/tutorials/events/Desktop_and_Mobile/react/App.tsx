import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Ring, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

type PressEvent = Konva.KonvaEventObject<MouseEvent | TouchEvent>;

export default function App() {
  const [box, width] = useWidth();
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

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  // The stage gets the release, because the pointer may have left the skin.
  return (
    <div ref={box}>
      <Stage width={width} height={220} onMouseUp={release} onTouchEnd={release}>
        <Layer x={width / 2}>
          <Ring name="drum" y={110} innerRadius={70} outerRadius={88} fill="#1b1f2a" />
          <Circle
            name="skin"
            y={110}
            radius={pressed ? 60 : 70}
            fill="#f6b73c"
            onMouseDown={press}
            onTouchStart={press}
            onMouseMove={move}
            onTouchMove={move}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </div>
  );
}
