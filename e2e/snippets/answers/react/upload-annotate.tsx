import React, { useState, useRef, ChangeEvent } from 'react';
import { Stage, Layer, Image as KonvaImage, Rect } from 'react-konva';
import useImage from 'use-image';
import { v4 as uuidv4 } from 'uuid';
import type { KonvaEventObject } from 'konva/lib/Node';

interface Box { id: string; x: number; y: number; width: number; height: number }

const Photo: React.FC<{ src: string }> = ({ src }) => {
  const [image, status] = useImage(src);
  if (status === 'loading') return null;
  return <KonvaImage image={image} />;
};

const Annotator: React.FC = () => {
  const [src, setSrc] = useState<string>('');
  const [boxes, setBoxes] = useState<Box[]>([{ id: uuidv4(), x: 20, y: 20, width: 100, height: 60 }]);
  const [draft, setDraft] = useState<Box | null>(null);
  const stageRef = useRef<any>(null);

  const onFile = (e: ChangeEvent<HTMLInputElement>) => {
    const file = e.target.files?.[0];
    if (file) setSrc(URL.createObjectURL(file));
  };
  const down = (e: KonvaEventObject<MouseEvent>) => {
    const pos = e.target.getStage()!.getPointerPosition()!;
    setDraft({ id: uuidv4(), x: pos.x, y: pos.y, width: 0, height: 0 });
  };
  const move = (e: KonvaEventObject<MouseEvent>) => {
    if (!draft) return;
    const pos = e.target.getStage()!.getPointerPosition()!;
    setDraft({ ...draft, width: pos.x - draft.x, height: pos.y - draft.y });
  };
  const up = () => { if (draft) { setBoxes((b) => [...b, draft]); setDraft(null); } };

  return (
    <>
      <input type="file" accept="image/*" onChange={onFile} />
      <Stage ref={stageRef} width={600} height={400} onMouseDown={down} onMouseMove={move} onMouseUp={up}>
        <Layer>
          {src && <Photo src={src} />}
          {[...boxes, ...(draft ? [draft] : [])].map((b) => (
            <Rect key={b.id} {...b} stroke="red" strokeWidth={2} dash={[4, 4]} />
          ))}
        </Layer>
      </Stage>
    </>
  );
};

export default Annotator;
