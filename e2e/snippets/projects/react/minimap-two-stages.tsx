import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Stage, Layer, Rect, Image } from 'react-konva';
import { debounce } from 'lodash';

const items = Array.from({ length: 20 }, (_, i) => ({ id: `i${i}`, x: (i * 97) % 560, y: (i * 53) % 360 }));
export default function WithMinimap(): JSX.Element {
  const main = useRef<Konva.Stage>(null);
  const [preview, setPreview] = useState<HTMLCanvasElement | undefined>();
  useEffect(() => {
    const stage = main.current!;
    const update = debounce(() => setPreview(stage.toCanvas({ pixelRatio: 0.25 })), 50);
    stage.on('dragend', update);
    update();
    return () => { update.cancel(); stage.off('dragend', update); };
  }, []);
  return (
    <div style={{ position: 'relative' }}>
      <Stage ref={main} width={600} height={400}><Layer>{items.map((it) => <Rect key={it.id} {...it} width={30} height={30} fill="tan" draggable />)}</Layer></Stage>
      <Stage width={150} height={100} style={{ position: 'absolute', right: 0, top: 0, border: '1px solid' }}><Layer><Image image={preview} width={150} height={100} /></Layer></Stage>
    </div>
  );
}
