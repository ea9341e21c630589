import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import { tick } from 'svelte';
import Clamped from './claims/Clamped.svelte';
import Slots from './claims/Slots.svelte';
import SortedCards from './claims/tasks/SortedCards.svelte';

const nodeOf = ({ Konva }: ClaimTools, selector: string) => Konva.stages[0]?.findOne(selector);

export default defineClaims([
  {
    says: 'A limit on the state alone does not stop the node',
    run: async (tools) => {
      await mountSvelte(tools, Clamped, {});
      await tools.frames(2);
      tools.mouse.down(20, 20);
      for (const [pointer, x] of [
        [60, 40],
        [90, 50],
        [120, 100],
      ] as const) {
        tools.mouse.move(pointer, 20);
        await tools.frames();
        tools.expect(nodeOf(tools, 'Rect')?.x()).toBe(x);
      }
      tools.mouse.up(120, 20);
    },
  },
  {
    says: 'When the index changes during the drag, the component writes the new position to the held node.',
    run: async (tools) => {
      const { order } = await mountSvelte(tools, Slots, {});
      await tools.frames(2);
      tools.mouse.down(20, 20);
      tools.mouse.move(20, 65);
      tools.expect(nodeOf(tools, '#a')?.y()).toBe(45);
      order(['b', 'a', 'c']);
      await tools.frames();
      tools.expect(nodeOf(tools, '#a')?.y()).toBe(50);
      tools.mouse.move(20, 66);
      tools.expect(nodeOf(tools, '#a')?.y()).toBe(46);
      tools.mouse.up(20, 66);
    },
  },
  {
    says: 'A button that moves down loses the focus, because Svelte moves its element; when it moves up, Svelte moves the neighbor instead.',
    run: async (tools) => {
      const { order } = await mountSvelte(tools, Slots, {});
      const focusAfter = async (id: string, ids: string[]) => {
        order(['a', 'b', 'c']);
        await tick();
        tools.container.querySelector<HTMLElement>(`button#${id}`)?.focus();
        tools.expect(document.activeElement?.id).toBe(id);
        order(ids);
        await tick();
        return document.activeElement;
      };
      const down = await focusAfter('a', ['b', 'a', 'c']);
      tools.expect(down).toBe(document.body);
      const up = await focusAfter('b', ['b', 'a', 'c']);
      tools.expect(up?.id).toBe('b');
    },
  },
  {
    says: '`move` builds a new array, and everything else is derived from it.',
    run: async (tools) => {
      const { container, expect } = tools;
      const { order } = await mountSvelte(tools, SortedCards, {});
      await tools.frames(2);
      const news = () => container.querySelector('[role="status"]')?.textContent;
      /** Array, canvas and buttons have this order, and each card is in its slot. */
      const holds = async (...ids: string[]) => {
        await tools.frames();
        expect(order()).toEqual(ids);
        const nodes = tools.Konva.stages[0]?.findOne<Konva.Group>('.list')?.getChildren() ?? [];
        expect(nodes.map((node) => node.id())).toEqual(ids);
        expect(nodes.map((node) => node.y())).toEqual(ids.map((_, index) => 50 * index));
        expect([...container.querySelectorAll('button')].map((button) => button.ariaLabel?.toLowerCase())).toEqual(
          ids.map((id, index) => `${id}, ${index + 1} of 6`),
        );
      };
      await holds('soup', 'salad', 'pasta', 'fish', 'cake', 'coffee');

      tools.mouse.drag([60, 20], [160, 122]);
      await holds('salad', 'pasta', 'soup', 'fish', 'cake', 'coffee');
      expect(news()).toBe('Soup is number 3 of 6.');

      tools.touch.start([60, 270]);
      for (const y of [230, 140, 22]) {
        tools.touch.move([60, y]);
        await tools.frames();
      }
      tools.touch.end();
      await holds('coffee', 'salad', 'pasta', 'soup', 'fish', 'cake');
      expect(news()).toBe('Coffee is number 1 of 6.');

      await tools.device.press('Tab');
      await tools.device.press('Tab');
      expect(document.activeElement?.ariaLabel).toBe('Salad, 2 of 6');
      await tools.device.press('ArrowDown');
      await tools.device.press('ArrowDown');
      await holds('coffee', 'pasta', 'soup', 'salad', 'fish', 'cake');
      expect(news()).toBe('Salad is number 4 of 6.');
      expect(document.activeElement?.ariaLabel).toBe('Salad, 4 of 6');
      await tools.device.press('ArrowUp');
      await holds('coffee', 'pasta', 'salad', 'soup', 'fish', 'cake');
      expect(news()).toBe('Salad is number 3 of 6.');
    },
  },
]);
