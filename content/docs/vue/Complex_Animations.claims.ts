import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { defineComponent, nextTick, onMounted, ref, watch } from 'vue';

const stageWith = (inside: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${inside}</v-layer></v-stage>`;

/** Names of the shapes on the canvas, from the lowest to the highest. */
const names = ({ Konva }: ClaimTools) =>
  Konva.stages[0]
    ?.find('Rect')
    .map((node) => node.name())
    .join('');

/** Mounts a list of shapes inside of other tags; answers with the list, and with the hooks that were called. */
async function mountList(tools: ClaimTools, wrap: (item: string) => string, item = '<v-rect :config="{ name }" />') {
  const list = ref(['a', 'b', 'c']);
  const hooks: string[] = [];
  await mountVue(tools, {
    components: { Item: { props: ['name'], template: item } },
    setup: () => ({ list, note: (hook: string) => hooks.push(hook) }),
    template: stageWith(wrap('<Item v-for="name in list" :key="name" :name="name" />')),
  });
  const change = async (...next: string[]) => {
    list.value = next;
    await nextTick();
    return names(tools);
  };
  return { change, hooks };
}

const hooksOf = '@before-enter="note(`enter`)" @before-leave="note(`leave`)"';

/** Shows and hides what is in a transition; answers with what was there at once, and with the hooks. */
async function toggle(tools: ClaimTools, shape: string) {
  const isShown = ref(true);
  const hooks: string[] = [];
  await mountVue(tools, {
    setup: () => ({ isShown, note: (hook: string) => hooks.push(hook) }),
    template: stageWith(`<Transition ${hooksOf}>${shape}</Transition>`),
  });
  const seen = [names(tools)];
  for (const next of [false, true]) {
    isShown.value = next;
    await nextTick();
    seen.push(names(tools));
  }
  return { seen, hooks };
}

export default defineClaims([
  {
    says: 'no hook is called, neither `@enter` nor `@leave`; the node is destroyed at once, without a message',
    run: async (tools) => {
      const { seen, hooks } = await toggle(tools, '<v-rect v-if="isShown" :config="{ name: `a` }" />');
      tools.expect(seen).toEqual(['a', '', 'a']);
      tools.expect(hooks).toEqual([]);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'the same, and a warning in development: `Component inside <Transition> renders non-element root node`',
    run: async (tools) => {
      const group = '<v-group v-if="isShown"><v-rect :config="{ name: `a` }" /></v-group>';
      const { seen, hooks } = await toggle(tools, group);
      tools.expect(seen).toEqual(['a', '', 'a']);
      tools.expect(hooks).toEqual([]);
      tools.expect(tools.warnings.join()).toContain('Component inside <Transition> renders non-element root node');
    },
  },
  {
    says: 'On leave, Vue keeps the element until the end, but vue-konva has destroyed the stage in it: an empty box fades out. Hide the element with `v-show`, which keeps the stage.',
    run: async (tools) => {
      for (const directive of ['v-if', 'v-show']) {
        const isShown = ref(true);
        const app = await mountVue(tools, {
          // A hook that takes `done` and does not call it: the leaving never ends.
          setup: () => ({ isShown, leave: (_element: Element, _done: () => void) => undefined }),
          template: `<Transition :css="false" @leave="leave"><div class="frame" ${directive}="isShown">
            <v-stage :config="{ width: 99, height: 99 }"><v-layer /></v-stage></div></Transition>`,
        });
        isShown.value = false;
        await nextTick();
        const frame = tools.container.querySelector('.frame');
        tools.expect(frame, directive).not.toBe(null);
        tools.expect(frame?.querySelectorAll('canvas').length, directive).toBe(directive === 'v-if' ? 0 : 1);
        app.unmount();
      }
    },
  },
  {
    says: 'the same, and new or moved shapes are drawn in the wrong order',
    run: async (tools) => {
      const { change, hooks } = await mountList(
        tools,
        (items) => `<TransitionGroup ${hooksOf}>${items}</TransitionGroup>`,
      );
      tools.expect(await change('c', 'b')).toBe('bc');
      tools.expect(await change('d', 'c', 'b')).toBe('bcd');
      tools.expect(hooks).toEqual([]);
    },
  },
  {
    says: 'or belongs to a component whose template has several shapes without a `<v-group>` around them.',
    run: async (tools) => {
      const two = '<v-rect :config="{ name }" /><v-rect :config="{ name: name.toUpperCase() }" />';
      const { change } = await mountList(tools, (items) => items, two);
      tools.expect(await change('c', 'b', 'a')).toBe('aAbBcC');
    },
  },
  {
    says: 'The `key` is the index. When an item is removed, the next one takes over its component.',
    run: async (tools) => {
      const list = ref(['a', 'b']);
      const created: string[] = [];
      const Item = defineComponent({
        props: { name: { type: String, required: true } },
        setup: ({ name }) => void onMounted(() => created.push(name)),
        template: '<v-rect :config="{ name }" />',
      });
      await mountVue(tools, {
        components: { Item },
        setup: () => ({ list }),
        template: stageWith('<Item v-for="(name, index) in list" :key="index" :name="name" />'),
      });
      const first = tools.Konva.stages[0]?.findOne('.a');
      list.value = ['b'];
      await nextTick();
      tools.expect(first?.name()).toBe('b');
      tools.expect(created).toEqual(['a', 'b']);
    },
  },
  {
    says: 'do not read it in the template. Watch it and write to the node, so that nothing renders',
    run: async (tools) => {
      const value = ref(0);
      let configs = 0;
      await mountVue(tools, {
        setup: () => ({ look: () => ({ fill: 'red', index: (configs += 1) }) }),
        template: stageWith('<v-rect :config="look()" />'),
      });
      const node = tools.Konva.stages[0]?.findOne('Rect');
      tools.onEnd(watch(value, (now) => node?.x(now)));
      configs = 0;
      value.value = 25;
      await nextTick();
      tools.expect([node?.x(), configs]).toEqual([25, 0]);
    },
  },
]);
