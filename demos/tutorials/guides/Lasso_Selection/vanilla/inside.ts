import type Konva from 'konva';

export type Rule = 'Center' | 'Whole shape';

/** Whether a ray to the right from the point crosses the outline (x, y, x, y, …) an odd number of times. */
function isInside(x: number, y: number, outline: readonly number[]): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i += 2) {
    const [ax = 0, ay = 0] = [outline[i], outline[i + 1]];
    const [bx = 0, by = 0] = [outline[(i + 2) % outline.length], outline[(i + 3) % outline.length]];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** Whether the node is inside the lasso. The outline is in coordinates of the layer. */
export function holds(outline: readonly number[], node: Konva.Shape, rule: Rule): boolean {
  const { x, y, width, height } = node.getSelfRect();
  const parts =
    rule === 'Center'
      ? [[0.5, 0.5]]
      : [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ];
  // From the node's own coordinates to those of the layer, through all groups between them.
  const transform = node.getAbsoluteTransform(node.getLayer() ?? undefined);
  return parts.every(([right = 0, down = 0]) => {
    const point = transform.point({ x: x + right * width, y: y + down * height });
    return isInside(point.x, point.y, outline);
  });
}
