import type { ReactNode } from 'react';
import { Group, Rect } from 'react-konva';

export function Card({ x, children }: { x: number; children: ReactNode }) {
  return (
    <Group x={x}>
      <Rect width={80} height={60} fill="#f7f4ec" />
      {children}
    </Group>
  );
}
