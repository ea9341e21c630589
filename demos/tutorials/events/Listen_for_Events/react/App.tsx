import { useState } from 'react';
import { Ellipse, Layer, Rect, Stage } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  const [listening, setListening] = useState(false);
  const [report, setReport] = useState('Move over the oval.');

  return (
    <>
      <Stage width={width} height={220}>
        <Layer onPointerOver={(event) => setReport(`Over the ${event.target.name()}`)}>
          <Rect
            name="card"
            x={center - 140}
            y={30}
            width={280}
            height={160}
            cornerRadius={20}
            fill="#f8d48a"
          />
          <Ellipse
            name="oval"
            x={center}
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
    </>
  );
}
