import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [text, setText] = useState('Use a mouse, a finger or a pen.');

  const report = (event: Konva.KonvaEventObject<PointerEvent>) =>
    setText(`${event.type} by ${event.evt.pointerType}`);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <RegularPolygon
            name="triangle"
            x={-78}
            y={104}
            sides={3}
            radius={76}
            rotation={180}
            fill="#4a90e2"
            onPointerMove={report}
          />
          <Circle
            name="circle"
            x={78}
            y={110}
            radius={50}
            stroke="#f2664a"
            strokeWidth={24}
            onPointerDown={report}
            onPointerUp={report}
            onPointerDblClick={report}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{text}</output>
      </div>
    </div>
  );
}
