import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { columns, lines, rows, snap } from '../shared/lines';

export default function App() {
  const [box, width] = useWidth();
  const [size, setSize] = useState({ x: -100, y: 78, scaleX: 1, scaleY: 1 });
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) =>
    setSize({ ...target.position(), scaleX: target.scaleX(), scaleY: target.scaleY() });

  // Receives the old and the new position of the handle and returns the position to use, all absolute.
  // The lines are in the layer's coordinates, so subtract the layer's position, and add it again.
  const middle = width / 2;
  const snapToLines: Konva.TransformerConfig['anchorDragBoundFunc'] = (oldPosition, { x, y }) => ({
    x: middle + snap(x - middle, columns),
    y: snap(y, rows),
  });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={middle}>
          {lines.map((line) => (
            <Line key={line.points.join()} {...line} />
          ))}
          <Rect
            ref={card}
            name="card"
            {...size}
            width={125}
            height={120}
            fill="#4a90e2"
            opacity={0.85}
            onTransformEnd={save}
          />
          <Transformer
            ref={transformer}
            keepRatio={false}
            rotateEnabled={false}
            anchorDragBoundFunc={snapToLines}
          />
        </Layer>
      </Stage>
    </div>
  );
}
