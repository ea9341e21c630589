import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'A transformer drops a destroyed node',
    run: ({ Konva, layer, expect }) => {
      const boxes = [0, 100].map((x) => new Konva.Rect({ x, width: 50, height: 50, fill: 'red' }));
      const transformer = new Konva.Transformer({ nodes: boxes });
      layer.add(...boxes, transformer);
      boxes[0]?.destroy();
      expect(transformer.nodes()).toEqual([boxes[1]]);
      expect(transformer.width()).toBe(50);
    },
  },
  {
    says: 'The transformer follows attributes of its nodes and of everything inside an attached group.',
    run: async ({ Konva, layer, frames, expect }) => {
      const box = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      const group = new Konva.Group();
      group.add(box);
      const transformer = new Konva.Transformer({ nodes: [group] });
      layer.add(group, transformer);
      box.width(120);
      await frames(2);
      expect(transformer.width()).toBe(120);
    },
  },
  {
    says: 'a `scaleX={1}` prop that was 1 before has not changed, so React does not write it.',
    run: async (tools) => {
      const drawing = (fill: string) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect width={60} height={60} fill={fill} scaleX={1} />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing('red'));
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      rect?.scaleX(2);
      render(drawing('blue'));
      tools.expect([rect?.getAttr('fill'), rect?.scaleX()]).toEqual(['blue', 2]);
    },
  },
  {
    says: 'a box of 100 that was resized to 150 is drawn 225 wide.',
    run: async (tools) => {
      function Board() {
        const [box, setBox] = useState({ width: 100, scaleX: 1 });
        const save = ({ target }: { target: Konva.Node }) =>
          setBox({ width: target.width() * target.scaleX(), scaleX: 1 });
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Rect {...box} height={60} fill="red" onTransformEnd={save} />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Board />);
      const rect = tools.Konva.stages[0]?.findOne('Rect');
      rect?.scaleX(1.5);
      rect?.fire('transformend');
      await tools.frames();
      tools.expect([rect?.width(), rect?.getClientRect().width]).toEqual([150, 225]);
    },
  },
  {
    says: 'A render does not write unchanged props, but the old size returns when React creates the box again, for example with another `key`.',
    run: async (tools) => {
      const drawing = (key: string) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect key={key} width={60} height={60} fill="red" />
          </Layer>
        </Stage>
      );
      const width = () => tools.Konva.stages[0]?.findOne('Rect')?.getClientRect().width;
      const { render } = await mountReact(tools, drawing('first'));
      tools.Konva.stages[0]?.findOne('Rect')?.scaleX(2);
      render(drawing('first'));
      tools.expect(width()).toBe(120);
      render(drawing('second'));
      tools.expect(width()).toBe(60);
    },
  },
]);
