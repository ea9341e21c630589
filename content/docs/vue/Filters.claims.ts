import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { computed, markRaw, nextTick, onMounted, reactive, ref, type Ref, useTemplateRef, watch } from 'vue';
import { useImage, type VueKonvaRef } from 'vue-konva';

const stageWith = (inside: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${inside}</v-layer></v-stage>`;

/** A cached red box that `renew` caches again when the color changes; answers with the color that is seen after a change to blue. */
async function colorAfterChange(tools: ClaimTools, renew: (fill: Ref<string>, cache: () => void) => void) {
  const fill = ref('#ff0000');
  await mountVue(tools, {
    setup: () => {
      const box = useTemplateRef<VueKonvaRef<Konva.Rect>>('box');
      const cache = () => void box.value?.getNode().cache();
      onMounted(cache);
      renew(fill, cache);
      return { fill };
    },
    template: stageWith('<v-rect ref="box" :config="{ width: 50, height: 50, fill }" />'),
  });
  fill.value = '#0000ff';
  await nextTick();
  await tools.frames(2);
  return tools.pixel(20, 20);
}

/** How often a filter runs while its component renders three more times for another reason. */
async function runsOfRenders(tools: ClaimTools, configOf: (filters: unknown[]) => unknown, mark = false) {
  let runs = 0;
  const count = (pixels: ImageData) => void (runs += pixels.width > 0 ? 1 : 0);
  const title = ref(0);
  const list = [count];
  const config = configOf(mark ? markRaw(list) : list);
  await mountVue(tools, {
    setup: () => ({ config, title }),
    template: stageWith('<v-rect :config="{ ...config }" /><v-text :config="{ text: title }" />'),
  });
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  layer?.findOne('Rect')?.cache();
  layer?.draw();
  for (let i = 1; i <= 3; i += 1) {
    title.value = i;
    await nextTick();
    layer?.draw();
  }
  return runs - 1;
}

const box = { width: 40, height: 40, fill: 'red' };

export default defineClaims([
  {
    says: "`{ flush: 'post' }` runs the watcher after vue-konva has written the new `config`",
    run: async (tools) => {
      const seen = await colorAfterChange(tools, (fill, cache) => watch(fill, cache, { flush: 'post' }));
      tools.expect(seen).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: "The cached image is one color behind. The watcher has no `flush: 'post'` and caches before the node has its new color.",
    run: async (tools) => {
      const seen = await colorAfterChange(tools, (fill, cache) => watch(fill, cache));
      tools.expect(seen).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'So vue-konva writes arrays on every update, even constant ones, and writing `filters` runs all filters.',
    run: async (tools) => {
      tools.expect(await runsOfRenders(tools, (filters) => ({ ...box, filters }))).toBe(3);
    },
  },
  {
    says: 'With `markRaw`, Vue stores the array without a proxy.',
    run: async (tools) => {
      tools.expect(await runsOfRenders(tools, (filters) => ({ ...box, filters }), true)).toBe(0);
    },
  },
  {
    says: 'A `reactive` config, whose array is the same proxy on both sides.',
    run: async (tools) => {
      tools.expect(await runsOfRenders(tools, (filters) => reactive({ ...box, filters }))).toBe(0);
    },
  },
  {
    says: 'vue-konva compares nothing while it stays the same object.',
    run: async (tools) => {
      const title = ref(0);
      const config = computed(() => ({ points: [0, 0, 50, 50], stroke: 'red' }));
      await mountVue(tools, {
        setup: () => ({ config, title }),
        template: stageWith('<v-line :config="config" /><v-text :config="{ text: title }" />'),
      });
      let writes = 0;
      tools.Konva.stages[0]?.findOne('Line')?.on('pointsChange', () => (writes += 1));
      title.value = 1;
      await nextTick();
      tools.expect(tools.Konva.stages[0]?.findOne<Konva.Text>('Text')?.text()).toBe('1');
      tools.expect(writes).toBe(0);
    },
  },
  {
    says: '`v-if` creates a new node, which has no cache. Watch the template ref',
    run: async (tools) => {
      const isShown = ref(true);
      const isWatched = ref(false);
      await mountVue(tools, {
        setup: () => {
          const shape = useTemplateRef<VueKonvaRef<Konva.Rect>>('shape');
          onMounted(() => shape.value?.getNode().cache());
          const cacheNew = (now: VueKonvaRef<Konva.Rect> | null) => isWatched.value && now?.getNode().cache();
          watch(shape, cacheNew, { flush: 'post' });
          return { isShown };
        },
        template: stageWith('<v-rect v-if="isShown" ref="shape" :config="{ width: 50, height: 50 }" />'),
      });
      const isCached = () => tools.Konva.stages[0]?.findOne('Rect')?.isCached();
      const hideAndShow = async () => {
        isShown.value = false;
        await nextTick();
        isShown.value = true;
        await tools.frames(2);
      };
      tools.expect(isCached()).toBe(true);
      await hideAndShow();
      tools.expect(isCached()).toBe(false);
      isWatched.value = true;
      await hideAndShow();
      tools.expect(isCached()).toBe(true);
    },
  },
  {
    says: 'While the next image loads, the first ref still holds the previous one, and the watcher runs when the new one has loaded.',
    run: async (tools) => {
      const [first, second] = [await tools.picture(10, 10), await tools.picture(20, 20)];
      const address = ref(first.src);
      const seen: (number | undefined)[] = [];
      let picture: Ref<HTMLImageElement | null> = ref(null);
      await mountVue(tools, {
        setup: () => {
          [picture] = useImage(address);
          watch(picture, (now) => seen.push(now?.naturalWidth), { flush: 'post' });
          return () => null;
        },
      });
      tools.expect(seen.length === 0 ? picture.value : null).toBe(null);
      await tools.until(() => seen.length === 1);
      address.value = second.src;
      await nextTick();
      tools.expect(picture.value?.naturalWidth).toBe(10);
      await tools.until(() => seen.length === 2);
      tools.expect(seen).toEqual([10, 20]);
    },
  },
]);
