import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [report, setReport] = useState('Move over a shape, then press it.');

  const reportPosition = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const point = event.target.getStage()?.getPointerPosition();
    if (point)
      setReport(`pointermove on the triangle at ${Math.round(point.x)}, ${Math.round(point.y)}`);
  };

  // One listener for several events.
  const reportCircle = (event: Konva.KonvaEventObject<PointerEvent>) => {
    setReport(`${event.type} on the circle`);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <RegularPolygon
            name="triangle"
            x={-80}
            y={135}
            sides={3}
            radius={80}
            fill="#1f9aa5"
            onPointerMove={reportPosition}
            onPointerOut={() => setReport('pointerout of the triangle')}
          />
          <Circle
            name="circle"
            x={80}
            y={115}
            radius={60}
            fill="#f2664a"
            onPointerOver={reportCircle}
            onPointerDown={reportCircle}
            onPointerUp={reportCircle}
            onPointerOut={reportCircle}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </div>
  );
}
