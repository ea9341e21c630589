import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

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
    says: 'A tween reads its start values when it is created, not when it plays.',
    run: (tools) => {
      const box = addBox(tools);
      const tween = new tools.Konva.Tween({ node: box, x: 100, duration: 10 });
      box.x(500);
      tween.play();
      tools.expect(box.x()).toBeLessThan(10);
    },
  },
  {
    says: 'the first frame shows the state for the current time, or finishes the tween.',
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
    says: 'As soon as you create a second tween, even if it never plays, the first one no longer changes that attribute. It still changes its other attributes, runs to its end, and calls its `onFinish`.',
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
    says: 'the node keeps its current values, and no callback is called.',
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
    says: 'Konva also destroys a running tween when the node or one of its parents is destroyed.',
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
    says: 'All six methods return the tween, and all except `pause()` change the node before they return. So `tween.reset().play()` starts over.',
    run: (tools) => {
      const box = addBox(tools);
      const heard: string[] = [];
      const note = (name: string) => () => heard.push(name);
      const calls = { onUpdate: note('update'), onFinish: note('finish'), onReset: note('reset') };
      const tween = new tools.Konva.Tween({ node: box, x: 240, duration: 6, ...calls });
      tools.expect(tween.seek(3)).toBe(tween);
      tools.expect([box.x(), ...heard]).toEqual([120, 'update']);
      tools.expect(tween.finish()).toBe(tween);
      tools.expect([box.x(), ...heard]).toEqual([240, 'update', 'update', 'finish']);
      heard.length = 0;
      tools.expect(tween.reset()).toBe(tween);
      tools.expect([box.x(), ...heard]).toEqual([0, 'update', 'reset']);
      heard.length = 0;
      tools.expect(tween.pause()).toBe(tween);
      tools.expect(heard).toEqual([]);
      tools.expect(tween.play()).toBe(tween);
      tools.expect([tween.anim.isRunning(), ...heard]).toEqual([true, 'update']);
    },
  },
  {
    says: 'and has no limits: in a linear tween of six seconds, `seek(9)` moves the node by one and a half times the distance.',
    run: (tools) => {
      const box = addBox(tools);
      const tween = new tools.Konva.Tween({ node: box, x: 240, duration: 6 });
      tools.expect(tween.seek(9).node.x()).toBe(360);
      tools.expect(tween.seek(-3).node.x()).toBe(-120);
    },
  },
  {
    says: 'It calls only `onUpdate`. If you then call `play()`, the tween finishes in the next frames. To finish it at once, call `finish()`.',
    run: async (tools) => {
      const box = addBox(tools);
      let count = 0;
      const tween = new tools.Konva.Tween({ node: box, x: 240, duration: 6, onFinish: () => (count += 1) });
      tween.seek(6);
      tools.expect([box.x(), count]).toEqual([240, 0]);
      tween.play();
      await tools.until(() => count === 1);
    },
  },
  {
    says: 'At the start, a tween calls `onReset`. With `yoyo`, only `finish()` and `reset()` call these callbacks.',
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
]);
