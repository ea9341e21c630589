import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addBox({ Konva, layer }: ClaimTools) {
  const box = new Konva.Rect({ x: 0, width: 50, height: 50, fill: 'red' });
  layer.add(box);
  return box;
}

/** The lowest and the highest progress of an easing, to two places. */
function rangeOf(easing: (t: number, b: number, c: number, d: number, a?: number, p?: number) => number) {
  const values = Array.from({ length: 1001 }, (_, step) => easing(step / 1000, 0, 1, 1));
  return [Math.min(...values), Math.max(...values)].map((value) => Number(value.toFixed(2)) + 0);
}

export default defineClaims([
  {
    says: '`Konva.Easings` has 16 functions.',
    run: ({ Konva, expect }) => expect(Object.keys(Konva.Easings)).toHaveLength(16),
  },
  {
    says: '`BackEaseIn` goes below 0, and `BackEaseOut` goes above 1.',
    run: ({ Konva, expect }) => {
      const ranges = Object.fromEntries(
        Object.entries(Konva.Easings).map(([name, easing]) => [name, rangeOf(easing).join()]),
      );
      const { BackEaseIn, BackEaseOut, BackEaseInOut, ElasticEaseIn, ElasticEaseOut, ElasticEaseInOut, ...others } =
        ranges;
      expect([BackEaseIn, BackEaseOut, BackEaseInOut]).toEqual(['-0.1,1', '0,1.1', '-0.1,1.1']);
      expect([ElasticEaseIn, ElasticEaseOut, ElasticEaseInOut]).toEqual(['-0.37,1', '0,1.37', '-0.12,1.12']);
      expect(new Set(Object.values(others))).toEqual(new Set(['0,1']));
    },
  },
  {
    says: 'A tween always passes 0 as the start and 1 as the change; time and duration are in milliseconds.',
    run: (tools) => {
      const calls: number[][] = [];
      const easing = (...numbers: [number, number, number, number]) => {
        calls.push(numbers);
        return numbers[0] / numbers[3];
      };
      new tools.Konva.Tween({ node: addBox(tools), x: 240, duration: 2, easing }).seek(0.5);
      tools.expect(calls.at(-1)).toEqual([500, 0, 1, 2000]);
    },
  },
  {
    says: 'if that is 0.9, the node stays at 90 percent of the distance.',
    run: (tools) => {
      const box = addBox(tools);
      const easing = (t: number, _b: number, _c: number, d: number) => (0.9 * t) / d;
      new tools.Konva.Tween({ node: box, x: 100, duration: 1, easing }).finish();
      tools.expect(box.x()).toBe(90);
    },
  },
  {
    says: 'The canvas ignores such a value and draws the shape opaque.',
    run: (tools) => {
      const box = addBox(tools);
      const easing = tools.Konva.Easings.BackEaseOut;
      const tween = new tools.Konva.Tween({ node: box, opacity: 0, duration: 1, easing }).seek(0.5);
      tools.layer.draw();
      tools.expect(box.opacity()).toBeLessThan(0);
      tools.expect(tools.pixel(25, 25)).toEqual([255, 0, 0, 255]);
      tween.finish();
      tools.layer.draw();
      tools.expect(tools.pixel(25, 25)[3]).toBe(0);
    },
  },
  {
    says: 'The easing overshoots, so the radius becomes negative, and Konva draws a circle with the absolute value of its radius.',
    run: (tools) => {
      const ball = new tools.Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'red' });
      tools.layer.add(ball);
      new tools.Konva.Tween({ node: ball, radius: 0, duration: 1, easing: tools.Konva.Easings.BackEaseOut }).seek(0.5);
      tools.layer.draw();
      tools.expect(ball.radius()).toBeLessThan(-3);
      tools.expect(tools.pixel(100, 100)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: '`BackEaseIn` returns 0.9999999999999998 at its end.',
    run: (tools) => {
      const box = addBox(tools);
      const easing = tools.Konva.Easings.BackEaseIn;
      new tools.Konva.Tween({ node: box, x: 240, duration: 1, easing }).finish();
      tools.expect(String(box.x())).toBe('239.99999999999994');
    },
  },
]);
