import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { corners, inWords, maxScale, radius, rim, start } from '../shared/balloon';

export default function App() {
  const [box, width] = useWidth();
  const [size, setSize] = useState(start);
  const [stopped, setStopped] = useState(false);
  const balloon = useRef<Konva.Circle>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (balloon.current) transformer.current?.nodes([balloon.current]);
  }, []);

  const check = ({ target }: Konva.KonvaEventObject<Event>) => {
    const tooLarge = target.scaleX() > maxScale;
    if (tooLarge) {
      // Set the size first: stopTransform fires transformend.
      target.scale({ x: maxScale, y: maxScale });
      transformer.current?.stopTransform();
    }
    setStopped(tooLarge);
    setSize({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });
  };

  // The balloon is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          <Circle {...rim} />
          <Circle
            ref={balloon}
            name="balloon"
            {...size}
            radius={radius}
            fill={stopped ? '#8457c9' : '#f2664a'}
            onTransform={check}
          />
          <Transformer
            ref={transformer}
            centeredScaling
            enabledAnchors={corners}
            rotateEnabled={false}
          />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{inWords(size.scaleX, stopped)}</output>
      </div>
    </div>
  );
}
