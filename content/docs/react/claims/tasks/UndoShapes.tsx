import type Konva from 'konva';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { historyOf, reduceHistory } from './history';

interface Shape {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  fill: string;
}

const first: Shape[] = [
  { id: 'desk', x: 60, y: 80, width: 80, height: 60, rotation: 0, fill: '#8fd3c8' },
  { id: 'sofa', x: 240, y: 80, width: 80, height: 60, rotation: 0, fill: '#f8b4a5' },
];

/** Two shapes with handles and a history. */
export function UndoShapes() {
  const [{ past, present, future }, dispatch] = useReducer(reduceHistory<Shape[]>, historyOf(first));
  const [selected, setSelected] = useState('desk');
  const layer = useRef<Konva.Layer>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    const node = layer.current?.findOne<Konva.Rect>(`#${selected}`);
    transformer.current?.nodes(node ? [node] : []);
  }, [selected, present]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const save = ({ target }: Konva.KonvaEventObject<Event>) => {
    const size = { width: target.width() * target.scaleX(), height: target.height() * target.scaleY() };
    target.scale({ x: 1, y: 1 });
    const changes = { ...target.position(), ...size, rotation: target.rotation() };
    const change = (shapes: Shape[]) =>
      shapes.map((shape) => (shape.id === target.id() ? { ...shape, ...changes } : shape));
    dispatch({ type: 'set', change });
  };

  return (
    <>
      <Stage width={400} height={280}>
        <Layer ref={layer}>
          {present.map((shape) => (
            <Rect
              key={shape.id}
              {...shape}
              draggable
              onPointerDown={() => setSelected(shape.id)}
              onDragEnd={save}
              onTransformEnd={save}
            />
          ))}
          <Transformer ref={transformer} keepRatio={false} flipEnabled={false} />
        </Layer>
      </Stage>
      <output>
        Step {past.length + 1} of {past.length + 1 + future.length}
      </output>
    </>
  );
}
