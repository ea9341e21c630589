import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Layer, Rect, Stage } from 'react-konva';

/** The plant stays in its cell in the state; only the sentence about the drop is new. */
const garden = (says: string) => (
  <>
    <Stage width={400} height={300}>
      <Layer>
        <Rect name="plant" x={10} y={10} width={40} height={40} fill="red" draggable onDragEnd={() => undefined} />
      </Layer>
    </Stage>
    <p>{says}</p>
  </>
);

export default defineClaims([
  {
    says: 'So the binding has no new position to write, and without the handler the plant would stay where it was dropped.',
    run: async (tools) => {
      const { render } = await mountReact(tools, garden(''));
      await tools.frames(2);
      tools.mouse.drag([30, 30], [130, 80]);
      render(garden('Daisy is already there.'));
      tools.expect(tools.Konva.stages[0]?.findOne('.plant')?.position()).toEqual({ x: 110, y: 60 });
    },
  },
]);
