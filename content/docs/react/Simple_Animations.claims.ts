import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

export default defineClaims([
  {
    says: 'An animation that you start again continues its `time`',
    run: async ({ Konva, layer, until, expect }) => {
      // Where each run begins: the time of its first frame, without the length of that frame.
      const begins: number[] = [];
      let last = 0;
      const swing = () =>
        new Konva.Animation(({ time, timeDiff }) => {
          if (last === 0) begins.push(time - timeDiff);
          last = time;
        }, layer);
      const run = async (animation: Konva.Animation) => {
        last = 0;
        animation.start();
        await until(() => last > 0);
        animation.stop();
        return last;
      };
      const animation = swing();
      const end = await run(animation);
      await run(animation);
      await run(swing());
      expect(begins[0]).toBeCloseTo(0);
      expect(begins[1]).toBeCloseTo(end);
      expect(begins[2]).toBeCloseTo(0);
    },
  },
  {
    says: 'A second tween of the same attributes replaces the first.',
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
