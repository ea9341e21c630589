import { defineClaims } from '@site-packages/page-claims';
import { bytesOf } from '../../../demos/sandbox/Canvas_Scrolling/shared/scroll';

export default defineClaims([
  {
    says: 'A canvas takes four bytes for each of its pixels, and the hit graph of a layer takes four bytes for each CSS pixel.',
    run: ({ Konva, stage, layer, onEnd, expect }) => {
      const before = Konva.pixelRatio;
      onEnd(() => (Konva.pixelRatio = before));
      Konva.pixelRatio = 2;
      const second = new Konva.Layer();
      stage.add(second);
      second.add(new Konva.Rect({ width: 10, height: 10 })).draw();
      layer.draw();
      expect(second.getCanvas().getWidth()).toBe(800);
      expect(second.getHitCanvas().getWidth()).toBe(400);
      expect(second.getHitCanvas().getHeight()).toBe(300);
    },
  },
  {
    says: 'At a pixel ratio of 1, one layer of 3000 by 3000 pixels takes 72 MB. On a phone with a ratio of 3, it would take 360 MB.',
    run: ({ expect }) => {
      const view = { width: 400, height: 300 };
      expect(bytesOf('large', view, 1)).toBe(72e6);
      expect(4 * (9000 * 9000 + 3000 * 3000)).toBe(360e6);
    },
  },
  {
    says: 'Konva prevents the default action of a touch on a shape. Set `preventDefault: false` on the shapes that a finger may scroll over',
    run: ({ Konva, layer, touch, expect }) => {
      const shape = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(shape).draw();
      expect(touch.start([50, 50])).toBe(true);
      touch.end();
      shape.preventDefault(false);
      expect(touch.start([50, 50])).toBe(false);
      touch.end();
    },
  },
  {
    says: "The `dragmove` of a shape bubbles to the stage. Check the event's `target` before you use its position.",
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const shape = new Konva.Rect({ name: 'ant', width: 50, height: 50, fill: 'red' });
      shape.draggable(true);
      layer.add(shape).draw();
      const heard: string[] = [];
      stage.on('dragmove', ({ target }) => heard.push(target.name()));
      mouse.drag([20, 20], [60, 60]);
      expect(new Set(heard)).toEqual(new Set(['ant']));
    },
  },
  {
    says: 'Call `preventDefault()` on the wheel event, but only if the view has moved.',
    run: async ({ Konva, stage, layer, device, onEnd, frames, expect }) => {
      layer.add(new Konva.Rect({ width: 400, height: 300, fill: 'tan' })).draw();
      const tall = document.createElement('div');
      tall.style.height = '4000px';
      document.body.append(tall);
      onEnd(() => {
        tall.remove();
        window.scrollTo(0, 0);
      });
      stage.on('wheel', ({ evt }) => evt.preventDefault());
      await device.move(100, 100);
      await device.wheel(0, 60);
      await frames(6);
      expect(window.scrollY).toBe(0);
      stage.off('wheel');
      await device.wheel(0, 60);
      for (let i = 0; i < 60 && window.scrollY === 0; i += 1) await frames();
      expect(window.scrollY).toBeGreaterThan(0);
    },
  },
  {
    says: 'In Chrome, a side has at most 65,535 pixels',
    run: ({ Konva, stage, layer, expect }) => {
      layer.add(new Konva.Rect({ width: 40, height: 4, fill: 'red' }));
      const redAt = (width: number) => {
        stage.size({ width, height: 4 });
        layer.draw();
        const { data } = layer.getCanvas().getContext()._context.getImageData(2, 2, 1, 1);
        return data[0];
      };
      const ratio = layer.getCanvas().getPixelRatio();
      expect(redAt(Math.floor(65_535 / ratio))).toBe(255);
      expect(redAt(Math.ceil(65_600 / ratio))).toBe(0);
    },
  },
]);
