import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Circle, Layer, Rect, Stage } from 'react-konva';

const IDS = ['a', 'b', 'c'];

/** Circles in the order of the ids, with keys from the ids, from the index or from a counter that never repeats. */
function circles(ids: readonly string[], key: (id: string, index: number) => string | number) {
  return (
    <Stage width={400} height={300}>
      <Layer>
        {ids.map((id, i) => (
          <Circle key={key(id, i)} id={id} x={60 + 100 * IDS.indexOf(id)} y={100} radius={30} fill="red" draggable />
        ))}
      </Layer>
    </Stage>
  );
}

export default defineClaims([
  {
    says: 'Attributes, listeners and a running drag survive.',
    run: async (tools) => {
      const byId = (id: string) => id;
      const { render } = await mountReact(tools, circles(IDS, byId));
      await tools.frames(2);
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      const node = layer?.findOne('#a');
      tools.mouse.down(60, 100);
      tools.mouse.move(80, 100);
      render(circles(['b', 'c', 'a'], byId));
      tools.expect(layer?.getChildren().map((child) => child.id())).toEqual(['b', 'c', 'a']);
      tools.mouse.move(120, 100);
      tools.expect([node?.isDragging(), node?.x(), layer?.findOne('#a') === node]).toEqual([true, 120, true]);
      tools.mouse.up(120, 100);
    },
  },
  {
    says: 'The `key` is random, so React destroys the node and creates a new one.',
    run: async (tools) => {
      let count = 0;
      const never = () => (count += 1);
      const { render } = await mountReact(tools, circles(IDS, never));
      await tools.frames(2);
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      const node = layer?.findOne('#a');
      tools.mouse.down(60, 100);
      tools.mouse.move(80, 100);
      render(circles(['b', 'c', 'a'], never));
      tools.expect([node?.getLayer(), tools.Konva.isDragging()]).toEqual([null, false]);
      tools.mouse.up(80, 100);
    },
  },
  {
    says: 'With the index as `key`, React would leave all nodes where they are and swap their props',
    run: async (tools) => {
      const byIndex = (_: string, index: number) => index;
      const { render } = await mountReact(tools, circles(IDS, byIndex));
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      const first = layer?.getChildren()[0];
      render(circles(['b', 'c', 'a'], byIndex));
      tools.expect([layer?.getChildren()[0] === first, first?.id(), first?.x()]).toEqual([true, 'b', 160]);
    },
  },
  {
    says: 'Konva ignores it on mount, when the node has no parent yet. On later renders, React and the prop both set the order, and the binding warns',
    run: async (tools) => {
      const drawing = (fill: string) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect width={60} height={60} fill={fill} zIndex={0} />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing('red'));
      tools.expect(tools.warnings.join('\n')).toContain('Node has no parent. zIndex parameter is ignored.');
      tools.expect(tools.warnings.join('\n')).not.toContain('ReactKonva');
      render(drawing('blue'));
      tools.expect(tools.warnings.join('\n')).toContain('ReactKonva: You are using "zIndex"');
    },
  },
]);
