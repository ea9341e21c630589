import React from 'react';
import { render } from 'react-dom';
import { Stage, Layer } from 'react-konva';
import { Spring, animated } from '@react-spring/konva';
const App = () => (
  <Stage width={300} height={200}><Layer>
    <Spring from={{ x: 0 }} to={{ x: 100 }}>{(props) => <animated.Rect {...props} width={50} height={50} fill="red" />}</Spring>
  </Layer></Stage>
);
render(<App />, document.getElementById('root'));
