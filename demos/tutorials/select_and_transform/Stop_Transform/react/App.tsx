import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Stage, Text, Transformer } from 'react-konva';

const width = window.innerWidth;
const RADIUS = 60;
const MAX_SCALE = 110 / RADIUS;
const middle = { x: width / 2, y: 160 };
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

export default function App() {
  const [scale, setScale] = useState(1);
  const [stopped, setStopped] = useState(false);
  const balloon = useRef<Konva.Circle>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (balloon.current) transformer.current?.nodes([balloon.current]);
  }, []);

  const check = ({ target }: Konva.KonvaEventObject<Event>) => {
    const tooLarge = target.scaleX() > MAX_SCALE;
    if (tooLarge) {
      // The size first: transformend fires inside of stopTransform.
      target.scale({ x: MAX_SCALE, y: MAX_SCALE });
      transformer.current?.stopTransform();
    }
    setStopped(tooLarge);
    setScale(target.scaleX());
  };

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Circle {...middle} radius={110} stroke="#f2664a" dash={[5, 5]} listening={false} />
        <Circle
          ref={balloon}
          name="balloon"
          {...middle}
          radius={RADIUS}
          scaleX={scale}
          scaleY={scale}
          fill={stopped ? '#8457c9' : '#f2664a'}
          onTransform={check}
        />
        <Text
          name="status"
          x={0}
          y={14}
          width={width}
          align="center"
          fontSize={16}
          fill="#1b1f2a"
          text={stopped ? 'Stopped at 220 pixels' : `${Math.round(2 * RADIUS * scale)} pixels wide`}
        />
        <Transformer
          ref={transformer}
          centeredScaling
          enabledAnchors={corners}
          rotateEnabled={false}
        />
      </Layer>
    </Stage>
  );
}
