import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { Stage, Layer, Rect } from 'react-konva';
const App = () => { const [c] = useState('red'); return <Stage width={100} height={100}><Layer><Rect width={50} height={50} fill={c} /></Layer></Stage>; };
render(<App />, document.body);
