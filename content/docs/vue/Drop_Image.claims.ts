import { defineClaims } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { isReactive, ref } from 'vue';

const pointAt = (x: number, y: number): DragEventInit => ({ clientX: x, clientY: y, bubbles: true, cancelable: true });

export default defineClaims([
  {
    says: '`<v-stage>` passes them to the Konva stage, and Konva has no `drop` event.',
    run: async (tools) => {
      const heard: string[] = [];
      await mountVue(tools, {
        setup: () => ({ hear: (where: string) => heard.push(where) }),
        template: `<div @drop="hear('element')"><v-stage :config="{ width: 200, height: 100 }" @drop="hear('stage')"><v-layer /></v-stage></div>`,
      });
      tools.container.querySelector('canvas')?.dispatchEvent(new DragEvent('drop', pointAt(50, 50)));
      tools.expect(heard).toEqual(['element']);
      tools.Konva.stages[0]?.fire('drop');
      tools.expect(heard).toEqual(['element', 'stage']);
    },
  },
  {
    says: 'Drag events of the browser do not reach Konva, so the stage has no pointer position, or an old one.',
    run: async (tools) => {
      await mountVue(tools, {
        template: `<v-stage :config="{ width: 200, height: 100, x: 20, scaleX: 2, scaleY: 2 }"><v-layer /></v-stage>`,
      });
      const stage = tools.Konva.stages[0];
      const box = stage?.content.getBoundingClientRect();
      const event = new DragEvent('drop', pointAt((box?.x ?? 0) + 60, (box?.y ?? 0) + 40));
      stage?.content.dispatchEvent(event);
      tools.expect(stage?.getPointerPosition()).toBe(null);
      stage?.setPointersPositions(event);
      tools.expect(stage?.getPointerPosition()).toEqual({ x: 60, y: 40 });
      tools.expect(stage?.getRelativePointerPosition()).toEqual({ x: 20, y: 20 });
      // The next drop is elsewhere, and the position is the old one.
      stage?.content.dispatchEvent(new DragEvent('drop', pointAt((box?.x ?? 0) + 90, (box?.y ?? 0) + 10)));
      tools.expect(stage?.getPointerPosition()).toEqual({ x: 60, y: 40 });
    },
  },
  {
    says: 'Vue does not make a proxy of a `File` in a `ref`. A `File`',
    run: ({ expect }) => {
      const file = new File(['ink'], 'a.png');
      const items = ref([{ file }]);
      expect(isReactive(items.value[0])).toBe(true);
      expect(items.value[0]?.file).toBe(file);
    },
  },
  {
    says: 'only because Vue passes the listener to the single root of its template, `<v-group>`. A component with two roots would lose the listener, with a warning.',
    run: async (tools) => {
      const heard: string[] = [];
      const isLarge = ref(false);
      const child = (id: string, before: string) => ({
        setup: () => ({ isLarge }),
        template: `${before}<v-group :config="{ id: '${id}', x: isLarge ? 20 : 10 }"><v-rect /><v-text v-if="isLarge" /></v-group>`,
      });
      await mountVue(tools, {
        components: { One: child('one', ''), Two: child('two', '<v-circle />') },
        setup: () => ({ hear: (name: string) => heard.push(name) }),
        template: `<v-stage :config="{ width: 200, height: 100 }"><v-layer>
          <One @dragend="hear('one')" /><Two @dragend="hear('two')" /></v-layer></v-stage>`,
      });
      const fire = () => {
        for (const node of tools.Konva.stages[0]?.find<Konva.Group>('Group') ?? []) node.fire('dragend');
      };
      fire();
      isLarge.value = true;
      await tools.frames();
      fire();
      tools.expect(heard).toEqual(['one', 'one']);
      tools.expect(tools.warnings.join()).toContain('Extraneous non-emits event listeners (dragend)');
    },
  },
]);
