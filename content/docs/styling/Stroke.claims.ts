import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addRect({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig> = {}): Konva.Rect {
  const rect = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, stroke: '#0000ff', strokeWidth: 4, ...config });
  layer.add(rect).draw();
  return rect;
}

export default defineClaims([
  {
    says: 'Set `strokeScaleEnabled` to `false`. The width then also ignores the zoom of the stage.',
    run: (tools) => {
      const rect = addRect(tools, { x: 20, y: 20, width: 50, height: 50 });
      tools.stage.scale({ x: 3, y: 3 });
      const outside = () => tools.pixel(100, 60 - 4)[3];
      tools.expect(outside()).toBe(255);
      rect.strokeScaleEnabled(false);
      tools.expect([outside(), tools.pixel(100, 60)[3]]).toEqual([0, 255]);
    },
  },
  {
    says: 'A wider stroke also widens the hit area, so the highlight does not flicker.',
    run: (tools) => {
      const rect = addRect(tools);
      const hit = () => {
        tools.layer.draw();
        return tools.stage.getIntersection({ x: 45, y: 100 });
      };
      tools.expect(hit()).toBeNull();
      rect.strokeWidth(14);
      tools.expect(hit()).toBe(rect);
    },
  },
  {
    says: 'Konva draws no stroke until you set `Konva.Shape#stroke` or a stroke gradient.',
    run: (tools) => {
      const rect = addRect(tools, { stroke: undefined });
      const edge = () => tools.pixel(50, 100)[3];
      tools.expect(edge()).toBe(0);
      rect.stroke('red');
      tools.expect(edge()).toBe(255);
      rect.strokeWidth(0);
      tools.expect(edge()).toBe(0);
    },
  },
  {
    says: 'make a rectangle smaller by the stroke width',
    run: ({ Konva, expect }) => {
      const inside = 6;
      const card = new Konva.Rect({
        x: 20 + inside / 2,
        y: 20 + inside / 2,
        width: 200 - inside,
        height: 120 - inside,
        stroke: 'red',
        strokeWidth: inside,
      });
      expect(card.getClientRect()).toEqual({ x: 20, y: 20, width: 200, height: 120 });
    },
  },
]);
