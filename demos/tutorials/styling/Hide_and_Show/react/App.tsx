import { useState } from 'react';
import { Layer, Rect, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [visible, setVisible] = useState(false);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Rect x={-150} y={16} width={300} height={208} cornerRadius={20} fill="#1b1f2a" />
          <RegularPolygon
            y={126}
            sides={5}
            radius={62}
            stroke="#8457c9"
            strokeWidth={3}
            dash={[8, 8]}
          />
          <RegularPolygon
            name="lamp"
            y={126}
            sides={5}
            radius={62}
            fill="#f6b73c"
            shadowColor="#f6b73c"
            shadowBlur={50}
            visible={visible}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setVisible(true)}>
          Show
        </button>
        <button type="button" onClick={() => setVisible(false)}>
          Hide
        </button>
      </div>
    </div>
  );
}
