import React, { useRef } from 'react';
import { Stage, Layer, Rect } from 'react-konva';
const App = () => {
  const ref = useRef();
  ref.current.rotation(45);
  return <Stage width={300} height={200}><Layer><Rect ref={ref} x={100} y={40} width={60} height={60} fill="tomato" /></Layer></Stage>;
};
export default App;
