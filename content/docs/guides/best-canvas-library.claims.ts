import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: '`Konva.Path` draws path data; no import or export',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      layer.add(new Konva.Path({ data: 'M 20 20 h 60 v 40 h -60 Z', fill: 'red' })).draw();
      expect(pixel(50, 40)).toEqual([255, 0, 0, 255]);
      expect(Object.keys(Konva).filter((name) => /svg/i.test(name))).toEqual([]);
      for (const owner of [stage, layer]) expect('toSVG' in owner).toBe(false);
    },
  },
  {
    says: "`import Konva from 'konva'` includes all shapes and filters.",
    run: ({ Konva, expect }) => {
      expect(typeof Konva.TextPath).toBe('function');
      expect(typeof Konva.Transformer).toBe('function');
      expect(Object.keys(Konva.Filters).length).toBeGreaterThan(15);
    },
  },
]);
