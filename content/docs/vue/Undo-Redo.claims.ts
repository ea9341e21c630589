import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, reactive, ref, shallowRef } from 'vue';
import UndoShapes from './claims/tasks/UndoShapes.vue';

interface Box {
  id: string;
  x: number;
  rotation?: number;
}

const TEMPLATE = `<v-stage :config="{ width: 400, height: 300 }"><v-layer>
  <v-rect v-for="box in boxes" :key="box.id" @dragend="end"
    :config="{ ...box, name: 'box', y: 20, width: 60, height: 60, fill: 'red', draggable: true }" />
  <v-transformer /></v-layer></v-stage>`;

/** Mounts the boxes with a Transformer on all of them; answers with their layer. */
async function mount(tools: ClaimTools, values: Record<string, unknown>) {
  await mountVue(tools, { setup: () => ({ end: () => undefined, ...values }), template: TEMPLATE });
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  if (!layer) throw new Error('There is no layer.');
  await tools.frames(2);
  return layer;
}

export default defineClaims([
  {
    says: 'Writing `shape.x = 5` to the present step also changes the object that an older step shares, and undo finds the new value there.',
    run: ({ expect }) => {
      const box: Box = { id: 'a', x: 0 };
      const present = ref([box]);
      const past = [[box]];
      const [shown] = present.value;
      if (shown) shown.x = 5;
      expect(past[0]?.[0]?.x).toBe(5);
    },
  },
  {
    says: 'it throws on proxies',
    run: ({ expect }) => {
      const boxes = reactive([{ id: 'a', x: 0 }]);
      expect(() => structuredClone(boxes)).toThrow(/could not be cloned/);
      expect(structuredClone(shallowRef([{ x: 0 }]).value)).toEqual([{ x: 0 }]);
    },
  },
  {
    says: 'Nodes that a Transformer moves together fire their events one by one.',
    run: async (tools) => {
      const boxes = shallowRef<Box[]>([0, 80, 160].map((x, i) => ({ id: `box-${i}`, x })));
      const steps: string[][] = [];
      let moved: string[] = [];
      let ends = 0;
      const end = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
        ends += 1;
        if (moved.length === 0) {
          queueMicrotask(() => {
            steps.push(moved);
            moved = [];
          });
        }
        moved.push(target.id());
      };
      const layer = await mount(tools, { boxes, end });
      layer.findOne<Konva.Transformer>('Transformer')?.nodes(layer.find('.box'));
      await tools.frames(2);
      // The browser's own mouse: events that a script sends do not let microtasks run in between.
      await tools.device.move(30, 50);
      await tools.device.down();
      await tools.device.move(40, 60);
      await tools.device.move(50, 70);
      await tools.device.up();
      await tools.until(() => steps.length > 0);
      tools.expect(ends).toBe(3);
      tools.expect(steps.map((step) => step.toSorted())).toEqual([['box-0', 'box-1', 'box-2']]);
    },
  },
  {
    says: 'The shape keeps its rotation after undo. Only `x` and `y` were saved at the end of the gesture. The state never had another rotation, so nothing is written.',
    run: async (tools) => {
      const start: Box[] = [{ id: 'a', x: 0, rotation: 0 }];
      const boxes = shallowRef(start);
      const layer = await mount(tools, { boxes });
      const node = layer.findOne('.box');
      node?.setAttrs({ x: 50, rotation: 30 });
      boxes.value = [{ id: 'a', x: 50, rotation: 0 }];
      await nextTick();
      boxes.value = start;
      await nextTick();
      tools.expect([node?.x(), node?.rotation()]).toEqual([0, 30]);
    },
  },
  {
    says: 'Undo replaces the list. The `:key` of each shape is its id, so Vue keeps the components and their nodes. vue-konva writes only the keys of `config` whose values have changed since it last wrote them.',
    run: async (tools) => {
      const start: Box[] = [{ id: 'a', x: 0 }];
      const boxes = shallowRef([{ id: 'a', x: 50 }]);
      const layer = await mount(tools, { boxes });
      const node = layer.findOne('.box');
      const written: string[] = [];
      node?.on('xChange yChange widthChange fillChange', ({ type }) => written.push(type));
      boxes.value = start;
      await nextTick();
      tools.expect([layer.findOne('.box') === node, node?.x(), written]).toEqual([true, 0, ['xChange']]);
    },
  },
  {
    says: 'A Transformer listens to its nodes, so it follows each value that undo writes. It does not know nodes that undo creates',
    run: async (tools) => {
      const boxes = shallowRef<Box[]>([{ id: 'a', x: 0 }]);
      const layer = await mount(tools, { boxes });
      const transformer = layer.findOne<Konva.Transformer>('Transformer');
      transformer?.nodes(layer.find('.box'));
      const start = boxes.value;
      boxes.value = [{ id: 'a', x: 50 }];
      await nextTick();
      tools.expect(transformer?.x()).toBe(50);
      boxes.value = [];
      await nextTick();
      boxes.value = start;
      await nextTick();
      tools.expect([layer.find('.box').length, transformer?.nodes().length]).toEqual([1, 0]);
    },
  },
  {
    says: '`@dragend` and `@transformend` save what a gesture changes: `x`, `y`, `rotation`, `scaleX` and `scaleY`',
    run: async (tools) => {
      const { device, expect, mouse } = tools;
      await mountVue(tools, UndoShapes);
      await tools.frames(2);
      const stage = tools.Konva.stages[0];
      const [red, transformer] = [stage?.findOne('#red'), stage?.findOne<Konva.Transformer>('Transformer')];
      if (!red || !transformer) throw new Error('There is no shape, or no Transformer.');
      const handle = (name: string): [number, number] => {
        const { x, y } = transformer.findOne(`.${name}`)?.absolutePosition() ?? { x: 0, y: 0 };
        return [x, y];
      };
      /** What the shape shows; its handles are where its corners are. */
      const look = () => {
        expect(transformer.nodes()).toEqual([red]);
        const corner = red.getAbsoluteTransform().point({ x: 80, y: 60 });
        expect(handle('bottom-right')[0]).toBeCloseTo(corner.x, 3);
        expect(handle('bottom-right')[1]).toBeCloseTo(corner.y, 3);
        const { x, y } = red.position();
        return [x, y, red.rotation(), red.scaleX(), red.scaleY()].map((value) => Number(value.toFixed(3)));
      };
      mouse.click(100, 110);
      await tools.frames(2);
      const steps = [look()];
      expect(steps).toEqual([[60, 80, 0, 1, 1]]);

      mouse.drag([100, 110], [150, 150]);
      await tools.frames(2);
      steps.push(look());
      mouse.drag(handle('bottom-right'), [230, 240]);
      await tools.frames(2);
      steps.push(look());
      mouse.drag(handle('rotater'), [300, 180]);
      await tools.frames(2);
      steps.push(look());
      expect(steps[1]).toEqual([110, 120, 0, 1, 1]);
      expect(steps[2]?.[3]).toBeGreaterThan(1.4);
      expect(steps[3]?.[2]).toBeGreaterThan(45);

      const press = async (key: string) => {
        await device.press(key);
        return look();
      };
      for (const step of [2, 1, 0, 0]) expect(await press('Control+z')).toEqual(steps[step]);
      for (const step of [1, 2, 3, 3]) expect(await press('Control+Shift+Z')).toEqual(steps[step]);
    },
  },
]);
