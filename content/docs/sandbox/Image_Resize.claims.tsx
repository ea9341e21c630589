import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';

export default defineClaims([
  {
    says: '`dragmove` bubbles, so the group’s listener runs with the anchor as its target. Set `cancelBubble` in the anchor’s listener',
    run: ({ Konva, layer, mouse, expect }) => {
      const group = new Konva.Group({ draggable: true });
      const anchor = new Konva.Circle({ x: 50, y: 50, radius: 10, fill: 'red', draggable: true });
      group.add(anchor);
      layer.add(group).draw();
      const targets = new Set<Konva.Node>();
      group.on('dragmove', ({ target }) => targets.add(target));
      mouse.drag([50, 50], [90, 50]);
      expect([...targets]).toEqual([anchor]);
      targets.clear();
      anchor.on('dragmove', (event) => {
        event.cancelBubble = true;
      });
      layer.draw();
      mouse.drag([90, 50], [120, 50]);
      expect(targets.size).toBe(0);
    },
  },
  {
    says: 'Konva itself drags only the inner of two nested draggable nodes.',
    run: ({ Konva, layer, mouse, expect }) => {
      const group = new Konva.Group({ draggable: true });
      const anchor = new Konva.Circle({ x: 50, y: 50, radius: 10, fill: 'red', draggable: true });
      group.add(anchor);
      layer.add(group).draw();
      mouse.drag([50, 50], [90, 70]);
      expect(anchor.position()).toEqual({ x: 90, y: 70 });
      expect(group.position()).toEqual({ x: 0, y: 0 });
    },
  },
  {
    says: 'In React, Vue and Svelte the state is the same as before, so no binding writes the position again. Set the node’s position',
    run: async (tools) => {
      /** Where the node is after a drag past its limit of 100. */
      async function dragged(corrects: boolean) {
        function Anchor() {
          const [x, setX] = useState(100);
          const move = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
            const next = Math.min(100, target.x());
            if (corrects) target.position({ x: next, y: 50 });
            setX(next);
          };
          return (
            <Stage width={400} height={300}>
              <Layer>
                <Circle name="anchor" x={x} y={50} radius={10} fill="red" draggable onDragMove={move} />
              </Layer>
            </Stage>
          );
        }
        await mountReact(tools, <Anchor />);
        const stage = tools.Konva.stages.at(-1);
        stage?.draw();
        tools.mouse.drag([100, 50], [200, 50]);
        await tools.frames();
        return stage?.findOne('.anchor')?.x();
      }
      tools.expect(await dragged(false)).toBe(200);
      tools.expect(await dragged(true)).toBe(100);
    },
  },
  {
    says: 'With a negative width, Konva draws the image to the left of `x`, not mirrored.',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const image = await picture(100, 50, (context) => {
        context.fillStyle = '#ff0000';
        context.fillRect(0, 0, 50, 50);
        context.fillStyle = '#0000ff';
        context.fillRect(50, 0, 50, 50);
      });
      layer.add(new Konva.Image({ image, x: 200, width: -100, height: 50 })).draw();
      // Its red half is still at the left.
      expect(pixel(110, 25)).toEqual([255, 0, 0, 255]);
      expect(pixel(190, 25)).toEqual([0, 0, 255, 255]);
      expect(pixel(210, 25)[3]).toBe(0);
    },
  },
  {
    says: 'Set `hitStrokeWidth`, which widens the stroke only in the hit graph.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const circle = new Konva.Circle({
        x: 100,
        y: 100,
        radius: 7,
        fill: 'white',
        stroke: 'red',
        strokeWidth: 2,
        hitStrokeWidth: 26,
      });
      layer.add(circle).draw();
      expect(pixel(118, 100)[3]).toBe(0);
      expect(stage.getIntersection({ x: 118, y: 100 })).toBe(circle);
      expect(stage.getIntersection({ x: 122, y: 100 })).toBe(null);
    },
  },
]);
