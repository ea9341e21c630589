import { useState } from 'react';
import { Stage, Layer, Line } from 'react-konva';

const App = () => {
  const [tool, setTool] = useState('pen');
  const [lines, setLines] = useState([{ tool: 'pen', points: [10, 10, 50, 50, 90, 20] }]);
  return (
    <div>
      <select value={tool} onChange={(e) => setTool(e.target.value)}>
        <option value="pen">Pen</option>
        <option value="eraser">Eraser</option>
      </select>
      <button id="clear" onClick={() => setLines([])}>Clear</button>
      <Stage width={window.innerWidth} height={200}>
        <Layer>
          {lines.map((line, i) => (
            <Line key={i} points={line.points} stroke="#df4b26" strokeWidth={5} tension={0.5} lineCap="round"
              globalCompositeOperation={line.tool === 'eraser' ? 'destination-out' : 'source-over'} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
};
export default App;
