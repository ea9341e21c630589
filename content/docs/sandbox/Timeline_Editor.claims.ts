import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Multiply by `timeDiff`, the milliseconds since the last frame, instead of adding a constant.',
    run: async ({ Konva, layer, expect, onEnd }) => {
      const started = performance.now();
      let total = 0;
      let frames = 0;
      const animation = new Konva.Animation(({ timeDiff }) => {
        total += timeDiff;
        frames += 1;
      }, layer);
      onEnd(() => animation.stop());
      animation.start();
      await new Promise((resolve) => setTimeout(resolve, 120));
      const passed = performance.now() - started;
      expect(frames).toBeGreaterThan(1);
      expect(Math.abs(total - passed) < 60).toBe(true);
    },
  },
  {
    says: 'A new `sceneFunc` is a new value even if it draws the same, and setting a new value schedules a redraw of the layer. Setting a number to its current value schedules no redraw.',
    run: async ({ Konva, layer, expect }) => {
      const shape = new Konva.Shape({ x: 10, width: 20, height: 20, sceneFunc: () => undefined });
      layer.add(shape);
      layer.draw();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      let draws = 0;
      layer.on('draw', () => (draws += 1));
      shape.x(10);
      shape.width(20);
      await frame();
      await frame();
      expect(draws).toBe(0);
      shape.sceneFunc(() => undefined);
      await frame();
      await frame();
      expect(draws).toBe(1);
    },
  },
  {
    says: "The clip region of the playhead's group cuts off the handle.",
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ clipX: 50, clipY: 0, clipWidth: 100, clipHeight: 40 });
      group.add(new Konva.Circle({ x: 50, y: 20, radius: 10, fill: 'red' }));
      layer.add(group);
      layer.draw();
      const ratio = layer.getCanvas().getPixelRatio();
      const alphaAt = (x: number) =>
        layer
          .getNativeCanvasElement()
          .getContext('2d')
          ?.getImageData(x * ratio, 20 * ratio, 1, 1).data[3];
      expect([alphaAt(45), alphaAt(55)]).toEqual([0, 255]);
    },
  },
  {
    says: 'A `Konva.Animation` runs until `Konva.Animation#stop` is called, even when its layer has been destroyed.',
    run: async ({ Konva, stage, expect, onEnd }) => {
      const layer = new Konva.Layer();
      stage.add(layer);
      let frames = 0;
      const animation = new Konva.Animation(() => {
        frames += 1;
        return false;
      }, layer);
      onEnd(() => animation.stop());
      animation.start();
      layer.destroy();
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(frames).toBeGreaterThan(0);
      animation.stop();
      const stopped = frames;
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(frames).toBe(stopped);
    },
  },
]);
