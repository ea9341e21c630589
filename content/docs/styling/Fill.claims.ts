import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const RED_TO_RED = {
  fillLinearGradientStartPoint: { x: 0, y: 0 },
  fillLinearGradientEndPoint: { x: 100, y: 0 },
  fillLinearGradientColorStops: [0, '#ff0000', 1, '#ff0000'],
};
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

function addRect({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig>): Konva.Rect {
  const rect = new Konva.Rect({ width: 100, height: 100, ...config });
  layer.add(rect).draw();
  return rect;
}

export default defineClaims([
  {
    says: 'The shape is black instead of patterned. The image was set before it had loaded. Konva creates the pattern at the first draw and keeps it. Set `fillPatternImage` in the `load` event.',
    run: async (tools) => {
      const { src } = await tools.picture(20, 20);
      const element = document.createElement('img');
      const rect = addRect(tools, { fillPatternImage: element });
      const black = [0, 0, 0, 255];
      tools.expect(tools.pixel(50, 50)).toEqual(black);
      element.src = src;
      await element.decode();
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)).toEqual(black);
      rect.fillPatternImage(null);
      rect.fillPatternImage(element);
      tools.expect(tools.pixel(50, 50)).toEqual([242, 102, 74, 255]);
    },
  },
  {
    says: 'The shape also has a `fill`, and the color has priority. Set `fillPriority`, or remove the color with `fill(null)`.',
    run: (tools) => {
      const rect = addRect(tools, { ...RED_TO_RED, fill: '#0000ff' });
      tools.expect(tools.pixel(50, 50)).toEqual(BLUE);
      rect.fillPriority('linear-gradient');
      tools.expect(tools.pixel(50, 50)).toEqual(RED);
      rect.setAttrs({ fillPriority: 'color' });
      rect.fill(null);
      tools.expect(tools.pixel(50, 50)).toEqual(RED);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'If the chosen fill is not set, Konva uses the first fill in this list that is set.',
    run: (tools) => {
      addRect(tools, { ...RED_TO_RED, fillPriority: 'pattern' });
      tools.expect(tools.pixel(50, 50)).toEqual(RED);
    },
  },
  {
    says: 'or a `CanvasGradient`, such as one from `createConicGradient`.',
    run: ({ Konva, layer, pixel, expect }) => {
      const fill = layer.getContext()._context.createConicGradient(0, 50, 50);
      fill.addColorStop(0, 'red');
      fill.addColorStop(0.5, 'red');
      fill.addColorStop(0.5, 'blue');
      layer.add(new Konva.Rect({ width: 100, height: 100, fill })).draw();
      expect([pixel(50, 80), pixel(50, 20)]).toEqual([
        [255, 0, 0, 255],
        [0, 0, 255, 255],
      ]);
    },
  },
  {
    says: "`'transparent'` is transparent black, which makes the middle look gray.",
    run: ({ Konva, layer, pixel, expect }) => {
      const fade = (y: number, end: string) =>
        new Konva.Rect({
          y,
          width: 100,
          height: 20,
          fillLinearGradientStartPoint: { x: 0, y: 0 },
          fillLinearGradientEndPoint: { x: 100, y: 0 },
          fillLinearGradientColorStops: [0, '#1f9aa5', 1, end],
        });
      layer.add(fade(0, 'rgba(31, 154, 165, 0)'), fade(40, 'transparent')).draw();
      expect(pixel(50, 10)[1]).toBeCloseTo(154, -1);
      expect(pixel(50, 50)[1]).toBeLessThan(90);
    },
  },
]);
