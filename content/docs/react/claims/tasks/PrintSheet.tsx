import type Konva from 'konva';
import { useEffect, useRef } from 'react';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { printSheet } from './print-sheet';

const paper = { width: 100, height: 70 };

/** A drawing for a sheet of 100 by 70 units, as wide on the screen as `width` says. */
export function PrintSheet({ width, onSave }: { width: number; onSave: (file: Blob | null) => void }) {
  const drawing = useRef<Konva.Layer>(null);
  const box = useRef<Konva.Rect>(null);
  const transformer = useRef<Konva.Transformer>(null);
  const scale = width / paper.width;

  useEffect(() => {
    transformer.current?.nodes(box.current ? [box.current] : []);
  }, []);

  const save = async () => {
    if (drawing.current) onSave(await printSheet(drawing.current, width, paper));
  };

  return (
    <>
      <Stage width={width} height={paper.height * scale}>
        <Layer ref={drawing} scaleX={scale} scaleY={scale}>
          <Rect ref={box} x={30} y={20} width={40} height={30} fill="#f2664a" />
        </Layer>
        {/* A layer that is not in the file. */}
        <Layer>
          <Transformer ref={transformer} borderStroke="#2f4bd8" anchorStroke="#2f4bd8" anchorFill="#2f4bd8" />
        </Layer>
      </Stage>
      <button onClick={() => void save()}>Save</button>
    </>
  );
}
