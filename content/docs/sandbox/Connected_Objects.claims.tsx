import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { BOX, linkPoints, type Step } from '../../../demos/sandbox/Connected_Objects/shared/flow';

const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];

/** The function of the page. */
function borderPoint(box: Konva.Vector2d, other: Konva.Vector2d, { width, height } = { width: 116, height: 54 }) {
  const dx = other.x - box.x;
  const dy = other.y - box.y;
  const share = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy));
  return [box.x + dx * share, box.y + dy * share];
}

export default defineClaims([
  {
    says: 'The points end at the center, and the box covers the head. Trim the line as above. If you only moved the arrow to the top, its head would be in the middle of the box.',
    run: ({ Konva, layer, pixel, expect }) => {
      const [start, end] = [
        { x: 70, y: 100 },
        { x: 300, y: 100 },
      ];
      const arrow = new Konva.Arrow({ points: [70, 100, 300, 100], fill: 'red', stroke: 'red', strokeWidth: 2 });
      const boxes = [start, end].map(
        (place) => new Konva.Rect({ ...place, ...BOX, offsetX: 58, offsetY: 27, fill: 'white' }),
      );
      layer.add(arrow, ...boxes).draw();
      const headAtCenter = () => pixel(295, 100);
      // Beside the thin line, but in the head.
      const headAtBorder = () => pixel(235, 102);
      expect(headAtCenter()).toEqual(WHITE);
      expect(headAtBorder()[3]).toBe(0);

      arrow.moveToTop();
      expect(headAtCenter()).toEqual(RED);
      expect(headAtBorder()[3]).toBe(0);

      arrow.moveToBottom();
      arrow.points([...borderPoint(start, end), ...borderPoint(end, start)]);
      expect(headAtCenter()).toEqual(WHITE);
      expect(headAtBorder()).toEqual(RED);
    },
  },
  {
    says: '`Konva.Arrow` draws the tip at the last point, and its outline is as thick as the line.',
    run: ({ Konva, layer, expect }) => {
      /** How far to the right the arrow is painted. */
      const reach = (strokeWidth: number) => {
        const arrow = new Konva.Arrow({ points: [50, 100, 200, 100], fill: 'red', stroke: 'red', strokeWidth });
        layer.destroyChildren();
        layer.add(arrow).draw();
        const row = layer.toCanvas({ x: 0, y: 100, width: 300, height: 1, pixelRatio: 1 }).getContext('2d');
        const { data = [] } = row?.getImageData(0, 0, 300, 1) ?? {};
        return Array.from({ length: 300 }, (_, x) => data[4 * x + 3] ?? 0).findLastIndex((alpha) => alpha > 128);
      };
      expect(reach(0)).toBeGreaterThanOrEqual(196);
      expect(reach(0)).toBeLessThan(200);
      expect(reach(4)).toBeGreaterThan(200);
      expect(reach(12)).toBeGreaterThan(reach(4) + 4);
    },
  },
  {
    says: 'The handler reads positions from the state that it sets in the same event. Use the position of the event’s `target`.',
    run: async (tools) => {
      const ends: Record<string, number[]> = { state: [], target: [] };
      function Chart() {
        const [place, setPlace] = useState({ x: 100, y: 100 });
        return (
          <Stage width={400} height={300}>
            <Layer>
              <Rect
                {...place}
                width={50}
                height={50}
                fill="red"
                draggable
                onDragMove={({ target }) => {
                  setPlace(target.position());
                  ends['state']?.push(place.x);
                  ends['target']?.push(target.x());
                }}
              />
            </Layer>
          </Stage>
        );
      }
      await mountReact(tools, <Chart />);
      await tools.frames(2);
      tools.mouse.down(110, 110);
      for (const x of [120, 130, 140]) {
        tools.mouse.move(x, 110);
        await tools.frames();
      }
      tools.mouse.up(140, 110);
      tools.expect(ends).toEqual({ state: [100, 110, 120], target: [110, 120, 130] });
    },
  },
  {
    says: 'Each end is inside the other box. In the demo, `linkPoints` then returns no points, and the arrow is not drawn.',
    run: ({ Konva, layer, pixel, expect }) => {
      const stepAt = (id: string, x: number, y: number): Step => ({ id, label: id, x, y, color: 'white' });
      const pointsTo = (x: number, y: number) =>
        linkPoints({ steps: [stepAt('a', 100, 100), stepAt('b', x, y)], links: [] }, { from: 'a', to: 'b' });
      for (const [x, y] of [
        [200, 120],
        [110, 150],
        [20, 60],
      ] as const) {
        const [endX = 0, endY = 0] = borderPoint({ x, y }, { x: 100, y: 100 });
        expect(Math.abs(endX - 100)).toBeLessThanOrEqual(BOX.width / 2);
        expect(Math.abs(endY - 100)).toBeLessThanOrEqual(BOX.height / 2);
        expect(pointsTo(x, y)).toEqual([]);
      }
      const arrow = new Konva.Arrow({ points: pointsTo(300, 100), fill: 'red', stroke: 'red', strokeWidth: 4 });
      layer.add(arrow).draw();
      expect(pixel(200, 100)).toEqual(RED);
      arrow.points(pointsTo(200, 120));
      const { data } = layer.draw().getNativeCanvasElement().getContext('2d')?.getImageData(0, 0, 400, 300) ?? {};
      expect(data?.some((value) => value > 0)).toBe(false);
    },
  },
]);
