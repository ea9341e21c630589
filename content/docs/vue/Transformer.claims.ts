import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, reactive, ref, watch } from 'vue';
import type { VueKonvaRef } from 'vue-konva';

/** A stage with what `inside` says, and the given values for its template; answers with its layer. */
async function mount(tools: ClaimTools, inside: string, values: Record<string, unknown>) {
  await mountVue(tools, {
    setup: () => values,
    template: `<v-stage :config="{ width: 400, height: 300 }"><v-layer>${inside}</v-layer></v-stage>`,
  });
  await tools.frames(2);
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  if (!layer) throw new Error('There is no layer.');
  return layer;
}

const SIZE = `width: 60, height: 60, fill: 'red'`;

function transformerIn(layer: Konva.Layer): Konva.Transformer {
  const found = layer.findOne<Konva.Transformer>('Transformer');
  if (!found) throw new Error('There is no transformer.');
  return found;
}

export default defineClaims([
  {
    says: 'Vue queues a post watcher when the state changes, before it queues the mounted hooks of the new components.',
    run: async (tools) => {
      const ids = ref(['a']);
      const refs = new Map<string, VueKonvaRef<Konva.Rect> | null>();
      const keep = (id: string, shape: VueKonvaRef<Konva.Rect> | null) => void refs.set(id, shape);
      const seen: Record<string, [hasRef: boolean, isFound: boolean]> = {};
      const layer = await mount(
        tools,
        `<v-rect v-for="id in ids" :key="id" :ref="(shape) => keep(id, shape)" :config="{ id, ${SIZE} }" />`,
        { ids, keep },
      );
      const note = (moment: string) => {
        seen[moment] = [refs.get('b') != null, layer.findOne('#b') !== undefined];
      };
      watch(ids, () => note('pre'));
      watch(ids, () => note('post'), { flush: 'post' });
      ids.value = ['a', 'b'];
      note('now');
      await nextTick();
      note('nextTick');
      tools.expect(seen).toEqual({
        now: [false, false],
        pre: [false, false],
        post: [true, false],
        nextTick: [true, true],
      });
    },
  },
  {
    says: 'The transformer drops the destroyed node, but does not know the new one.',
    run: async (tools) => {
      const isShown = ref(true);
      const layer = await mount(tools, `<v-rect v-if="isShown" :config="{ id: 'a', ${SIZE} }" /><v-transformer />`, {
        isShown,
      });
      const transformer = transformerIn(layer);
      transformer.nodes(layer.find('#a'));
      isShown.value = false;
      await nextTick();
      tools.expect(transformer.nodes()).toEqual([]);
      isShown.value = true;
      await nextTick();
      tools.expect(layer.find('#a')).toHaveLength(1);
      tools.expect(transformer.nodes()).toEqual([]);
    },
  },
  {
    says: 'A `scaleX: 1` in the state has not changed, so vue-konva does not write it again, and the node would apply its old scale to the new width.',
    run: async (tools) => {
      const box = reactive({ width: 60, height: 60, scaleX: 1, scaleY: 1, fill: 'red' });
      const layer = await mount(tools, '<v-rect :config="box" />', { box });
      const rect = layer.findOne('Rect');
      rect?.scale({ x: 2, y: 2 });
      Object.assign(box, { width: 120, height: 120, scaleX: 1, scaleY: 1 });
      await nextTick();
      tools.expect(rect?.getClientRect().width).toBe(240);
      rect?.scale({ x: 1, y: 1 });
      tools.expect(rect?.getClientRect().width).toBe(120);
    },
  },
  {
    says: 'The box becomes too large when the handle is released. The scale was reset in the state, but not on the node.',
    run: async (tools) => {
      const box = reactive({ width: 100, height: 60, scaleX: 1, fill: 'red' });
      const save = ({ target }: Konva.KonvaEventObject<Event>) =>
        Object.assign(box, { width: target.width() * target.scaleX(), scaleX: 1 });
      const layer = await mount(tools, '<v-rect :config="box" @transformend="save" />', { box, save });
      const rect = layer.findOne('Rect');
      rect?.scaleX(1.5);
      rect?.fire('transformend');
      await nextTick();
      tools.expect([rect?.width(), rect?.getClientRect().width]).toEqual([150, 225]);
    },
  },
  {
    says: 'With several boxes selected, `@transformend` and `@dragend` run once for each.',
    run: async (tools) => {
      const ended: string[] = [];
      const end = ({ type, target }: Konva.KonvaEventObject<Event>) => ended.push(`${type} ${target.id()}`);
      const layer = await mount(
        tools,
        `<v-rect v-for="(id, i) in ['a', 'b']" :key="id" @transformend="end" @dragend="end"
          :config="{ id, name: 'box', x: 50 + 100 * i, y: 50, draggable: true, ${SIZE} }" /><v-transformer />`,
        { end },
      );
      transformerIn(layer).nodes(layer.find('.box'));
      await tools.frames(2);
      tools.mouse.drag([80, 80], [90, 90]);
      tools.mouse.drag([220, 120], [240, 140]);
      tools.expect(ended.filter((words) => words.startsWith('dragend')).toSorted()).toEqual(['dragend a', 'dragend b']);
      tools
        .expect(ended.filter((words) => words.startsWith('transformend')).toSorted())
        .toEqual(['transformend a', 'transformend b']);
    },
  },
  {
    says: 'After each render of the layer, vue-konva sets the order of its nodes to the order of the template, so the handles stay above shapes that are added later.',
    run: async (tools) => {
      const ids = ref(['a']);
      const layer = await mount(
        tools,
        `<v-rect v-for="id in ids" :key="id" :config="{ ${SIZE} }" /><v-transformer />`,
        {
          ids,
        },
      );
      ids.value = ['a', 'b'];
      await nextTick();
      tools.expect(layer.getChildren().map((node) => node.getClassName())).toEqual(['Rect', 'Rect', 'Transformer']);
    },
  },
  {
    says: "`layer.find('Rect')` also finds the handles",
    run: async (tools) => {
      const layer = await mount(tools, `<v-rect :config="{ name: 'box', ${SIZE} }" /><v-transformer />`, {});
      tools.expect(layer.find('.box')).toHaveLength(1);
      tools.expect(layer.find('Rect').length).toBeGreaterThan(1);
    },
  },
]);
