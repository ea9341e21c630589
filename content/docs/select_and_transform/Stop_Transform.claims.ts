import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBox({ Konva, layer }: ClaimTools) {
  const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: 'red' });
  const transformer = new Konva.Transformer({ nodes: [box] });
  layer.add(box, transformer).draw();
  const heard: string[] = [];
  box.on('transform transformend', ({ type, evt }: Konva.KonvaEventObject<Event | undefined>) => {
    heard.push(`${type} by ${evt?.type}`);
  });
  return { box, transformer, heard };
}

export default defineClaims([
  {
    says: 'Further moves of the pointer have no effect until the user presses a handle again. If no transform is running, the call does nothing.',
    run: (tools) => {
      const { box, transformer, heard } = addBox(tools);
      transformer.stopTransform();
      tools.expect(heard).toEqual([]);
      tools.mouse.down(200, 200);
      tools.mouse.move(220, 220);
      transformer.stopTransform();
      tools.mouse.move(260, 260);
      tools.mouse.up(260, 260);
      tools.expect(heard).toEqual(['transform by mousemove', 'transformend by undefined']);
      tools.expect(box.scaleX()).toBeCloseTo(1.2);
    },
  },
  {
    says: 'Restore the attributes before you stop, so that a `transformend` listener saves the old values.',
    run: (tools) => {
      const { box, transformer } = addBox(tools);
      const saved: number[] = [];
      box.on('transformend', () => saved.push(box.scaleX()));
      tools.mouse.down(200, 200);
      tools.mouse.move(220, 220);
      box.scale({ x: 1, y: 1 });
      transformer.stopTransform();
      tools.mouse.up(220, 220);
      tools.expect(saved).toEqual([1]);
    },
  },
  {
    says: 'Your code called `transformer.nodes([])` or destroyed the transformer during the transform, so the shape was no longer attached.',
    run: (tools) => {
      for (const lose of ['empty', 'destroy'] as const) {
        const { box, transformer, heard } = addBox(tools);
        tools.mouse.down(200, 200);
        tools.mouse.move(220, 220);
        if (lose === 'empty') transformer.nodes([]);
        else transformer.destroy();
        tools.mouse.up(220, 220);
        tools.expect(heard, lose).toEqual(['transform by mousemove']);
        box.destroy();
        transformer.destroy();
        tools.layer.draw();
      }
    },
  },
]);
