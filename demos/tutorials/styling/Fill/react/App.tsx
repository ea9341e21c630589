import { useState } from 'react';
import type Konva from 'konva';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import useImage from 'use-image';
import tileUrl from './leaf-tile.webp';

const width = window.innerWidth;
const center = width / 2;

interface PentagonProps extends Konva.ShapeConfig {
  name: string;
  start: { x: number; y: number };
  /** What changes under the pointer. */
  hover: Konva.ShapeConfig;
}

function Pentagon({ start, hover, ...fill }: PentagonProps) {
  const [position, setPosition] = useState(start);
  const [hovered, setHovered] = useState(false);
  return (
    <RegularPolygon
      {...fill}
      {...(hovered && hover)}
      {...position}
      sides={5}
      radius={66}
      draggable
      onMouseEnter={() => setHovered(true)}
      onTouchStart={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onTouchEnd={() => setHovered(false)}
      onDragEnd={(event) => setPosition(event.target.position())}
    />
  );
}

export default function App() {
  // Undefined until the picture has loaded.
  const [tile] = useImage(tileUrl);

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Pentagon
          name="color"
          start={{ x: center - 76, y: 80 }}
          fill="#1f9aa5"
          hover={{ fill: '#f6b73c' }}
        />
        <Pentagon
          name="pattern"
          start={{ x: center + 76, y: 80 }}
          fillPatternImage={tile}
          fillPatternScaleX={0.5}
          fillPatternScaleY={0.5}
          fillPatternRotation={0}
          hover={{ fillPatternRotation: 45 }}
        />
        {/* Points and radii count from the middle of a pentagon. */}
        <Pentagon
          name="linear"
          start={{ x: center - 76, y: 226 }}
          fillLinearGradientStartPoint={{ x: -45, y: -45 }}
          fillLinearGradientEndPoint={{ x: 45, y: 45 }}
          fillLinearGradientColorStops={[0, '#f6b73c', 1, '#f2664a']}
          hover={{ fillLinearGradientColorStops: [0, '#f2664a', 1, '#8457c9'] }}
        />
        <Pentagon
          name="radial"
          start={{ x: center + 76, y: 226 }}
          fillRadialGradientStartPoint={{ x: -16, y: -16 }}
          fillRadialGradientEndPoint={{ x: 0, y: 0 }}
          fillRadialGradientStartRadius={0}
          fillRadialGradientEndRadius={66}
          fillRadialGradientColorStops={[0, '#e8ebfb', 1, '#4a90e2']}
          hover={{ fillRadialGradientColorStops: [0, '#e8ebfb', 0.5, '#3fa66b', 1, '#1b1f2a'] }}
        />
      </Layer>
    </Stage>
  );
}
