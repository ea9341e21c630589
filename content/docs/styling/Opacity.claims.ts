import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addRect({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig> = {}): Konva.Rect {
  const rect = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: '#ff0000', ...config });
  layer.add(rect).draw();
  return rect;
}

export default defineClaims([
  {
    says: 'Opacity is a fraction, not a percentage: write 0.5. The canvas ignores values above 1.',
    run: (tools) => {
      const rect = addRect(tools, { opacity: 50 });
      tools.expect(tools.pixel(100, 100)[3]).toBe(255);
      rect.opacity(0.5);
      tools.expect(tools.pixel(100, 100)[3]).toBeCloseTo(128, -1);
    },
  },
  {
    says: 'Konva draws both at full opacity and then fades the result, so the fill is not visible through the inner half of the stroke.',
    run: (tools) => {
      const rect = addRect(tools, { stroke: '#0000ff', strokeWidth: 20, opacity: 0.5 });
      const inner = () => tools.pixel(55, 100);
      tools.expect(inner()[0]).toBe(0);
      rect.perfectDrawEnabled(false);
      tools.expect(inner()[0]).toBeGreaterThan(50);
    },
  },
  {
    says: "By default, Konva applies a group's opacity to each child separately, so overlaps are visible. If `Konva.Group#isolated` is `true`, Konva draws the children as one image and fades this image.",
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group({ opacity: 0.5 });
      group.add(new Konva.Rect({ width: 100, height: 100, fill: '#ff0000' }));
      group.add(new Konva.Rect({ x: 50, width: 100, height: 100, fill: '#0000ff' }));
      layer.add(group).draw();
      expect(pixel(75, 50)[0]).toBeGreaterThan(50);
      group.isolated(true);
      expect(pixel(75, 50)).toEqual([0, 0, 255, pixel(125, 50)[3]]);
    },
  },
  {
    says: 'A custom shape in it needs a `Konva.Shape#selfRectFunc` if it draws outside its width and height.',
    run: ({ Konva, layer, expect }) => {
      // From the layer itself: a picture of one pixel has no room that could be cut off.
      const alpha = () => {
        layer.draw();
        return layer.getCanvas().getContext().getImageData(60, 60, 1, 1).data[3];
      };
      const shape = new Konva.Shape({
        x: 100,
        y: 100,
        width: 20,
        height: 20,
        fill: 'red',
        sceneFunc: (context, drawn) => {
          context.beginPath();
          context.rect(-50, -50, 100, 100);
          context.fillShape(drawn);
        },
      });
      layer.add(new Konva.Group({ isolated: true, opacity: 0.5 }).add(shape));
      expect(alpha()).toBe(0);
      shape.selfRectFunc(() => ({ x: -50, y: -50, width: 100, height: 100 }));
      expect(alpha()).toBeGreaterThan(100);
    },
  },
  {
    says: 'Konva multiplies `Konva.Shape#shadowOpacity` by the opacity of the shape.',
    run: (tools) => {
      const rect = addRect(tools, { shadowColor: 'black', shadowOffset: { x: 120, y: 0 }, shadowOpacity: 0.8 });
      tools.expect(tools.pixel(220, 100)[3]).toBeCloseTo(204, -1);
      rect.opacity(0.5);
      tools.expect(tools.pixel(220, 100)[3]).toBeCloseTo(102, -1);
    },
  },
]);
