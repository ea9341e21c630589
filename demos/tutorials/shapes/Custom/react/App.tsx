import { useState } from 'react';
import { Layer, Line, Shape, Stage } from 'react-konva';
import { colors, drawLeaf, leaves } from '../shared/leaf';

const width = window.innerWidth;

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
      // From outside of the component: every render passes the same function.
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
