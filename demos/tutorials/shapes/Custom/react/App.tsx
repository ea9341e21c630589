import { useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { colors, drawLeaf, leaves } from '../shared/leaf';

function Leaf({ length, rotation }: (typeof leaves)[number]) {
  const [color, setColor] = useState(0);
  const next = () => setColor((color + 1) % colors.length);
  return (
    <Shape
      name="leaf"
      y={190}
      width={length}
      height={length * 0.45}
      // The leaf turns about its base.
      offsetY={length * 0.225}
      rotation={rotation}
      fill={colors[color]}
      stroke="#1b1f2a"
      strokeWidth={2}
      lineJoin="round"
      // Use the same function in every render: a new one is a changed prop.
      sceneFunc={drawLeaf}
      onClick={next}
      onTap={next}
    />
  );
}

export default function App() {
  const [box, width] = useWidth();

  // The leaves begin at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          {leaves.map((leaf) => (
            <Leaf key={leaf.rotation} {...leaf} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
