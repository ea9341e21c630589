import React from 'react';
import { Stage, Layer, Line, Text } from 'react-konva';
import Konva from 'konva';

type Tool = 'pen' | 'eraser';
interface LineData { tool: Tool; points: number[] }

const FreeDraw = () => {
  const [tool, setTool] = React.useState<Tool>('pen');
  const [lines, setLines] = React.useState<LineData[]>([]);
  const isDrawing = React.useRef(false);

  const handleMouseDown = (e: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    isDrawing.current = true;
    const pos = e.target.getStage()?.getPointerPosition();
    if (!pos) return;
    setLines([...lines, { tool, points: [pos.x, pos.y] }]);
  };
  const handleMouseMove = (e: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    if (!isDrawing.current) return;
    const point = e.target.getStage()?.getPointerPosition();
    if (!point) return;
    const lastLine = lines[lines.length - 1];
    lastLine.points = lastLine.points.concat([point.x, point.y]);
    lines.splice(lines.length - 1, 1, lastLine);
    setLines(lines.concat());
  };
  return (
    <div>
      <select value={tool} onChange={(e) => setTool(e.target.value as Tool)}>
        <option value="pen">Pen</option>
        <option value="eraser">Eraser</option>
      </select>
      <Stage width={window.innerWidth} height={window.innerHeight} onMouseDown={handleMouseDown} onMousemove={handleMouseMove}
        onMouseup={() => (isDrawing.current = false)} onTouchStart={handleMouseDown} onTouchMove={handleMouseMove}>
        <Layer>
          <Text text="Just start drawing" x={5} y={30} />
          {lines.map((line, i) => (
            <Line key={i} points={line.points} stroke="#df4b26" strokeWidth={5} tension={0.5} lineCap="round"
              globalCompositeOperation={line.tool === 'eraser' ? 'destination-out' : 'source-over'} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
};
export default FreeDraw;
