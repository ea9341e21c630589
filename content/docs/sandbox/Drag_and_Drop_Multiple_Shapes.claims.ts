import { defineClaims } from '@site-packages/page-claims';
import { cardsOf, newTable, remove, travel } from '../../../demos/sandbox/Drag_and_Drop_Multiple_Shapes/shared/cards';

export default defineClaims([
  {
    says: 'four listeners on the layer are enough',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      for (const [i, fill] of ['#2d3f8f', '#0f6f7c', '#c2562b'].entries()) {
        layer.add(new Konva.Rect({ x: 40 + i * 60, y: 40, width: 90, height: 130, fill, draggable: true }));
      }
      layer.on('dragstart', ({ target }) => target.moveToTop());
      layer.on('pointerdblclick', ({ target }) => {
        target.destroy();
        stage.container().style.cursor = '';
      });
      layer.on('mouseenter', () => (stage.container().style.cursor = 'pointer'));
      layer.on('mouseleave', () => (stage.container().style.cursor = ''));
      layer.draw();
      const [first] = layer.children;
      mouse.move(60, 100);
      expect(stage.container().style.cursor).toBe('pointer');
      mouse.drag([60, 100], [80, 120]);
      expect(layer.children.at(-1)).toBe(first);
      layer.draw();
      mouse.click(80, 120);
      mouse.click(80, 120);
      expect(layer.children).toHaveLength(2);
      expect(stage.container().style.cursor).toBe('');
    },
  },
  {
    says: '`pointerdblclick` fires for both.',
    run: ({ Konva, layer, mouse, touch, expect }) => {
      const card = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(card).draw();
      const heard: string[] = [];
      card.on('dblclick dbltap pointerdblclick', ({ type }) => heard.push(type));
      mouse.click(50, 50);
      mouse.click(50, 50);
      expect(heard.sort()).toEqual(['dblclick', 'pointerdblclick']);
      heard.length = 0;
      touch.tap(50, 50);
      touch.tap(50, 50);
      expect(heard.sort()).toEqual(['dbltap', 'pointerdblclick']);
    },
  },
  {
    says: 'A finger fires `dbltap`, not `dblclick`.',
    run: ({ Konva, layer, touch, expect }) => {
      const card = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      layer.add(card).draw();
      const heard: string[] = [];
      card.on('dblclick dbltap', ({ type }) => heard.push(type));
      touch.tap(50, 50);
      touch.tap(50, 50);
      expect(heard).toEqual(['dbltap']);
    },
  },
  {
    says: '`Konva.Node#moveToTop` changes only the order of the nodes. Saved files and undo steps contain the list, which still has the old order.',
    run: ({ Konva, layer, expect }) => {
      const list = ['red', 'blue'];
      const show = () => {
        layer.destroyChildren();
        for (const fill of list) layer.add(new Konva.Rect({ name: fill, fill }));
      };
      show();
      layer.findOne('.red')?.moveToTop();
      expect(layer.children.map((card) => card.name())).toEqual(['blue', 'red']);
      show();
      expect(layer.children.map((card) => card.name())).toEqual(['red', 'blue']);
    },
  },
  {
    says: 'A node that is destroyed does not fire `mouseleave`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const add = () => {
        const card = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
        card.on('mouseenter mouseleave', ({ type }) => heard.push(type));
        layer.add(card).draw();
        return card;
      };
      const removed = add();
      mouse.move(50, 50);
      removed.destroy();
      layer.draw();
      mouse.move(200, 200);
      expect(heard).toEqual(['mouseenter']);
      add();
      mouse.move(50, 50);
      mouse.move(200, 200);
      expect(heard).toEqual(['mouseenter', 'mouseenter', 'mouseleave']);
    },
  },
  {
    says: 'A press that became a drag is not a click.',
    run: ({ Konva, layer, mouse, expect }) => {
      const card = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      layer.add(card).draw();
      const heard: string[] = [];
      card.on('click dragend', ({ type }) => heard.push(type));
      mouse.drag([50, 50], [70, 60]);
      expect(heard).toEqual(['dragend']);
    },
  },
  {
    says: 'Konva counts a double click only when both clicks hit the same shape within `Konva.dblClickWindow`, 400 milliseconds.',
    run: ({ Konva, layer, mouse, expect, onEnd }) => {
      expect(Konva.dblClickWindow).toBe(400);
      const cards = [0, 60].map((x) => new Konva.Rect({ x, width: 50, height: 50, fill: 'red', name: `at ${x}` }));
      layer.add(...cards).draw();
      const heard: string[] = [];
      layer.on('dblclick', ({ target }) => heard.push(target.name()));
      mouse.click(20, 20);
      mouse.click(80, 20);
      expect(heard).toEqual([]);
      mouse.click(80, 20);
      expect(heard).toEqual(['at 60']);
      onEnd(() => (Konva.dblClickWindow = 400));
      Konva.dblClickWindow = -1;
      mouse.click(20, 20);
      mouse.click(20, 20);
      expect(heard).toEqual(['at 60']);
    },
  },
  {
    says: 'undo returns the removed card to its position among the others.',
    run: ({ expect }) => {
      const start = newTable();
      const back = travel(remove(start, 'eye'), -1);
      expect(cardsOf(back)).toEqual(cardsOf(start));
      expect(cardsOf(remove(start, 'eye'))).toHaveLength(5);
    },
  },
  {
    says: 'While you drag, all cards of the layer are drawn again.',
    run: async ({ Konva, layer, mouse, expect, frames }) => {
      let draws = 0;
      const other = new Konva.Shape({
        sceneFunc: () => {
          draws += 1;
        },
      });
      const card = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      layer.add(other, card).draw();
      await frames(1);
      draws = 0;
      mouse.down(50, 50);
      mouse.move(60, 60);
      mouse.move(70, 70);
      await frames(2);
      expect(draws).toBeGreaterThan(0);
      mouse.up(70, 70);
    },
  },
]);
