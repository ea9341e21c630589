import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig> = {}): Konva.Rect {
  const box = new Konva.Rect({ x: 50, y: 50, width: 60, height: 60, fill: 'red', draggable: true, ...config });
  layer.add(box).draw();
  return box;
}

export default defineClaims([
  {
    says: 'The node keeps its distance from the pointer and follows it outside the canvas too.',
    run: (tools) => {
      const box = addBox(tools);
      tools.mouse.drag([60, 70], [560, 370]);
      tools.expect(box.position()).toEqual({ x: 550, y: 350 });
    },
  },
  {
    says: 'Hover events do not fire during a drag',
    run: (tools) => {
      const heard: string[] = [];
      addBox(tools);
      addBox(tools, { x: 200 }).on('mouseenter mousemove', ({ type }) => heard.push(type));
      tools.mouse.down(60, 60);
      for (const x of [100, 220, 230]) tools.mouse.move(x, 60);
      tools.expect(heard).toEqual([]);
      tools.mouse.up(230, 60);
    },
  },
  {
    says: 'A render during the drag does not move the node',
    run: async (tools) => {
      const drawing = (fill: string) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect x={50} y={50} width={60} height={60} fill={fill} draggable onDragEnd={() => undefined} />
          </Layer>
        </Stage>
      );
      const mounted = await mountReact(tools, drawing('red'));
      const box = tools.Konva.stages[0]?.findOne('Rect');
      tools.mouse.down(60, 60);
      tools.mouse.move(160, 60);
      mounted.render(drawing('blue'));
      tools.expect([box?.x(), box?.getAttr('fill')]).toEqual([150, 'blue']);
      tools.mouse.up(160, 60);
    },
  },
  {
    says: '`Konva.dragButtons` is `[0, 1]`: the left and the middle button.',
    run: (tools) => {
      const box = addBox(tools);
      const drags = [0, 1, 2].map((button) => {
        const from = box.x();
        tools.mouse.drag([from + 20, 60], [from + 30, 60], { button });
        return box.x() - from;
      });
      tools.expect(drags).toEqual([10, 10, 0]);
    },
  },
]);
