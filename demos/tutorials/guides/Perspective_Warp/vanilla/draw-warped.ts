import type Konva from 'konva';
import { homography, type Point, type Quad } from './homography';

type Triangle = [Point, Point, Point];

/** Moves each side of the triangle outward, or the antialiased sides would leave a seam between neighbors. */
function grow([a, b, c]: Triangle, pixels: number): Point[] {
  const [sideA, sideB, sideC] = [distance(b, c), distance(c, a), distance(a, b)];
  const perimeter = sideA + sideB + sideC;
  const radius = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / perimeter;
  // The center of the circle inside the triangle, which is equally far from all sides.
  const x = (sideA * a.x + sideB * b.x + sideC * c.x) / perimeter;
  const y = (sideA * a.y + sideB * b.y + sideC * c.y) / perimeter;
  const scale = 1 + pixels / Math.max(radius, pixels);
  return [a, b, c].map((corner) => ({
    x: x + (corner.x - x) * scale,
    y: y + (corner.y - y) * scale,
  }));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Draws the part of the image inside `from` so that it fills `to`: three points determine an affine transform. */
function drawTriangle(
  context: Konva.Context,
  picture: CanvasImageSource,
  [s0, s1, s2]: Triangle,
  [t0, t1, t2]: Triangle,
) {
  const [sx1, sy1, sx2, sy2] = [s1.x - s0.x, s1.y - s0.y, s2.x - s0.x, s2.y - s0.y];
  const [tx1, ty1, tx2, ty2] = [t1.x - t0.x, t1.y - t0.y, t2.x - t0.x, t2.y - t0.y];
  const area = sx1 * sy2 - sx2 * sy1;
  const a = (tx1 * sy2 - tx2 * sy1) / area;
  const b = (ty1 * sy2 - ty2 * sy1) / area;
  const c = (tx2 * sx1 - tx1 * sx2) / area;
  const d = (ty2 * sx1 - ty1 * sx2) / area;

  context.save();
  context.beginPath();
  for (const { x, y } of grow([t0, t1, t2], 0.75)) context.lineTo(x, y);
  context.closePath();
  context.clip();
  context.transform(a, b, c, d, t0.x - a * s0.x - c * s0.y, t0.y - b * s0.x - d * s0.y);
  context.drawImage(picture, 0, 0);
  context.restore();
}

/** Draws the image into the quad as `cells` by `cells` pieces of two triangles each. */
export function drawWarped(
  context: Konva.Context,
  picture: HTMLCanvasElement,
  quad: Quad,
  cells: number,
) {
  const map = homography(quad);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const corner = (right: number, down: number) => {
        const [u, v] = [(column + right) / cells, (row + down) / cells];
        return { from: { x: u * picture.width, y: v * picture.height }, to: map(u, v) };
      };
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
      drawTriangle(context, picture, [a.from, b.from, c.from], [a.to, b.to, c.to]);
      drawTriangle(context, picture, [a.from, c.from, d.from], [a.to, c.to, d.to]);
    }
  }
}
