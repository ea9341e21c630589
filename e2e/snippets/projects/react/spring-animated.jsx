import React, { useState } from 'react';
import { Stage, Layer } from 'react-konva';
import { Spring, animated } from '@react-spring/konva';

export default function App() {
  const [flag, set] = useState(false);
  return (
    <Stage width={300} height={300}>
      <Layer>
        <Spring from={{ x: 0, shadowBlur: 0 }} to={{ x: flag ? 150 : 50, shadowBlur: flag ? 25 : 5, fill: flag ? 'hotpink' : 'seagreen' }}>
          {(props) => <animated.Rect {...props} y={50} width={50} height={50} onClick={() => set(!flag)} />}
        </Spring>
      </Layer>
    </Stage>
  );
}
