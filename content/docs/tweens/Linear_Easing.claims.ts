import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Motion from './claims/Motion.svelte';

function addBox({ Konva, layer }: ClaimTools) {
  const box = new Konva.Rect({ x: 0, width: 50, height: 50, fill: 'red' });
  layer.add(box);
  return box;
}

/** Keeps the page from drawing frames, as a hidden tab does, while the clock runs on. */
function withoutFrames(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}

export default defineClaims([
  {
    says: 'They become `rgba()` strings as soon as the tween is created.',
    run: (tools) => {
      const box = addBox(tools);
      new tools.Konva.Tween({ node: box, fill: 'blue' });
      tools.expect(box.fill()).toBe('rgba(255,0,0,1)');
    },
  },
  {
    says: 'A tween from 350 to 10 degrees rotates backward through 340 degrees; write 370 for the short way.',
    run: (tools) => {
      const box = addBox(tools).rotation(350);
      new tools.Konva.Tween({ node: box, rotation: 10, duration: 1 }).seek(0.5);
      tools.expect(box.rotation()).toBe(180);
    },
  },
  {
    says: 'The start values are read when the tween is created, not when it plays.',
    run: (tools) => {
      const box = addBox(tools);
      const tween = new tools.Konva.Tween({ node: box, x: 100, duration: 10 });
      box.x(500);
      tween.play();
      tools.expect(box.x()).toBeLessThan(10);
    },
  },
  {
    says: 'the first frame shows the node where it would be by now, and a tween whose time is over finishes there.',
    run: async (tools) => {
      const box = addBox(tools);
      let isFinished = false;
      const onFinish = () => (isFinished = true);
      new tools.Konva.Tween({ node: box, x: 100, duration: 0.04, onFinish }).play();
      withoutFrames(60);
      tools.expect(box.x()).toBeLessThan(20);
      await tools.frames(1);
      tools.expect([box.x(), isFinished]).toEqual([100, true]);
    },
  },
  {
    says: 'The first one keeps its other attributes, runs to its end, and still calls its `onFinish`.',
    run: async (tools) => {
      const box = addBox(tools);
      let isFinished = false;
      const onFinish = () => (isFinished = true);
      new tools.Konva.Tween({ node: box, x: 100, y: 100, duration: 0.04, onFinish }).play();
      new tools.Konva.Tween({ node: box, x: -100 });
      const { x } = box.position();
      await tools.until(() => isFinished);
      tools.expect(box.position()).toEqual({ x, y: 100 });
    },
  },
  {
    says: 'the node stays where it is, and no callback is called',
    run: async (tools) => {
      const box = addBox(tools);
      const heard: string[] = [];
      const tween = new tools.Konva.Tween({
        node: box,
        x: 100,
        duration: 0.02,
        onFinish: () => heard.push('finish'),
        onReset: () => heard.push('reset'),
      });
      tween.play();
      tween.destroy();
      const x = box.x();
      withoutFrames(30);
      await tools.frames(2);
      tools.expect([box.x(), heard]).toEqual([x, []]);
    },
  },
  {
    says: 'A running tween is also destroyed with its node, and with the group, layer or stage that the node is in.',
    run: (tools) => {
      const { animations } = tools.Konva.Animation;
      const parents = [addBox(tools), tools.layer, tools.stage];
      for (const parent of parents) {
        const layer = tools.stage.getLayers()[0] ?? new tools.Konva.Layer();
        if (!layer.getStage()) tools.stage.add(layer);
        const box = parent instanceof tools.Konva.Rect ? parent : new tools.Konva.Rect();
        if (!box.getLayer()) layer.add(box);
        new tools.Konva.Tween({ node: box, x: 100, duration: 10 }).play();
        tools.expect(animations.size).toBe(1);
        parent.destroy();
        tools.expect(animations.size).toBe(0);
      }
    },
  },
  {
    says: 'It changes state in every frame, and the prop follows, so there is nothing to save',
    run: async (tools) => {
      await mountSvelte(tools, Motion, {});
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      const places = new Set<number>();
      rect?.on('xChange', () => places.add(rect.x()));
      await tools.frames(2);
      tools.mouse.click(10, 10);
      await tools.until(() => rect?.x() === 80);
      tools.expect([...places].some((x) => x > 0 && x < 80)).toBe(true);
    },
  },
  {
    says: '`Konva.Tween#finish` sets the final values and calls `onFinish`',
    run: (tools) => {
      const box = addBox(tools);
      let count = 0;
      const tween = new tools.Konva.Tween({ node: box, x: 100, onFinish: () => (count += 1) });
      tween.play();
      tween.finish();
      tools.expect([box.x(), count]).toEqual([100, 1]);
    },
  },
  {
    says: 'Two tweens for the same attribute were created in advance, for example one for each direction. The later one took the attribute.',
    run: async (tools) => {
      const box = addBox(tools);
      let isFinished = false;
      const there = new tools.Konva.Tween({ node: box, x: 100, duration: 0.02, onFinish: () => (isFinished = true) });
      new tools.Konva.Tween({ node: box, x: 0, duration: 0.02 });
      there.play();
      await tools.until(() => isFinished);
      tools.expect(box.x()).toBe(0);
    },
  },
  {
    says: 'A finished tween is at its end: `play()` moves nothing and calls `onFinish` again.',
    run: async (tools) => {
      const box = addBox(tools);
      let count = 0;
      const places = new Set<number>();
      const tween = new tools.Konva.Tween({ node: box, x: 100, duration: 0.02, onFinish: () => (count += 1) });
      tween.finish();
      tween.onUpdate = () => places.add(box.x());
      tween.play();
      await tools.until(() => count === 2);
      tools.expect([...places]).toEqual([100]);
    },
  },
  {
    says: 'At the start a tween calls `onReset`. With `yoyo` it calls neither until you stop it with `finish()` or `reset()`.',
    run: async (tools) => {
      const box = addBox(tools);
      const heard: string[] = [];
      const calls = { onFinish: () => heard.push('finish'), onReset: () => heard.push('reset') };
      const tween = new tools.Konva.Tween({ node: box, x: 100, duration: 0.02, ...calls });
      tween.finish();
      tween.reverse();
      await tools.until(() => heard.length === 2);
      tools.expect(heard).toEqual(['finish', 'reset']);
      tween.destroy();

      heard.length = 0;
      let last = 0;
      let turns = 0;
      let direction = 1;
      const onUpdate = () => {
        const now = Math.sign(box.y() - last);
        if (now === -direction) {
          direction = now;
          turns += 1;
        }
        last = box.y();
      };
      const yoyo = new tools.Konva.Tween({ node: box, y: 100, duration: 0.08, yoyo: true, ...calls, onUpdate });
      yoyo.play();
      await tools.until(() => turns >= 2);
      tools.expect(heard).toEqual([]);
      yoyo.reset();
      tools.expect(heard).toEqual(['reset']);
    },
  },
  {
    says: "A string cannot be tweened: `text: 'Bye'` turns `Hello` into `HelloNaN`.",
    run: (tools) => {
      const text = new tools.Konva.Text({ text: 'Hello' });
      tools.layer.add(text);
      new tools.Konva.Tween({ node: text, text: 'Bye', duration: 1 }).seek(0.5);
      tools.expect(text.text()).toBe('HelloNaN');
    },
  },
  {
    says: 'The console says that the node is not in a layer. The tween was created before `layer.add()`',
    run: ({ Konva, warnings, expect }) => {
      new Konva.Tween({ node: new Konva.Rect(), x: 100 });
      expect(warnings.join()).toContain('not in a layer');
    },
  },
]);
