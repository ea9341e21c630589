import { defineClaims } from '@site-packages/page-claims';

function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

export default defineClaims([
  {
    says: 'The function may stop its own animation, for example when the target is reached. It is not called again',
    run: async ({ Konva, onEnd, frames, expect }) => {
      let calls = 0;
      const animation = new Konva.Animation(() => {
        calls += 1;
        animation.stop();
      });
      onEnd(() => animation.stop());
      animation.start();
      await frames(5);
      expect(calls).toBe(1);
      expect(animation.isRunning()).toBe(false);
    },
  },
  {
    says: "If that animation's function has not run in this frame yet, it is skipped.",
    run: async ({ Konva, onEnd, frames, expect }) => {
      let calls = 0;
      const first = new Konva.Animation(() => void second.stop());
      const second = new Konva.Animation(() => void (calls += 1));
      onEnd(() => first.stop());
      first.start();
      second.start();
      await frames(4);
      expect(calls).toBe(0);
    },
  },
  {
    says: 'It continues to run after you remove or destroy a node, or the whole stage',
    run: async ({ Konva, stage, layer, onEnd, until, expect }) => {
      let calls = 0;
      const node = new Konva.Rect({ width: 20, height: 20 });
      layer.add(node);
      const animation = new Konva.Animation(() => void (calls += 1), layer);
      onEnd(() => animation.stop());
      animation.start();
      node.remove();
      stage.destroy();
      await until(() => calls > 3);
      expect(animation.isRunning()).toBe(true);
    },
  },
  {
    says: 'Destroying a group, layer or stage also fires the event on every node inside it.',
    run: ({ Konva, stage, layer, expect }) => {
      const node = new Konva.Rect({ width: 20, height: 20 });
      const group = new Konva.Group();
      layer.add(group.add(node));
      const animation = new Konva.Animation(() => undefined).start();
      node.on('destroy', () => animation.stop());
      stage.destroy();
      expect(animation.isRunning()).toBe(false);
    },
  },
  {
    says: 'A tween ends when its node is destroyed.',
    run: ({ Konva, layer, expect }) => {
      const node = new Konva.Rect({ width: 20, height: 20 });
      layer.add(node);
      const { anim } = node.to({ x: 300, duration: 5 });
      expect(anim.isRunning()).toBe(true);
      node.destroy();
      expect(anim.isRunning()).toBe(false);
    },
  },
  {
    says: '`remove()` does not fire `destroy`',
    run: ({ Konva, layer, expect }) => {
      let fired = 0;
      const node = new Konva.Rect();
      layer.add(node);
      node.on('destroy', () => (fired += 1));
      node.remove();
      expect(fired).toBe(0);
    },
  },
  {
    says: '`start()` on a running animation stops it first and drops the time since its last frame.',
    run: async ({ Konva, onEnd, until, expect }) => {
      const times: number[] = [];
      const animation = new Konva.Animation(({ time }) => void times.push(time));
      onEnd(() => animation.stop());
      animation.start();
      await until(() => times.length > 1);
      const before = times.at(-1) ?? NaN;
      block(200);
      const restarted = performance.now();
      animation.start();
      const count = times.length;
      await until(() => times.length > count);
      expect((times[count] ?? NaN) - before).toBeLessThanOrEqual(performance.now() - restarted + 1);
    },
  },
  {
    says: 'the animation that was started last runs last, so its value is drawn.',
    run: async ({ Konva, layer, onEnd, frames, expect }) => {
      const node = new Konva.Rect({ width: 20, height: 20 });
      layer.add(node);
      const one = new Konva.Animation(() => void node.x(10));
      const other = new Konva.Animation(() => void node.x(20));
      onEnd(() => [one, other].forEach((animation) => animation.stop()));
      other.start();
      one.start();
      await frames(3);
      expect(node.x()).toBe(10);
      other.start();
      await frames(3);
      expect(node.x()).toBe(20);
    },
  },
]);
