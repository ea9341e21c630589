import React, { useRef } from 'react';
import { Stage, Layer, Rect } from 'react-konva';
const App = () => {
  const rectRef = useRef(null);
  rectRef.current.getLayer().batchDraw();
  return <Stage width={200} height={200}><Layer><Rect ref={rectRef} width={50} height={50} fill="red" /></Layer></Stage>;
};
export default App;
