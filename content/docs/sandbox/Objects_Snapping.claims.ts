import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** Left edge, middle and right edge, in pixels of the screen. */
function stops(node: Konva.Node) {
  const { x, width } = node.getClientRect();
  return [x, x + width / 2, x + width];
}

/** The smallest shift that brings two stops together, 0 when none is within reach. */
function nearestShift(own: number[], others: number[], reach = 5) {
  const shifts = own.flatMap((stop) => others.map((other) => other - stop));
  const nearest = Math.min(...shifts.map(Math.abs));
  return nearest <= reach ? (shifts.find((shift) => Math.abs(shift) === nearest) ?? 0) : 0;
}

function addCard({ Konva, layer }: ClaimTools, x: number, y: number, parent: Konva.Group | Konva.Layer = layer) {
  const card = new Konva.Rect({ name: 'part', x, y, width: 60, height: 40, fill: 'red', draggable: true });
  parent.add(card);
  layer.draw();
  return card;
}

/** The core of the page. */
function snap({ layer }: ClaimTools) {
  layer.on('dragmove', ({ target }) => {
    if (!target.hasName('part')) return;
    const others = layer.find('.part').filter((node) => node !== target);
    const { x, y } = target.absolutePosition();
    target.absolutePosition({ x: x + nearestShift(stops(target), others.flatMap(stops)), y });
  });
}

/** Drags from the middle of a node by a distance on the screen. */
function dragBy({ mouse }: ClaimTools, node: Konva.Node, dx: number, dy = 0) {
  const { x, y, width, height } = node.getClientRect();
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  mouse.drag([fromX, fromY], [fromX + dx, fromY + dy]);
}

