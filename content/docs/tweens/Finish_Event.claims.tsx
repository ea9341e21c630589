import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

function addBox({ Konva, layer }: ClaimTools) {
  const box = new Konva.Rect({ x: 0, width: 50, height: 50, fill: 'red' });
  layer.add(box);
  return box;
}

/** The class of the page, as it is there. */
class AwaitableTween extends Konva.Tween {
  #settle: (isFinished: boolean) => void = () => undefined;
  readonly finished = new Promise<boolean>((resolve) => (this.#settle = resolve));

  constructor({ onFinish, ...config }: Konva.TweenConfig) {
    super(config);
    this.onFinish = () => {
      onFinish?.();
      this.#settle(true);
    };
  }

  override destroy() {
    super.destroy();
    this.#settle(false);
  }
}

export default defineClaims([
  {
    says: 'Creating a tween calls no callback, and `play()` calls `onUpdate` before it returns.',
    run: (tools) => {
      const node = addBox(tools);
      const heard: string[] = [];
      const note = (name: string) => () => heard.push(name);
      const calls = { onUpdate: note('update'), onFinish: note('finish'), onReset: note('reset') };
      const tween = new tools.Konva.Tween({ node, x: 100, duration: 60, ...calls });
      tools.expect(heard).toEqual([]);
      tween.play();
      tools.expect(heard).toEqual(['update']);
    },
  },
  {
    says: 'At the end, the node gets its final values, and then the tween calls the last `onUpdate` and `onFinish`.',
    run: async (tools) => {
      const node = addBox(tools);
      const heard: string[] = [];
      const tween = new tools.Konva.Tween({
        node,
        x: 100,
        duration: 0.02,
        onUpdate: () => heard.push(`update ${node.x()}`),
        onFinish: () => heard.push(`finish ${node.x()} ${tween.anim.isRunning()}`),
      });
      tween.play();
      await tools.until(() => heard.at(-1)?.startsWith('finish') ?? false);
      tools.expect(heard.slice(-2)).toEqual(['update 100', 'finish 100 false']);
    },
  },
  {
    says: 'It has already stopped, so `onFinish` may call `reset().play()` or `reverse()`.',
    run: async (tools) => {
      const node = addBox(tools);
      const heard: string[] = [];
      const tween = new tools.Konva.Tween({
        node,
        x: 100,
        duration: 0.02,
        onFinish: () => {
          heard.push('finish');
          if (heard.length === 1) tween.reset().play();
          else tween.reverse();
        },
        onReset: () => heard.push('reset'),
      });
      tween.play();
      await tools.until(() => heard.length === 4);
      tools.expect(heard).toEqual(['finish', 'reset', 'finish', 'reset']);
      tools.expect(node.x()).toBe(0);
    },
  },
  {
    says: 'A callback receives no arguments, and Konva ignores its return value.',
    run: (tools) => {
      const node = addBox(tools);
      const given: unknown[][] = [];
      const hear = (...values: unknown[]) => {
        given.push(values);
        return false;
      };
      const tween = new tools.Konva.Tween({ node, x: 100, onUpdate: hear, onFinish: hear, onReset: hear });
      tween.finish().reset();
      node.to({ x: 50, onUpdate: hear, onFinish: hear }).finish();
      tools.expect(given.length).toBeGreaterThan(6);
      tools.expect(given.flat()).toEqual([]);
      tools.expect(node.x()).toBe(50);
    },
  },
  {
    says: 'A tween has one of each, and you can assign another one at any time',
    run: (tools) => {
      const node = addBox(tools);
      const heard: string[] = [];
      const tween = new tools.Konva.Tween({ node, x: 100, onFinish: () => heard.push('first') });
      tween.onFinish = () => heard.push('second');
      tween.finish();
      tools.expect(heard).toEqual(['second']);
    },
  },
  {
    says: 'If you replace that callback, the tween is not destroyed.',
    run: (tools) => {
      const node = addBox(tools);
      const owned = () => Object.keys(Reflect.get(tools.Konva.Tween.tweens, node._id) ?? {});
      node.to({ x: 100 }).finish();
      tools.expect(owned()).toEqual([]);
      const tween = node.to({ x: 0 });
      tween.onFinish = () => undefined;
      tween.finish();
      tools.expect(owned()).toEqual(['x']);
    },
  },
  {
    says: 'In a `function`, `this` is the tween, except in the `onFinish` of `to`, in which it is `undefined`.',
    run: (tools) => {
      const node = addBox(tools);
      const seen: unknown[] = [];
      function hear(this: unknown) {
        seen.push(this);
      }
      const calls = { onUpdate: hear, onFinish: hear, onReset: hear };
      const tween = new tools.Konva.Tween({ node, x: 100, ...calls });
      tween.finish().reset();
      tools.expect(seen.length).toBe(4);
      tools.expect(seen.every((value) => value === tween)).toBe(true);

      seen.length = 0;
      const short = node.to({ x: 50, ...calls });
      short.reset();
      tools.expect(seen.length).toBeGreaterThan(2);
      tools.expect(seen.every((value) => value === short)).toBe(true);
      short.finish();
      tools.expect(seen.at(-1)).toBe(undefined);
    },
  },
  {
    says: 'With this class, the promise resolves to `true` at the end, and to `false` if the tween is destroyed before its end.',
    run: async (tools) => {
      const node = addBox(tools);
      let calls = 0;
      const onFinish = () => (calls += 1);
      tools.expect(await new AwaitableTween({ node, x: 100, duration: 0.02, onFinish }).play().finished).toBe(true);
      tools.expect([node.x(), calls]).toEqual([100, 1]);

      const stopped = new AwaitableTween({ node, x: 0, duration: 60, onFinish }).play();
      stopped.destroy();
      tools.expect(await stopped.finished).toBe(false);

      const orphan = new AwaitableTween({ node, x: 0, duration: 60, onFinish }).play();
      node.destroy();
      tools.expect(await orphan.finished).toBe(false);
      tools.expect(calls).toBe(1);
    },
  },
  {
    says: 'Destroying a node does not destroy its paused tween: the promise stays pending until you destroy the tween too.',
    run: async (tools) => {
      const node = addBox(tools);
      const tween = new AwaitableTween({ node, x: 100, duration: 60 }).play().pause();
      let result: boolean | undefined;
      void tween.finished.then((value) => (result = value));
      node.destroy();
      await tools.frames(1);
      tools.expect(result).toBe(undefined);
      tween.destroy();
      await tools.frames(1);
      tools.expect(result).toBe(false);
    },
  },
  {
    says: 'When a component unmounts, its nodes and their running tweens are destroyed, and `onFinish` is not called.',
    run: async (tools) => {
      let isFinished = false;
      const scene = (hasBox: boolean) => (
        <Stage width={400} height={300}>
          <Layer>{hasBox && <Rect width={20} height={20} />}</Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, scene(true));
      const tween = tools.Konva.stages[0]
        ?.findOne('Rect')
        ?.to({ x: 100, duration: 0.02, onFinish: () => (isFinished = true) });
      tools.expect(tween?.anim.isRunning()).toBe(true);
      render(scene(false));
      tools.expect(tween?.anim.isRunning()).toBe(false);
      const end = Date.now() + 30;
      while (Date.now() < end);
      await tools.frames(2);
      tools.expect(isFinished).toBe(false);
    },
  },
  {
    says: 'A callback reads the values of the render that created it, so `setTurns(turns + 1)` may add to an old number.',
    run: async (tools) => {
      const seen: number[] = [];
      function Scene() {
        const [turns, setTurns] = useState(0);
        seen.push(turns);
        const start = (event: Konva.KonvaEventObject<MouseEvent>) => {
          event.target.to({ x: 100, onFinish: () => setTurns(turns + 1) });
          event.target.to({ y: 100, onFinish: () => setTurns(turns + 1) });
        };
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Rect width={20} height={20} fill="red" onClick={start} />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Scene />);
      await tools.frames(2);
      tools.mouse.click(10, 10);
      const box = tools.Konva.stages[0]?.findOne('Rect');
      await tools.until(() => box?.x() === 100 && box.y() === 100);
      await tools.until(() => seen.at(-1) === 1);
      await tools.frames(3);
      tools.expect(seen.at(-1)).toBe(1);
    },
  },
  {
    says: 'The parentheses call `save` at once, and the tween uses its result as the callback.',
    run: async (tools) => {
      const node = addBox(tools);
      const heard: string[] = [];
      const save = () => {
        heard.push(`saved at ${node.x()}`);
      };
      const tween = Reflect.construct(tools.Konva.Tween, [{ node, x: 100, onFinish: save() }]);
      tools.expect(heard).toEqual(['saved at 0']);
      tween.finish();
      tools.expect(heard).toEqual(['saved at 0']);
    },
  },
  {
    says: 'An error in a callback permanently stops the loop of all animations and tweens on the page.',
    run: async (tools) => {
      const errors: unknown[] = [];
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        errors.push(event.error);
      };
      window.addEventListener('error', onError);
      const { Animation } = tools.Konva;
      tools.onEnd(() => {
        window.removeEventListener('error', onError);
        // Otherwise the claims that follow would have no animations.
        Animation.animRunning = false;
      });

      const node = addBox(tools);
      const failure = new Error('wrong');
      const fail = () => {
        throw failure;
      };
      node.to({ x: 100, duration: 0.02, onFinish: fail });
      await tools.until(() => errors.length === 1);
      tools.expect(errors).toEqual([failure]);

      node.to({ y: 100, duration: 0.02 });
      const { y } = node.position();
      const end = Date.now() + 30;
      while (Date.now() < end);
      await tools.frames(4);
      tools.expect(node.y()).toBe(y);
    },
  },
]);
