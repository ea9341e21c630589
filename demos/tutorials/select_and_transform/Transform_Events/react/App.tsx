import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Text, Transformer } from 'react-konva';

const width = window.innerWidth;
const left = width / 2 - 150;

export default function App() {
  const [box, setBox] = useState({ x: left + 190, y: 150, rotation: 0, scaleX: 1, scaleY: 1 });
  const [latest, setLatest] = useState('no event yet');
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  const report = ({ type, target }: Konva.KonvaEventObject<Event>) => {
    setLatest(type);
    setBox({
      ...target.position(),
      rotation: target.rotation(),
      scaleX: target.scaleX(),
      scaleY: target.scaleY(),
    });
  };

  const lines = [
    `x: ${Math.round(box.x)}`,
    `y: ${Math.round(box.y)}`,
    `rotation: ${Math.round(box.rotation)}`,
    'width: 90',
    'height: 70',
    `scaleX: ${box.scaleX.toFixed(2)}`,
    `scaleY: ${box.scaleY.toFixed(2)}`,
  ];

  return (
    <Stage width={width} height={320}>
      <Layer>
        <Text
          name="readout"
          x={left}
          y={76}
          fontSize={15}
          lineHeight={1.45}
          fill="#1b1f2a"
          text={lines.join('\n')}
        />
        <Text
          name="latest"
          x={left}
          y={40}
          fontSize={18}
          fontStyle="bold"
          fill="#3fa66b"
          text={latest}
        />
        <Rect
          ref={card}
          name="card"
          {...box}
          width={90}
          height={70}
          fill="#3fa66b"
          onTransformStart={report}
          onTransform={report}
          onTransformEnd={report}
        />
        <Transformer ref={transformer} rotateAnchorOffset={36} />
      </Layer>
    </Stage>
  );
}
