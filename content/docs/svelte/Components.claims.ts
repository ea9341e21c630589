import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import * as binding from 'svelte-konva';
import AllShapes from './claims/AllShapes.svelte';

/** Components that are put into a layer. */
const SHAPES = Object.entries(binding).filter(([name]) => /^[A-Z]/.test(name) && name !== 'Stage' && name !== 'Layer');

/** Mounts a circle, then the given components; answers with the layer's nodes and what the circle's listeners heard. */
async function mount(tools: ClaimTools, shapes: unknown[], more: object = {}) {
  const heard: string[] = [];
  await mountSvelte(tools, AllShapes, { shapes, more, listen: (name: string) => heard.push(name) });
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  const circle = layer?.findOne<Konva.Circle>('.badge');
  if (layer === undefined || circle === undefined) throw new Error('There is no circle.');
  return { nodes: layer.getChildren(), circle, heard };
}

export default defineClaims([
  {
    says: 'Each component of `svelte-konva` creates one Konva node of the class with the same name.',
    run: async (tools) => {
      const { nodes } = await mount(
        tools,
        SHAPES.map(([, component]) => component),
      );
      tools.expect(nodes.map((node) => node.getClassName())).toEqual(['Circle', ...SHAPES.map(([name]) => name)]);
      tools.expect(SHAPES.length).toBeGreaterThan(15);
    },
  },
  {
    says: 'The binding attaches only the events in the table.',
    run: async (tools) => {
      const { circle, heard } = await mount(tools, []);
      circle.fire('touchcancel');
      circle.x(20);
      circle.fire('dragend');
      tools.expect(heard).toEqual(['dragend']);
    },
  },
  {
    says: 'Any prop becomes an attribute of the node, so `radus={20}` is stored and ignored.',
    run: async (tools) => {
      const { circle } = await mount(tools, [], { radus: 20 });
      tools.expect([circle.getAttr('radus'), circle.radius()]).toEqual([20, 0]);
    },
  },
]);
