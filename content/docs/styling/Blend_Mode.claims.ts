import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Operation = GlobalCompositeOperation;

const RED = '#ff0000';
const BLUE = '#0000ff';
const YELLOW = '#ffff00';

function rect({ Konva }: ClaimTools, x: number, fill: string, operation?: Operation): Konva.Rect {
  return new Konva.Rect({
    x,
    y: 0,
    width: 100,
    height: 100,
    fill,
    globalCompositeOperation: operation ?? 'source-over',
  });
}

/** What is seen where only the first, both, and only the second of two overlapping squares is. */
function see(tools: ClaimTools, operation: Operation, colors: [string, string] = [RED, BLUE]) {
  tools.layer.destroyChildren();
  tools.layer.add(rect(tools, 0, colors[0]), rect(tools, 50, colors[1], operation)).draw();
  return [25, 75, 125].map((x) => tools.pixel(x, 50));
}

const NOTHING = [0, 0, 0, 0];
const RED_PIXEL = [255, 0, 0, 255];
const BLUE_PIXEL = [0, 0, 255, 255];
const BLACK_PIXEL = [0, 0, 0, 255];

export default defineClaims([
  {
    says: 'with `xor`, the overlap becomes empty.',
    run: (tools) => tools.expect(see(tools, 'xor')).toEqual([RED_PIXEL, NOTHING, BLUE_PIXEL]),
  },
  {
    says: 'The shape is visible only where the layer is empty.',
    run: (tools) => tools.expect(see(tools, 'destination-over')).toEqual([RED_PIXEL, RED_PIXEL, BLUE_PIXEL]),
  },
  {
    says: 'The shape erases. An eraser is a line with this operation.',
    run: (tools) => tools.expect(see(tools, 'destination-out')).toEqual([RED_PIXEL, NOTHING, NOTHING]),
  },
  {
    says: 'The shape is visible only where the layer already has pixels.',
    run: (tools) => tools.expect(see(tools, 'source-atop')).toEqual([RED_PIXEL, BLUE_PIXEL, NOTHING]),
  },
  {
    says: 'These clear everything outside the shape.',
    run: (tools) => {
      for (const mask of ['source-in', 'source-out', 'destination-in', 'destination-atop', 'copy'] as const) {
        tools.expect(see(tools, mask)[0], mask).toEqual(NOTHING);
      }
    },
  },
  {
    says: 'Darker. White changes nothing.',
    run: (tools) => {
      for (const mix of ['multiply', 'darken', 'color-burn'] as const) {
        tools.expect(see(tools, mix, [RED, '#ffffff'])[1], mix).toEqual(RED_PIXEL);
      }
      tools.expect(see(tools, 'multiply')[1]).toEqual(BLACK_PIXEL);
    },
  },
  {
    says: 'Lighter. Black changes nothing.',
    run: (tools) => {
      for (const mix of ['screen', 'lighten', 'color-dodge', 'lighter'] as const) {
        tools.expect(see(tools, mix, [RED, '#000000'])[1], mix).toEqual(RED_PIXEL);
      }
      tools.expect(see(tools, 'screen')[1]).toEqual([255, 0, 255, 255]);
    },
  },
  {
    says: 'Layers below do not change: an eraser on the top layer reveals the layer below.',
    run: (tools) => {
      const top = new tools.Konva.Layer();
      tools.layer.add(rect(tools, 0, RED)).draw();
      tools.stage.add(top);
      top.add(rect(tools, 0, BLUE), rect(tools, 50, '#000000', 'destination-out')).draw();
      tools.expect([tools.pixel(25, 50), tools.pixel(75, 50)]).toEqual([BLUE_PIXEL, RED_PIXEL]);
    },
  },
  {
    says: 'draw the group on a separate canvas with `Konva.Group#isolated`, or call `Konva.Node#cache` on it',
    run: (tools) => {
      const look = (prepare: (group: Konva.Group) => void) => {
        tools.layer.destroyChildren();
        const group = new tools.Konva.Group();
        group.add(rect(tools, 0, BLUE), rect(tools, 50, '#000000', 'destination-in'));
        tools.layer.add(rect(tools, 200, RED), group);
        prepare(group);
        tools.layer.draw();
        return [25, 75, 250].map((x) => tools.pixel(x, 50));
      };
      tools.expect(look(() => undefined)).toEqual([NOTHING, BLUE_PIXEL, NOTHING]);
      tools.expect(look((group) => group.isolated(true))).toEqual([NOTHING, BLUE_PIXEL, RED_PIXEL]);
      tools.expect(look((group) => group.cache())).toEqual([NOTHING, BLUE_PIXEL, RED_PIXEL]);
    },
  },
  {
    says: 'An operation on a plain group applies to each child in turn, so overlapping children also blend with each other. To blend the group as one image, isolate it too',
    run: (tools) => {
      const look = (isolated: boolean) => {
        tools.layer.destroyChildren();
        const group = new tools.Konva.Group({ globalCompositeOperation: 'multiply', isolated });
        group.add(rect(tools, 0, YELLOW), rect(tools, 50, '#00ffff'));
        tools.layer.add(new tools.Konva.Rect({ width: 200, height: 100, fill: '#ffffff' }), group).draw();
        return [25, 75, 125].map((x) => tools.pixel(x, 50));
      };
      const [yellow, green, cyan] = [
        [255, 255, 0, 255],
        [0, 255, 0, 255],
        [0, 255, 255, 255],
      ];
      tools.expect(look(false)).toEqual([yellow, green, cyan]);
      tools.expect(look(true)).toEqual([yellow, cyan, cyan]);
    },
  },
  {
    says: 'A child with its own operation keeps it.',
    run: (tools) => {
      const group = new tools.Konva.Group({ globalCompositeOperation: 'multiply' });
      group.add(rect(tools, 0, BLUE, 'screen'));
      tools.layer.add(rect(tools, 0, RED), group).draw();
      tools.expect(tools.pixel(25, 50)).toEqual([255, 0, 255, 255]);
    },
  },
  {
    says: 'On transparent pixels, the shape keeps its color.',
    run: (tools) => {
      tools.layer.add(rect(tools, 0, BLUE, 'multiply')).draw();
      tools.expect(tools.pixel(25, 50)).toEqual(BLUE_PIXEL);
    },
  },
  {
    says: 'The hit graph ignores operations, so the shape still receives events inside its outline.',
    run: (tools) => {
      const erased = rect(tools, 0, RED);
      tools.layer.add(erased, rect(tools, 0, BLUE, 'destination-out').listening(false)).draw();
      tools.expect(tools.pixel(25, 50)).toEqual(NOTHING);
      tools.expect(tools.stage.getIntersection({ x: 25, y: 50 })).toBe(erased);
    },
  },
  {
    says: 'Konva blends a cached group as one image, so its children no longer blend with the layer one by one.',
    run: (tools) => {
      const group = new tools.Konva.Group();
      group.add(rect(tools, 0, BLUE, 'multiply'));
      tools.layer.add(rect(tools, 0, RED), group).draw();
      tools.expect(tools.pixel(25, 50)).toEqual(BLACK_PIXEL);
      group.cache();
      tools.layer.draw();
      tools.expect(tools.pixel(25, 50)).toEqual(BLUE_PIXEL);
    },
  },
]);
