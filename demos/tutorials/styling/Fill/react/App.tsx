import { useState } from 'react';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { pentagons } from '../shared/pentagons';
import tileUrl from './leaf-tile.webp';

type PentagonProps = (typeof pentagons)[number] & {
  picture?: HTMLImageElement;
  hovered: boolean;
  onHover: (hovered: boolean) => void;
};

function Pentagon({ name, x, y, rest, hover, picture, hovered, onHover }: PentagonProps) {
  const [position, setPosition] = useState({ x, y });
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
      onMouseEnter={() => onHover(true)}
      onTouchStart={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
      onDragEnd={(event) => setPosition(event.target.position())}
    />
  );
}

export default function App() {
  const [box, width] = useWidth();
  // Undefined until the image has loaded.
  const [tile] = useImage(tileUrl);
  const [hovered, setHovered] = useState('');

  // The shapes are placed around x = 0, and the layer keeps that in the middle of the stage.
  return (
    <div ref={box}>
      {/* A finger may be lifted beside the shape, so the stage listens. */}
      <Stage width={width} height={300} onTouchEnd={() => setHovered('')}>
        <Layer x={width / 2}>
          {pentagons.map((pentagon) => (
            <Pentagon
              key={pentagon.name}
              {...pentagon}
              picture={pentagon.name === 'pattern' ? tile : undefined}
              hovered={hovered === pentagon.name}
              onHover={(isOver) => setHovered(isOver ? pentagon.name : '')}
            />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
