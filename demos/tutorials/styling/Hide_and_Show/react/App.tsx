import { useState } from 'react';
import { Layer, Rect, RegularPolygon, Stage } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  const [visible, setVisible] = useState(false);

  return (
    <>
      <Stage width={width} height={240}>
        <Layer>
          <Rect x={center - 150} y={16} width={300} height={208} cornerRadius={20} fill="#1b1f2a" />
          <RegularPolygon
            x={center}
            y={126}
            sides={5}
            radius={62}
            stroke="#8457c9"
            strokeWidth={3}
            dash={[8, 8]}
          />
          <RegularPolygon
            name="lamp"
            x={center}
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
    </>
  );
}
