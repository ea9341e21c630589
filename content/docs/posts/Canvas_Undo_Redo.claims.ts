import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** Two cards of 60 by 60 in a Transformer. */
function addCards({ Konva, layer }: ClaimTools) {
  const look = { y: 60, width: 60, height: 60, fill: 'red', draggable: true, name: 'card' };
  const cards = [60, 200].map((x) => new Konva.Rect({ ...look, x, id: String(x) }));
  const transformer = new Konva.Transformer({ nodes: cards });
  layer.add(...cards, transformer).draw();
  return { cards, transformer };
}

export default defineClaims([
  {
    says: 'Konva fires all of them from one browser listener, so `collectDrags` in the demo collects the positions and reports them in a microtask after the last event.',
    run: async (tools) => {
      const { cards } = addCards(tools);
      const heard: string[] = [];
      for (const card of cards) {
        card.on('dragend', () => {
          if (heard.length === 0) queueMicrotask(() => heard.push('report'));
          heard.push(card.id());
        });
      }
      // The browser's own mouse: microtasks run between two of its listeners, but not between two of an event that a script sends.
      await tools.device.move(80, 80);
      await tools.device.down();
      await tools.device.move(120, 100);
      await tools.device.up();
      await tools.until(() => heard.length === 3);
      tools.expect(heard).toEqual(['60', '200', 'report']);
      tools.expect(cards.map((card) => card.position())).toEqual([
        { x: 100, y: 80 },
        { x: 240, y: 80 },
      ]);
    },
  },
  {
    says: 'The listener is on the layer, which also receives the `dragend` of the Transformer.',
    run: (tools) => {
      const { transformer } = addCards(tools);
      const heard: Konva.Node[] = [];
      tools.layer.on('dragend', ({ target }) => heard.push(target));
      tools.mouse.drag([80, 80], [120, 100]);
      tools.expect(heard).toHaveLength(3);
      tools.expect(heard).toContain(transformer);
      tools.expect(heard.filter((node) => node.hasName('card'))).toHaveLength(2);
    },
  },
  {
    says: 'A press on a handle without a move still fires `transformend`.',
    run: (tools) => {
      const { cards, transformer } = addCards(tools);
      let ends = 0;
      cards[0]?.on('transformend', () => (ends += 1));
      const handle = transformer.findOne('.bottom-right')?.absolutePosition() ?? { x: 0, y: 0 };
      tools.mouse.click(handle.x, handle.y);
      tools.expect(ends).toBe(1);
      tools.expect(cards[0]?.scale()).toEqual({ x: 1, y: 1 });
    },
  },
  {
    says: '`setAttrs` does not change attributes that it does not contain. From the start, give each card all attributes that a gesture can change.',
    run: (tools) => {
      const [card] = addCards(tools).cards;
      card?.setAttrs({ x: 90, rotation: 45 });
      card?.setAttrs({ x: 60 });
      tools.expect([card?.x(), card?.rotation()]).toEqual([60, 45]);
    },
  },
]);
