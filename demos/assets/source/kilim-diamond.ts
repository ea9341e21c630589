/** A diamond, the form of which both kilims consist; `wide` and `high` are half of its size. */
export function diamond(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  wide: number,
  high: number,
  color: string,
) {
  context.beginPath();
  context.moveTo(x - wide, y);
  context.lineTo(x, y - high);
  context.lineTo(x + wide, y);
  context.lineTo(x, y + high);
  context.closePath();
  context.fillStyle = color;
  context.fill();
}
