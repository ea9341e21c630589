import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A red square of 200 by 200, in a group with this window. */
function addWindow({ Konva, layer }: ClaimTools, clipFunc: Konva.GroupConfig['clipFunc']) {
  const group = new Konva.Group({ clipFunc });
  layer.add(group.add(new Konva.Rect({ width: 200, height: 200, fill: 'red' }))).draw();
  return group;
}

const alpha = ({ pixel }: ClaimTools, ...points: [x: number, y: number][]) => points.map(([x, y]) => pixel(x, y)[3]);

/** Two squares that overlap between 60 and 100. */
function traceSquares(context: Pick<Konva.Context, 'rect'>) {
  context.rect(20, 20, 80, 80);
  context.rect(60, 60, 80, 80);
}

export default defineClaims([
  {
    says: 'Coordinates are relative to the group, which is the second argument of the function.',
    run: (tools) => {
      let passed: unknown;
      const group = addWindow(tools, (context, container) => {
        passed = container;
        context.rect(0, 0, 50, 50);
      });
      tools.expect(passed).toBe(group);
      group.position({ x: 100, y: 100 });
      tools.layer.draw();
      tools.expect(alpha(tools, [25, 25], [125, 125], [175, 125])).toEqual([0, 255, 0]);
    },
  },
  {
    says: 'With `nonzero`, the overlap of outlines drawn in the same direction is visible. With `evenodd`, it is not.',
    run: (tools) => {
      const group = addWindow(tools, traceSquares);
      const points: [number, number][] = [
        [40, 40],
        [80, 80],
        [120, 120],
        [120, 40],
      ];
      tools.expect(alpha(tools, ...points)).toEqual([255, 255, 255, 0]);
      group.clipFunc((context) => {
        traceSquares(context);
        return ['evenodd'];
      });
      tools.layer.draw();
      tools.expect(alpha(tools, ...points)).toEqual([255, 0, 255, 0]);
    },
  },
  {
    says: 'inside a `Path2D`; the traced path is ignored',
    run: (tools) => {
      const path = new Path2D('M100 100h50v50h-50Z');
      addWindow(tools, (context) => {
        context.rect(0, 0, 50, 50);
        return [path];
      });
      tools.expect(alpha(tools, [25, 25], [125, 125])).toEqual([0, 255]);
    },
  },
  {
    says: 'While a `Konva.Container#clipFunc` is set, the clipping rectangle is ignored.',
    run: (tools) => {
      const group = addWindow(tools, (context) => context.rect(0, 0, 50, 50));
      group.clip({ x: 100, y: 100, width: 50, height: 50 });
      tools.layer.draw();
      tools.expect(alpha(tools, [25, 25], [125, 125])).toEqual([255, 0]);
    },
  },
  {
    says: 'Clicks pass through the hole to the shapes below the group.',
    run: (tools) => {
      const heard: string[] = [];
      tools.layer.add(new tools.Konva.Rect({ name: 'below', width: 200, height: 200, fill: 'blue' }));
      addWindow(tools, (context) => {
        context.rect(0, 0, 200, 200);
        context.moveTo(140, 100);
        context.arc(100, 100, 40, 0, Math.PI * 2);
        return ['evenodd'];
      }).name('above');
      tools.layer.on('click', ({ target }) => heard.push(target.name()));
      tools.mouse.click(100, 100);
      tools.mouse.click(20, 20);
      tools.expect(heard).toEqual(['below', '']);
      tools.expect(tools.pixel(100, 100)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'Konva does not track the variables that the function reads.',
    run: async (tools) => {
      let reach = 50;
      let drawings = 0;
      const group = addWindow(tools, (context, container) => {
        drawings++;
        context.rect(0, 0, reach + Number(container.getAttr('more') ?? 0), 50);
      });
      await tools.frames(2);
      const before = drawings;
      reach = 100;
      await tools.frames(2);
      tools.expect(drawings).toBe(before);
      group.setAttr('more', 20);
      await tools.frames(2);
      tools.expect(drawings).toBeGreaterThan(before);
      tools.expect(alpha(tools, [75, 25], [115, 25], [125, 25])).toEqual([255, 255, 0]);
    },
  },
  {
    says: 'The path is empty, for example because the function called `beginPath` last',
    run: (tools) => {
      addWindow(tools, (context) => {
        context.rect(0, 0, 50, 50);
        context.beginPath();
      });
      tools.expect(alpha(tools, [25, 25], [125, 125])).toEqual([0, 0]);
    },
  },
  {
    says: '`arc` adds a line from the last point of the path. Before each arc, call `moveTo` with its start point; `closePath` does not prevent the line.',
    run: (tools) => {
      const group = addWindow(tools, (context) => {
        context.arc(50, 50, 30, Math.PI, 0);
        context.arc(150, 150, 30, Math.PI, 0);
      });
      tools.expect(alpha(tools, [70, 70])).toEqual([255]);
      group.clipFunc((context) => {
        context.arc(50, 50, 30, Math.PI, 0);
        context.closePath();
        context.arc(150, 150, 30, Math.PI, 0);
      });
      tools.layer.draw();
      tools.expect(alpha(tools, [70, 90])).toEqual([255]);
      group.clipFunc((context) => {
        context.arc(50, 50, 30, Math.PI, 0);
        context.moveTo(120, 150);
        context.arc(150, 150, 30, Math.PI, 0);
      });
      tools.layer.draw();
      tools.expect(alpha(tools, [70, 70], [50, 40], [150, 140])).toEqual([0, 255, 255]);
    },
  },
  {
    says: 'Functions are not saved.',
    run: (tools) => {
      const group = addWindow(tools, traceSquares);
      group.setAttr('clipX', 5);
      tools.expect(group.toObject().attrs).toEqual({ clipX: 5 });
    },
  },
  {
    says: 'Returning the rule without an array throws an error.',
    run: (tools) => {
      const group = addWindow(tools, traceSquares);
      const wrong: Record<string, unknown> = { clipFunc: () => 'evenodd' };
      group.setAttrs(wrong);
      tools.expect(() => tools.layer.draw()).toThrow();
    },
  },
  {
    says: 'With `destination-in`, only the pixels that the shape covers remain',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group();
      group.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' }));
      group.add(
        new Konva.Line({
          points: [20, 20, 80, 20, 80, 80, 20, 80],
          closed: true,
          tension: 0.3,
          fill: 'black',
          globalCompositeOperation: 'destination-in',
        }),
      );
      layer.add(group);
      group.cache({ pixelRatio: 1 });
      const pixels = layer.toCanvas({ x: 0, y: 0, width: 100, height: 100 }).getContext('2d');
      const at = (x: number, y: number) => [...(pixels?.getImageData(x, y, 1, 1).data ?? [])];
      expect(at(50, 50)).toEqual([255, 0, 0, 255]);
      expect(at(2, 2)).toEqual([0, 0, 0, 0]);
    },
  },
]);
