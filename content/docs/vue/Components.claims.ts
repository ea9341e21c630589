import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
import { nextTick, reactive } from 'vue';
import * as binding from 'vue-konva';

/** Mounts the inside of a layer, and answers with its first node. */
async function mountInside(
  tools: ClaimTools,
  inside: string,
  state: Record<string, unknown> = {},
): Promise<Konva.Node> {
  await mountVue(tools, {
    setup: () => state,
    template: `<v-stage :config="{ width: 200, height: 100 }"><v-layer>${inside}</v-layer></v-stage>`,
  });
  await tools.frames(2);
  const node = tools.Konva.stages[0]?.getLayers()[0]?.getChildren()[0];
  if (node === undefined) throw new Error('There is no node.');
  return node;
}

/** Names of the components that are put into a layer. */
const SHAPES = Object.keys(binding).filter(
  (name) => /^[A-Z]/.test(name) && !['Stage', 'Layer', 'FastLayer'].includes(name),
);

export default defineClaims([
  {
    says: 'Each tag of `vue-konva` creates one Konva node.',
    run: async (tools) => {
      const first = await mountInside(tools, SHAPES.map((name) => `<v-${name.toLowerCase()} />`).join(''), {});
      const wanted = SHAPES.filter((name) => !/[a-z][A-Z]/.test(name));
      const made = first.getParent()?.getChildren() ?? [];
      tools.expect(made.map((node) => node.getClassName())).toEqual(wanted);
      tools.expect(wanted.length).toBeGreaterThan(15);
    },
  },
  {
    says: 'If both set a key, `config` wins.',
    run: async (tools) => {
      const state = reactive({ x: 20, y: 30 });
      const node = await mountInside(tools, '<v-circle :x="state.x" :y="state.y" :config="{ y: 60 }" />', { state });
      tools.expect(node.position()).toEqual({ x: 20, y: 60 });
      state.x = 40;
      await nextTick();
      tools.expect(node.position()).toEqual({ x: 40, y: 60 });
    },
  },
  {
    says: '`:corner-radius` sets an attribute named `corner-radius`, which Konva ignores.',
    run: async (tools) => {
      const node = await mountInside(tools, '<v-rect :corner-radius="8" />');
      tools.expect([node.getAttr('corner-radius'), node.getAttr('cornerRadius')]).toEqual([8, 0]);
    },
  },
  {
    says: 'the state follows a drag or a transform while it happens',
    run: async (tools) => {
      const place = reactive({ x: 50, y: 50 });
      const look = { radius: 20, fill: 'red', draggable: true };
      await mountInside(tools, '<v-circle v-model:x="place.x" v-model:y="place.y" :config="look" />', { place, look });
      tools.mouse.down(50, 50);
      tools.mouse.move(70, 60);
      tools.expect(place).toEqual({ x: 70, y: 60 });
      tools.mouse.up(70, 60);
      tools.expect(place).toEqual({ x: 70, y: 60 });
    },
  },
  {
    says: '`v-model:position` and `v-model:scale` are not updated, because a drag changes `x` and `y`, and a transform changes `scaleX` and `scaleY`.',
    run: async (tools) => {
      const view = reactive({ position: { x: 50, y: 50 }, scale: { x: 1, y: 1 } });
      const look = { name: 'ball', radius: 20, fill: 'red', draggable: true };
      const node = await mountInside(
        tools,
        '<v-circle v-model:position="view.position" v-model:scale="view.scale" :config="look" /><v-transformer />',
        { view, look },
      );
      tools.mouse.drag([50, 50], [80, 60]);
      tools.expect([node.x(), view.position.x]).toEqual([80, 50]);
      const transformer = tools.Konva.stages[0]?.findOne<Konva.Transformer>('Transformer');
      transformer?.nodes([node]);
      tools.Konva.stages[0]?.draw();
      const { x, y } = transformer?.findOne('.middle-right')?.absolutePosition() ?? { x: 0, y: 0 };
      tools.mouse.drag([x, y], [x + 20, y]);
      tools.expect(node.scaleX()).toBeGreaterThan(1.1);
      tools.expect(view.scale.x).toBe(1);
    },
  },
  {
    says: 'The binding listens for the name in lower case, `xchange`, but Konva fires `xChange`.',
    run: async (tools) => {
      const heard: string[] = [];
      const listen = (name: string) => heard.push(name);
      const node = await mountInside(tools, `<v-circle @xChange="listen('prop')" @dragend="listen('drag')" />`, {
        listen,
      });
      node.x(80);
      tools.expect(heard).toEqual([]);
      node.fire('xchange');
      node.fire('dragend');
      tools.expect(heard).toEqual(['prop', 'drag']);
    },
  },
  {
    says: 'Any key becomes an attribute of the node, so `radus: 20` is stored and ignored.',
    run: async (tools) => {
      const node = await mountInside(tools, '<v-circle :config="{ radus: 20 }" />');
      tools.expect([node.getAttr('radus'), node.width()]).toEqual([20, 0]);
    },
  },
  {
    says: '`config` has the same key and wins.',
    run: async (tools) => {
      const place = reactive({ x: 50 });
      const node = await mountInside(tools, '<v-circle v-model:x="place.x" :config="{ x: 10 }" />', { place });
      place.x = 90;
      await nextTick();
      tools.expect(node.x()).toBe(10);
    },
  },
]);
