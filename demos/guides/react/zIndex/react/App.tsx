import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 300;
const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#8457c9'];

const initialCircles = Array.from({ length: 10 }, (_, i) => ({
  id: `circle-${i}`,
  x: 23 * (i - 4.5),
  y: height / 2 + 80 * Math.sin(i * 1.3),
  radius: 40 + 8 * Math.cos(i * 2.1),
  fill: colors[i % colors.length],
}));

export default function App() {
  const [box, width] = useWidth();
  const [circles, setCircles] = useState(initialCircles);

  const bringToTop = (id: string) =>
    setCircles((all) => [
      ...all.filter((circle) => circle.id !== id),
      ...all.filter((circle) => circle.id === id),
    ]);

  const save = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = target.position();
    setCircles((all) =>
      all.map((circle) => (circle.id === target.id() ? { ...circle, ...place } : circle)),
    );
  };

  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          <Rect x={-width / 2} width={width} height={height} fill="#fbeee6" listening={false} />
          {circles.map((circle) => (
            <Circle
              // The id, not the index, so that React moves the node instead of swapping props.
              key={circle.id}
              name="circle"
              {...circle}
              stroke="#1b1f2a"
              strokeWidth={3}
              draggable
              onDragStart={() => bringToTop(circle.id)}
              onDragEnd={save}
            />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
