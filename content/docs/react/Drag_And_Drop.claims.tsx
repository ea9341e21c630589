import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { SortedCards } from './claims/tasks/SortedCards';

export default defineClaims([
  {
    says: 'A card that is dropped near its old position keeps its index, and React writes nothing.',
    run: async (tools) => {
      const { Konva, container, mouse, touch, expect } = tools;
      let array: string[] = [];
      await mountReact(tools, <SortedCards onSort={(cards) => (array = cards.map(({ id }) => id))} />);
      await tools.frames(2);
      const onCanvas = () => {
        const cards = [...(Konva.stages[0]?.find('.card') ?? [])];
        expect(cards.map((card) => card.x())).toEqual(Array(6).fill(20));
        return cards.toSorted((a, b) => a.y() - b.y()).map((card) => card.id());
      };
      const heard = () => container.querySelector('output')?.textContent;

      mouse.drag([120, 38], [150, 136]);
      expect(array).toEqual(['bread', 'cheese', 'apple', 'dates', 'eggs', 'figs']);
      expect(onCanvas()).toEqual(array);
      expect(heard()).toBe('Apple: place 3 of 6.');

      mouse.drag([120, 126], [140, 132]);
      expect(Konva.stages[0]?.findOne('#apple')?.position()).toEqual({ x: 20, y: 108 });

      await tools.frames(2);
      touch.start([120, 258]);
      touch.move([120, 150]);
      touch.move([120, 40]);
      touch.end();
      expect(array).toEqual(['figs', 'bread', 'cheese', 'apple', 'dates', 'eggs']);
      expect(onCanvas()).toEqual(array);
      expect(heard()).toBe('Figs: place 1 of 6.');
    },
  },
  {
    says: 'With the id as the key, the button keeps the focus when it moves.',
    run: async (tools) => {
      const { Konva, container, device, until, expect } = tools;
      let array: string[] = [];
      await mountReact(tools, <SortedCards onSort={(cards) => (array = cards.map(({ id }) => id))} />);
      const [button] = container.querySelectorAll('button');
      await device.press('Tab');
      expect(document.activeElement).toBe(button);
      await device.press('ArrowDown');
      await device.press('ArrowDown');
      await until(() => array[2] === 'apple');
      expect(document.activeElement).toBe(button);
      expect(button?.textContent).toBe('Apple, 3 of 6');
      expect(container.querySelector('output')?.textContent).toBe('Apple: place 3 of 6.');
      expect(Konva.stages[0]?.find('.card').map((card) => card.id())).toEqual(array);
      await device.press('ArrowUp');
      await until(() => array[1] === 'apple');
      expect(Konva.stages[0]?.findOne('#apple')?.y()).toBe(64);
    },
  },
]);
