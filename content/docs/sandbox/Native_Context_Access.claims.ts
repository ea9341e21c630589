import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Each drawing of the layer clears that canvas first.',
    run: ({ Konva, layer, pixel, expect }) => {
      layer.add(new Konva.Rect({ x: 100, y: 0, width: 20, height: 20, fill: 'blue' }));
      layer.draw();
      const native = layer.getNativeCanvasElement().getContext('2d');
      // The canvas as it is, without drawing the layer again.
      const alpha = () => native?.getImageData(10, 10, 1, 1).data[3];
      native?.fillRect(0, 0, 20, 20);
      expect(alpha()).toBe(255);
      layer.draw();
      expect(alpha()).toBe(0);
      expect(pixel(110, 10)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'Without a `hitFunc`, Konva calls the `sceneFunc` for the hit graph as well, and mistakes your colors for the hit colors of nodes.',
    run: ({ Konva, stage, layer, expect }) => {
      const shape = new Konva.Shape({
        width: 100,
        height: 100,
        fill: 'red',
        sceneFunc: ({ _context: native }) => {
          native.fillStyle = '#123456';
          native.fillRect(0, 0, 100, 100);
        },
      });
      layer.add(shape).draw();
      expect(stage.getIntersection({ x: 50, y: 50 })).not.toBe(shape);
      shape.hitFunc((context, self) => {
        context.beginPath();
        context.rect(0, 0, 100, 100);
        context.fillStrokeShape(self);
      });
      layer.draw();
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(shape);
    },
  },
  {
    says: 'The context is already moved, rotated and scaled for the shape, so the function draws from 0, 0.',
    run: ({ Konva, layer, pixel, expect }) => {
      const shape = new Konva.Shape({
        x: 200,
        y: 100,
        rotation: 90,
        scaleX: 2,
        sceneFunc: ({ _context: native }) => {
          native.fillStyle = 'red';
          native.fillRect(0, 0, 30, 10);
        },
      });
      layer.add(shape).draw();
      expect(pixel(195, 150)).toEqual([255, 0, 0, 255]);
      expect(pixel(205, 150)[3]).toBe(0);
      expect(pixel(195, 165)[3]).toBe(0);
    },
  },
  {
    says: 'Konva saves and restores the context around each shape',
    run: ({ Konva, layer, pixel, expect }) => {
      layer.add(
        new Konva.Shape({
          sceneFunc: ({ _context: native }) => {
            native.globalAlpha = 0.1;
            native.fillRect(0, 0, 10, 10);
          },
        }),
        new Konva.Rect({ x: 50, width: 20, height: 20, fill: 'red' }),
      );
      layer.draw();
      expect(pixel(60, 10)).toEqual([255, 0, 0, 255]);
    },
  },
]);
