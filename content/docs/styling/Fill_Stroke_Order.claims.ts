import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addText({ Konva, layer }: ClaimTools, config: Partial<Konva.TextConfig> = {}): Konva.Text {
  const text = new Konva.Text({
    x: 40,
    y: 40,
    text: 'HHHH',
    fontSize: 60,
    fill: '#ffffff',
    stroke: '#000000',
    strokeWidth: 16,
    lineJoin: 'round',
    fillAfterStrokeEnabled: true,
    ...config,
  });
  layer.add(text).draw();
  return text;
}

/** White pixels in a picture. */
function white(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i] === 255 && data[i + 3] === 255) count += 1;
  return count;
}

export default defineClaims([
  {
    says: 'Konva then draws the letters one by one, and a wide outline can cover the letter before it. Use a thinner stroke or more spacing.',
    run: (tools) => {
      const text = addText(tools, { strokeWidth: 30 });
      const whole = white(text.toCanvas());
      text.letterSpacing(0.01);
      tools.expect(white(text.toCanvas())).toBeLessThan(whole * 0.9);
      text.letterSpacing(20);
      tools.expect(white(text.toCanvas())).toBeGreaterThan(whole * 0.97);
    },
  },
  {
    says: "The outline is cut off at the edge of the stage. Half of the stroke is outside the text's box.",
    run: (tools) => {
      const text = addText(tools);
      tools.expect(text.getClientRect()).toEqual({ x: 32, y: 32, width: text.width() + 16, height: 60 + 16 });
      // On its own the text is whole.
      const { data } = text
        .toCanvas({ x: 0, y: 0, width: 32, height: 200 })
        .getContext('2d')
        ?.getImageData(0, 0, 32, 200) ?? {
        data: [],
      };
      tools.expect(data.some((value) => value > 0)).toBe(false);
    },
  },
  {
    says: 'Konva still paints the inner half of the stroke. Use an opaque fill.',
    run: (tools) => {
      const text = addText(tools, { fill: 'rgba(255, 255, 255, 0.5)', text: '■', fontSize: 100 });
      const dark = (canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.filter((value, i) => i % 4 === 0 && value > 100 && value < 160 && data[i + 3] === 255).length;
      };
      tools.expect(dark(text.toCanvas())).toBeGreaterThan(500);
      text.fill('#ffffff');
      tools.expect(dark(text.toCanvas())).toBeLessThan(200);
    },
  },
]);
