import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { type Component, createApp, nextTick, provide, reactive, ref, type Ref } from 'vue';
import VueKonva from 'vue-konva';
import Computed from './claims/ideas/Computed.vue';
import Inject from './claims/ideas/Inject.vue';
import TemplateRef from './claims/ideas/Ref.vue';
import Slot from './claims/ideas/Slot.vue';
import State from './claims/ideas/State.vue';
import { useDots } from './claims/ideas/Store';
import Transition from './claims/ideas/Transition.vue';

/** A stage with one rectangle whose config is the given one; answers with its node. */
async function mountRect(tools: ClaimTools, config: Ref<Record<string, unknown>> | Record<string, unknown>) {
  await mountVue(tools, {
    setup: () => ({ config }),
    template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer><v-rect :config="config" /></v-layer></v-stage>`,
  });
  const rect = tools.Konva.stages[0]?.findOne<Konva.Rect>('Rect');
  if (rect === undefined) throw new Error('There is no rectangle.');
  return rect;
}

const stageWith = (inside: string): Component => ({
  template: `<v-stage :config="{ width: 300, height: 200 }">${inside}</v-stage>`,
});

/** Mounts a component in a layer, with what its parent has; answers with how to find its circle. */
async function mountIdea(tools: ClaimTools, Idea: Component, inside = '<Idea />', setup: () => object = () => ({})) {
  await mountVue(tools, { components: { Idea }, setup, ...stageWith(`<v-layer>${inside}</v-layer>`) });
  const find = (type: string) => tools.Konva.stages[0]?.findOne(type);
  return { find, attr: (name: string, type = 'Circle'): unknown => find(type)?.getAttr(name) };
}

export default defineClaims([
  {
    says: 'A click changes one key, so vue-konva writes one attribute, and the component does not render.',
    run: async (tools) => {
      let renders = 0;
      await mountVue(tools, {
        components: { State },
        setup: () => ({ rendered: () => (renders += 1) }),
        ...stageWith('<v-layer><State @vue:updated="rendered" /></v-layer>'),
      });
      await tools.frames(2);
      const circle = tools.Konva.stages[0]?.findOne<Konva.Circle>('Circle');
      const written: string[] = [];
      circle?.on('radiusChange xChange yChange fillChange', ({ type }) => written.push(type));
      tools.mouse.click(60, 60);
      await nextTick();
      tools.expect([circle?.radius(), written, renders]).toEqual([35, ['radiusChange'], 0]);
    },
  },
  {
    says: "Call methods of the node in a watcher: with `flush: 'post'`, it runs after the new `config` was written",
    run: async (tools) => {
      const radius = ref(20);
      const { find } = await mountIdea(tools, Computed, '<Idea :radius />', () => ({ radius }));
      const widths: unknown[] = [];
      const ring = find('Ring');
      if (ring) ring.cache = () => (widths.push(ring.getAttr('outerRadius')), ring);
      radius.value = 50;
      await nextTick();
      tools.expect([widths, ring?.getAttr('innerRadius')]).toEqual([[50], 45]);
    },
  },
  {
    says: 'A template ref holds the component, whose `getNode()` returns the Konva node',
    run: async (tools) => {
      const { attr } = await mountIdea(tools, TemplateRef);
      await tools.frames(2);
      tools.mouse.click(60, 60);
      await tools.until(() => attr('scaleX') === 2 && attr('scaleY') === 2);
    },
  },
  {
    says: "Components in the stage can inject values that a component around it provides, such as `provide('ink', color)`",
    run: async (tools) => {
      const color = ref('#f2664a');
      const { attr } = await mountIdea(tools, Inject, '<Idea />', () => {
        provide('ink', color);
        return {};
      });
      tools.expect(attr('fill')).toBe('#f2664a');
      color.value = '#4a90e2';
      await nextTick();
      tools.expect(attr('fill')).toBe('#4a90e2');
    },
  },
  {
    says: "The slot's content moves with the group, is placed relative to it, and is drawn above the rectangle.",
    run: async (tools) => {
      const inside = '<Idea><v-circle :config="{ x: 10, y: 10, radius: 5 }" /></Idea>';
      const { find } = await mountIdea(tools, Slot, inside);
      await tools.frames(2);
      tools.mouse.drag([60, 40], [100, 70]);
      const circle = find('Circle');
      tools.expect([circle?.absolutePosition(), circle?.getZIndex()]).toEqual([{ x: 50, y: 40 }, 1]);
    },
  },
  {
    says: 'Here the parent keeps the entry until `gone`, and the constant `opacity: 0` is only the start value: it is not written again.',
    run: async (tools) => {
      const [isLeaving, isGone, other] = [ref(false), ref(false), ref(0)];
      const inside = '<v-group><Idea v-if="!isGone" :is-leaving :title="`${other}`" @gone="isGone = true" /></v-group>';
      const { attr, find } = await mountIdea(tools, Transition, inside, () => ({ isLeaving, isGone, other }));
      await tools.until(() => attr('opacity') === 1);
      other.value += 1;
      await nextTick();
      tools.expect(attr('opacity')).toBe(1);
      isLeaving.value = true;
      await nextTick();
      tools.expect(find('Circle') === undefined).toBe(false);
      await tools.until(() => isGone.value);
      await nextTick();
      tools.expect(find('Circle')).toBeUndefined();
    },
  },
  {
    says: 'every component that calls `useDots()` can draw the same list, `v-for="dot in dots"`, on any stage of the page.',
    run: async (tools) => {
      const Drawing: Component = {
        setup: () => useDots(),
        ...stageWith('<v-layer><v-circle v-for="dot in dots" :key="dot.id" :config="dot" /></v-layer>'),
      };
      await mountVue(tools, { components: { Drawing }, template: '<Drawing /><Drawing />' });
      const { add } = useDots();
      add(50);
      add(90);
      await nextTick();
      const xs = tools.Konva.stages.map((stage) => stage.find('Circle').map((circle) => circle.x()));
      tools.expect(xs).toEqual([
        [50, 90],
        [50, 90],
      ]);
    },
  },
  {
    says: 'If the content of a `<v-layer>` reads the changed state, Vue renders that layer and not your component. All literals in the layer are created again, including those in its groups, because a `<v-group>` with content always renders too. Other layers do not render.',
    run: async (tools) => {
      const radius = ref(5);
      const made: string[] = [];
      const note = (where: string, config: object = {}) => {
        made.push(where);
        return config;
      };
      await mountVue(tools, {
        setup: () => ({ radius, note }),
        template: `<v-stage :config="note('component', { width: 300, height: 200 })">
          <v-layer>
            <v-circle :config="note('reader', { radius })" />
            <v-rect :config="note('beside')" />
            <v-group><v-rect :config="note('in a group')" /></v-group>
          </v-layer>
          <v-layer>
            <v-rect :config="note('other layer')" />
          </v-layer>
        </v-stage>`,
      });
      tools.expect(made.toSorted()).toEqual(['beside', 'component', 'in a group', 'other layer', 'reader']);
      made.length = 0;
      radius.value = 9;
      await nextTick();
      tools.expect(made.toSorted()).toEqual(['beside', 'in a group', 'reader']);
    },
  },
  {
    says: '`<v-stage>` is one `<div>`, every `<v-layer>` is a `<canvas>`, and the children of a layer are Konva nodes.',
    run: async (tools) => {
      await mountVue(tools, stageWith('<v-layer><v-rect /></v-layer><v-layer />'));
      tools.expect(tools.container.querySelectorAll('canvas')).toHaveLength(2);
      tools.expect(tools.container.firstElementChild?.tagName).toBe('DIV');
      tools.expect(tools.Konva.stages[0]?.find('Rect')).toHaveLength(1);
    },
  },
  {
    says: "`app.use(VueKonva, { prefix: 'Konva' })`, the tag is `<konva-stage>`",
    run: ({ Konva, container, onEnd, expect }) => {
      const app = createApp({ template: '<konva-stage :config="{ width: 100, height: 80 }" />' });
      app.use(VueKonva, { prefix: 'Konva' });
      app.mount(container);
      onEnd(() => app.unmount());
      expect(Konva.stages[0]?.width()).toBe(100);
    },
  },
  {
    says: 'A drag or a transform changes the node, not your state.',
    run: async (tools) => {
      const config = reactive({ x: 50, y: 50, width: 60, height: 60, fill: 'red', draggable: true });
      const rect = await mountRect(tools, config);
      await tools.frames(2);
      tools.mouse.drag([60, 60], [100, 60]);
      tools.expect([rect.x(), config.x]).toEqual([90, 50]);
    },
  },
  {
    says: 'changing one key of one shape checks only that config and writes the keys that differ.',
    run: async (tools) => {
      const config = reactive({ x: 5, y: 5, width: 60, height: 60 });
      const rect = await mountRect(tools, config);
      const written: string[] = [];
      rect.on('xChange yChange widthChange', ({ type }) => written.push(type));
      config.x = 20;
      await nextTick();
      tools.expect(written).toEqual(['xChange']);
    },
  },
  {
    says: 'When a key vanishes from `config`, vue-konva sets the attribute to its default.',
    run: async (tools) => {
      const config = ref<Record<string, unknown>>({ opacity: 0.5, strokeWidth: 9 });
      const rect = await mountRect(tools, config);
      config.value = {};
      await nextTick();
      tools.expect([rect.opacity(), rect.strokeWidth()]).toEqual([1, 2]);
    },
  },
  {
    says: 'When the key returns with its previous value, vue-konva compares it with the value that it wrote last, finds no difference and writes nothing.',
    run: async (tools) => {
      const config = ref<Record<string, unknown>>({ width: 80, stroke: '#2f4bd8' });
      const rect = await mountRect(tools, config);
      config.value = { width: 80 };
      await nextTick();
      tools.expect(rect.stroke()).toBeUndefined();
      config.value = { width: 80, stroke: '#2f4bd8' };
      await nextTick();
      tools.expect(rect.stroke()).toBeUndefined();
    },
  },
  {
    says: 'Pass the same keys on every render, and put the condition in the value',
    run: async (tools) => {
      const config = ref<Record<string, unknown>>({ width: 80, stroke: '#2f4bd8' });
      const rect = await mountRect(tools, config);
      config.value = { width: 80, stroke: undefined };
      await nextTick();
      tools.expect(rect.stroke()).toBeUndefined();
      config.value = { width: 80, stroke: '#2f4bd8' };
      await nextTick();
      tools.expect(rect.stroke()).toBe('#2f4bd8');
    },
  },
  {
    says: '`You are trying to render "div" inside your component tree. Looks like it is not a Konva node. You can render only Konva components inside the Stage`. A component inside the stage renders HTML.',
    run: async (tools) => {
      const width = ref(300);
      await mountVue(tools, {
        components: { Html: { template: '<div />' } },
        setup: () => ({ width }),
        template:
          '<v-stage :config="{ width, height: 200 }"><v-layer><Html /><v-rect :config="{ width }" /></v-layer></v-stage>',
      });
      width.value = 200;
      await nextTick();
      tools.expect(tools.warnings.join('\n')).toContain('You are trying to render "div" inside your component tree');
    },
  },
  {
    says: '`Can not find parent node`. A shape or a layer is outside a stage.',
    run: async (tools) => {
      await mountVue(tools, { template: '<v-layer />' });
      tools.expect(tools.warnings.join('\n')).toContain('Can not find parent node');
    },
  },
  {
    says: '`You may only add layers to the stage`. A shape is directly in `<v-stage>`.',
    run: async (tools) => {
      await mountVue(tools, stageWith('<v-rect />'));
      tools.expect(tools.warnings.join('\n')).toContain('You may only add layers to the stage');
    },
  },
  {
    says: 'The object is neither `ref`, `reactive` nor `computed`.',
    run: async (tools) => {
      const config: Record<string, unknown> = { width: 80 };
      const rect = await mountRect(tools, config);
      config['stroke'] = '#2f4bd8';
      await nextTick();
      tools.expect(rect.stroke()).toBeUndefined();
    },
  },
]);
