import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import {
  type Component,
  inject,
  isReactive,
  nextTick,
  onBeforeUnmount,
  onMounted,
  onUnmounted,
  provide,
  ref,
  shallowRef,
  // Under this name, the lint does not take it for a hook of React.
  useTemplateRef as templateRef,
} from 'vue';
import type { VueKonvaRef } from 'vue-konva';

const stageWith = (tags: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${tags}</v-layer></v-stage>`;

/** A component whose root is a rectangle; `setup` gets a function that answers with its node. */
const boxWith = (setup: (node: () => Konva.Rect | undefined) => void): Component => ({
  setup: () => {
    const box = templateRef<VueKonvaRef<Konva.Rect>>('box');
    setup(() => box.value?.getNode());
  },
  template: '<v-rect ref="box" :config="{ width: 50, height: 50 }" />',
});

const count = ({ Konva }: ClaimTools, selector: string) => Konva.stages.at(-1)?.find(selector).length;

export default defineClaims([
  {
    says: 'A ref also has `getStage()`, which returns the same node.',
    run: async (tools) => {
      const seen: string[] = [];
      await mountVue(tools, {
        setup: () => {
          const box = templateRef<VueKonvaRef<Konva.Rect>>('box');
          onMounted(() => {
            if (box.value)
              seen.push(box.value.getStage().getClassName(), String(box.value.getNode().getStage()?.nodeType));
          });
        },
        template: stageWith('<v-rect ref="box" />'),
      });
      tools.expect(seen).toEqual(['Rect', 'Stage']);
    },
  },
  {
    says: '`onMounted`. If the stage is mounted at the same time, the node has a parent but no stage yet at that point. Code that',
    run: async (tools) => {
      const seen: unknown[] = [];
      const Box = boxWith((node) =>
        onMounted(() => seen.push(node()?.getParent()?.getClassName(), node()?.getStage())),
      );
      await mountVue(tools, { components: { Box }, template: stageWith('<Box />') });
      tools.expect(seen).toEqual(['Layer', null]);
    },
  },
  {
    says: 'a new entry of a `v-for` has no node before `await nextTick()`.',
    run: async (tools) => {
      const boxes = ref([1]);
      await mountVue(tools, {
        setup: () => ({ boxes }),
        template: stageWith('<v-rect v-for="box in boxes" :key="box" />'),
      });
      boxes.value.push(2);
      tools.expect(count(tools, 'Rect')).toBe(1);
      await nextTick();
      tools.expect(count(tools, 'Rect')).toBe(2);
    },
  },
  {
    says: 'in the order in which they were mounted, not in the order of the list',
    run: async (tools) => {
      const boxes = ref(['a', 'b']);
      let ids = (): string[] => [];
      await mountVue(tools, {
        setup: () => {
          const refs = templateRef<VueKonvaRef<Konva.Rect>[]>('boxes');
          ids = () => refs.value?.map((box) => box.getNode().id()) ?? [];
          return { list: boxes };
        },
        template: stageWith('<v-rect v-for="id in list" :key="id" ref="boxes" :config="{ id }" />'),
      });
      boxes.value = ['b', 'a'];
      await nextTick();
      tools.expect(ids()).toEqual(['a', 'b']);
    },
  },
  {
    says: '`v-if` destroys the node and sets the ref to `null`',
    run: async (tools) => {
      const isShown = ref(true);
      let box = (): unknown => undefined;
      await mountVue(tools, {
        setup: () => {
          const element = templateRef('box');
          box = () => element.value;
          return { isShown };
        },
        template: stageWith('<v-rect v-if="isShown" ref="box" />'),
      });
      isShown.value = false;
      await nextTick();
      tools.expect([count(tools, 'Rect'), box()]).toEqual([0, null]);
    },
  },
  {
    says: 'In `onBeforeUnmount` of the component that holds the stage, all nodes still exist; in `onUnmounted`, the refs are `null`.',
    run: async (tools) => {
      const seen: unknown[] = [];
      const app = await mountVue(tools, {
        setup: () => {
          const box = templateRef<VueKonvaRef<Konva.Rect>>('box');
          onBeforeUnmount(() => seen.push(box.value?.getNode().getStage()?.nodeType));
          onUnmounted(() => seen.push(box.value));
        },
        template: stageWith('<v-rect ref="box" />'),
      });
      app.unmount();
      await nextTick();
      tools.expect(seen).toEqual(['Stage', null]);
    },
  },
  {
    says: 'When the whole stage is unmounted, it destroys its nodes before `onBeforeUnmount` runs in the components inside it. So such a',
    run: async (tools) => {
      const seen: unknown[] = [];
      const Box = boxWith((node) => onBeforeUnmount(() => seen.push(node()?.getStage())));
      const isShown = ref(true);
      const app = await mountVue(tools, {
        components: { Box },
        setup: () => ({ isShown }),
        template: stageWith('<Box v-if="isShown" /><Box />'),
      });
      isShown.value = false;
      await nextTick();
      tools.expect(seen.map(Boolean)).toEqual([true]);
      app.unmount();
      tools.expect(seen.map(Boolean)).toEqual([true, false]);
    },
  },
  {
    says: '`KeepAlive` around the stage keeps the stage and all nodes.',
    run: async (tools) => {
      const page = ref('Drawing');
      await mountVue(tools, {
        components: { Drawing: { template: stageWith('<v-rect />') }, Empty: { template: '<p />' } },
        setup: () => ({ page }),
        template: '<KeepAlive><component :is="page" /></KeepAlive>',
      });
      const stage = tools.Konva.stages.at(-1);
      page.value = 'Empty';
      await nextTick();
      tools.expect(stage?.find('Rect')).toHaveLength(1);
      tools.expect(tools.container.querySelector('canvas')).toBeNull();
      page.value = 'Drawing';
      await nextTick();
      tools.expect(tools.Konva.stages).toEqual([stage]);
      tools.expect(tools.container.querySelector('canvas')).not.toBeNull();
    },
  },
  {
    says: 'A component on the canvas injects what the component around the stage provides',
    run: async (tools) => {
      const Box = {
        setup: () => ({ color: inject<string>('color') }),
        template: '<v-rect :config="{ fill: color }" />',
      };
      await mountVue(tools, {
        components: { Box },
        setup: () => provide('color', 'red'),
        template: stageWith('<Box />'),
      });
      tools.expect(tools.Konva.stages.at(-1)?.findOne<Konva.Rect>('Rect')?.fill()).toBe('red');
    },
  },
  {
    says: '`selected.value` is a proxy, which is not equal to the node.',
    run: async (tools) => {
      const node = new tools.Konva.Rect();
      tools.layer.add(node);
      const selected = ref<unknown>(null);
      selected.value = node;
      tools.expect([isReactive(selected.value), selected.value === node]).toEqual([true, false]);
      const fixed = shallowRef<unknown>(node);
      tools.expect([isReactive(fixed.value), fixed.value === node]).toEqual([false, true]);
    },
  },
  {
    says: 'A node in a `config` makes vue-konva walk through the whole tree of nodes on every update.',
    run: async (tools) => {
      const node = new tools.Konva.Rect();
      let visits = 0;
      const other = new tools.Konva.Circle();
      Object.defineProperty(other, 'probe', { enumerable: true, get: () => (visits += 1) });
      tools.layer.add(node, other);
      const x = ref(0);
      await mountVue(tools, {
        setup: () => ({ x, config: { owner: node } }),
        template: stageWith('<v-rect :config="{ x, owner: config.owner }" />'),
      });
      const before = visits;
      x.value = 10;
      await nextTick();
      tools.expect(visits).toBeGreaterThan(before);
    },
  },
  {
    says: 'your own component, so it holds that component, which has no `getNode`.',
    run: async (tools) => {
      const seen: string[] = [];
      const Plain = { setup: (_: object, { expose }: { expose: () => void }) => expose(), template: '<v-rect />' };
      const Box = {
        setup: (_: object, { expose }: { expose: (exposed: object) => void }) => {
          const box = templateRef<VueKonvaRef<Konva.Rect>>('box');
          expose({ getNode: () => box.value?.getNode() });
        },
        template: '<v-rect ref="box" />',
      };
      await mountVue(tools, {
        components: { Plain, Box },
        setup: () => {
          const plain = templateRef<Partial<VueKonvaRef>>('plain');
          const box = templateRef<Partial<VueKonvaRef>>('box');
          onMounted(() => seen.push(typeof plain.value?.getNode, String(box.value?.getNode?.().getClassName())));
        },
        template: stageWith('<Plain ref="plain" /><Box ref="box" />'),
      });
      tools.expect(seen).toEqual(['undefined', 'Rect']);
    },
  },
]);
