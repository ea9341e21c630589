import type Konva from 'konva';
import { snapBox, type Box, type Guide } from './snapping';

/**
 * Moves the dragged node to where it snaps, and gives the guides to show. All is counted in pixels of the stage's container, so it
 * works the same in groups that are scaled or turned, and on a stage that is zoomed.
 */
export function snapNode(node: Konva.Node, others: Konva.Node[]): Guide[] {
  const stage = node.getStage();
  if (!stage) return [];
  // Boxes as they look, turned shapes included. The stage is one of them.
  const boxes: Box[] = others.map((other) => other.getClientRect());
  boxes.push({ x: 0, y: 0, ...stage.size() });
  const { x, y, guides } = snapBox(node.getClientRect(), boxes);
  const place = node.absolutePosition();
  node.absolutePosition({ x: place.x + x, y: place.y + y });
  return guides;
}
