import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { isReactive, markRaw, nextTick, reactive, ref, type Ref, shallowRef } from 'vue';

const stageWith = (inside: string) =>
  `<v-stage :config="{ width: 300, height: 200 }"><v-layer>${inside}</v-layer></v-stage>`;

interface Stroke {
  points: number[];
}

/** A stage with a horizontal line of 20 pixels that the ref holds. */
async function mountLine(tools: ClaimTools, stroke: Ref<Stroke>) {
  await mountVue(tools, {
    setup: () => ({ stroke }),
    template: stageWith(
      '<v-line :config="{ points: stroke.points, stroke: `#ff0000`, strokeWidth: 10, name: `s` }" />',
    ),
  });
  const line = tools.Konva.stages[0]?.findOne<Konva.Line>('Line');
  if (line === undefined) throw new Error('There is no line.');
  await tools.frames(2);
  return line;
}

const short = () => ({ points: [10, 20, 30, 20] });

export default defineClaims([
  {
    says: 'In a deep `ref`, that is the same array, so vue-konva writes nothing. The node has the new points, but its layer is not redrawn: the line appears when something else redraws the layer.',
    run: async (tools) => {
      const stroke = ref(short());
      const line = await mountLine(tools, stroke);
      const heard: string[] = [];
      line.on('pointsChange', () => heard.push('write'));
      line.getLayer()?.on('draw', () => heard.push('draw'));
      stroke.value.points.push(90, 20);
      await nextTick();
      await tools.frames(3);
      tools.expect(line.points()).toHaveLength(6);
      tools.expect(heard).toEqual([]);
      line.opacity(0.9);
      await tools.frames(3);
      tools.expect(heard).toEqual(['draw']);
    },
  },
  {
    says: "The node gets Vue's proxy instead of your array.",
    run: async (tools) => {
      const deep = await mountLine(tools, ref(short()));
      tools.expect(isReactive(deep.points())).toBe(true);
      const shallow = await mountLine(tools, shallowRef(short()));
      tools.expect(isReactive(shallow.points())).toBe(false);
    },
  },
  {
    says: 'The handler pushes into an array of a deep `ref`. Replace the array.',
    run: async (tools) => {
      const stroke = ref(short());
      await mountLine(tools, stroke);
      stroke.value.points = [...stroke.value.points, 90, 20];
      await nextTick();
      await tools.frames(3);
      tools.expect(tools.pixel(70, 20)[3]).toBe(255);
    },
  },
  {
    says: 'Vue skips it while the stroke is the same object, so a move renders only one line, however many there are.',
    run: async (tools) => {
      const strokes = shallowRef<Stroke[]>([short(), short(), short()]);
      let renders = 0;
      const note = (points: number[]) => {
        renders += 1;
        return points;
      };
      await mountVue(tools, {
        components: {
          StrokeLine: {
            props: ['stroke'],
            setup: () => ({ note }),
            template: '<v-line :config="{ points: note(stroke.points) }" />',
          },
        },
        setup: () => ({ strokes }),
        template: stageWith('<StrokeLine v-for="(stroke, index) in strokes" :key="index" :stroke="stroke" />'),
      });
      renders = 0;
      strokes.value = [...strokes.value.slice(0, 2), { points: [10, 20, 90, 20] }];
      await nextTick();
      tools.expect(renders).toBe(1);
    },
  },
  {
    says: 'The first layer reads `erasing`, which stays `undefined` while ink grows, so Vue does not render that layer.',
    run: async (tools) => {
      const growing = shallowRef<{ tool: string }>();
      let renders = 0;
      const note = () => ({ index: (renders += 1) });
      await mountVue(tools, {
        setup: () => ({ growing, note }),
        computed: {
          erasing: () => (growing.value?.tool === 'eraser' ? growing.value : undefined),
        },
        template: stageWith('<v-rect :config="note()" /><v-line v-if="erasing" :config="{ ...erasing }" />'),
      });
      renders = 0;
      growing.value = { tool: 'pen' };
      await nextTick();
      growing.value = { tool: 'pen' };
      await nextTick();
      tools.expect(renders).toBe(0);
      growing.value = { tool: 'eraser' };
      await nextTick();
      tools.expect(renders).toBe(1);
    },
  },
  {
    says: 'Replace that array too: Vue does not notice changes inside a raw array.',
    run: async (tools) => {
      const stroke = ref(reactive({ points: markRaw([10, 20, 30, 20]) }));
      const line = await mountLine(tools, stroke);
      tools.expect(isReactive(line.points())).toBe(false);
      let writes = 0;
      line.on('pointsChange', () => (writes += 1));
      stroke.value.points.push(90, 20);
      await nextTick();
      tools.expect(writes).toBe(0);
      stroke.value.points = markRaw([10, 20, 90, 20]);
      await nextTick();
      tools.expect(writes).toBeGreaterThan(0);
    },
  },
  {
    says: '`@pointermove.prevent` throws an error. Modifiers expect a browser event.',
    run: async (tools) => {
      await mountVue(tools, {
        template: stageWith(
          '<v-rect @pointermove.prevent="() => {}" :config="{ width: 99, height: 99, fill: `red` }" />',
        ),
      });
      await tools.frames(2);
      const seen: string[] = [];
      const note = (event: ErrorEvent) => {
        seen.push(event.message);
        event.preventDefault();
      };
      window.addEventListener('error', note);
      tools.onEnd(() => window.removeEventListener('error', note));
      try {
        tools.mouse.move(50, 50);
      } catch (error) {
        seen.push(String(error));
      }
      tools.expect([...seen, ...tools.warnings].join('\n')).toMatch(/preventDefault is not a function/);
    },
  },
]);
