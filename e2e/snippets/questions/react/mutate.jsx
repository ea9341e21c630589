import React, { useState } from 'react';
import { Stage, Layer, Line } from 'react-konva';
export default function Free() {
  const [lines, setLines] = useState([{ points: [10, 10, 50, 80] }]);
  const isDrawing = React.useRef(false);
  const handleMouseDown = (e) => { isDrawing.current = true; const pos = e.target.getStage().getPointerPosition(); lines.push({ points: [pos.x, pos.y] }); setLines(lines); };
  return <Stage width={400} height={300} onMousedown={handleMouseDown}><Layer>{lines.map((l, i) => <Line key={i} points={l.points} stroke="#df4b26" strokeWidth={5} tension={0.5} lineCap="round" />)}</Layer></Stage>;
}
