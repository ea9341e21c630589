import type Konva from 'konva';

type Context = CanvasRenderingContext2D;

/** A tile of the pattern of a runner: two columns. */
export const scene = {
  width: 88,
  height: 28,
  ratio: 4,
  paint: ({ _context: context }: Konva.Context) => {
    context.fillStyle = '#1f5f7a';
    context.fillRect(0, 0, 88, 28);
    context.fillStyle = '#efe2c4';
    context.fillRect(5, 0, 3, 28);
    context.fillRect(36, 0, 3, 28);
    diamond(context, 22, 14, 11, 11, '#d8593a');
    diamond(context, 22, 14, 5, 5, '#efe2c4');
    diamond(context, 66, 14, 11, 11, '#e3a738');
    diamond(context, 66, 14, 5, 5, '#1f5f7a');
  },
};

function diamond(
  context: Context,
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
