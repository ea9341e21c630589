import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { useState } from 'react';
import { Layer, Line, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'While the stage has captured the pointer, only the stage receives the moves, and these events have no `target`.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const targets: [string, boolean][] = [];
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(box).draw();
      box.on('pointermove', () => targets.push(['box', true]));
      stage.on('pointermove', (event) => targets.push(['stage', 'target' in event && event.target !== undefined]));
      stage.on('pointerdown', ({ pointerId }) => stage.setPointerCapture(pointerId));
      mouse.move(20, 20);
      expect(targets).toEqual([
        ['box', true],
        ['stage', true],
      ]);
      targets.length = 0;
      mouse.down(20, 20);
      mouse.move(40, 40);
      expect(targets).toEqual([['stage', false]]);
      mouse.up(40, 40);
    },
  },
  {
    says: 'The eraser affects only its own layer, so the paper is on another layer.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' })).draw();
      const ink = new Konva.Layer();
      stage.add(ink);
      const line = { points: [0, 50, 100, 50], strokeWidth: 40 };
      ink.add(new Konva.Line({ ...line, stroke: 'blue' }));
      ink.add(new Konva.Line({ ...line, stroke: 'black', globalCompositeOperation: 'destination-out' }));
      ink.draw();
      expect(pixel(50, 50)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'The handler pushed into the old array, so react-konva sees the same `points` as before and writes nothing.',
    run: async (tools) => {
      let render: (() => void) | undefined;
      const points = [0, 0, 10, 10];
      function Stroke() {
        const [, setCount] = useState(0);
        render = () => setCount((count) => count + 1);
        return (
          <Stage width={100} height={100}>
            <Layer>
              <Line points={points} stroke="black" />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Stroke />);
      let writes = 0;
      tools.Konva.stages[0]?.findOne('Line')?.on('pointsChange', () => (writes += 1));
      points.push(20, 20);
      render?.();
      await tools.frames(2);
      tools.expect(writes).toBe(0);
    },
  },
]);
