import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addLine({ Konva, layer }: ClaimTools, config: Partial<Konva.LineConfig>): Konva.Line {
  const line = new Konva.Line({ points: [20, 40, 220, 40], stroke: 'black', ...config });
  layer.add(line).draw();
  return line;
}

export default defineClaims([
  {
    says: 'At whole coordinates, the stroke covers half a pixel on each side.',
    run: (tools) => {
      const alpha = (y: number) => {
        tools.layer.destroyChildren();
        addLine(tools, { points: [10, y, 200, y], strokeWidth: 1 });
        return [19, 20].map((row) => Math.round(tools.pixel(100, row)[3] / 25.5));
      };
      tools.expect(alpha(20)).toEqual([5, 5]);
      tools.expect(alpha(20.5)).toEqual([0, 10]);
    },
  },
  {
    says: 'The hit area of a dashed line has no gaps.',
    run: (tools) => {
      const line = addLine(tools, { strokeWidth: 8, dash: [20, 20] });
      tools.expect(tools.pixel(50, 40)[3]).toBe(0);
      tools.expect(tools.stage.getIntersection({ x: 50, y: 40 })).toBe(line);
    },
  },
  {
    says: 'If you decrease it in an animation, the dashes move toward the end.',
    run: (tools) => {
      const line = addLine(tools, { strokeWidth: 8, dash: [20, 20] });
      const dash = () => Array.from({ length: 40 }, (_, i) => 60 + i).find((x) => tools.pixel(x, 40)[3] === 255);
      tools.expect(dash()).toBe(60);
      line.dashOffset(-10);
      tools.layer.draw();
      tools.expect(dash()).toBe(70);
    },
  },
  {
    says: 'dashes that touch: each cap adds half the width',
    run: (tools) => {
      const line = addLine(tools, { strokeWidth: 12, dash: [12, 12], lineCap: 'round' });
      const empty = (y = 40) => Array.from({ length: 200 }, (_, i) => 20 + i).filter((x) => tools.pixel(x, y)[3] < 128);
      tools.expect(empty()).toEqual([]);
      tools.expect(empty(34).length).toBeGreaterThan(20); // the round caps leave notches at the sides
      line.lineCap('butt');
      tools.layer.draw();
      tools.expect(empty().length).toBeGreaterThan(80);
    },
  },
]);
