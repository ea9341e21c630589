import React from 'react';
import ReactDOM from 'react-dom';
import { Stage, Layer, Star } from 'react-konva';

const App = () => (
  <Stage width={200} height={200}>
    <Layer>
      <Star x={100} y={100} numPoints={5} innerRadius={20} outerRadius={40} fill="#89b717" />
    </Layer>
  </Stage>
);

ReactDOM.render(<App />, document.getElementById('app'));
