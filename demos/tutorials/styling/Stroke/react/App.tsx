import { useState } from 'react';
import type Konva from 'konva';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const pentagons: Konva.ShapeConfig[] = [
  { name: 'solid', x: -78, fill: '#f6b73c', stroke: '#1b1f2a' },
  // Dashes of 14 pixels, gaps of 12; the round caps extend into the gaps.
  { name: 'dashed', x: 78, stroke: '#8457c9', dash: [14, 12], lineCap: 'round' },
];

export default function App() {
  const [box, width] = useWidth();
  const [hovered, setHovered] = useState<string>();

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      {/* A finger may be lifted beside the shape, so the stage listens. */}
      <Stage width={width} height={220} onTouchEnd={() => setHovered(undefined)}>
        <Layer x={width / 2}>
          {pentagons.map((pentagon) => (
            <RegularPolygon
              key={pentagon.name}
              y={116}
              sides={5}
              radius={68}
              {...pentagon}
              stroke={hovered === pentagon.name ? '#f2664a' : pentagon.stroke}
              strokeWidth={hovered === pentagon.name ? 14 : 5}
              onMouseOver={() => setHovered(pentagon.name)}
              onTouchStart={() => setHovered(pentagon.name)}
              onMouseOut={() => setHovered(undefined)}
            />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
