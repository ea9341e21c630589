import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { effectScope, nextTick, ref } from 'vue';
// Under this name, the lint does not take it for a hook of React.
import { useImage as loadImage } from 'vue-konva';

/** Replaces the browser's `Image` for this claim; answers with the elements that are made, which never load by themselves. */
function holdImages(tools: ClaimTools): HTMLImageElement[] {
  const made: HTMLImageElement[] = [];
  const original = window.Image;
  function Held() {
    const element = document.createElement('img');
    Object.defineProperty(element, 'src', { value: '', writable: true });
    made.push(element);
    return element;
  }
  Object.defineProperty(window, 'Image', { value: Held, configurable: true, writable: true });
  tools.onEnd(() => Object.defineProperty(window, 'Image', { value: original, configurable: true, writable: true }));
  return made;
}

/** Calls `useImage` as a component would. */
function pictureOf(tools: ClaimTools, url: Parameters<typeof loadImage>[0]) {
  const scope = effectScope();
  tools.onEnd(() => scope.stop());
  const result = scope.run(() => loadImage(url));
  if (!result) throw new Error('The scope is over.');
  return result;
}

const load = (element: HTMLImageElement | undefined) => element?.onload?.call(element, new Event('load'));

export default defineClaims([
  {
    says: 'While another URL loads, the previous image remains.',
    run: async (tools) => {
      const made = holdImages(tools);
      const url = ref('one.png');
      const [image, status] = pictureOf(tools, url);
      load(made[0]);
      url.value = 'two.png';
      await nextTick();
      tools.expect([image.value === made[0], status.value]).toEqual([true, 'loading']);
    },
  },
  {
    says: '`useImage` does not ignore late files: it shows whichever file arrives last.',
    run: async (tools) => {
      const made = holdImages(tools);
      const url = ref('slow.png');
      const [image] = pictureOf(tools, url);
      url.value = 'fast.png';
      await nextTick();
      load(made[1]);
      load(made[0]);
      tools.expect(image.value).toBe(made[0]);
    },
  },
  {
    says: 'An empty URL changes nothing: the old image and its status remain.',
    run: async (tools) => {
      const made = holdImages(tools);
      const url = ref('one.png');
      const [image, status] = pictureOf(tools, url);
      load(made[0]);
      url.value = '';
      await nextTick();
      tools.expect([image.value === made[0], status.value, made.length]).toEqual([true, 'loaded', 1]);
    },
  },
  {
    says: 'Without `width` and `height`, the node is 0 by 0 until the image has loaded',
    run: async (tools) => {
      const image = ref<HTMLImageElement>();
      await mountVue(tools, {
        setup: () => ({ image }),
        template:
          '<v-stage :config="{ width: 300, height: 200 }"><v-layer><v-image :config="{ image }" /></v-layer></v-stage>',
      });
      const node = tools.Konva.stages.at(-1)?.findOne<Konva.Image>('Image');
      tools.expect([node?.width(), node?.height()]).toEqual([0, 0]);
      image.value = await tools.picture(40, 30);
      await nextTick();
      tools.expect([node?.width(), node?.height()]).toEqual([40, 30]);
    },
  },
]);
