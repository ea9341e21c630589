import type Konva from 'konva';

/** Placed by their middles, around x = 0. Two have the same id. */
export const circles = [
  { id: 'leaf', x: -80, y: 60, radius: 26, fill: '#3fa66b' },
  { id: 'sun', x: 80, y: 60, radius: 26, fill: '#f6b73c' },
  { id: 'twin', x: -80, y: 180, radius: 26, fill: '#4a90e2' },
  { id: 'twin', x: 80, y: 180, radius: 26, fill: '#8457c9' },
];
export const box = { id: 'box', x: -34, y: 86, width: 68, height: 68, fill: '#f2664a' };

/** The ids to search for. No node has the last one. */
export const ids = ['box', 'sun', 'leaf', 'twin', 'nobody'];

/** Makes all nodes pale but those that were found, and says of which class these are. */
export function show(layer: Konva.Layer, found: Konva.Node[]) {
  for (const node of layer.getChildren()) node.opacity(found.includes(node) ? 1 : 0.25);
  return found.map((node) => node.getClassName()).join(', ');
}
