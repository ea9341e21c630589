import React, { useState } from 'https://esm.sh/react@18.2.0';
import { createRoot } from 'https://esm.sh/react-dom@18.2.0/client';
import { Stage, Layer, Rect } from 'https://esm.sh/react-konva@18.2.10?deps=react@18.2.0';

const App = () => {
  const [on, setOn] = useState(true);
  return (
    <Stage width={200} height={200} onClick={() => setOn(!on)}>
      <Layer>{on && <Rect x={10} y={10} width={50} height={50} fill="red" />}</Layer>
    </Stage>
  );
};

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
