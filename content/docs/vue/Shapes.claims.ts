import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { computed, markRaw, nextTick, onUpdated, reactive, ref, shallowRef } from 'vue';

/** Mounts a stage with the given tags on a layer; `state` is what the tags can use. */
const mountLayer = (tools: ClaimTools, tags: string, state: Record<string, unknown>, onRender?: () => void) =>
  mountVue(tools, {
    setup: () => {
      if (onRender) onUpdated(onRender);
      return state;
    },
    template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${tags}</v-layer></v-stage>`,
  });

/** The only shape of the newest stage. */
function shapeOf({ Konva }: ClaimTools): Konva.Shape {
  const shape = Konva.stages.at(-1)?.findOne<Konva.Shape>('Shape');
  if (shape === undefined) throw new Error('There is no shape.');
  return shape;
}

/** Mounts one line and counts how often its points are written afterward. */
async function mountLine(tools: ClaimTools, state: { config: unknown }) {
  await mountLayer(tools, '<v-line :config="config" />', state);
  const line = shapeOf(tools);
  const writes = { count: 0 };
  line.on('pointsChange', () => (writes.count += 1));
  return { line, writes };
}

export default defineClaims([
  {
    says: 'A change in a `reactive` object or list entry updates only the shape, without rendering the component that contains it.',
    run: async (tools) => {
      let renders = 0;
      const config = reactive({ x: 10, width: 20 });
      await mountLayer(tools, '<v-rect :config="config" />', { config }, () => (renders += 1));
      config.x = 30;
      await nextTick();
      tools.expect([shapeOf(tools).x(), renders]).toEqual([30, 0]);
    },
  },
  {
    says: 'A literal in the template is a new object on every render of that component, so vue-konva compares all its keys. It writes the keys with a different value',
    run: async (tools) => {
      const color = ref('red');
      await mountLayer(tools, '<v-rect :config="{ x: 10, width: 20, fill: color }" />', { color });
      const rect = shapeOf(tools);
      const written: string[] = [];
      rect.on('xChange widthChange fillChange', ({ type }) => written.push(type));
      color.value = 'blue';
      await nextTick();
      tools.expect(written).toEqual(['fillChange']);
    },
  },
  {
    says: 'vue-konva compares a value with the value that it wrote last, not with the node.',
    run: async (tools) => {
      const config = reactive({ x: 10, y: 10 });
      await mountLayer(tools, '<v-rect :config="config" />', { config });
      const rect = shapeOf(tools);
      rect.x(90);
      config.y = 20;
      await nextTick();
      tools.expect(rect.position()).toEqual({ x: 90, y: 20 });
    },
  },
  {
    says: '`undefined` resets an attribute to its default',
    run: async (tools) => {
      const config = ref<Record<string, unknown>>({ opacity: 0.5, visible: false });
      await mountLayer(tools, '<v-rect :config="config" />', { config });
      config.value = { opacity: undefined, visible: undefined };
      await nextTick();
      tools.expect([shapeOf(tools).opacity(), shapeOf(tools).visible()]).toEqual([1, true]);
    },
  },
  {
    says: 'Konva attributes beside `config` work too: `<v-rect :x="20" :config="box" />`. If both set a key, `config` wins.',
    run: async (tools) => {
      const x = ref(20);
      await mountLayer(tools, '<v-rect :x="x" :y="5" :config="{ y: 50 }" />', { x });
      const rect = shapeOf(tools);
      tools.expect(rect.position()).toEqual({ x: 20, y: 50 });
      x.value = 30;
      await nextTick();
      tools.expect(rect.x()).toBe(30);
    },
  },
  {
    says: 'Write their names in camel case: `:stroke-width` sets an attribute that Konva does not know.',
    run: async (tools) => {
      await mountLayer(tools, '<v-rect :stroke-width="9" :strokeScaleEnabled="false" />', {});
      const rect = shapeOf(tools);
      tools
        .expect([rect.strokeWidth(), rect.getAttr('stroke-width'), rect.strokeScaleEnabled()])
        .toEqual([2, 9, false]);
    },
  },
  {
    says: 'An attribute can be bound in both directions: `v-model:x="box.x"`',
    run: async (tools) => {
      const box = reactive({ x: 20 });
      await mountLayer(tools, '<v-rect v-model:x="box.x" :config="{ y: 10 }" />', { box });
      const rect = shapeOf(tools);
      rect.x(70);
      tools.expect(box.x).toBe(70);
      await nextTick();
      box.x = 40;
      await nextTick();
      tools.expect(rect.x()).toBe(40);
    },
  },
  {
    says: 'vue-konva writes a plain array again with every update of its shape, changed or not.',
    run: async (tools) => {
      const points = [0, 0, 50, 50];
      const color = ref('red');
      const { writes } = await mountLine(tools, { config: computed(() => ({ points, stroke: color.value })) });
      color.value = 'blue';
      await nextTick();
      tools.expect(writes.count).toBeGreaterThan(0);
    },
  },
  {
    says: 'With `markRaw`, vue-konva writes the array only when you pass a different one.',
    run: async (tools) => {
      const points = shallowRef(markRaw([0, 0, 50, 50]));
      const color = ref('red');
      const config = computed(() => ({ points: points.value, stroke: color.value }));
      const { writes } = await mountLine(tools, { config });
      color.value = 'blue';
      await nextTick();
      tools.expect(writes.count).toBe(0);
      points.value = markRaw([0, 0, 90, 90]);
      await nextTick();
      tools.expect(writes.count).toBe(1);
    },
  },
  {
    says: 'A point that you push into a reactive array is not drawn until something else redraws the layer.',
    run: async (tools) => {
      const config = reactive({ points: [20, 20, 120, 20], stroke: 'red', strokeWidth: 10 });
      const { line, writes } = await mountLine(tools, { config });
      await tools.frames(2);
      let draws = 0;
      line.getLayer()?.on('draw', () => (draws += 1));
      config.points.push(120, 120);
      await tools.frames(3);
      tools.expect([writes.count, draws, config.points.length]).toEqual([0, 0, 6]);
    },
  },
  {
    says: 'Replace the array instead: `line.points = [...line.points, x, y]`.',
    run: async (tools) => {
      const config = reactive({ points: [20, 20, 120, 20], stroke: 'red', strokeWidth: 10 });
      const { line, writes } = await mountLine(tools, { config });
      await tools.frames(2);
      let draws = 0;
      line.getLayer()?.on('draw', () => (draws += 1));
      config.points = [...config.points, 120, 120];
      await tools.until(() => draws === 1);
      tools.expect(writes.count).toBe(1);
    },
  },
  {
    says: 'The drag moved the node, but the state still has the old value, so there is no change to write.',
    run: async (tools) => {
      const config = reactive({ x: 20, y: 20, width: 60, height: 60, fill: 'red', draggable: true });
      await mountLayer(tools, '<v-rect :config="config" />', { config });
      await tools.frames(2);
      tools.mouse.drag([40, 40], [140, 40]);
      config.x = 20;
      await nextTick();
      tools.expect(shapeOf(tools).x()).toBe(120);
    },
  },
  {
    says: '`v-show` has no effect on a shape, and there is no warning.',
    run: async (tools) => {
      await mountLayer(tools, '<v-rect v-show="false" :config="{ width: 20 }" />', {});
      tools.expect(shapeOf(tools).visible()).toBe(true);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'every update visits each value in `config`, even in arrays and objects that are not reactive.',
    run: async (tools) => {
      let reads = 0;
      const data = {
        get entry() {
          reads += 1;
          return 1;
        },
      };
      const x = ref(10);
      await mountLayer(tools, '<v-rect :config="{ x, data }" />', { x, data: shallowRef(data) });
      const before = reads;
      x.value = 20;
      await nextTick();
      tools.expect(reads).toBeGreaterThan(before);
    },
  },
  {
    says: '`markRaw` avoids this, and it keeps',
    run: async (tools) => {
      let reads = 0;
      const data = markRaw({
        get entry() {
          reads += 1;
          return 1;
        },
      });
      const x = ref(10);
      await mountLayer(tools, '<v-rect :config="{ x, data }" />', { x, data });
      x.value = 20;
      await nextTick();
      tools.expect([shapeOf(tools).x(), reads]).toEqual([20, 0]);
    },
  },
  {
    says: '`<v-stage>` renders a `<div>` and passes it `class`, `style`, `id`, `role`, `title` and `tabindex`; write them beside `config`.',
    run: async (tools) => {
      const names = 'class="wide" style="margin: 4px" id="board" role="img" title="Board" tabindex="0"';
      await mountVue(tools, {
        template: `<v-stage ${names} :config="{ width: 300, height: 200 }"><v-layer /></v-stage>`,
      });
      const element = tools.Konva.stages.at(-1)?.container();
      tools.expect(element?.className).toBe('wide');
      tools.expect(element?.style.margin).toBe('4px');
      tools
        .expect(['id', 'role', 'title', 'tabindex'].map((name) => element?.getAttribute(name)))
        .toEqual(['board', 'img', 'Board', '0']);
    },
  },
]);
