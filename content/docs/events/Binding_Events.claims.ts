import type Konva from 'konva';
import { defineClaims } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import { ref } from 'vue';

export default defineClaims([
  {
    says: 'The empty corners beside the triangle fire no events. Shapes without a fill or with opacity 0 still fire events.',
    run: ({ Konva, layer, stage, expect }) => {
      const bare = new Konva.Rect({ width: 100, height: 100 });
      const unseen = new Konva.Rect({ x: 200, width: 100, height: 100, fill: 'red', opacity: 0 });
      layer.add(bare, unseen).draw();
      expect([50, 150, 250].map((x) => stage.getIntersection({ x, y: 50 }))).toEqual([bare, null, unseen]);
    },
  },
  {
    says: 'The `over` and `out` events also fire on a group when the pointer moves from one child to another. The `enter` and `leave` events fire only when it enters or leaves the group.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const group = new Konva.Group();
      group.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' }));
      group.add(new Konva.Rect({ x: 100, width: 100, height: 100, fill: 'blue' }));
      layer.add(group).draw();
      group.on('mouseover mouseout mouseenter mouseleave', ({ type }) => heard.push(type));
      for (const x of [50, 150, 300]) mouse.move(x, 50);
      expect(heard).toEqual(['mouseover', 'mouseenter', 'mouseout', 'mouseover', 'mouseout', 'mouseleave']);
    },
  },
  {
    says: 'Transform events and attribute events do not bubble.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: 'red' });
      layer.add(box, new Konva.Transformer({ nodes: [box] })).draw();
      const nodes: Konva.Node[] = [layer, box];
      for (const node of nodes) {
        node.on('transformend scaleXChange', ({ type }) => heard.push(`${type} on ${node.getType()}`));
      }
      mouse.drag([200, 150], [210, 150]);
      expect(new Set(heard)).toEqual(new Set(['scaleXChange on Shape', 'transformend on Shape']));
    },
  },
  {
    says: 'its `sceneFunc` never calls `fillStrokeShape`.',
    run: ({ Konva, layer, stage, expect }) => {
      const drawn = new Konva.Shape({
        fill: 'red',
        sceneFunc: (context) => {
          context.fillStyle = '#ff0000';
          context.fillRect(0, 0, 100, 100);
        },
      });
      layer.add(drawn).draw();
      expect(stage.getIntersection({ x: 50, y: 50 })).toBeNull();
      drawn.sceneFunc((context, shape) => {
        context.beginPath();
        context.rect(0, 0, 100, 100);
        context.fillStrokeShape(shape);
      });
      layer.draw();
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(drawn);
    },
  },
  {
    says: 'Write `@` and the name in lower case: `@pointerdown`, `@dblclick`, `@dragend`.',
    run: async (tools) => {
      const heard = ref<string[]>([]);
      await mountVue(tools, {
        setup: () => ({ hear: ({ type }: { type: string }) => heard.value.push(type) }),
        template: `<v-stage :config="{ width: 300, height: 200 }"><v-layer>
          <v-rect :config="{ width: 100, height: 100, fill: 'red', draggable: true }" @pointerdown="hear" @dragend="hear" />
        </v-layer></v-stage>`,
      });
      await tools.frames(2);
      tools.mouse.drag([50, 50], [80, 50]);
      tools.expect(heard.value).toEqual(['pointerdown', 'dragend']);
    },
  },
  {
    says: '`mouseleave` fires on the group only when the pointer leaves the whole group, including nested groups.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const inner = new Konva.Group();
      inner.add(new Konva.Rect({ x: 100, width: 100, height: 100, fill: 'blue' }));
      const outer = new Konva.Group();
      outer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' }), inner);
      layer.add(outer).draw();
      outer.on('mouseenter mouseleave', ({ type }) => heard.push(type));
      for (const x of [50, 150, 50, 300]) mouse.move(x, 50);
      expect(heard).toEqual(['mouseenter', 'mouseleave']);
    },
  },
  {
    says: 'if the first move ends outside the shape, `mouseleave` fires before `dragstart`',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      layer.add(box).draw();
      box.on('mouseenter mouseleave dragstart dragend', ({ type }) => heard.push(type));
      mouse.drag([50, 50], [60, 60]);
      expect(heard).toEqual(['mouseenter', 'dragstart', 'dragend']);
      heard.length = 0;
      layer.draw();
      mouse.drag([60, 60], [280, 60]); // four moves of 55 pixels
      expect(heard).toEqual(['mouseleave', 'dragstart', 'dragend']);
      layer.draw();
      mouse.move(281, 61);
      expect(heard.at(-1)).toBe('mouseenter');
    },
  },
  {
    says: 'A double click fires `click` twice and `dblclick` once.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(box).draw();
      box.on('click dblclick', ({ type }) => heard.push(type));
      mouse.click(50, 50);
      mouse.click(50, 50);
      expect(heard).toEqual(['click', 'click', 'dblclick']);
    },
  },
]);
