import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Write the indexes from the first node to the last: the result is then the order of the array.',
    run: ({ Konva, layer, expect }) => {
      const letters = ['a', 'b', 'c', 'd', 'e'];
      layer.add(...letters.map((id) => new Konva.Rect({ id })));
      const write = (ids: readonly string[]) => {
        ids.forEach((id, index) => layer.findOne(`#${id}`)?.zIndex(index));
        return layer.children.map((node) => node.id());
      };
      for (const order of ['edcba', 'cabed', 'baced']) expect(write([...order]).join('')).toBe(order);
    },
  },
  {
    says: '`Konva.Node#zIndex` moves one node and shifts the nodes in between.',
    run: ({ Konva, layer, expect }) => {
      layer.add(...['a', 'b', 'c', 'd'].map((id) => new Konva.Rect({ id })));
      layer.findOne('#a')?.zIndex(2);
      expect(layer.children.map((node) => node.id()).join('')).toBe('bcad');
    },
  },
  {
    says: 'The index is a position among the children of one parent. Konva never draws a shape of one group between two shapes of another',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = (fill: string, x: number) => new Konva.Rect({ fill, x, width: 60, height: 60 });
      const [below, above] = [new Konva.Group(), new Konva.Group()];
      below.add(box('#00ff00', 20), box('#00ff00', 40));
      above.add(box('#ff0000', 0), box('#ff0000', 60));
      layer.add(below, above);
      below.children[0]?.zIndex(1);
      layer.draw();
      expect(below.children[1]?.zIndex()).toBe(1);
      expect(pixel(50, 30)).toEqual([255, 0, 0, 255]);
      above.zIndex(0);
      layer.draw();
      expect(pixel(50, 30)).toEqual([0, 255, 0, 255]);
    },
  },
  {
    says: 'The shape has `opacity: 0`, which hides it only visually. A node with `visible: false` is left out of the hit graph.',
    run: ({ Konva, stage, layer, expect }) => {
      const box = new Konva.Rect({ width: 50, height: 50, fill: 'red', opacity: 0 });
      layer.add(box).draw();
      expect(stage.getIntersection({ x: 20, y: 20 })).toBe(box);
      box.setAttrs({ opacity: 1, visible: false });
      layer.draw();
      expect(stage.getIntersection({ x: 20, y: 20 })).toBe(null);
    },
  },
  {
    says: 'With `draggable: false` alone, the shape still receives the press. Set `listening: false` as well, on the group; that also removes its children from the hit graph.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const below = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      const sheet = new Konva.Group({ draggable: false });
      const cut = new Konva.Rect({ width: 50, height: 50, fill: 'blue' });
      sheet.add(cut);
      layer.add(below, sheet).draw();
      const pressed: unknown[] = [];
      stage.on('pointerdown', ({ target }) => pressed.push(target));
      mouse.click(20, 20);
      sheet.listening(false);
      layer.draw();
      mouse.click(20, 20);
      expect(pressed).toEqual([cut, below]);
    },
  },
  {
    says: 'To set the order, write the indexes from back to front',
    run: ({ Konva, stage, layer, expect }) => {
      interface Sheet {
        id: string;
        isHidden: boolean;
        isLocked: boolean;
      }
      const show = (sheets: readonly Sheet[]) => {
        sheets.forEach(({ id, isHidden, isLocked }, index) => {
          const node = layer.findOne(`#${id}`);
          node?.setAttrs({ visible: !isHidden, listening: !isLocked, draggable: !isLocked });
          node?.zIndex(index);
        });
        layer.draw();
        return stage.getIntersection({ x: 5, y: 5 })?.id();
      };
      for (const id of ['a', 'b', 'c']) {
        layer.add(new Konva.Rect({ id, width: 20, height: 20, fill: 'red' }));
      }
      const sheet = (id: string, changes: Partial<Sheet> = {}): Sheet => ({
        id,
        isHidden: false,
        isLocked: false,
        ...changes,
      });
      expect(show([sheet('c'), sheet('a'), sheet('b')])).toBe('b');
      expect(show([sheet('c'), sheet('a'), sheet('b', { isLocked: true })])).toBe('a');
      expect(show([sheet('c'), sheet('a', { isHidden: true }), sheet('b', { isLocked: true })])).toBe('c');
    },
  },
]);
