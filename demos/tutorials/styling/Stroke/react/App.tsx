import { useState } from 'react';
import type Konva from 'konva';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

function Pentagon(props: Konva.ShapeConfig) {
  const [hovered, setHovered] = useState(false);
  return (
    <RegularPolygon
      y={116}
      sides={5}
      radius={68}
      {...props}
      stroke={hovered ? '#f2664a' : props.stroke}
      strokeWidth={hovered ? 14 : 5}
      onMouseOver={() => setHovered(true)}
      onTouchStart={() => setHovered(true)}
      onMouseOut={() => setHovered(false)}
      onTouchEnd={() => setHovered(false)}
    />
  );
}

// Dashes of 14 pixels, gaps of 12; the round caps extend into the gaps.
const dash = [14, 12];

export default function App() {
  const [box, width] = useWidth();

  // The shapes are placed around x = 0, and the layer keeps that in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Pentagon name="solid" x={-78} fill="#f6b73c" stroke="#1b1f2a" />
          <Pentagon name="dashed" x={78} stroke="#8457c9" dash={dash} lineCap="round" />
        </Layer>
      </Stage>
    </div>
  );
}
