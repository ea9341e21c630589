import { defineClaims } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { nextTick, ref } from 'vue';

export default defineClaims([
  {
    says: 'On a draggable stage, a drag of a node that is not draggable moves the stage. Make topics draggable: Konva drags the innermost draggable node under the pointer, and the stage stays.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const topic = new Konva.Rect({ x: 50, y: 50, width: 80, height: 40, fill: 'red' });
      stage.draggable(true);
      layer.add(topic).draw();
      mouse.drag([60, 60], [90, 80]);
      expect(stage.position()).toEqual({ x: 30, y: 20 });
      expect(topic.position()).toEqual({ x: 50, y: 50 });

      stage.position({ x: 0, y: 0 });
      topic.draggable(true);
      layer.draw();
      mouse.drag([60, 60], [90, 80]);
      expect(stage.position()).toEqual({ x: 0, y: 0 });
      expect(topic.position()).toEqual({ x: 80, y: 70 });
    },
  },
  {
    says: 'A double click is also two clicks: Konva fires `click`, `click` and `dblclick`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const topic = new Konva.Rect({ x: 50, y: 50, width: 80, height: 40, fill: 'red' });
      topic.on('click dblclick', ({ type }) => heard.push(type));
      layer.add(topic).draw();
      mouse.click(60, 60);
      mouse.click(60, 60);
      expect(heard).toEqual(['click', 'click', 'dblclick']);
    },
  },
  {
    says: 'In Vue, every render writes `:value` to the input again, and every pan or move of the pointer causes a render.',
    run: async (tools) => {
      const left = ref(0);
      await mountVue(tools, {
        setup: () => ({ left, draft: ref('Scones') }),
        template: `<div :style="{ left: left + 'px' }"><input :value="'Scones'" /><input v-model="draft" /></div>`,
      });
      const [bound, own] = tools.container.querySelectorAll('input');
      for (const field of [bound, own]) {
        if (!field) throw new Error('The field is not there.');
        field.value = 'Buns';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      left.value = 10;
      await nextTick();
      tools.expect([bound?.value, own?.value]).toEqual(['Scones', 'Buns']);
    },
  },
]);
