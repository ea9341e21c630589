import React from 'react';
import { Stage, Layer, Line, Text } from 'react-konva';
const App = () => {
  const [tool, setTool] = React.useState('pen');
  const [lines, setLines] = React.useState([]);
  const isDrawing = React.useRef(false);
  const handleMouseDown = (e) => { isDrawing.current = true; const pos = e.target.getStage().getPointerPosition(); setLines([...lines, { tool, points: [pos.x, pos.y] }]); };
  const handleMouseMove = (e) => {
    if (!isDrawing.current) return;
    const point = e.target.getStage().getPointerPosition();
    let lastLine = lines[lines.length - 1];
    lastLine.points = lastLine.points.concat([point.x, point.y]);
    lines.splice(lines.length - 1, 1, lastLine);
    setLines(lines.concat());
  };
  return (
    <div>
      <Stage width={window.innerWidth} height={window.innerHeight} onMouseDown={handleMouseDown} onMousemove={handleMouseMove} onMouseup={() => { isDrawing.current = false; }}>
        <Layer>
          <Text text="Just start drawing" x={5} y={30} />
          {lines.map((line, i) => <Line key={i} points={line.points} stroke="#df4b26" strokeWidth={5} tension={0.5} lineCap="round" globalCompositeOperation={line.tool === 'eraser' ? 'destination-out' : 'source-over'} />)}
        </Layer>
      </Stage>
      <select value={tool} onChange={(e) => setTool(e.target.value)}><option value="pen">Pen</option><option value="eraser">Eraser</option></select>
    </div>
  );
};
export default App;
