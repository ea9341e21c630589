import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Shape, Stage } from 'react-konva';

const width = window.innerWidth;

// Draws in the shape's own coordinates, from 0, 0 to its width and height. It stands outside the
// component, so every render passes the same function.
function drawLeaf(context: Konva.Context, leaf: Konva.Shape) {
  const width = leaf.width();
  const height = leaf.height();
  context.beginPath();
  context.moveTo(0, height / 2);
  context.quadraticCurveTo(width * 0.4, -height / 2, width, height / 2);
  context.quadraticCurveTo(width * 0.4, height * 1.5, 0, height / 2);
  context.closePath();
  context.fillStrokeShape(leaf);

  context.beginPath();
  context.moveTo(0, height / 2);
  context.lineTo(width * 0.7, height / 2);
  context.strokeShape(leaf);
}

const colors = ['#3fa66b', '#f6b73c', '#f2664a'];
const leaves = [
  { y: 246, width: 124, rotation: -14 },
  { y: 228, width: 118, rotation: -162 },
  { y: 190, width: 104, rotation: -30 },
  { y: 166, width: 100, rotation: -150 },
  { y: 130, width: 86, rotation: -44 },
  { y: 108, width: 78, rotation: -136 },
  { y: 84, width: 68, rotation: -90 },
];

function Leaf({ y, width: length, rotation }: (typeof leaves)[number]) {
  const [color, setColor] = useState(0);
  const next = () => setColor((color + 1) % colors.length);
  const height = length * 0.45;
  return (
    <Shape
      name="leaf"
      x={width / 2}
      y={y}
      width={length}
      height={height}
      // The leaf turns about its base.
      offsetY={height / 2}
      rotation={rotation}
      fill={colors[color]}
      stroke="#1b1f2a"
      strokeWidth={2}
      lineJoin="round"
      sceneFunc={drawLeaf}
      onClick={next}
      onTap={next}
    />
  );
}

export default function App() {
  return (
    <Stage width={width} height={300}>
      <Layer>
        <Line
          x={width / 2}
          points={[-4, 300, 0, 220, 0, 84]}
          tension={0.4}
          stroke="#1b1f2a"
          strokeWidth={4}
        />
        {leaves.map((leaf) => (
          <Leaf key={leaf.y} {...leaf} />
        ))}
      </Layer>
    </Stage>
  );
}
