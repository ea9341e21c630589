import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Moving from './claims/Moving.svelte';

/** Mounts a box and three animations, one of which the component forgets to stop. */
async function moving(tools: ClaimTools) {
  const scene = await mountSvelte(tools, Moving, {});
  tools.onEnd(scene.endForgotten);
  return scene;
}

export default defineClaims([
  {
    says: 'The component writes a constant prop only when it creates the node.',
    run: async (tools) => {
      const { node, setX } = await moving(tools);
      node()?.y(200);
      setX(30);
      await tools.frames();
      tools.expect(node()?.position()).toEqual({ x: 30, y: 200 });
    },
  },
  {
    says: 'The state still has the old value, so assigning it again is not a change.',
    run: async (tools) => {
      const { node, setX } = await moving(tools);
      let isOver = false;
      node()?.to({ x: 90, duration: 0.02, onFinish: () => (isOver = true) });
      await tools.until(() => isOver);
      setX(10);
      await tools.frames();
      tools.expect(node()?.x()).toBe(90);
      // Another value is one, and starts from it.
      setX(11);
      await tools.frames();
      tools.expect(node()?.x()).toBe(11);
    },
  },
  {
    says: 'A tween stops when its node is destroyed. An animation is not tied to nodes and keeps running.',
    run: async (tools) => {
      const { node, close, forgottenRuns } = await moving(tools);
      const box = node();
      box?.to({ x: 300, duration: 3 });
      await tools.until(() => (box?.x() ?? 0) > 10);
      close();
      await tools.frames(2);
      const x = box?.x();
      await tools.frames(3);
      tools.expect([box?.x() === x, forgottenRuns()]).toEqual([true, true]);
    },
  },
  {
    says: 'The effect reads `speed` while it creates the animation, so it creates another one on every change. Read `speed` in the function of the animation: there it is always current, and no effect depends on it.',
    run: async (tools) => {
      const { setSpeed, counts } = await moving(tools);
      await tools.frames(2);
      setSpeed(5);
      await tools.frames(3);
      tools.expect(counts()).toEqual({ outside: 2, inside: 1, read: 5 });
    },
  },
]);
