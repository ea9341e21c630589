import { createElement as e } from 'react';
import { Stage, Layer, Rect } from 'react-konva';

const App = () => e(Stage, { width: 200, height: 100 }, e(Layer, null, e(Rect, { width: 20, height: 20, fill: 'red' })));

export default App;
