import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'The hit graph fills the interior of a shape, with or without a fill; clicks would pass through the pane only if `Konva.Shape#fillEnabled` were `false`.',
    run: ({ Konva, stage, layer, expect }) => {
      const pane = new Konva.Rect({ width: 100, height: 100, stroke: 'black', fill: 'transparent' });
      const isHit = () => {
        layer.draw();
        return stage.getIntersection({ x: 50, y: 50 }) === pane;
      };
      layer.add(pane);
      expect(isHit()).toBe(true);
      pane.setAttr('fill', undefined);
      expect(isHit()).toBe(true);
      pane.fillEnabled(false);
      expect(isHit()).toBe(false);
    },
  },
]);
