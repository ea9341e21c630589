import { useState } from 'react';
import { Ellipse, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [listening, setListening] = useState(false);
  const [report, setReport] = useState('Move over the oval.');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer
          x={width / 2}
          onPointerOver={(event) => setReport(`Over the ${event.target.name()}`)}
        >
          <Rect
            name="card"
            x={-140}
            y={30}
            width={280}
            height={160}
            cornerRadius={20}
            fill="#f8d48a"
          />
          <Ellipse
            name="oval"
            y={110}
            radiusX={100}
            radiusY={56}
            fill="#f2664a"
            listening={listening}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setListening(true)}>
          Listen
        </button>
        <button type="button" onClick={() => setListening(false)}>
          Do not listen
        </button>
        <output>{report}</output>
      </div>
    </div>
  );
}
