import { defineClaims } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { nextTick, ref } from 'vue';

export default defineClaims([
  {
    says: "None of these calls removes Konva's internal listeners, such as those for dragging.",
    run: ({ Konva, layer, mouse, expect }) => {
      const disk = new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'blue', draggable: true });
      layer.add(disk).draw();
      disk.off('mousedown').off();
      mouse.drag([100, 100], [140, 100]);
      expect(disk.x()).toBe(140);
    },
  },
  {
    says: 'If a listener removes another listener of the same node and event, the removed one still runs for the current event.',
    run: ({ Konva, expect }) => {
      const heard: string[] = [];
      const disk = new Konva.Circle({ radius: 50 });
      const second = () => heard.push('second');
      disk.on('click', () => disk.off('click', second)).on('click', second);
      disk.fire('click');
      disk.fire('click');
      expect(heard).toEqual(['second']);
    },
  },
  {
    says: 'If a function was bound several times, one call of `off` removes it completely.',
    run: ({ Konva, expect }) => {
      let count = 0;
      const countUp = () => (count += 1);
      const disk = new Konva.Circle({ radius: 50 }).on('click', countUp).on('click', countUp);
      disk.fire('click');
      disk.off('click', countUp).fire('click');
      expect(count).toBe(2);
    },
  },
  {
    says: 'vue-konva 3 does not bind a function that it removed before.',
    run: async (tools) => {
      let count = 0;
      const same = () => (count += 1);
      const listeners = ref<Record<string, () => void>>({ click: same });
      await mountVue(tools, {
        setup: () => ({ listeners }),
        template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>
          <v-rect :config="{ width: 100, height: 100, fill: 'red' }" v-on="listeners" />
        </v-layer></v-stage>`,
      });
      await tools.frames(2);
      const click = async (next: Record<string, () => void>) => {
        listeners.value = next;
        await nextTick();
        tools.Konva.stages[0]?.findOne('Rect')?.fire('click');
        return count;
      };
      tools.expect(await click({ click: same })).toBe(1);
      tools.expect(await click({})).toBe(1);
      tools.expect(await click({ click: same })).toBe(1);
      tools.expect(await click({ click: () => same() })).toBe(2);
    },
  },
]);
