import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';

function addButton({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ draggable: true });
  const button = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: 'red' });
  layer.add(group.add(button)).draw();
  return { group, button };
}

const cancel = (event: Konva.KonvaEventObject<Event>) => {
  event.cancelBubble = true;
};

export default defineClaims([
  {
    says: 'They do not receive the event, but the remaining listeners of the same node still run.',
    run: (tools) => {
      const { group, button } = addButton(tools);
      const heard: string[] = [];
      button.on('click', cancel);
      button.on('click', () => heard.push('button'));
      group.on('click', () => heard.push('group'));
      tools.mouse.click(100, 100);
      tools.expect(heard).toEqual(['button']);
    },
  },
  {
    says: 'Cancel these two on the button, not `pointerdown`',
    run: (tools) => {
      const { group, button } = addButton(tools);
      button.on('pointerdown', cancel);
      tools.mouse.drag([100, 100], [130, 100]);
      tools.expect(group.x()).toBe(30);
      button.on('mousedown touchstart', cancel);
      tools.mouse.drag([130, 100], [170, 100]);
      tools.touch.start([130, 100]);
      tools.touch.move([170, 100]);
      tools.touch.end();
      tools.expect(group.x()).toBe(30);
    },
  },
  {
    says: 'In Konva, a child passes them on to its group, so canceling them in the child also prevents them on the group.',
    run: (tools) => {
      const { group, button } = addButton(tools);
      let count = 0;
      group.on('mouseenter', () => (count += 1));
      tools.mouse.move(100, 100);
      tools.expect(count).toBe(1);
      tools.mouse.leave();
      button.on('mouseenter', cancel);
      tools.mouse.move(100, 100);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: "`@pointerclick.stop` fails: Vue's modifier calls `stopPropagation()`, which a Konva event does not have.",
    run: async (tools) => {
      const errors: unknown[] = [];
      await mountVue(tools, {
        template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>
          <v-rect :config="{ width: 100, height: 100, fill: 'red' }" @pointerclick.stop="() => {}" />
        </v-layer></v-stage>`,
      });
      await tools.frames(2);
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      tools.expect(rect).toBeDefined();
      try {
        rect?.fire('pointerclick');
      } catch (error) {
        errors.push(error);
      }
      tools.expect(errors.map(String).join(' ') + tools.warnings.join(' ')).toContain('stopPropagation');
    },
  },
  {
    says: 'All listeners of a node get the same browser event, so the first can mark it as handled',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const handled = new WeakSet<Event>();
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(box).draw();
      box.on('click', ({ evt }) => handled.add(evt));
      box.on('click', ({ evt }) => {
        if (!handled.has(evt)) heard.push('second');
      });
      mouse.click(50, 50);
      expect(heard).toEqual([]);
    },
  },
  {
    says: 'So `event.evt.stopPropagation()` in a Konva `dblclick` listener stops only the `mouseup`, and a `dblclick` listener on an element around the stage still runs.',
    run: ({ Konva, stage, layer, container, mouse, expect }) => {
      let reached = 0;
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(box).draw();
      box.on('dblclick', ({ evt }) => {
        expect(evt.type).toBe('mouseup');
        evt.stopPropagation();
      });
      container.addEventListener('dblclick', () => (reached += 1));
      mouse.click(50, 50);
      mouse.click(50, 50);
      expect(reached).toBe(1);
      stage.content.addEventListener('dblclick', (event) => event.stopPropagation());
      stage.content.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
      expect(reached).toBe(1);
    },
  },
]);
