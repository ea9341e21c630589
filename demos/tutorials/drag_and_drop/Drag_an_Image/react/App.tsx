import { useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import foxUrl from './fox.webp';

export default function App() {
  const [box, width] = useWidth();
  const [fox] = useImage(foxUrl);
  const [position, setPosition] = useState({ x: -80, y: 100 });
  const [cursor, setCursor] = useState('default');

  // The image is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300} style={{ cursor }}>
        <Layer x={width / 2}>
          <Image
            name="fox"
            image={fox}
            x={position.x}
            y={position.y}
            width={160}
            height={160}
            draggable
            onMouseEnter={() => setCursor('grab')}
            onMouseLeave={() => setCursor('default')}
            onDragStart={() => setCursor('grabbing')}
            onDragEnd={(event) => {
              setCursor('grab');
              setPosition(event.target.position());
            }}
          />
        </Layer>
      </Stage>
    </div>
  );
}
