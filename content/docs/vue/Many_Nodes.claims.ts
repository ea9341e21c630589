import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { markRaw, nextTick, ref } from 'vue';
import MovingDots from './claims/tasks/MovingDots.vue';

const entries = () => ['a', 'b', 'c'].map((id, index) => ({ id, x: 50 * index, radius: 9 }));

/** Mounts a list of circles with the config; answers with its entries, and with the circles that a change renders and moves. */
async function mountList(tools: ClaimTools, circle: string) {
  const dots = ref(entries());
  let rendered: string[] = [];
  await mountVue(tools, {
    setup: () => ({ dots, note: (id: string) => void rendered.push(id) }),
    template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>
      <v-circle v-for="dot in dots" :key="dot.id" ${circle} :data-note="note(dot.id)" /></v-layer></v-stage>`,
  });
  const moved: string[] = [];
  for (const node of tools.Konva.stages[0]?.find('Circle') ?? []) node.on('xChange', () => moved.push(node.id()));
  rendered = [];
  const second = dots.value[1];
  if (second) second.x = 7;
  await nextTick();
  return { rendered, moved };
}

export default defineClaims([
  {
    says: 'runs the watcher of that circle and renders nothing',
    run: async (tools) => {
      const { rendered, moved } = await mountList(tools, ':config="dot"');
      tools.expect([rendered, moved]).toEqual([[], ['b']]);
    },
  },
  {
    says: 'The template creates the configs as literals, so rendering the layer reads the fields of all entries.',
    run: async (tools) => {
      const { rendered, moved } = await mountList(tools, ':config="{ id: dot.id, x: dot.x, radius: 9 }"');
      tools.expect([rendered, moved]).toEqual([['a', 'b', 'c'], ['b']]);
    },
  },
  {
    says: 'The deep watcher visits every entry of the array, even when nothing in it is reactive. With `markRaw`, it skips the array.',
    run: async (tools) => {
      let visits = 0;
      const entry = {
        get x() {
          visits += 1;
          return 1;
        },
      };
      for (const [values, isVisited] of [
        [[entry], true],
        [markRaw([entry]), false],
      ] as const) {
        visits = 0;
        const app = await mountVue(tools, {
          setup: () => ({ config: { values } }),
          template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer><v-shape :config="config" /></v-layer></v-stage>`,
        });
        tools.expect(visits > 0).toBe(isVisited);
        app.unmount();
      }
    },
  },
  {
    says: 'One animation moves all of them',
    run: async (tools) => {
      const { expect } = tools;
      const app = await mountVue(tools, MovingDots);
      const circles = tools.Konva.stages[0]?.find('Circle') ?? [];
      expect(circles).toHaveLength(2000);
      const homes = circles.map((_, i) => ({ x: 20 + 7 * (i % 50), y: 20 + 7 * Math.floor(i / 50) }));
      const text = () => tools.container.querySelector('p')?.textContent ?? '';
      await tools.until(() => /^[1-9]\d* frames per second$/.test(text()));
      const before = circles.map((circle) => circle.position());
      await tools.frames(2);
      const distances = circles.map((circle, i) =>
        Math.hypot(circle.x() - (homes[i]?.x ?? 0), circle.y() - (homes[i]?.y ?? 0)),
      );
      expect(distances.every((distance) => Math.abs(distance - 9) < 0.001)).toBe(true);
      expect(circles.every((circle, i) => circle.x() !== before[i]?.x || circle.y() !== before[i]?.y)).toBe(true);
      app.unmount();
      expect(tools.Konva.stages).toHaveLength(0);
    },
  },
]);
