import { defineClaims } from '@site-packages/page-claims';
import type KonvaTypes from 'konva';

export default defineClaims([
  {
    says: '`Konva.Node#setAttrs` accepts custom attributes, and changing one redraws the layer.',
    run: async ({ Konva, layer, frames, expect }) => {
      let drawn = 0;
      const bar = new Konva.Shape<KonvaTypes.ShapeConfig>({
        sceneFunc: () => (drawn += 1),
        hitFunc: () => undefined,
      });
      layer.add(bar);
      await frames(2);
      const before = drawn;
      bar.setAttrs({ pieces: 12 });
      await frames(2);
      expect(bar.getAttr('pieces')).toBe(12);
      expect(drawn).toBe(before + 1);
      bar.setAttrs({ pieces: 12 });
      await frames(2);
      expect(drawn).toBe(before + 1);
    },
  },
  {
    says: 'A shape that listens prevents the default action of a touch.',
    run: ({ Konva, stage, layer, expect }) => {
      const bar = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(bar).draw();
      const isPrevented = () => {
        const { left, top } = stage.content.getBoundingClientRect();
        const place = { clientX: left + 50, clientY: top + 50 };
        const finger = new Touch({ identifier: 1, target: stage.content, ...place });
        const init = { bubbles: true, cancelable: true, changedTouches: [finger] };
        const event = new TouchEvent('touchstart', { ...init, touches: [finger] });
        stage.content.dispatchEvent(event);
        stage.content.dispatchEvent(new TouchEvent('touchend', { ...init, touches: [] }));
        return event.defaultPrevented;
      };
      expect(isPrevented()).toBe(true);
      bar.preventDefault(false);
      expect(isPrevented()).toBe(false);
    },
  },
  {
    says: 'it replaces the older tween and begins at the current value',
    run: ({ Konva, layer, expect, onEnd }) => {
      const node = new Konva.Rect({ x: 0 });
      layer.add(node);
      const first = new Konva.Tween({ node, x: 100, duration: 10 });
      first.seek(5);
      expect(node.x()).toBeCloseTo(50);
      const second = new Konva.Tween({ node, x: 0, duration: 10 });
      onEnd(() => {
        first.destroy();
        second.destroy();
      });
      first.seek(10);
      expect(node.x()).toBeCloseTo(50);
      second.seek(0);
      expect(node.x()).toBeCloseTo(50);
      second.seek(10);
      expect(node.x()).toBeCloseTo(0);
    },
  },
  {
    says: 'Without a hit function, the hit area is the area that the scene function draws.',
    run: ({ Konva, stage, layer, expect }) => {
      const bar = new Konva.Shape({
        fill: 'red',
        sceneFunc: (context, shape) => {
          context.beginPath();
          context.rect(0, 90, 40, 10);
          context.fillStrokeShape(shape);
        },
      });
      layer.add(bar).draw();
      expect(stage.getIntersection({ x: 20, y: 95 })).toBe(bar);
      expect(stage.getIntersection({ x: 20, y: 40 })).toBe(null);
    },
  },
]);
