import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { blanks, paints, shape } from '../shared/stars';

export default function App() {
  const [box, width] = useWidth();
  const [targets, setTargets] = useState(blanks);
  const [over, setOver] = useState<string | null>(null);
  const targetLayer = useRef<Konva.Layer>(null);

  const findTarget = (event: Konva.KonvaEventObject<DragEvent>) => {
    const pointer = event.target.getStage()?.getPointerPosition();
    const hit = pointer && targetLayer.current?.getIntersection(pointer);
    setOver(hit?.id() ?? null);
  };

  const drop = (event: Konva.KonvaEventObject<DragEvent>, paint: (typeof paints)[number]) => {
    setTargets((all) =>
      all.map((star) => (star.id === over ? { ...star, fill: paint.fill } : star)),
    );
    setOver(null);
    // The props of the dragged star never changed, so React would not move it back.
    event.target.position({ x: paint.x, y: paint.y });
  };

  // The shapes are placed around x = 0, and both layers keep this point in the middle of the stage.
  // Targets and dragged stars are on different layers, so a lookup on the target layer never finds the dragged star.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer ref={targetLayer} x={width / 2}>
          {targets.map((star) => (
            <Star
              key={star.id}
              {...shape}
              {...star}
              scaleX={star.id === over ? 1.3 : 1}
              scaleY={star.id === over ? 1.3 : 1}
              stroke="#b8b3a6"
              strokeWidth={3}
            />
          ))}
        </Layer>
        <Layer x={width / 2}>
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
    </div>
  );
}
