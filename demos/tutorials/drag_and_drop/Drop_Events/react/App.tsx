import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { blanks, paints } from '../shared/stars';

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
      all.map((blank) => (blank.id === over ? { ...blank, fill: paint.fill } : blank)),
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
              {...star}
              lineJoin="round"
              scaleX={star.id === over ? 1.3 : 1}
              scaleY={star.id === over ? 1.3 : 1}
            />
          ))}
        </Layer>
        <Layer x={width / 2}>
          {paints.map((paint) => (
            <Star
              key={paint.fill}
              {...paint}
              lineJoin="round"
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
