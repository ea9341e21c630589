import { useState } from 'react';
import type Konva from 'konva';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { pentagons } from '../shared/pentagons';
import tileUrl from './leaf-tile.webp';

export default function App() {
  const [box, width] = useWidth();
  // Undefined until the image has loaded.
  const [tile] = useImage(tileUrl);
  const [dropped, setDropped] = useState<Record<string, Konva.Vector2d>>({});
  const [hovered, setHovered] = useState('');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      {/* A finger may be lifted beside the shape, so the stage listens. */}
      <Stage width={width} height={300} onTouchEnd={() => setHovered('')}>
        <Layer x={width / 2}>
          {pentagons.map(({ name, x, y, rest, hover }) => (
            <RegularPolygon
              key={name}
              name={name}
              x={x}
              y={y}
              {...dropped[name]}
              sides={5}
              radius={66}
              draggable
              fillPatternImage={name === 'pattern' ? tile : undefined}
              {...rest}
              {...(hovered === name && hover)}
              onMouseEnter={() => setHovered(name)}
              onTouchStart={() => setHovered(name)}
              onMouseLeave={() => setHovered('')}
              onDragEnd={(event) => setDropped({ ...dropped, [name]: event.target.position() })}
            />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
