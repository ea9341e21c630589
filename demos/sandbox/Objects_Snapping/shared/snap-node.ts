import type Konva from 'konva';
import { snapBox, type Box, type Guide } from './snapping';

/** Moves the dragged node to where it snaps, and gives the guides to show. */
export function snapNode(node: Konva.Node, others: Konva.Node[]): Guide[] {
  const stage = node.getStage();
  if (!stage) return [];
  // Boxes as they look, turned shapes included. The stage is one of them.
  const boxes: Box[] = others.map((other) => other.getClientRect({ relativeTo: stage }));
  boxes.push({ x: 0, y: 0, ...stage.size() });
  const { x, y, guides } = snapBox(node.getClientRect({ relativeTo: stage }), boxes);
  node.position({ x: node.x() + x, y: node.y() + y });
  return guides;
}
