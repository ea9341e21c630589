import React, { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import { Group, Layer, Rect, Stage, Text } from "react-konva";
import type { KonvaEventObject } from "konva/lib/Node";
import Konva from "konva";

interface NoteHandle { blink(): void }
interface NoteProps extends Konva.NodeConfig { label: string }

const Note = forwardRef<NoteHandle, NoteProps>(({ label, ...rest }, ref) => {
  const group = useRef<Konva.Group>(null!);
  useImperativeHandle(ref, () => ({ blink: () => group.current.to({ opacity: 0.5, duration: 0.1 }) }));
  return (
    <Group ref={group} {...rest}>
      <Rect width={120} height={40} fill="khaki" />
      <Text text={label} padding={12} />
    </Group>
  );
});

const App: React.FC = () => {
  const note = useRef<NoteHandle>(null);
  useEffect(() => note.current?.blink(), []);
  const onDragEnd = (e: KonvaEventObject<DragEvent>): void => console.log(e.target.x());
  return (
    <Stage width={300} height={200}>
      <Layer>
        <Note ref={note} label="A note" x={20} y={20} draggable onDragEnd={onDragEnd} />
      </Layer>
    </Stage>
  );
};

export default App;
