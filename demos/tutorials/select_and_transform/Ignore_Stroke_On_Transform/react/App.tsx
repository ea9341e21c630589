import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Text, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import {
  bake,
  bakedLook,
  bakedStart,
  captions,
  frame,
  scaledLook,
  scaledStart,
} from '../shared/boxes';

export default function App() {
  const [box, width] = useWidth();
  const [bakedBox, setBakedBox] = useState(bakedStart);
  const [scaledBox, setScaledBox] = useState(scaledStart);
  const baked = useRef<Konva.Rect>(null);
  const scaled = useRef<Konva.Rect>(null);
  const bakedTransformer = useRef<Konva.Transformer>(null);
  const scaledTransformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (baked.current) bakedTransformer.current?.nodes([baked.current]);
    if (scaled.current) scaledTransformer.current?.nodes([scaled.current]);
  }, []);

  const saveScale = ({ target }: Konva.KonvaEventObject<Event>) =>
    setScaledBox({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
          {/* Way 1: the scale becomes width and height at every step. */}
          <Rect
            ref={baked}
            name="baked"
            {...bakedBox}
            {...bakedLook}
            onTransform={({ target }) => setBakedBox(bake(target))}
          />
          {/* Way 2: the scale stays, and the stroke ignores it. */}
          <Rect
            ref={scaled}
            name="scaled"
            {...scaledBox}
            {...scaledLook}
            onTransformEnd={saveScale}
          />
          <Transformer ref={bakedTransformer} {...frame} />
          <Transformer ref={scaledTransformer} {...frame} />
          {captions.map((caption) => (
            <Text key={caption.text} {...caption} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
