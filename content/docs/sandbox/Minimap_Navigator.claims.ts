import { defineClaims } from '@site-packages/page-claims';
import { mapBox, takeSnapshot } from '../../../demos/sandbox/Minimap_Navigator/shared/minimap';

export default defineClaims([
  {
    says: 'The snapshot was taken before the images of the scene had loaded. Take it again afterward.',
    run: async ({ Konva, layer, picture, onEnd, expect }) => {
      const isPainted = (snapshot: HTMLCanvasElement) =>
        snapshot
          .getContext('2d')
          ?.getImageData(0, 0, snapshot.width, snapshot.height)
          .data.some((value) => value > 0);
      const world = new Konva.Group();
      const image = new Image();
      const file = await (await fetch((await picture(2400, 1600)).src)).blob();
      image.src = URL.createObjectURL(file);
      onEnd(() => URL.revokeObjectURL(image.src));
      layer.add(world.add(new Konva.Image({ image })));
      expect(image.complete).toBe(false);
      expect(isPainted(takeSnapshot(world))).toBe(false);
      await image.decode();
      expect(isPainted(takeSnapshot(world))).toBe(true);
    },
  },
  {
    says: 'Draw it at twice its size, as the demo does, and set the image’s `width` and `height`.',
    run: ({ Konva, layer, expect }) => {
      const world = new Konva.Group({ x: -100, y: -50, scaleX: 0.62, scaleY: 0.62 });
      layer.add(world.add(new Konva.Rect({ width: 2400, height: 1600, fill: 'red' })));
      const snapshot = takeSnapshot(world);
      const { width, height } = mapBox({ width: 800, height: 500 });
      expect([snapshot.width, snapshot.height]).toEqual([2 * width, 2 * height]);

      const map = new Konva.Image({ image: snapshot });
      layer.add(map);
      expect(map.getClientRect()).toMatchObject({ width: 2 * width, height: 2 * height });
      map.size({ width, height });
      expect(map.getClientRect()).toMatchObject({ width, height });
    },
  },
  {
    says: '`dragBoundFunc` takes and returns absolute positions. Convert them if the layer is moved or scaled.',
    run: ({ Konva, layer, mouse, expect }) => {
      layer.setAttrs({ x: 40, y: 20, scaleX: 2, scaleY: 2 });
      const frame = new Konva.Rect({ width: 50, height: 50, fill: 'red', draggable: true });
      layer.add(frame).draw();
      /** Where the frame is after a drag to the right, in the layer's own coordinates. */
      const dragEnd = (limit: number) => {
        frame.position({ x: 0, y: 0 });
        frame.dragBoundFunc(({ x, y }) => ({ x: Math.min(x, limit), y }));
        layer.draw();
        mouse.drag([60, 40], [260, 40]);
        return frame.x();
      };
      // 200 pixels of the screen are 100 of the layer.
      expect(dragEnd(Infinity)).toBe(100);
      expect(dragEnd(50)).toBe(5);
      expect(dragEnd(layer.getAbsoluteTransform().point({ x: 50, y: 0 }).x)).toBe(50);
    },
  },
]);