export default defineClaims([
  {
    says: 'A dragged shape snaps when its edge or center is within five pixels of the edge or center of another shape.',
    run: (tools) => {
      addCard(tools, 100, 200);
      const card = addCard(tools, 20, 20);
      snap(tools);
      // The right edge comes near the left one of the other.
      dragBy(tools, card, 16);
      tools.expect(card.x()).toBe(40);
      dragBy(tools, card, 6);
      tools.expect(card.x()).toBe(46);
      // The middles.
      dragBy(tools, card, 51);
      tools.expect(card.x()).toBe(100);
    },
  },
  {
    says: '`nearestShift` returns the smallest distance within reach.',
    run: ({ expect }) => {
      expect(nearestShift([100], [104, 98])).toBe(-2);
      expect(nearestShift([100], [106, 94])).toBe(0);
    },
  },
  {
    says: 'Konva first moves the node to the pointer and then fires `dragmove`, before anything is drawn.',
    run: (tools) => {
      const card = addCard(tools, 20, 20);
      let draws = 0;
      tools.layer.on('draw', () => (draws += 1));
      const seen: [number, number][] = [];
      card.on('dragmove', () => seen.push([card.x(), draws]));
      tools.mouse.down(30, 30);
      tools.mouse.move(50, 30);
      tools.mouse.move(70, 30);
      tools.expect(seen).toEqual([
        [40, 0],
        [60, 0],
      ]);
      tools.mouse.up(70, 30);
    },
  },
  {
    says: 'The next move starts from the pointer, so corrections do not accumulate',
    run: (tools) => {
      const card = addCard(tools, 20, 20);
      card.on('dragmove', () => card.x(card.x() + 4));
      dragBy(tools, card, 40);
      tools.expect(card.x()).toBe(64);
    },
  },
  {
    says: 'this works at any zoom and in any group, and the reach stays at five pixels of the stage.',
    run: (tools) => {
      const { stage, layer, expect, Konva } = tools;
      const group = new Konva.Group({ x: 10, scaleX: 2, scaleY: 2 });
      layer.add(group);
      addCard(tools, 90, 100);
      const inside = addCard(tools, 5, 5, group);
      stage.setAttrs({ scaleX: 0.5, scaleY: 0.5, x: 30 });
      layer.draw();
      snap(tools);
      // On the screen: 40 to 100, and the other 75 to 105.
      expect(stops(inside)).toEqual([40, 70, 100]);
      dragBy(tools, inside, 32);
      expect(stops(inside)[0]).toBeCloseTo(75);
      dragBy(tools, inside, 8);
      expect(stops(inside)[0]).toBeCloseTo(83);
    },
  },
  {
    says: 'The client rect includes half the stroke on each side. Pass `skipStroke: true` to leave it out.',
    run: (tools) => {
      const card = addCard(tools, 20, 20);
      card.setAttrs({ stroke: 'blue', strokeWidth: 10 });
      tools.expect(card.getClientRect()).toMatchObject({ x: 15, width: 70 });
      tools.expect(card.getClientRect({ skipStroke: true })).toMatchObject({ x: 20, width: 60 });
    },
  },
  {
    says: 'A Transformer moves with its nodes, and its own `dragmove` bubbles to the layer with the Transformer as `target`.',
    run: (tools) => {
      const card = addCard(tools, 20, 20);
      const transformer = new tools.Konva.Transformer({ nodes: [card] });
      tools.layer.add(transformer);
      const targets = new Set<Konva.Node>();
      tools.layer.on('dragmove', ({ target }) => targets.add(target));
      dragBy(tools, card, 40);
      tools.expect([...targets]).toEqual([card, transformer]);
    },
  },
  {
    says: '`dragBoundFunc` runs before `dragmove`, on absolute positions.',
    run: (tools) => {
      const card = addCard(tools, 20, 20);
      const order: string[] = [];
      tools.stage.setAttrs({ x: 50, scaleX: 2 });
      tools.layer.draw();
      card.dragBoundFunc((position) => {
        order.push(`bound ${position.x}`);
        return position;
      });
      card.on('dragmove', () => order.push('dragmove'));
      tools.mouse.down(100, 30);
      tools.mouse.move(110, 30);
      tools.mouse.up(110, 30);
      tools.expect(order).toEqual(['bound 100', 'dragmove']);
    },
  },
  {
    says: 'If each node snapped separately, their distances would change.',
    run: (tools) => {
      addCard(tools, 200, 200);
      const one = addCard(tools, 20, 20);
      const two = addCard(tools, 23, 80);
      tools.layer.add(new tools.Konva.Transformer({ nodes: [one, two] }));
      tools.layer.draw();
      snap(tools);
      dragBy(tools, one, 118);
      tools.expect(two.x() - one.x()).not.toBe(3);
    },
  },
  {
    says: "The Transformer's own `dragmove` fires once for each move, so measure the whole selection there and shift all of it",
    run: (tools) => {
      const { layer, expect } = tools;
      addCard(tools, 200, 200);
      const one = addCard(tools, 20, 20);
      const two = addCard(tools, 23, 80);
      const transformer = new tools.Konva.Transformer({ nodes: [one, two] });
      layer.add(transformer);
      layer.draw();
      let calls = 0;
      transformer.on('dragmove', () => {
        calls += 1;
        const selected = transformer.nodes();
        const boxes = selected.map((node) => node.getClientRect());
        const left = Math.min(...boxes.map(({ x }) => x));
        const right = Math.max(...boxes.map(({ x, width }) => x + width));
        const others = layer.find('.part').filter((node) => !selected.includes(node));
        const shift = nearestShift([left, (left + right) / 2, right], others.flatMap(stops));
        for (const node of selected) {
          const { x, y } = node.absolutePosition();
          node.absolutePosition({ x: x + shift, y });
        }
      });
      // The right edge of the selection, 83, comes near 200.
      dragBy(tools, one, 115);
      expect([one.x(), two.x()]).toEqual([137, 140]);
      expect(calls).toBe(4);
    },
  },
  {
    says: 'It also works in pixels of the stage, so the same two functions fit',
    run: (tools) => {
      const { layer, stage, expect } = tools;
      stage.setAttrs({ scaleX: 2, scaleY: 2 });
      addCard(tools, 120, 100);
      const card = addCard(tools, 20, 20);
      const transformer = new tools.Konva.Transformer({ nodes: [card], keepRatio: false });
      layer.add(transformer);
      layer.draw();
      transformer.anchorDragBoundFunc((_oldPosition, newPosition) => {
        const others = layer.find('.part').filter((node) => !transformer.nodes().includes(node));
        return { x: newPosition.x + nearestShift([newPosition.x], others.flatMap(stops)), y: newPosition.y };
      });
      // The right edge, at 160 on the screen, comes near 240.
      tools.mouse.drag([160, 80], [237, 80]);
      expect(card.getClientRect().x + card.getClientRect().width).toBeCloseTo(240);
    },
  },
]);
