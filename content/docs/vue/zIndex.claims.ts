import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { type Component, nextTick, ref } from 'vue';

/** A stage with what `inside` says, the given values for its template and components; answers with its layer. */
async function mount(
  tools: ClaimTools,
  inside: string,
  values: Record<string, unknown> = {},
  components: Record<string, Component> = {},
) {
  await mountVue(tools, {
    components,
    setup: () => values,
    template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer>${inside}</v-layer></v-stage>`,
  });
  await tools.frames(2);
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  if (!layer) throw new Error('There is no layer.');
  const order = () =>
    layer
      .getChildren()
      .map((node) => node.id())
      .join('');
  return { layer, order };
}

const LIST = `<v-circle v-for="(id, i) in ids" :key="id" :config="{ id, x: 60 + 100 * 'abc'.indexOf(id), y: 100,
  radius: 30, fill: 'red', draggable: true }" />`;

export default defineClaims([
  {
    says: 'Attributes, listeners and a running drag survive.',
    run: async (tools) => {
      const ids = ref(['a', 'b', 'c']);
      const { layer, order } = await mount(tools, LIST, { ids });
      const node = layer.findOne('#a');
      tools.mouse.down(60, 100);
      tools.mouse.move(80, 100);
      ids.value = ['b', 'c', 'a'];
      await nextTick();
      tools.expect([order(), layer.findOne('#a') === node]).toEqual(['bca', true]);
      tools.mouse.move(120, 100);
      tools.expect([node?.isDragging(), node?.x()]).toEqual([true, 120]);
      tools.mouse.up(120, 100);
    },
  },
  {
    says: 'A node that a `v-if` shows gets its position from the template',
    run: async (tools) => {
      const isShown = ref(false);
      const { order } = await mount(
        tools,
        `<v-rect :config="{ id: 'a' }" /><v-rect v-if="isShown" :config="{ id: 'b' }" /><v-rect :config="{ id: 'c' }" />`,
        { isShown },
      );
      tools.expect(order()).toBe('ac');
      isShown.value = true;
      await nextTick();
      tools.expect(order()).toBe('abc');
    },
  },
  {
    says: 'A new shape of a component is on top of everything.',
    run: async (tools) => {
      const isShown = ref(false);
      const other = ref(1);
      const Badge = { setup: () => ({ isShown }), template: `<v-rect v-if="isShown" :config="{ id: 'a' }" />` };
      const { order } = await mount(
        tools,
        `<Badge /><v-rect :config="{ id: 'b', width: other }" />`,
        { other },
        { Badge },
      );
      isShown.value = true;
      await nextTick();
      tools.expect(order()).toBe('ba');
      // The next render of the layer corrects it.
      other.value = 2;
      await nextTick();
      tools.expect(order()).toBe('ab');
    },
  },
  {
    says: "With a `<v-group>` as the component's only root, both orders are right",
    run: async (tools) => {
      const ids = ref(['a', 'b']);
      const other = ref(1);
      const Pair = {
        setup: () => ({ ids }),
        template: `<v-group :config="{ id: 'g' }"><v-rect v-for="id in ids" :key="id" :config="{ id }" /></v-group>`,
      };
      const { layer, order } = await mount(
        tools,
        `<Pair /><v-rect :config="{ id: 'c', width: other }" />`,
        { other },
        { Pair },
      );
      other.value = 2;
      ids.value = ['x', 'b', 'a'];
      await nextTick();
      tools.expect(order()).toBe('gc');
      tools
        .expect(
          layer
            .find('Rect')
            .map((node) => node.id())
            .join(''),
        )
        .toBe('xbac');
    },
  },
  {
    says: 'With the index as `:key`, Vue leaves all nodes where they are and swaps their configs',
    run: async (tools) => {
      const ids = ref(['a', 'b', 'c']);
      const { layer } = await mount(tools, LIST.replace(':key="id"', ':key="i"'), { ids });
      const first = layer.getChildren()[0];
      ids.value = ['b', 'c', 'a'];
      await nextTick();
      tools.expect([layer.getChildren()[0] === first, first?.id(), first?.x()]).toEqual([true, 'b', 160]);
    },
  },
  {
    says: 'Moving the first of 100 to the end calls `setZIndex` 99 times, but moving the last to the start calls it once.',
    run: async (tools) => {
      const ids = ref(Array.from({ length: 100 }, (_, i) => `n${i}`));
      const { layer } = await mount(tools, '<v-rect v-for="id in ids" :key="id" :config="{ id }" />', { ids });
      let calls = 0;
      for (const node of layer.find<Konva.Rect>('Rect')) {
        const setZIndex = node.setZIndex.bind(node);
        node.setZIndex = (index: number) => {
          calls += 1;
          return setZIndex(index);
        };
      }
      const [first = '', ...rest] = ids.value;
      ids.value = [...rest, first];
      await nextTick();
      tools.expect(calls).toBe(99);
      calls = 0;
      ids.value = [first, ...rest];
      await nextTick();
      tools.expect(calls).toBe(1);
      tools.expect(layer.getChildren()[0]?.id()).toBe('n0');
    },
  },
  {
    says: '`moveToTop()` lasts until the layer renders again; then the node returns to its old position.',
    run: async (tools) => {
      const ids = ref(['a', 'b']);
      const { layer, order } = await mount(tools, LIST, { ids });
      layer.findOne('#a')?.moveToTop();
      tools.expect(order()).toBe('ba');
      ids.value = ['a', 'b', 'c'];
      await nextTick();
      tools.expect(order()).toBe('abc');
    },
  },
  {
    says: '`zIndex` in a config warns and does nothing at first. The node has no parent yet.',
    run: async (tools) => {
      const { order } = await mount(
        tools,
        `<v-rect :config="{ id: 'a', zIndex: 1 }" /><v-rect :config="{ id: 'b' }" />`,
      );
      tools.expect(order()).toBe('ab');
      tools.expect(tools.warnings.join('\n')).toContain('Node has no parent. zIndex parameter is ignored.');
    },
  },
]);
