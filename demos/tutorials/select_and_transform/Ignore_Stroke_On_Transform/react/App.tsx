import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Text, Transformer } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;
const captions = [
  { text: 'width and height', x: center - 165 },
  { text: 'strokeScaleEnabled', x: center + 5 },
];

export default function App() {
  const [box, setBox] = useState({ x: center - 135, y: 80, width: 100, height: 110 });
  const baked = useRef<Konva.Rect>(null);
  const scaled = useRef<Konva.Rect>(null);
  const bakedTransformer = useRef<Konva.Transformer>(null);
  const scaledTransformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (baked.current) bakedTransformer.current?.nodes([baked.current]);
    if (scaled.current) scaledTransformer.current?.nodes([scaled.current]);
  }, []);

  const bake = ({ target }: Konva.KonvaEventObject<Event>) => {
    const size = {
      width: Math.max(5, target.width() * target.scaleX()),
      height: Math.max(5, target.height() * target.scaleY()),
    };
    // The scale is no prop here, so it is taken back on the node itself.
    target.scale({ x: 1, y: 1 });
    setBox({ ...target.position(), ...size });
  };

  return (
    <Stage width={width} height={300}>
      <Layer>
        {/* Way 1: the scale becomes width and height at every step. */}
        <Rect
          ref={baked}
          name="baked"
          {...box}
          fill="#fbd5cc"
          stroke="#f2664a"
          strokeWidth={12}
          onTransform={bake}
        />
        {/* Way 2: the scale stays, the stroke is drawn without it. */}
        <Rect
          ref={scaled}
          name="scaled"
          x={center + 35}
          y={80}
          width={100}
          height={110}
          fill="#dccff1"
          stroke="#8457c9"
          strokeWidth={12}
          strokeScaleEnabled={false}
        />
        <Transformer
          ref={bakedTransformer}
          rotateEnabled={false}
          flipEnabled={false}
          ignoreStroke
        />
        <Transformer
          ref={scaledTransformer}
          rotateEnabled={false}
          flipEnabled={false}
          ignoreStroke
        />
        {captions.map((caption) => (
          <Text
            key={caption.text}
            {...caption}
            y={262}
            width={160}
            align="center"
            fontSize={15}
            fill="#1b1f2a"
          />
        ))}
      </Layer>
    </Stage>
  );
}
