import type Konva from 'konva';

/** Positions of the boats, relative to the center of the stage, and colors of their hulls. */
export const boats = [
  { name: 'coral-boat', x: -75, y: 176, scaleX: 1, scaleY: 1, color: '#f2664a' },
  { name: 'plum-boat', x: 85, y: 206, scaleX: 1.2, scaleY: 1.2, color: '#8457c9' },
];

// Points of one boat; its group's position is the middle of the water line.
export const HULL = [-52, 0, 52, 0, 32, 24, -34, 24];
export const MAST = [0, 0, 0, -92];
export const SAIL = [5, -88, 5, -12, 46, -12];
export const JIB = [-5, -80, -5, -12, -34, -12];

/** The path from the stage down to a node: `Stage › Layer water › Rect sea`. */
export function pathTo(node: Konva.Node): string {
  const steps: string[] = [];
  for (let step: Konva.Node | null = node; step; step = step.getParent()) {
    steps.unshift(`${step.getClassName()} ${step.name()}`.trim());
  }
  return steps.join(' › ');
}
