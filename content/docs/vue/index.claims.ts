import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { type Component, createApp, nextTick, reactive, ref, type Ref } from 'vue';
import VueKonva from 'vue-konva';

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

export default defineClaims([
  {
    says: '`<v-stage>` is one `<div>`; every `<v-layer>` in it is a `<canvas>`; the children of a layer are Konva nodes.',
    run: async (tools) => {
      await mountVue(tools, stageWith('<v-layer><v-rect /></v-layer><v-layer />'));
      tools.expect(tools.container.querySelectorAll('canvas')).toHaveLength(2);
      tools.expect(tools.container.firstElementChild?.tagName).toBe('DIV');
      tools.expect(tools.Konva.stages[0]?.find('Rect')).toHaveLength(1);
    },
  },
  {
    says: "`app.use(VueKonva, { prefix: 'Konva' })` gives `<konva-stage>`",
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
    says: 'changing one key of one shape visits that config alone and writes the keys that differ.',
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
    says: '`You are trying to render "div" inside your component tree`. A component inside the stage renders HTML.',
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
    says: '`Can not find parent node`. A shape is outside a layer, or a layer is outside a stage.',
    run: async (tools) => {
      await mountVue(tools, { template: '<v-layer />' });
      tools.expect(tools.warnings.join('\n')).toContain('Can not find parent node');
    },
  },
  {
    says: '`You may only add layers to the stage`. A shape is in `<v-stage>` itself.',
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
