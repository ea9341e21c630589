import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Text, Transformer } from 'react-konva';

const width = window.innerWidth;
const MIN_WIDTH = 90;
const sides = ['middle-left', 'middle-right'];

const limit: Konva.TransformerConfig['boundBoxFunc'] = (oldBox, newBox) =>
  newBox.width < MIN_WIDTH ? oldBox : newBox;

export default function App() {
  const [box, setBox] = useState({ x: width / 2 - 120, y: 50, width: 240 });
  const text = useRef<Konva.Text>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (text.current) transformer.current?.nodes([text.current]);
  }, []);

  // Scale becomes width at every step, so that the letters are never stretched.
  const bake = ({ target }: Konva.KonvaEventObject<Event>) => {
    const textWidth = Math.max(target.width() * target.scaleX(), MIN_WIDTH);
    target.scale({ x: 1, y: 1 });
    setBox({ ...target.position(), width: textWidth });
  };

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Text
          ref={text}
          name="text"
          {...box}
          text="Pull the handle on the side. The letters keep their size, and the lines break where they fit."
          fontSize={22}
          lineHeight={1.3}
          fill="#8457c9"
          draggable
          onDragEnd={({ target }) => setBox({ ...box, ...target.position() })}
          onTransform={bake}
        />
        <Transformer
          ref={transformer}
          enabledAnchors={sides}
          rotateEnabled={false}
          flipEnabled={false}
          boundBoxFunc={limit}
        />
      </Layer>
    </Stage>
  );
}
