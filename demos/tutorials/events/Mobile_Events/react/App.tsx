import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [report, setReport] = useState('Touch the triangle or tap the circle.');
  const events = useRef<string[]>([]);

  const move = (event: Konva.KonvaEventObject<TouchEvent>) => {
    const point = event.target.getStage()?.getPointerPosition();
    if (point) setReport(`touchmove at ${Math.round(point.x)}, ${Math.round(point.y)}`);
  };

  const list = (event: Konva.KonvaEventObject<TouchEvent>) => {
    // At most the seven events of a double tap.
    events.current = [...events.current, event.type].slice(-7);
    setReport(events.current.join(' '));
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <RegularPolygon
            name="triangle"
            x={-78}
            y={130}
            sides={3}
            radius={76}
            fill="#3fa66b"
            onTouchMove={move}
          />
          <Circle
            name="circle"
            x={78}
            y={110}
            radius={58}
            fill="#8457c9"
            onTouchStart={list}
            onTouchEnd={list}
            onTap={list}
            onDblTap={list}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </div>
  );
}
