import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addPath({ Konva, layer }: ClaimTools, config: Partial<Konva.PathConfig>): Konva.Path {
  const path = new Konva.Path({ data: '', ...config });
  layer.add(path).draw();
  return path;
}

const OUTER = 'M20 20 H120 V120 H20 Z';

export default defineClaims([
  {
    says: '`Konva.Path#getLength` returns the length of the path, and `Konva.Path#getPointAtLength` returns a point on it.',
    run: ({ Konva, expect }) => {
      const route = new Konva.Path({ data: 'M20 150 C120 20 220 280 320 150', stroke: '#8457c9' });
      const half = route.getPointAtLength(route.getLength() / 2);
      expect(half?.x).toBeCloseTo(170, 1);
      expect(half?.y).toBeCloseTo(150, 1);
    },
  },
  {
    says: 'With the default rule, it is empty only if the inner subpath runs in the opposite direction.',
    run: (tools) => {
      const same = 'M50 50 H90 V90 H50 Z';
      const opposite = 'M50 50 V90 H90 V50 Z';
      const middle = (inner: string, fillRule?: CanvasFillRule) => {
        tools.layer.destroyChildren();
        const path = addPath(tools, { data: OUTER + inner, fill: 'red', fillRule });
        return [tools.pixel(70, 70)[3] === 255, tools.stage.getIntersection({ x: 70, y: 70 }) === path];
      };
      tools.expect(middle(same)).toEqual([true, true]);
      tools.expect(middle(opposite)).toEqual([false, false]);
      tools.expect(middle(same, 'evenodd')).toEqual([false, false]);
    },
  },
  {
    says: 'A closed path without a fill blocks clicks inside it. Its area is hit even without a fill. Set `fillEnabled: false`.',
    run: (tools) => {
      const path = addPath(tools, { data: OUTER, stroke: 'red' });
      const hit = () => tools.stage.getIntersection({ x: 70, y: 70 });
      tools.expect(hit()).toBe(path);
      path.fillEnabled(false);
      tools.layer.draw();
      tools.expect(hit()).toBeNull();
    },
  },
  {
    says: 'A hop is a half circle at the crossing of two lines.',
    run: ({ Konva, layer, expect }) => {
      const path = new Konva.Path({ data: 'M20 60 L112 60 A8 8 0 0 1 128 60 L220 60', stroke: 'black' });
      layer.add(path).draw();
      expect(path.getLength()).toBeCloseTo(184 + Math.PI * 8, 0);
      expect(path.getPointAtLength(path.getLength() / 2)?.y).toBeCloseTo(52, 0);
    },
  },
]);
