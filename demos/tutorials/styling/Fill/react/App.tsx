import { useState } from 'react';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { pentagons } from '../shared/pentagons';
import tileUrl from './leaf-tile.webp';

type PentagonProps = (typeof pentagons)[number] & { picture?: HTMLImageElement };

function Pentagon({ name, x, y, rest, hover, picture }: PentagonProps) {
  const [position, setPosition] = useState({ x, y });
  const [hovered, setHovered] = useState(false);
  return (
    <RegularPolygon
      name={name}
      {...position}
      sides={5}
      radius={66}
      draggable
      fillPatternImage={picture}
      {...rest}
      {...(hovered && hover)}
      onMouseEnter={() => setHovered(true)}
      onTouchStart={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onTouchEnd={() => setHovered(false)}
      onDragEnd={(event) => setPosition(event.target.position())}
    />
  );
}

export default function App() {
  const [box, width] = useWidth();
  // Undefined until the image has loaded.
  const [tile] = useImage(tileUrl);

  // The shapes are placed around x = 0, and the layer keeps that in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          {pentagons.map((pentagon) => (
            <Pentagon
              key={pentagon.name}
              {...pentagon}
              picture={pentagon.name === 'pattern' ? tile : undefined}
            />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
