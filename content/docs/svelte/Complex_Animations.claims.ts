import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { compile } from 'svelte/compiler';
import Springs from './claims/Springs.svelte';

/** What the compiler says to a directive on a component. */
function compiled(directive: string): string {
  try {
    compile(
      `<script>import { Circle } from 'svelte-konva'; import { fade } from 'svelte/transition';</script>
      {#each [1] as id (id)}<Circle ${directive} />{/each}`,
      {},
    );
    return 'compiles';
  } catch (error) {
    return String(error);
  }
}

/** Two rectangles, one on a spring and one on a tween. */
async function scene(tools: ClaimTools) {
  const motion = await mountSvelte(tools, Springs, {});
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  return { motion, sprung: layer?.findOne('.sprung'), tweened: layer?.findOne('.tweened') };
}

export default defineClaims([
  {
    says: 'an element, and the compiler reports `This type of directive is not valid on components`',
    run: ({ expect }) => {
      for (const directive of ['transition:fade', 'in:fade', 'out:fade', 'animate:flip', 'use:fade']) {
        expect(compiled(directive), directive).toContain('This type of directive is not valid on components');
      }
      expect(compiled('')).toBe('compiles');
    },
  },
  {
    says: 'the promise of a spring then rejects, and the promise of a tween never settles.',
    run: async (tools) => {
      const { motion } = await scene(tools);
      const { spring, tween } = motion;
      const heard: string[] = [];
      const hear = (name: string, promise: Promise<void>) =>
        void promise.then(
          () => heard.push(`${name} arrived`),
          () => heard.push(`${name} was rejected`),
        );
      hear('first spring', spring.set(100));
      hear('first tween', tween.set(100));
      await tools.frames(3);
      hear('spring', spring.set(20));
      hear('tween', tween.set(20, { duration: 50 }));
      await tools.until(() => heard.length === 3);
      tools.expect(heard.toSorted()).toEqual(['first spring was rejected', 'spring arrived', 'tween arrived']);
    },
  },
  {
    says: 'A `Tween` cannot interpolate between two strings, so the value jumps',
    run: async (tools) => {
      const { motion, tweened } = await scene(tools);
      const seen = new Set<unknown>();
      tweened?.on('fillChange', () => seen.add(tweened.getAttr('fill')));
      await motion.color.set('#0000ff');
      await tools.frames();
      tools.expect([...seen]).toEqual(['#0000ff']);
    },
  },
  {
    says: 'The drag moved the node but not the spring, so the next movement begins where the drag began.',
    run: async (tools) => {
      const { motion, sprung } = await scene(tools);
      const { spring } = motion;
      await tools.frames(2);
      tools.mouse.drag([20, 20], [220, 20]);
      await tools.frames();
      tools.expect([sprung?.x(), spring.current]).toEqual([210, 10]);
      spring.target = 230;
      await tools.frames(3);
      tools.expect(sprung?.x()).toBeLessThan(200);
    },
  },
]);
