import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, onMounted, ref, useTemplateRef, watch, watchPostEffect } from 'vue';
import type { VueKonvaRef } from 'vue-konva';

const stageWith = (inside: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${inside}</v-layer></v-stage>`;

const bars =
  '<v-rect v-for="i in keys" :key="i" :config="{ name: `bar${i}`, x: i * 20, width: 10, height: 10, fill }" />';

/** A group of bars; `prepare` gets it in the setup of its component. */
async function mountBars(tools: ClaimTools, prepare: (group: () => Konva.Group | undefined) => void) {
  const keys = ref([0, 1]);
  const fill = ref('#ff0000');
  await mountVue(tools, {
    setup: () => {
      const group = useTemplateRef<VueKonvaRef<Konva.Group>>('group');
      prepare(() => group.value?.getNode());
      return { keys, fill };
    },
    template: stageWith(`<v-group ref="group">${bars}</v-group>`),
  });
  return { keys, fill };
}

export default defineClaims([
  {
    says: 'A post watcher is enough when an existing shape changes its look, as for filters. It runs too early when shapes are added, removed or reordered.',
    run: async (tools) => {
      const seen: Record<string, string[]> = { pre: [], post: [], tick: [] };
      const list = ref(0);
      const { keys } = await mountBars(tools, (group) => {
        const note = (when: string) => {
          const names = group()
            ?.getChildren()
            .map((bar) => bar.name().replace('bar', ''));
          seen[when]?.push(names?.join('') ?? '');
        };
        watch(list, () => note('pre'));
        watch(list, () => note('post'), { flush: 'post' });
        watch(list, () => nextTick(() => note('tick')));
      });
      for (const next of [[0, 1, 2, 3], [3, 2, 1, 0], [2]]) {
        keys.value = next;
        list.value += 1;
        await tools.frames(2);
      }
      tools.expect(seen).toEqual({
        pre: ['01', '0123', '3210'],
        post: ['01', '0123', '3210'],
        tick: ['0123', '3210', '2'],
      });
    },
  },
  {
    says: 'children are mounted before their parent, so the group is complete in `onMounted` of your component.',
    run: async (tools) => {
      let count: number | undefined;
      await mountBars(tools, (group) => {
        onMounted(() => (count = group()?.cache().getChildren().length));
      });
      tools.expect(count).toBe(2);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: '`watchPostEffect` cached the group during the mount: its ref is set, but its children have not joined it yet.',
    run: async (tools) => {
      const children: (number | undefined)[] = [];
      await mountBars(tools, (group) => {
        watchPostEffect(() => children.push(group()?.cache().getChildren().length));
      });
      tools.expect(children[0]).toBe(0);
      tools.expect(tools.warnings.join('\n')).toContain('Can not cache the node. Its size is 0');
    },
  },
  {
    says: 'The state and the node have the new color, but the bitmap still has the old one. Call `cache()` again after `await nextTick()`.',
    run: async (tools) => {
      const { fill } = await mountBars(tools, (group) => onMounted(() => group()?.cache()));
      fill.value = '#0000ff';
      await nextTick();
      await tools.frames(2);
      const bar = tools.Konva.stages[0]?.findOne<Konva.Rect>('.bar1');
      tools.expect(bar?.fill()).toBe('#0000ff');
      tools.expect(tools.pixel(25, 5)).toEqual([255, 0, 0, 255]);
      bar?.getParent()?.cache().getLayer()?.draw();
      tools.expect(tools.pixel(25, 5)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'the watcher checks only whether the list was replaced. Add `deep: true`, or replace the list.',
    run: async (tools) => {
      const runs = { list: 0, deep: 0 };
      const { keys } = await mountBars(tools, () => undefined);
      tools.onEnd(watch(keys, () => (runs.list += 1)));
      tools.onEnd(watch(keys, () => (runs.deep += 1), { deep: true }));
      keys.value.push(2);
      await nextTick();
      tools.expect(runs).toEqual({ list: 0, deep: 1 });
      keys.value = [0, 1];
      await nextTick();
      tools.expect(runs).toEqual({ list: 1, deep: 2 });
    },
  },
  {
    says: 'Events still reach each star, because the cache also has a bitmap of the hit graph.',
    run: async (tools) => {
      await mountBars(tools, (group) => onMounted(() => group()?.cache()));
      await tools.frames(2);
      const heard: string[] = [];
      tools.Konva.stages[0]?.on('pointerclick', ({ target }) => heard.push(target.name()));
      tools.mouse.click(25, 5);
      tools.expect(heard).toEqual(['bar1']);
    },
  },
]);
