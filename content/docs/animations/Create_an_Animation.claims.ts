import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Springs from '../svelte/claims/Springs.svelte';

/** A box on the layer, drawn, and how often the layer was drawn since. */
async function drawnBox({ Konva, layer, frames }: ClaimTools) {
  const box = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
  layer.add(box);
  await frames(3);
  const seen = { draws: 0 };
  layer.on('draw', () => (seen.draws += 1));
  return { box, seen };
}

/** Keeps the page busy: no frame comes meanwhile, as in a hidden tab. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

export default defineClaims([
  {
    says: 'Each animation reuses one frame object.',
    run: async ({ Konva, onEnd, until, expect }) => {
      const seen = new Set<unknown>();
      let count = 0;
      const animation = new Konva.Animation((frame) => {
        seen.add(frame);
        count += 1;
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => count > 2);
      expect(seen.size).toBe(1);
    },
  },
  {
    says: '1000 / timeDiff, for this frame only',
    run: async ({ Konva, onEnd, until, expect }) => {
      const rates: [number, number][] = [];
      const animation = new Konva.Animation(({ frameRate, timeDiff }) => {
        rates.push([frameRate, timeDiff]);
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => rates.length > 2);
      for (const [rate, diff] of rates) expect(rate).toBe(1000 / diff);
    },
  },
  {
    says: 'Changing an attribute requests a draw, so the animation above needs no layer.',
    run: async (tools) => {
      const { box, seen } = await drawnBox(tools);
      const animation = new tools.Konva.Animation((frame) => void box.x(frame.time / 10 + 1));
      tools.onEnd(() => animation.stop());
      animation.start();
      await tools.until(() => seen.draws > 2);
      tools.expect(animation.getLayers()).toEqual([]);
    },
  },
  {
    says: 'Konva then draws the layer in every frame, unless the function returns `false`.',
    run: async (tools) => {
      const { seen } = await drawnBox(tools);
      let calls = 0;
      let answer: boolean | undefined = false;
      const animation = new tools.Konva.Animation(() => {
        calls += 1;
        return answer;
      }, tools.layer);
      tools.onEnd(() => animation.stop());
      animation.start();
      await tools.until(() => calls > 3);
      tools.expect(seen.draws).toBe(0);
      answer = undefined;
      await tools.until(() => seen.draws > 2);
    },
  },
  {
    says: 'If the function changes an attribute, Konva draws the layer of that node even if the function returns `false`.',
    run: async (tools) => {
      const { box, seen } = await drawnBox(tools);
      const animation = new tools.Konva.Animation((frame) => {
        box.x(frame.time / 10 + 1);
        return false;
      }, tools.layer);
      tools.onEnd(() => animation.stop());
      animation.start();
      await tools.until(() => seen.draws > 2);
    },
  },
  {
    says: "The next frame's `timeDiff` and `time` include the whole absence.",
    run: async ({ Konva, onEnd, until, expect }) => {
      const seen: { time: number; timeDiff: number }[] = [];
      const animation = new Konva.Animation(({ time, timeDiff }) => void seen.push({ time, timeDiff }));
      onEnd(() => animation.stop());
      animation.start();
      await until(() => seen.length > 1);
      const before = seen.at(-1)?.time ?? NaN;
      block(120);
      const count = seen.length;
      await until(() => seen.length > count);
      expect(seen[count]?.timeDiff).toBeGreaterThanOrEqual(119);
      expect((seen[count]?.time ?? NaN) - before).toBeGreaterThanOrEqual(119);
    },
  },
  {
    says: 'or call `stop()` and `start()` on `visibilitychange`',
    run: async ({ Konva, onEnd, until, expect }) => {
      const seen: { time: number; timeDiff: number }[] = [];
      const animation = new Konva.Animation(({ time, timeDiff }) => void seen.push({ time, timeDiff }));
      onEnd(() => animation.stop());
      animation.start();
      await until(() => seen.length > 1);
      const before = seen.at(-1)?.time ?? NaN;
      animation.stop();
      block(300);
      const startedAt = performance.now();
      animation.start();
      const count = seen.length;
      await until(() => seen.length > count);
      expect((seen[count]?.time ?? NaN) - before).toBeLessThanOrEqual(performance.now() - startedAt + 1);
    },
  },
  {
    says: 'Pass a layer as the second argument when the drawing depends on something that Konva does not track, such as a variable that a `sceneFunc` reads.',
    run: async (tools) => {
      const { Konva, layer, until, onEnd, frames, expect } = tools;
      let size = 10;
      let drawn = 0;
      layer.add(
        new Konva.Shape({
          sceneFunc: () => {
            drawn = size;
          },
        }),
      );
      await frames(3);
      const animation = new Konva.Animation(() => void (size += 1));
      onEnd(() => animation.stop());
      animation.start();
      await until(() => size > 13);
      expect(drawn).toBe(10);
      animation.setLayers(layer);
      await until(() => drawn > 13);
    },
  },
  {
    says: "Svelte's `Tween` and `Spring` run until they reach their target",
    run: async (tools) => {
      const { spring, tween, close } = await mountSvelte(tools, Springs, {});
      // A harder spring arrives sooner.
      spring.stiffness = 1;
      const arrivals = [spring.set(20), tween.set(20, { duration: 50 })];
      close();
      await tools.frames();
      tools.expect(tools.Konva.stages).toEqual([]);
      await Promise.all(arrivals);
      tools.expect([spring.current, tween.current]).toEqual([20, 20]);
    },
  },
]);
