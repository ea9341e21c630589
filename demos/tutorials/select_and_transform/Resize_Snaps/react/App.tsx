import { useEffect, useRef } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Transformer } from 'react-konva';
import { columnsOf, rows, snap } from '../shared/grid';

const width = window.innerWidth;
const center = width / 2;
const columns = columnsOf(width);

/** Where the handle was, where the pointer wants it, and back: where it goes. All absolute. */
const snapToLines: Konva.TransformerConfig['anchorDragBoundFunc'] = (oldPosition, newPosition) => ({
  x: snap(newPosition.x, columns),
  y: snap(newPosition.y, rows),
});

export default function App() {
  const card = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (card.current) transformer.current?.nodes([card.current]);
  }, []);

  return (
    <Stage width={width} height={300}>
      <Layer>
        {columns.map((x) => (
          <Line key={`x${x}`} points={[x, 0, x, 300]} stroke="#c9d3f6" listening={false} />
        ))}
        {rows.map((y) => (
          <Line key={`y${y}`} points={[0, y, width, y]} stroke="#c9d3f6" listening={false} />
        ))}
        <Rect
          ref={card}
          name="card"
          x={center - 100}
          y={78}
          width={125}
          height={120}
          fill="#4a90e2"
          opacity={0.85}
        />
        <Transformer
          ref={transformer}
          keepRatio={false}
          rotateEnabled={false}
          anchorDragBoundFunc={snapToLines}
        />
      </Layer>
    </Stage>
  );
}
