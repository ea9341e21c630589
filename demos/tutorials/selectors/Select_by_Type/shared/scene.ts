import type Konva from 'konva';

/** Two groups with two shapes each, and two shapes beside them, all placed by their top left corner or their middle. */
export const left = { x: -62, y: 64 };
export const coral = { x: -45, y: -36, width: 90, height: 72, fill: '#f2664a' };
export const sun = { radius: 20, fill: '#f6b73c' };
export const right = { x: 62, y: 64 };
export const teal = { x: -45, y: -36, width: 90, height: 72, fill: '#1f9aa5' };
export const star = { numPoints: 5, innerRadius: 12, outerRadius: 24, fill: '#1b1f2a' };
export const plum = { x: -88, y: 150, width: 52, height: 52, fill: '#8457c9' };
export const leaf = { x: 62, y: 176, radius: 36, fill: '#3fa66b' };

/** What each button passes to `find`. */
export const queries = {
  Rect: 'Rect',
  Circle: 'Circle',
  Group: 'Group',
  Shape: 'Shape',
  'Rect, Star': 'Rect, Star',
  'width() > 60': (node: Konva.Node) => node.width() > 60,
};

/** Finds nodes and counts them. All shapes turn pale but those that were found or are in a group that was found. */
export function search(layer: Konva.Layer, query: string | ((node: Konva.Node) => boolean)) {
  const found = layer.find(query);
  for (const shape of layer.find('Shape')) {
    const isFound = found.some((node) => node === shape || node === shape.getParent());
    shape.opacity(isFound ? 1 : 0.25);
  }
  return found.length;
}
