import React, { useState } from 'react';
import { Stage, Layer, Rect } from 'react-konva';
class App extends React.Component {
  render() {
    const [c] = useState('red');
    return <Stage width={300} height={200}><Layer><Rect width={40} height={40} fill={c} /></Layer></Stage>;
  }
}
export default App;
