import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Layer, Rect, Stage } from 'react-konva';

const scene = (x: number) => (
  <Stage width={400} height={300}>
    <Layer>
      <Rect x={x} width={20} height={20} fill="red" />
    </Layer>
  </Stage>
);

export default defineClaims([
  {
    says: 'The goal is also passed as a prop, and react-konva writes a changed prop at once.',
    run: async (tools) => {
      const { render } = await mountReact(tools, scene(10));
      const node = tools.Konva.stages[0]?.findOne('Rect');
      // On its way, and rendered again with the same goal.
      node?.x(40);
      render(scene(10));
      tools.expect(node?.x()).toBe(40);
      render(scene(100));
      tools.expect(node?.x()).toBe(100);
    },
  },
]);
