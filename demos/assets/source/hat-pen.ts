/** Forms of which the hat shop's images consist. */
export type Pen = CanvasRenderingContext2D;

/** A rectangle, with round corners if it has a radius. */
export function box(
  pen: Pen,
  color: string | CanvasGradient,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, Math.max(0, width), Math.max(0, height), radius);
  pen.fill();
}

/** An ellipse or a part of one; the angles are in radians. */
export function oval(
  pen: Pen,
  color: string,
  x: number,
  y: number,
  across: number,
  down: number,
  from = 0,
  to = 2 * Math.PI,
) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, from, to);
  pen.fill();
}
