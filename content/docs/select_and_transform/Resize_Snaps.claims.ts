import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const GRID = 40;
const snap = (value: number) => Math.round(value / GRID) * GRID;

/** The nearest of the lines within 8 pixels, or the value itself. */
function nearest(value: number, lines: number[]) {
  const distance = Math.min(...lines.map((line) => Math.abs(line - value)));
  return distance <= 8 ? (lines.find((line) => Math.abs(line - value) === distance) ?? value) : value;
}

function addCard({ Konva, layer }: ClaimTools, x: number, y: number, config: Partial<Konva.RectConfig> = {}) {
  const card = new Konva.Rect({ name: 'card', x, y, width: 60, height: 60, fill: 'red', ...config });
  layer.add(card);
  return card;
}

function attach({ Konva, layer }: ClaimTools, card: Konva.Node, config: Partial<Konva.TransformerConfig> = {}) {
  const transformer = new Konva.Transformer({ nodes: [card], keepRatio: false, ...config });
  layer.add(transformer).draw();
  return transformer;
}

const toGrid: Konva.TransformerConfig['anchorDragBoundFunc'] = (_oldPosition, newPosition) => ({
  x: snap(newPosition.x),
  y: snap(newPosition.y),
});

const right = (node: Konva.Node) => {
  const { x, width } = node.getClientRect({ skipStroke: true });
  return x + width;
};

export default defineClaims([
  {
    says: 'return a different position from `anchorDragBoundFunc`',
    run: (tools) => {
      const card = addCard(tools, 40, 40);
      attach(tools, card, { anchorDragBoundFunc: toGrid });
      tools.mouse.drag([100, 100], [172, 190]);
      tools.expect(card.getClientRect()).toMatchObject({ x: 40, y: 40, width: 120, height: 160 });
    },
  },
  {
    says: "It receives the handle's old position, the new position under the pointer, and the browser's event",
    run: (tools) => {
      const card = addCard(tools, 40, 40);
      const seen: unknown[] = [];
      attach(tools, card, {
        anchorDragBoundFunc: (oldPosition, newPosition, event) => {
          seen.push(oldPosition, newPosition, event.type);
          return newPosition;
        },
      });
      tools.mouse.down(100, 100);
      tools.mouse.move(110, 105);
      tools.mouse.up(110, 105);
      tools.expect(seen).toEqual([{ x: 100, y: 100 }, { x: 110, y: 105 }, 'mousemove']);
    },
  },
  {
    says: 'For a side handle, Konva uses only the value for its direction.',
    run: (tools) => {
      const card = addCard(tools, 40, 40);
      attach(tools, card, { anchorDragBoundFunc: (_old, { x }) => ({ x, y: 290 }) });
      tools.mouse.drag([100, 70], [140, 70]);
      const { width, height } = card.getClientRect();
      tools.expect([width, height].map(Math.round)).toEqual([100, 60]);
    },
  },
  {
    says: 'The positions refer to its center, and Konva takes into account where the user pressed it.',
    run: (tools) => {
      const card = addCard(tools, 40, 40);
      attach(tools, card);
      tools.mouse.drag([103, 103], [113, 113]);
      tools.expect(right(card)).toBeCloseTo(110);
    },
  },
  {
    says: 'If the stage is zoomed as well, convert there and back',
    run: (tools) => {
      tools.stage.setAttrs({ x: 15, scaleX: 2, scaleY: 2 });
      const card = addCard(tools, 40, 0);
      attach(tools, card, {
        anchorDragBoundFunc: (_old, newPosition) => {
          const toCanvas = tools.layer.getAbsoluteTransform();
          const { x, y } = toCanvas.copy().invert().point(newPosition);
          return toCanvas.point({ x: snap(x), y: snap(y) });
        },
      });
      tools.mouse.drag([215, 120], [250, 150]);
      tools.expect(right(card)).toBeCloseTo(15 + 120 * 2);
    },
  },
  {
    says: 'Boxes and handles are both in screen pixels, so you need no conversion on a zoomed stage.',
    run: (tools) => {
      tools.stage.setAttrs({ scaleX: 1.5, scaleY: 1.5 });
      const card = addCard(tools, 20, 20);
      addCard(tools, 150, 120, { stroke: 'blue', strokeWidth: 8 });
      const transformer = attach(tools, card);
      let columns: number[] = [];
      let rows: number[] = [];
      transformer.on('transformstart', () => {
        const others = tools.layer.find('.card').filter((node) => !transformer.nodes().includes(node));
        const boxes = others.map((node) => node.getClientRect({ skipStroke: true }));
        columns = boxes.flatMap(({ x, width }) => [x, x + width / 2, x + width]);
        rows = boxes.flatMap(({ y, height }) => [y, y + height / 2, y + height]);
      });
      transformer.anchorDragBoundFunc((_old, { x, y }) => ({ x: nearest(x, columns), y: nearest(y, rows) }));
      // The other card begins at 225, 180 on the screen.
      tools.mouse.drag([120, 120], [231, 173]);
      const { x, y, width, height } = card.getClientRect();
      tools.expect([x + width, y + height].map(Math.round)).toEqual([225, 180]);
    },
  },
  {
    says: 'Set the function to `null` to turn snapping off',
    run: (tools) => {
      const card = addCard(tools, 40, 40);
      attach(tools, card, { anchorDragBoundFunc: toGrid }).setAttr('anchorDragBoundFunc', null);
      tools.mouse.drag([100, 100], [111, 100]);
      tools.expect(right(card)).toBeCloseTo(111);
    },
  },
  {
    says: 'Konva applies the proportions after your function and moves the corner off the line again.',
    run: (tools) => {
      const card = addCard(tools, 40, 40);
      attach(tools, card, { keepRatio: true, anchorDragBoundFunc: toGrid });
      tools.mouse.drag([100, 100], [200, 110]);
      tools.expect(right(card) % GRID).not.toBe(0);
    },
  },
  {
    says: "Konva calls the function for it as well. Return the position unchanged when `transformer.getActiveAnchor()` starts with `'rotater'`",
    run: (tools) => {
      const card = addCard(tools, 100, 100);
      const handles = new Set<string | null>();
      const transformer = attach(tools, card, {
        anchorDragBoundFunc: (_old, position) => {
          handles.add(transformer.getActiveAnchor());
          return position;
        },
      });
      tools.mouse.drag([130, 50], [180, 100]);
      tools.expect([...handles]).toEqual(['rotater']);
    },
  },
  {
    says: 'The frame includes the stroke. With `Konva.Transformer#ignoreStroke`, the middle of the outline is on the line.',
    run: (tools) => {
      for (const ignoreStroke of [false, true]) {
        const card = addCard(tools, 50, 50, { stroke: 'blue', strokeWidth: 10, strokeScaleEnabled: false });
        const transformer = attach(tools, card, { ignoreStroke, anchorDragBoundFunc: toGrid });
        const corner = ignoreStroke ? 110 : 115;
        tools.mouse.drag([corner, corner], [158, 158]);
        tools.expect(Math.round(right(card)), String(ignoreStroke)).toBe(ignoreStroke ? 160 : 155);
        transformer.destroy();
        card.destroy();
      }
    },
  },
]);
