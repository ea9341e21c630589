import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Starting the same animation again continues its `time`',
    run: async ({ Konva, layer, frames, expect }) => {
      const times: number[] = [];
      const swing = () => new Konva.Animation((frame) => void times.push(frame?.time ?? 0), layer);
      const animation = swing();
      animation.start();
      await frames(4);
      animation.stop();
      const before = times.at(-1) ?? 0;
      times.length = 0;
      animation.start();
      await frames(3);
      animation.stop();
      expect(before).toBeGreaterThan(0);
      expect(times[0]).toBeGreaterThanOrEqual(before);

      times.length = 0;
      const another = swing();
      another.start();
      await frames(2);
      another.stop();
      expect(times[0]).toBeLessThan(before);
    },
  },
  {
    says: 'A second tween of the same attributes takes them over from the first.',
    run: async ({ Konva, layer, until, expect }) => {
      const box = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      layer.add(box);
      let isOver = false;
      box.to({ x: 300, duration: 0.04 });
      box.to({ x: -100, duration: 0.12, onFinish: () => (isOver = true) });
      await until(() => isOver);
      expect(box.x()).toBe(-100);
    },
  },
]);
