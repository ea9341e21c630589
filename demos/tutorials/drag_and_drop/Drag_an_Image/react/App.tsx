import { useState } from 'react';
import { Circle, Ellipse, Group, Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import foxUrl from './fox.webp';

const width = window.innerWidth;

export default function App() {
  const [fox] = useImage(foxUrl);
  const [position, setPosition] = useState({ x: width / 2 - 110, y: 110 });
  const [cursor, setCursor] = useState('default');

  return (
    <Stage width={width} height={300} style={{ cursor }}>
      <Layer>
        {/* The scene does not listen: only the fox answers to the pointer. */}
        <Group listening={false}>
          <Circle x={width / 2 + 96} y={76} radius={38} fill="#f6b73c" />
          <Ellipse x={width * 0.8} y={330} radiusX={width} radiusY={150} fill="#1f9aa5" />
          <Ellipse x={width * 0.2} y={340} radiusX={width} radiusY={120} fill="#3fa66b" />
        </Group>
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
  );
}
