import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage, Transformer } from 'react-konva';
import useImage from 'use-image';
import { styleHandle } from '../shared/style-handle';
import harborUrl from './harbor.webp';

const width = window.innerWidth;

export default function App() {
  const [element] = useImage(harborUrl);
  const [position, setPosition] = useState({ x: width / 2 - 112, y: 90 });
  const harbor = useRef<Konva.Image>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (harbor.current) transformer.current?.nodes([harbor.current]);
  }, []);

  return (
    <Stage width={width} height={320}>
      <Layer>
        <Image
          ref={harbor}
          name="harbor"
          image={element}
          {...position}
          width={224}
          height={168}
          draggable
          onDragEnd={({ target }) => setPosition(target.position())}
          onTransformEnd={({ target }) => setPosition(target.position())}
        />
        <Transformer
          ref={transformer}
          anchorSize={16}
          anchorCornerRadius={8}
          anchorStroke="#8457c9"
          borderStroke="#8457c9"
          borderStrokeWidth={2}
          rotateAnchorOffset={36}
          rotateLineVisible={false}
          anchorStyleFunc={styleHandle}
        />
      </Layer>
    </Stage>
  );
}
