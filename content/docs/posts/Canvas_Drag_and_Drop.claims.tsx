import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

const grid = 24;
const onGrid = (value: number) => Math.round(value / grid) * grid;

function addBox({ Konva, layer }: ClaimTools): Konva.Rect {
  const box = new Konva.Rect({ x: 48, y: 48, width: 60, height: 60, fill: 'red', draggable: true });
  layer.add(box).draw();
  return box;
}

export default defineClaims([
  {
    says: "The handler sets the state to the position that it already has, so the binding does not write it to the node. Set the node's position first, then the state.",
    run: async (tools) => {
      const home = { x: 48, y: 48 };
      const Board = ({ correctsNode }: { correctsNode: boolean }) => {
        const [place, setPlace] = useState(home);
        const goBack = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
          if (correctsNode) target.position(home);
          setPlace({ ...home });
        };
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Rect {...place} width={60} height={60} fill="red" draggable onDragEnd={goBack} />
            </Layer>
          </Stage>
        );
      };
      const mounted = await mountReact(tools, <Board correctsNode={false} />);
      const box = () => tools.Konva.stages[0]?.findOne('Rect');
      tools.mouse.drag([60, 60], [160, 90]);
      await tools.frames(2);
      tools.expect(box()?.position()).toEqual({ x: 148, y: 78 });

      box()?.position(home);
      mounted.render(<Board correctsNode />);
      tools.mouse.drag([60, 60], [160, 90]);
      await tools.frames(2);
      tools.expect(box()?.position()).toEqual(home);
    },
  },
  {
    says: "Compute the position from the pointer's position every time, as Konva does.",
    run: (tools) => {
      const box = addBox(tools);
      box.on('dragmove', () => box.position({ x: onGrid(box.x()), y: onGrid(box.y()) }));
      let added = 48;
      tools.mouse.down(60, 60);
      // Steps of five pixels, each of them less than half a cell.
      for (let x = 65; x <= 160; x += 5) {
        tools.mouse.move(x, 60 + (x - 60) / 2);
        added = onGrid(added + 5);
      }
      tools.mouse.up(160, 110);
      // 100 and 50 pixels away from 48, 48, on the grid.
      tools.expect(box.position()).toEqual({ x: 144, y: 96 });
      tools.expect(added).toBe(48);
    },
  },
  {
    says: 'The code applies the grid after the bounds, and the nearest grid point is outside.',
    run: (tools) => {
      const bounded = (value: number) => Math.min(value, 400 - 50);
      const rightEdgeWith = (rule: (x: number) => number) => {
        tools.layer.destroyChildren();
        const box = addBox(tools).width(50);
        box.on('dragmove', () => box.x(rule(box.x())));
        tools.mouse.drag([60, 60], [395, 60]);
        return box.x() + box.width();
      };
      tools.expect(rightEdgeWith((x) => onGrid(bounded(x)))).toBe(410);
      tools.expect(rightEdgeWith((x) => bounded(onGrid(x)))).toBe(400);
    },
  },
  {
    says: 'a release outside the canvas ends the drag',
    run: (tools) => {
      const box = addBox(tools);
      let ends = 0;
      box.on('dragend', () => (ends += 1));
      tools.mouse.down(60, 60);
      tools.mouse.move(80, 60);
      // The rest of it happens on the page, below and to the right of the stage.
      const outside = { clientX: 560, clientY: 460, bubbles: true };
      document.body.dispatchEvent(new MouseEvent('mousemove', outside));
      tools.expect(box.position()).toEqual({ x: 548, y: 448 });
      document.body.dispatchEvent(new MouseEvent('mouseup', outside));
      tools.expect([ends, box.isDragging()]).toEqual([1, false]);
    },
  },
  {
    says: 'once per frame, even if several moves occur in between.',
    run: async (tools) => {
      addBox(tools);
      let draws = 0;
      tools.mouse.down(60, 60);
      await tools.frames(2);
      tools.layer.on('draw', () => (draws += 1));
      for (const x of [70, 80, 90, 100]) tools.mouse.move(x, 60);
      await tools.frames(2);
      tools.expect(draws).toBe(1);
      tools.mouse.up(100, 60);
    },
  },
]);
