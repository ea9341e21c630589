import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A disabled stroke is not in the hit region. With the mouse on the outer half of the border, the pointer leaves the image, the stroke returns, the pointer enters the image again, and so on. Give the image a `hitFunc` that does not depend on the stroke.',
    run: async ({ Konva, layer, mouse, picture, expect }) => {
      const node = new Konva.Image({
        image: await picture(100, 100),
        x: 50,
        y: 50,
        stroke: 'red',
        strokeWidth: 20,
      });
      const heard: string[] = [];
      node.on('mouseenter mouseleave', ({ type }) => {
        heard.push(type);
        node.strokeEnabled(type === 'mouseleave');
      });
      layer.add(node).draw();
      const wander = () => {
        for (const y of [100, 101, 102, 103]) {
          mouse.move(155, y);
          layer.draw();
        }
      };
      wander();
      expect(heard).toEqual(['mouseenter', 'mouseleave', 'mouseenter', 'mouseleave']);
      heard.length = 0;
      node.hitFunc((context, shape) => {
        context.beginPath();
        context.rect(-10, -10, 120, 120);
        context.closePath();
        context.fillShape(shape);
      });
      layer.draw();
      wander();
      expect(heard).toEqual(['mouseenter']);
    },
  },
  {
    says: 'A stroke lies half inside and half outside the edge, and an image is drawn over the inner half.',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const image = await picture(100, 100);
      layer.add(new Konva.Image({ image, x: 50, y: 50, stroke: '#ff0000', strokeWidth: 20 })).draw();
      expect(pixel(42, 100)).toEqual([255, 0, 0, 255]);
      expect(pixel(38, 100)[3]).toBe(0);
      expect(pixel(52, 100)).toEqual(pixel(100, 100));
      // A rectangle has its stroke above its fill.
      layer.destroyChildren();
      layer.add(
        new Konva.Rect({
          x: 50,
          y: 50,
          width: 100,
          height: 100,
          fill: '#00ff00',
          stroke: '#ff0000',
          strokeWidth: 20,
        }),
      );
      layer.draw();
      expect(pixel(52, 100)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'Set `strokeEnabled` to `false` instead: the width and the color stay as they are.',
    run: ({ Konva, layer, pixel, expect }) => {
      const shape = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100 });
      shape.setAttrs({ stroke: '#ff0000', strokeWidth: 20, strokeEnabled: false });
      layer.add(shape).draw();
      expect(pixel(50, 100)[3]).toBe(0);
      expect([shape.stroke(), shape.strokeWidth()]).toEqual(['#ff0000', 20]);
      shape.strokeEnabled(true);
      layer.draw();
      expect(pixel(50, 100)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'Konva prevents the mouse events that browsers send after a touch.',
    run: ({ Konva, layer, touch, expect }) => {
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' })).draw();
      // A prevented touchstart is followed by no mouse event.
      expect(touch.start([50, 50])).toBe(true);
      touch.end();
    },
  },
]);
