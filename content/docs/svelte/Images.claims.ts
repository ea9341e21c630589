import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { flushSync } from 'svelte';
import Pictures from './claims/Pictures.svelte';

/** Mounts the component with its first address. */
async function mountPictures(tools: ClaimTools, first: string) {
  const { go, read } = await mountSvelte(tools, Pictures, { first });
  const node = tools.Konva.stages[0]?.getLayers()[0]?.findOne('.picture');
  if (node === undefined) throw new Error('There is no picture.');
  return { go, read, node };
}

export default defineClaims([
  {
    says: 'The node draws nothing, but it exists and keeps its position among the siblings. Without `width` and `height`, its size is 0.',
    run: async (tools) => {
      const { node, read } = await mountPictures(tools, 'data:image/png;base64,AAAA');
      await tools.until(() => read().status === 'failed');
      tools.expect([node.zIndex(), node.width(), node.height()]).toEqual([0, 0, 0]);
    },
  },
  {
    says: 'an image without `width` and `height` then takes the size of its element',
    run: async (tools) => {
      const { src } = await tools.picture(40, 20);
      const { node, read } = await mountPictures(tools, src);
      await tools.until(() => read().status === 'loaded');
      flushSync();
      tools.expect([node.width(), node.height(), node.zIndex()]).toEqual([40, 20, 0]);
    },
  },
  {
    says: 'the loader ignores an image that arrives after its URL was replaced',
    run: async (tools) => {
      const slow = await tools.picture(40, 20);
      const fast = await tools.picture(30, 30);
      const { go, read } = await mountPictures(tools, slow.src);
      go(slow.src + '#again');
      flushSync();
      go(fast.src);
      flushSync();
      tools.expect(read().element).toBeUndefined();
      await tools.until(() => read().status === 'loaded');
      await tools.frames(3);
      tools.expect(read().element.src).toBe(fast.src);
    },
  },
  {
    says: '`const { element } = loadPicture(…)` reads the getter once, before anything has loaded.',
    run: async (tools) => {
      const { src } = await tools.picture(40, 20);
      const { read } = await mountPictures(tools, src);
      await tools.until(() => read().status === 'loaded');
      tools.expect([read().early, read().element.width]).toEqual([undefined, 40]);
    },
  },
  {
    says: 'With `crossOrigin`, the image fails to load if the host does not allow it.',
    run: async (tools) => {
      const { go, read, node } = await mountPictures(tools, tools.foreignPicture);
      await tools.until(() => read().status === 'failed');
      go(tools.permittedPicture);
      flushSync();
      await tools.until(() => read().status === 'loaded');
      await tools.frames(2);
      tools.expect(node.getStage()?.toDataURL()).toContain('data:image/png');
    },
  },
]);
