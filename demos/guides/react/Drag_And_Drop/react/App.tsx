import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 260;
const note = { width: 150, height: 110 };
const start = { x: -75, y: 40 };

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least + 12), most - 12);

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState(start);
  const [isHeld, setIsHeld] = useState(false);

  const stayInside = (event: Konva.KonvaEventObject<DragEvent>) => {
    const node = event.target;
    // Konva has already moved the node, so correct the node itself.
    node.position({
      x: clamp(node.x(), -width / 2, width / 2 - note.width),
      y: clamp(node.y(), 0, height - note.height),
    });
  };

  const drop = (event: Konva.KonvaEventObject<DragEvent>) => {
    setPlace(event.target.position());
    setIsHeld(false);
  };

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#12443a" listening={false} />
            <Rect
              x={start.x}
              y={start.y}
              {...note}
              stroke="#7fc48f"
              strokeWidth={2}
              dash={[6, 6]}
              cornerRadius={10}
              listening={false}
            />
            <Text
              name="note"
              {...place}
              {...note}
              text={isHeld ? 'Drop me anywhere' : 'Drag me'}
              align="center"
              verticalAlign="middle"
              padding={12}
              fontSize={22}
              fontStyle="bold"
              fill={isHeld ? '#f6b73c' : '#fbfaf7'}
              draggable
              onDragStart={() => setIsHeld(true)}
              onDragMove={stayInside}
              onDragEnd={drop}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setPlace(start)}>
          Back to the start
        </button>
        <output>
          State: {Math.round(place.x - start.x)}, {Math.round(place.y - start.y)} from the start
        </output>
      </div>
    </>
  );
}
