import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addLine({ Konva, layer }: ClaimTools, config: Partial<Konva.LineConfig> = {}): Konva.Line {
  const points = [50, 50, 250, 50, 250, 150, 50, 150, 50, 50];
  const line = new Konva.Line({ points, stroke: 'red', strokeWidth: 4, draggable: true, ...config });
  layer.add(line).draw();
  return line;
}

const isHit = ({ stage }: ClaimTools, x: number, y: number) => stage.getIntersection({ x, y }) !== null;

export default defineClaims([
  {
    says: 'A drag changes only `x` and `y`',
    run: (tools) => {
      const line = addLine(tools);
      const points = line.points();
      tools.mouse.drag([100, 50], [134, 24]);
      tools.expect(line.position()).toEqual({ x: 34, y: -26 });
      tools.expect(line.points()).toBe(points);
    },
  },
  {
    says: 'The hit graph contains no gaps.',
    run: (tools) => {
      addLine(tools, { dash: [20, 40], lineCap: 'butt' });
      tools.expect(tools.pixel(90, 50)[3]).toBe(0);
      tools.expect(isHit(tools, 90, 50)).toBe(true);
    },
  },
  {
    says: 'It changes neither the drawing nor `getClientRect()`.',
    run: (tools) => {
      const line = addLine(tools);
      const before = line.getClientRect();
      tools.expect(isHit(tools, 150, 40)).toBe(false);
      line.hitStrokeWidth(30);
      tools.layer.draw();
      tools.expect([isHit(tools, 150, 40), tools.pixel(150, 40)[3]]).toEqual([true, 0]);
      tools.expect(line.getClientRect()).toEqual(before);
    },
  },
  {
    says: 'A closed line also receives events in its middle, even without a fill. An open line does not, even if its ends meet. To make the inside draggable, set `closed: true`. To exclude the inside of a closed line, set `fillEnabled: false`.',
    run: (tools) => {
      const line = addLine(tools);
      const inside = (config: Partial<Konva.LineConfig>) => {
        line.setAttrs(config);
        tools.layer.draw();
        return isHit(tools, 150, 100);
      };
      tools.expect(inside({})).toBe(false);
      tools.expect(inside({ closed: true })).toBe(true);
      tools.expect(inside({ fillEnabled: false })).toBe(false);
      tools.expect(isHit(tools, 150, 50)).toBe(true);
    },
  },
]);
