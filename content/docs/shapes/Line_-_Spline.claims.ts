import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const POINTS = [20, 120, 90, 40, 160, 110, 230, 30, 300, 90];

function addCurve({ Konva, layer }: ClaimTools, config: Partial<Konva.LineConfig> = {}): Konva.Line {
  const curve = new Konva.Line({ points: POINTS, tension: 0.4, stroke: '#4a90e2', strokeWidth: 4, ...config });
  layer.add(curve).draw();
  return curve;
}

/** The direction from one point of a list to another, of length 1. */
function direction(points: number[], from: number, to: number): [number, number] {
  const x = (points[to] ?? 0) - (points[from] ?? 0);
  const y = (points[to + 1] ?? 0) - (points[from + 1] ?? 0);
  return [x / Math.hypot(x, y), y / Math.hypot(x, y)];
}

export default defineClaims([
  {
    says: 'set the `tension` of an open line.',
    run: (tools) => {
      addCurve(tools, { lineCap: 'round' });
      for (let at = 0; at < POINTS.length; at += 2) {
        tools.expect(tools.pixel(POINTS[at] ?? 0, POINTS[at + 1] ?? 0)[3], `point ${at / 2}`).toBeGreaterThan(0);
      }
    },
  },
  {
    says: '`Konva.Line#tension` is 0 by default, which draws straight segments.',
    run: ({ Konva, expect }) => expect(new Konva.Line().tension()).toBe(0),
  },
  {
    says: 'At each inner point, the curve is parallel to the line between the two neighboring points.',
    run: (tools) => {
      // Control point, point and control point of each inner point follow each other.
      const controls = addCurve(tools).getTensionPoints();
      const [x, y] = direction(controls, 0, 4);
      const [wantedX, wantedY] = direction(POINTS, 0, 4);
      tools.expect(x).toBeCloseTo(wantedX);
      tools.expect(y).toBeCloseTo(wantedY);
    },
  },
  {
    says: 'a Catmull-Rom curve, for evenly spaced points',
    run: (tools) => {
      const points = [0, 0, 30, 40, 80, 40, 110, 0];
      const [beforeX = 0, beforeY = 0, x = 0, y = 0] = addCurve(tools, { points, tension: 1 / 3 }).getTensionPoints();
      // Its control points are a sixth of the way between the neighbors away.
      tools.expect([x, y]).toEqual([30, 40]);
      tools.expect(x - beforeX).toBeCloseTo(80 / 6);
      tools.expect(y - beforeY).toBeCloseTo(40 / 6);
    },
  },
  {
    says: 'A point affects only the four segments around it, two on each side.',
    run: (tools) => {
      const points = Array.from({ length: 9 }, (_, index) => [index * 40, (index % 2) * 60]).flat();
      const curve = addCurve(tools, { points });
      const before: number[] = curve.getTensionPoints();
      curve.points(points.with(9, 30));
      const after: number[] = curve.getTensionPoints();
      // Three pairs for each inner point: the middle ones of its neighbors' and its own may differ.
      const changed = after.flatMap((value, index) => (value === before[index] ? [] : [Math.floor(index / 6) + 1]));
      tools.expect(new Set(changed)).toEqual(new Set([3, 4, 5]));
    },
  },
  {
    says: 'Only the stroke is hit, not the area between the curve and its ends, because an open line has no inside.',
    run: (tools) => {
      addCurve(tools, { points: [20, 200, 150, 20, 280, 200] });
      tools.expect(tools.stage.getIntersection({ x: 150, y: 120 })).toBeNull();
      tools.expect(tools.stage.getIntersection({ x: 150, y: 20 })).not.toBeNull();
    },
  },
  {
    says: 'Set `Konva.Shape#hitStrokeWidth`, the width of the stroke in the hit graph, to 20 or 30 for fingers.',
    run: (tools) => {
      const straight = { points: [20, 100, 150, 100, 280, 100], strokeWidth: 3 };
      const hits = () => tools.stage.getIntersection({ x: 150, y: 110 }) !== null;
      const curve = addCurve(tools, straight);
      tools.expect(hits()).toBe(false);
      curve.hitStrokeWidth(24);
      tools.layer.draw();
      tools.expect(hits()).toBe(true);
      tools.expect(tools.pixel(150, 110)[3]).toBe(0);
    },
  },
  {
    says: 'Between two high points, it can rise above both',
    run: (tools) => {
      const curve = addCurve(tools, { points: [0, 200, 100, 50, 160, 50, 260, 200] });
      tools.expect(curve.getSelfRect().y).toBeLessThan(49);
    },
  },
  {
    says: 'A tension overrides `bezier`.',
    run: (tools) => {
      const points = [0, 60, 40, 0, 80, 0, 120, 60];
      const both = addCurve(tools, { points, bezier: true });
      tools.expect(both.getSelfRect()).toEqual(addCurve(tools, { points }).getSelfRect());
      tools.expect(both.getSelfRect()).not.toEqual(addCurve(tools, { points, bezier: true, tension: 0 }).getSelfRect());
    },
  },
  {
    says: 'It has only two points, or its `tension` is 0.',
    run: (tools) => {
      const curve = addCurve(tools, { points: [20, 20, 220, 120], tension: 1 });
      tools.expect(tools.pixel(120, 70)[3]).toBeGreaterThan(0);
      curve.setAttrs({ points: [20, 220, 120, 20, 220, 220], tension: 0 });
      tools.layer.draw();
      tools.expect(tools.pixel(70, 120)[3]).toBeGreaterThan(0);
    },
  },
  {
    says: 'The value is a string from a slider. Konva draws the curve anyway;',
    run: (tools) => {
      const wanted = addCurve(tools, { tension: 0.5 }).getSelfRect();
      tools.expect(tools.warnings).toEqual([]);
      // As an untyped program would pass it.
      const curve = addCurve(tools);
      curve.setAttrs(JSON.parse('{ "tension": "0.5" }'));
      tools.expect(curve.getSelfRect()).toEqual(wanted);
      tools.expect(tools.warnings.join()).toContain('tension');
    },
  },
  {
    says: 'Two neighboring points are equal.',
    run: (tools) => {
      const points = [0, 100, 100, 0, 100, 0, 200, 100];
      const controls = addCurve(tools, { points }).getTensionPoints();
      // On one side the control point falls on the point: the curve arrives in one direction and leaves in another.
      tools.expect(controls.slice(4, 6)).toEqual([100, 0]);
      tools.expect(controls.slice(0, 2)).not.toEqual([100, 0]);
    },
  },
  {
    says: 'Adding a point changes only the last two segments.',
    run: (tools) => {
      const curve = addCurve(tools);
      const before = curve.getTensionPoints();
      curve.points([...POINTS, 360, 20]);
      const after = curve.getTensionPoints();
      tools.expect(after.slice(0, before.length)).toEqual(before);
      tools.expect(after.length).toBe(before.length + 6);
    },
  },
  {
    says: 'Konva computes the control points once after each change of `points`, `tension` or `closed`, then caches them.',
    run: (tools) => {
      const curve = addCurve(tools);
      const first = curve.getTensionPoints();
      tools.layer.draw();
      tools.expect(curve.getTensionPoints()).toBe(first);
      for (const change of [{ points: [...POINTS] }, { tension: 0.5 }, { closed: true }]) {
        const before = curve.getTensionPoints();
        curve.setAttrs(change);
        tools.expect(curve.getTensionPoints(), JSON.stringify(change)).not.toBe(before);
      }
    },
  },
  {
    says: 'The curve then begins at the added point',
    run: (tools) => {
      tools.expect(addCurve(tools).getSelfRect().x).toBe(20);
      tools.expect(addCurve(tools, { points: [-40, 200, ...POINTS] }).getSelfRect().x).toBe(-40);
    },
  },
  {
    says: 'the curve of a chart can also run backward for a short distance, next to a steep jump or',
    run: (tools) => {
      const points = [0, 200, 40, 200, 80, 20, 120, 20];
      /** The least step to the right between two places of the middle segment. */
      const leastStep = (tension: number) => {
        const [, , x0 = 0, , x1 = 0, , x2 = 0, , x3 = 0] = [
          0,
          0,
          ...addCurve(tools, { points, tension }).getTensionPoints().slice(2),
        ];
        const at = (t: number) =>
          x0 * (1 - t) ** 3 + 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t * t * (1 - t) + x3 * t ** 3;
        return Math.min(...Array.from({ length: 20 }, (_, step) => at((step + 1) / 20) - at(step / 20)));
      };
      tools.expect(leastStep(1)).toBeLessThan(0);
      tools.expect(leastStep(0.3)).toBeGreaterThan(0);
    },
  },
]);
