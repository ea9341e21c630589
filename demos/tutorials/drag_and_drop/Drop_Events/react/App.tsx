import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star } from 'react-konva';

const width = window.innerWidth;
const shape = { numPoints: 5, innerRadius: 13, outerRadius: 26, lineJoin: 'round' } as const;

const paints = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'].map((fill, index) => ({
  fill,
  x: width / 2 + (index - 2) * 60,
  y: 90,
}));
const noColors = paints.map(({ x }, index) => ({ id: `blank-${index}`, x, fill: '#ffffff' }));

export default function App() {
  const [blanks, setBlanks] = useState(noColors);
  const [over, setOver] = useState<string | null>(null);
  const targets = useRef<Konva.Layer>(null);

  const findTarget = (event: Konva.KonvaEventObject<DragEvent>) => {
    const pointer = event.target.getStage()?.getPointerPosition();
    const hit = pointer && targets.current?.getIntersection(pointer);
    setOver(hit?.id() ?? null);
  };

  const drop = (event: Konva.KonvaEventObject<DragEvent>, paint: (typeof paints)[number]) => {
    setBlanks((all) =>
      all.map((star) => (star.id === over ? { ...star, fill: paint.fill } : star)),
    );
    setOver(null);
    // The props of the dragged star never changed, so React would not put it back.
    event.target.to({ x: paint.x, y: paint.y, duration: 0.2 });
  };

  return (
    <Stage width={width} height={300}>
      {/* Targets and dragged stars lie on different layers, so the first can be asked without the second. */}
      <Layer ref={targets}>
        {blanks.map((star) => (
          <Star
            key={star.id}
            {...shape}
            id={star.id}
            x={star.x}
            y={210}
            scaleX={star.id === over ? 1.3 : 1}
            scaleY={star.id === over ? 1.3 : 1}
            fill={star.fill}
            stroke="#b8b3a6"
            strokeWidth={3}
          />
        ))}
      </Layer>
      <Layer>
        {paints.map((paint) => (
          <Star
            key={paint.fill}
            {...shape}
            {...paint}
            name="paint"
            stroke={paint.fill}
            strokeWidth={3}
            draggable
            onDragMove={findTarget}
            onDragEnd={(event) => drop(event, paint)}
          />
        ))}
      </Layer>
    </Stage>
  );
}
