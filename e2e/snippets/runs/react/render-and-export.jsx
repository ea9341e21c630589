import * as React from 'react';
import ReactDOM from 'react-dom/client';
import { Stage, Layer, Rect } from 'react-konva';
import './styles.css';

export default function App() {
  return (
    <div className="App">
      <Stage width={200} height={200}>
        <Layer>
          <Rect x={10} y={10} width={50} height={50} fill="red" />
        </Layer>
      </Stage>
    </div>
  );
}

ReactDOM.createRoot(document.querySelector('#root')).render(
  <React.StrictMode>
    <App />
  </React.StrictMode>
);
