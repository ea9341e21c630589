// app/page.tsx
import dynamic from 'next/dynamic';

const Canvas = dynamic(() => import('../components/Canvas'), { ssr: false });

export default function Page() {
  return <Canvas />;
}

// components/Canvas.tsx
'use client';
import { Stage, Layer, Circle } from 'react-konva';

export default function Canvas() {
  return (
    <Stage width={500} height={300}>
      <Layer>
        <Circle x={200} y={100} radius={50} fill="green" />
      </Layer>
    </Stage>
  );
}
