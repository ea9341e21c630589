import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { effectScope, nextTick, ref, watch, watchEffect } from 'vue';

interface Dot {
  id: number;
  x: number;
  opacity?: number;
}

/** Runs what a component's setup would, and stops its watchers after the claim. */
function setup<T>(tools: ClaimTools, run: () => T): T {
  const scope = effectScope();
  tools.onEnd(() => scope.stop());
  const result = scope.run(run);
  if (result === undefined) throw new Error('The setup returned nothing.');
  return result;
}

/** Mounts dots whose layer has a key; answers with the nodes that are there now. */
async function mountDots(tools: ClaimTools, dots: object, loads = ref(0)) {
  await mountVue(tools, {
    setup: () => ({ dots, loads }),
    template: `<v-stage :config="{ width: 200, height: 100 }"><v-layer :key="loads">
      <v-circle v-for="dot in dots" :key="dot.id" :config="{ y: 50, radius: 20, fill: 'red', draggable: true, ...dot, id: 'dot' }" />
    </v-layer></v-stage>`,
  });
  return () => {
    const node = tools.Konva.stages[0]?.findOne<Konva.Circle>('#dot');
    if (!node) throw new Error('There is no dot.');
    return node;
  };
}

export default defineClaims([
  {
    says: 'when the array is replaced; not when a dot is added or moved',
    run: async (tools) => {
      const dots = ref<Dot[]>([{ id: 1, x: 0 }]);
      const runs = { text: 0, plain: 0, deep: 0, value: 0 };
      setup(tools, () => {
        watch(
          () => JSON.stringify(dots.value),
          () => (runs.text += 1),
        );
        watch(dots, () => (runs.plain += 1));
        watch(dots, () => (runs.deep += 1), { deep: true });
        watch(dots.value, () => (runs.value += 1));
        return true;
      });
      tools.expect(runs).toEqual({ text: 0, plain: 0, deep: 0, value: 0 });
      dots.value.push({ id: 2, x: 5 });
      if (dots.value[0]) dots.value[0].x = 7;
      await nextTick();
      // One run for both changes.
      tools.expect(runs).toEqual({ text: 1, plain: 0, deep: 1, value: 1 });
      dots.value = [{ id: 3, x: 1 }];
      await nextTick();
      tools.expect(runs).toEqual({ text: 2, plain: 1, deep: 2, value: 1 });
      if (dots.value[0]) dots.value[0].x = 9;
      await nextTick();
      tools.expect(runs).toEqual({ text: 3, plain: 1, deep: 3, value: 1 });
      // Another array with the same values.
      dots.value = [{ id: 3, x: 9 }];
      await nextTick();
      tools.expect(runs).toEqual({ text: 3, plain: 2, deep: 4, value: 1 });
    },
  },
  {
    says: '`watchEffect` or `immediate: true` would overwrite it.',
    run: (tools) => {
      const dots = ref<Dot[]>([]);
      const stored = { watch: 'old', immediate: 'old', effect: 'old' };
      setup(tools, () => {
        watch(
          () => JSON.stringify(dots.value),
          (text) => (stored.watch = text),
        );
        watch(
          () => JSON.stringify(dots.value),
          (text) => (stored.immediate = text),
          { immediate: true },
        );
        watchEffect(() => (stored.effect = JSON.stringify(dots.value)));
        return true;
      });
      tools.expect(stored).toEqual({ watch: 'old', immediate: '[]', effect: '[]' });
    },
  },
  {
    says: "If you spread an entry from a file into `:config`, the node gets everything that the file contains: `listening: false` turns off a shape's events, and `draggable: false` prevents dragging.",
    run: async (tools) => {
      const dots = ref([{ id: 1, x: 50 }]);
      const node = await mountDots(tools, dots);
      tools.expect([node().isListening(), node().draggable()]).toEqual([true, true]);
      dots.value = JSON.parse('[{ "id": 1, "x": 50, "listening": false, "draggable": false }]');
      await tools.frames();
      tools.expect([node().isListening(), node().draggable()]).toEqual([false, false]);
    },
  },
  {
    says: 'Give the layer a key that changes with each load, and Vue creates all nodes again',
    run: async (tools) => {
      const dots = ref([{ id: 1, x: 50 }]);
      const loads = ref(0);
      const node = await mountDots(tools, dots, loads);
      const first = node().cache();
      dots.value = [{ id: 1, x: 80 }];
      await tools.frames();
      tools.expect([node() === first, node().isCached(), node().x()]).toEqual([true, true, 80]);
      loads.value += 1;
      await tools.frames();
      tools.expect([node() === first, node().isCached(), node().x()]).toEqual([false, false, 80]);
    },
  },
  {
    says: 'An `HTMLImageElement` in the state becomes `{}` in the file.',
    run: ({ expect }) => {
      const stickers = ref([{ image: document.createElement('img') }]);
      expect(JSON.stringify(stickers.value)).toBe('[{"image":{}}]');
    },
  },
  {
    says: '`JSON.stringify(dots)` got the ref instead of its value. A watched ref holds references to its watchers.',
    run: (tools) => {
      const dots = ref<Dot[]>([]);
      tools.expect(JSON.stringify(dots)).toContain('_rawValue');
      setup(tools, () => watch(dots, () => undefined));
      tools.expect(() => JSON.stringify(dots)).toThrow(/circular structure to JSON/);
    },
  },
  {
    says: "The drag was not saved, so the file's value equals the one that vue-konva wrote last, and nothing is written.",
    run: async (tools) => {
      const dots = ref([{ id: 1, x: 50 }]);
      const node = await mountDots(tools, dots);
      node().x(120);
      dots.value = [{ id: 1, x: 50 }];
      await tools.frames();
      tools.expect(node().x()).toBe(120);
      dots.value = [{ id: 1, x: 51 }];
      await tools.frames();
      tools.expect(node().x()).toBe(51);
    },
  },
]);
