import React, { useState } from 'react';
import { Stage, Layer, Rect, Text } from 'react-konva';

const App = () => {
  const [color, setColor] = useState('green');
  return (
    <Stage width={window.innerWidth} height={window.innerHeight}>
      <Layer>
        <Text text="Try click on rect" />
        <Rect x={20} y={20} width={50} height={50} fill={color} shadowBlur={5} onClick={() => setColor('blue')} />
      </Layer>
    </Stage>
  );
};

export default App;
