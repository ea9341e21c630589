import { useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import foxUrl from './fox.webp';
import { useWidth } from '../../../../common/react/use-width';

interface FoxProps {
  name: string;
  x: number;
  /** Hit only where the image is not transparent. */
  exact?: boolean;
  report: (text: string) => void;
}

function Fox({ name, x, exact = false, report }: FoxProps) {
  const [element] = useImage(foxUrl);
  const [over, setOver] = useState(false);
  const node = useRef<Konva.Image>(null);

  // Each pixel of the cached image that is not transparent becomes part of the hit area.
  useLayoutEffect(() => {
    if (!element || !exact) return;
    node.current?.cache();
    node.current?.drawHitFromCache();
  }, [element, exact]);

  const hover = (now: boolean) => {
    setOver(now);
    report(`${now ? 'pointerover' : 'pointerout'} ${name}`);
  };

  const place = { x, y: 20, width: 140, height: 140 };
  return (
    <>
      <Rect
        {...place}
        name={`${name}-tile`}
        cornerRadius={12}
        fill={over ? '#f6b73c' : '#e8ebfb'}
        listening={false}
      />
      <Image
        {...place}
        ref={node}
        name={name}
        image={element}
        onPointerOver={() => hover(true)}
        onPointerOut={() => hover(false)}
      />
    </>
  );
}

export default function App() {
  const [box, width] = useWidth();
  const [report, setReport] = useState('Move over a fox and around it.');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={180}>
        <Layer x={width / 2}>
          <Fox name="box" x={-152} report={setReport} />
          <Fox name="pixels" x={12} exact report={setReport} />
        </Layer>
      </Stage>
      <div className="controls">
        <output>{report}</output>
      </div>
    </div>
  );
}
