import type Konva from 'konva';
import { snapBox, type Box, type Guide } from './snapping';

/**
 * Moves the dragged node to its snapped position and returns the guides. All values are in pixels of the stage's container, so it
 * works in scaled or rotated groups and on a zoomed stage.
 */
export function snapNode(node: Konva.Node, others: Konva.Node[]): Guide[] {
  const stage = node.getStage();
  if (!stage) return [];
  // Visible boxes, also of rotated shapes. The stage is one of them.
  const boxes: Box[] = others.map((other) => other.getClientRect());
  boxes.push({ x: 0, y: 0, ...stage.size() });
  const { x, y, guides } = snapBox(node.getClientRect(), boxes);
  const place = node.absolutePosition();
  node.absolutePosition({ x: place.x + x, y: place.y + y });
  return guides;
}
