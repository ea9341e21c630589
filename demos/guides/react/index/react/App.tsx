import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 340;
const colors = ['#f6b73c', '#f2664a', '#4a90e2', '#3fa66b', '#b58cf0'];

const initialStars = Array.from({ length: 10 }, (_, i) => ({
  id: `star-${i}`,
  x: 28 * (i - 4.5),
  y: height / 2 - 100 * Math.cos(i * 1.9),
  rotation: i * 25,
  fill: colors[i % colors.length],
}));

export default function App() {
  const [box, width] = useWidth();
  const [stars, setStars] = useState(initialStars);
  const [dragged, setDragged] = useState<string | null>(null);

  const drop = (event: Konva.KonvaEventObject<DragEvent>) => {
    const id = event.target.id();
    const place = event.target.position();
    setStars((all) => all.map((star) => (star.id === id ? { ...star, ...place } : star)));
    setDragged(null);
  };

  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          <Rect
            x={-width / 2}
            width={width}
            height={height}
            fillLinearGradientEndPoint={{ x: 0, y: height }}
            fillLinearGradientColorStops={[0, '#1b1f4a', 1, '#5b3a86']}
            listening={false}
          />
          {/* Drawn from the state, so it shows what a drag saved. */}
          <Line
            name="path"
            points={stars.flatMap(({ x, y }) => [x, y])}
            stroke="#8f95cc"
            strokeWidth={2}
            dash={[2, 8]}
            lineCap="round"
            listening={false}
          />
          {stars.map((star) => {
            const isDragged = star.id === dragged;
            return (
              <Star
                key={star.id}
                name="star"
                {...star}
                numPoints={5}
                innerRadius={14}
                outerRadius={28}
                scaleX={isDragged ? 1.3 : 1}
                scaleY={isDragged ? 1.3 : 1}
                shadowColor="#0a0b1e"
                shadowBlur={10}
                shadowOpacity={0.6}
                shadowOffsetX={isDragged ? 12 : 4}
                shadowOffsetY={isDragged ? 12 : 4}
                draggable
                onDragStart={() => setDragged(star.id)}
                onDragEnd={drop}
              />
            );
          })}
        </Layer>
      </Stage>
    </div>
  );
}
