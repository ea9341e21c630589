'use client';
import { useEffect, useRef, useState } from 'react';
import dynamic from 'next/dynamic';
import type Konva from 'konva';
import { Stage, Layer, Rect } from 'react-konva';
import { cn } from '@/lib/utils';

export default function CanvasPage({ params }: { params: { id: string } }) {
  const ref = useRef<Konva.Stage>(null);
  const [size, setSize] = useState({ w: 400, h: 300 });
  useEffect(() => { setSize({ w: 420, h: 320 }); }, []);
  return (
    <main className={cn('flex min-h-screen', 'p-4')}>
      <Stage ref={ref} width={size.w} height={size.h}><Layer><Rect x={10} y={10} width={50} height={50} fill="black" /></Layer></Stage>
    </main>
  );
}
