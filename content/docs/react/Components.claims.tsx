import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { createElement } from 'react';
import * as binding from 'react-konva';
import { Circle, FastLayer, Layer, Stage } from 'react-konva';

/** A circle with props that no type checks. */
const anyProps: Record<string, unknown> = { name: 'badge', x: 50, y: 50, fill: 'red' };

/** Mounts a circle with these props too, and answers with its node. */
async function mountCircle(tools: Parameters<typeof mountReact>[0], more: Record<string, unknown>) {
  await mountReact(
    tools,
    <Stage width={200} height={100}>
      <Layer>
        <Circle {...anyProps} {...more} />
      </Layer>
    </Stage>,
  );
  const node = tools.Konva.stages[0]?.findOne<Konva.Circle>('.badge');
  if (node === undefined) throw new Error('There is no circle.');
  return node;
}

/** Components that are put into a layer, with what they need to be created. */
const SHAPES = [
  'Group',
  'Label',
  'Rect',
  'Circle',
  'Ellipse',
  'Wedge',
  'Transformer',
  'Line',
  'Sprite',
  'Image',
  'Text',
  'TextPath',
  'Star',
  'Ring',
  'Arc',
  'Tag',
  'Path',
  'RegularPolygon',
  'Arrow',
  'Shape',
] as const;

export default defineClaims([
  {
    says: 'Each component of `react-konva` creates one Konva node of the class with the same name.',
    run: async (tools) => {
      await mountReact(
        tools,
        <Stage width={200} height={100}>
          <Layer>{SHAPES.map((name) => createElement(String(binding[name]), { key: name }))}</Layer>
        </Stage>,
      );
      const made = tools.Konva.stages[0]?.getLayers()[0]?.getChildren() ?? [];
      tools.expect(made.map((node) => node.getClassName())).toEqual([...SHAPES]);
    },
  },
  {
    says: 'it is a layer with `listening={false}` that logs a warning',
    run: async (tools) => {
      const warnings: string[] = [];
      const { warn } = tools.Konva.Util;
      tools.onEnd(() => (tools.Konva.Util.warn = warn));
      tools.Konva.Util.warn = (text: string) => warnings.push(text);
      await mountReact(
        tools,
        <Stage width={200} height={100}>
          <FastLayer />
        </Stage>,
      );
      tools.expect(tools.Konva.stages[0]?.getLayers()[0]?.listening()).toBe(false);
      tools.expect(warnings.length).toBe(1);
    },
  },
  {
    says: "The binding listens for the prop's name in lower case, `xchange`, but Konva fires `xChange`.",
    run: async (tools) => {
      const heard: string[] = [];
      const node = await mountCircle(tools, {
        onXChange: () => heard.push('prop'),
        onDragEnd: () => heard.push('drag'),
      });
      node.on('xChange.readout', () => heard.push('node'));
      node.x(80);
      node.fire('xchange');
      node.fire('dragend');
      tools.expect(heard).toEqual(['node', 'prop', 'drag']);
      node.off('.readout');
      node.x(90);
      tools.expect(heard).toHaveLength(3);
    },
  },
  {
    says: 'Any key becomes an attribute of the node, so `radus={20}` is stored and ignored.',
    run: async (tools) => {
      const node = await mountCircle(tools, { radus: 20 });
      tools.expect([node.getAttr('radus'), node.radius()]).toEqual([20, 0]);
    },
  },
]);
