import { defineClaims } from '@site-packages/page-claims';

const SQUARE = [20, 20, 120, 20, 120, 120, 20, 120];

export default defineClaims([
  {
    says: 'Repeating the first point at the end draws the last edge, but the line stays open and unfilled.',
    run: ({ Konva, layer, pixel, expect }) => {
      const line = new Konva.Line({ points: [...SQUARE, 20, 20], fill: 'red', stroke: 'blue', strokeWidth: 6 });
      layer.add(line).draw();
      expect([pixel(20, 70)[3], pixel(70, 70)[3]]).toEqual([255, 0]);
      line.closed(true);
      layer.draw();
      expect(pixel(70, 70)[3]).toBe(255);
    },
  },
  {
    says: "Set `Konva.Shape#fillRule` to `'evenodd'`. The middle is then empty and not part of the hit area.",
    run: ({ Konva, layer, stage, pixel, expect }) => {
      const corners = Array.from({ length: 5 }, (_, i) => (i * 4 * Math.PI) / 5);
      const points = corners.flatMap((angle) => [80 * Math.sin(angle), -80 * Math.cos(angle)]);
      const star = new Konva.Line({ x: 100, y: 100, points, closed: true, fill: 'red' });
      const middle = () => {
        layer.draw();
        return [pixel(100, 100)[3], stage.getIntersection({ x: 100, y: 100 })];
      };
      layer.add(star);
      expect(middle()).toEqual([255, star]);
      star.fillRule('evenodd');
      expect(middle()).toEqual([0, null]);
    },
  },
  {
    says: 'If the group listens for drag events, set `event.cancelBubble = true` in the drag listeners of the handles.',
    run: ({ Konva, layer, mouse, expect }) => {
      const group = new Konva.Group({ draggable: true });
      const handle = new Konva.Circle({ x: 20, y: 20, radius: 10, fill: 'red', draggable: true });
      layer.add(group.add(new Konva.Line({ points: SQUARE, closed: true, fill: 'blue' }), handle)).draw();
      let heard = 0;
      group.on('dragend', () => (heard += 1));
      mouse.drag([20, 20], [30, 30]);
      expect([heard, group.x()]).toEqual([1, 0]);
      handle.on('dragend', (event) => (event.cancelBubble = true));
      layer.draw();
      mouse.drag([30, 30], [40, 40]);
      expect(heard).toBe(1);
    },
  },
  {
    says: 'For a side with another dash or color, draw the polygon without a stroke, and add one open line for each style of side',
    run: ({ Konva, layer, pixel, expect }) => {
      const corners = [50, 50, 150, 50, 150, 150, 50, 150];
      const solid = new Konva.Line({ points: corners, stroke: 'black', strokeWidth: 4 });
      const points = [...corners.slice(-2), ...corners.slice(0, 2)];
      const dashed = new Konva.Line({ points, stroke: 'black', strokeWidth: 4, dash: [20, 20] });
      layer.add(new Konva.Line({ points: corners, closed: true, fill: 'red' }), solid, dashed).draw();
      expect([pixel(100, 50), pixel(150, 100), pixel(100, 150)].map(([red]) => red)).toEqual([0, 0, 0]);
      expect([pixel(51, 140)[0], pixel(51, 120)[0]]).toEqual([0, 255]);
    },
  },
]);
