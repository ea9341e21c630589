import { defineClaims } from '@site-packages/page-claims';
import { dance, newDance } from '../../../demos/sandbox/Shape_Tango/shared/dance';

export default defineClaims([
  {
    says: 'After a tween, `fill()` returns `rgba(…)`.',
    run: ({ Konva, layer, expect }) => {
      const shape = new Konva.Rect({ width: 20, height: 20, fill: '#d3322b' });
      layer.add(shape);
      const tween = new Konva.Tween({ node: shape, fill: '#1f5d6b', duration: 1 });
      tween.finish();
      expect(shape.fill()).toBe('rgba(31,93,107,1)');
      tween.destroy();
    },
  },
  {
    says: 'from 350 to 10 degrees, it turns back by 340.',
    run: ({ Konva, layer, expect }) => {
      const shape = new Konva.Rect({ width: 20, height: 20, rotation: 350 });
      layer.add(shape);
      const tween = new Konva.Tween({ node: shape, rotation: 10, duration: 1 });
      tween.seek(0.5);
      expect(shape.rotation()).toBeCloseTo(180);
      tween.destroy();
    },
  },
  {
    says: 'Its tween continues and writes `x` and `y`. Stop it on `dragstart`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const shape = new Konva.Rect({ width: 60, height: 60, fill: 'red', draggable: true });
      layer.add(shape).draw();
      const tween = new Konva.Tween({ node: shape, x: 200, duration: 10 });
      mouse.down(20, 20);
      mouse.move(60, 50);
      expect(shape.isDragging()).toBe(true);
      expect(shape.x()).toBe(40);
      tween.seek(5);
      expect(shape.x()).toBeCloseTo(100);
      tween.destroy();
      mouse.move(70, 50);
      expect(shape.x()).toBe(50);
      mouse.up(70, 50);
    },
  },
  {
    says: 'The same seed gives the same figures',
    run: ({ expect }) => {
      expect(dance(newDance(0.6))).toEqual(dance(newDance(0.6)));
    },
  },
]);
