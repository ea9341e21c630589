import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';
import { flushSync, mount, tick, unmount } from 'svelte';
import { swipe } from '../../../demos/common/konva/swipe';
import TestedBoard from './claims/TestedBoard.svelte';
import SortedCards from './claims/tasks/SortedCards.svelte';

/** Mounts without waiting, as the page's test does. */
function mounted(target: Element, { onEnd }: ClaimTools) {
  const board = mount(TestedBoard, { target });
  let isMounted = true;
  const end = async () => {
    if (isMounted) {
      isMounted = false;
      await unmount(board);
    }
  };
  onEnd(() => void end());
  return end;
}

function circleOf({ Konva }: ClaimTools) {
  const circle = Konva.stages[0]?.findOne('Circle');
  if (!circle) throw new Error('There is no circle.');
  return circle;
}

export default defineClaims([
  {
    says: 'the canvas is not in the document before `flushSync()`.',
    run: (tools) => {
      const { Konva, container, expect } = tools;
      mounted(container, tools);
      expect(Konva.stages[0]?.find('Circle')).toHaveLength(1);
      expect(container.querySelector('canvas')).toBeNull();
      flushSync();
      expect(container.querySelector('canvas')).not.toBeNull();
    },
  },
  {
    says: 'A listener changes the state at once; nodes and HTML follow when effects run.',
    run: async (tools) => {
      const { container, mouse, expect } = tools;
      mounted(container, tools);
      flushSync();
      const circle = circleOf(tools);
      circle.getStage()?.draw();
      const both = () => [circle.x(), container.querySelector('p')?.textContent];
      mouse.click(50, 50);
      expect(both()).toEqual([50, '50']);
      flushSync();
      expect(both()).toEqual([60, '60']);
      circle.getStage()?.draw();
      mouse.drag([60, 50], [70, 50]);
      await tick();
      expect(both()).toEqual([120, '120']);
    },
  },
  {
    says: 'The node is where the finger left it, not on the grid.',
    run: (tools) => {
      mounted(tools.container, tools);
      flushSync();
      const circle = circleOf(tools);
      swipe(circle, { x: 40, y: 0 });
      tools.expect(circle.x()).toBe(90);
      flushSync();
      tools.expect(circle.x()).toBe(120);
    },
  },
  {
    says: '`unmount` destroys the stage. Await it: the promise resolves after transitions.',
    run: async (tools) => {
      const end = mounted(tools.container, tools);
      flushSync();
      tools.expect(tools.Konva.stages).toHaveLength(1);
      await end();
      tools.expect(tools.Konva.stages).toHaveLength(0);
      tools.expect(tools.container.childElementCount).toBe(0);
    },
  },
  {
    says: 'The host is not in the document, so the moves do not bubble to the window.',
    run: (tools) => {
      const host = document.createElement('div');
      mounted(host, tools);
      flushSync();
      const circle = circleOf(tools);
      swipe(circle, { x: 40, y: 20 });
      tools.expect(circle.position()).toEqual({ x: 50, y: 50 });
      circle.stopDrag();
      tools.container.append(host);
      swipe(circle, { x: 40, y: 20 });
      tools.expect(circle.position()).toEqual({ x: 90, y: 70 });
    },
  },
  {
    says: 'A component test mounts the component in a real browser, drags a shape with a real mouse, and checks nodes and pixels',
    run: async ({ Konva, container, device, expect, onEnd }) => {
      const cards = mount(SortedCards, { target: container });
      let isMounted = true;
      onEnd(() => {
        if (isMounted) void unmount(cards);
      });
      flushSync();
      const [stage] = Konva.stages;
      const list = stage?.findOne<Konva.Group>('.list');
      const soup = stage?.findOne('#soup');
      if (!stage || !list || !soup) throw new Error('The list is not there.');
      const order = () => list.getChildren().map((node) => node.id());
      const pixelAt = (x: number, y: number) => {
        const [layer] = stage.getLayers();
        if (!layer) throw new Error('The stage has no layer.');
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        return [...layer.getContext().getImageData(x * ratio, y * ratio, 1, 1).data];
      };
      const [first, third] = [pixelAt(200, 30), pixelAt(200, 130)];
      expect(first).not.toEqual(third);

      await device.move(60, 20);
      await device.down();
      await device.move(60, 70);
      await device.move(60, 121);
      await device.up();
      await tick();
      expect(order()).toEqual(['salad', 'pasta', 'soup', 'fish', 'cake', 'coffee']);
      expect(soup.position()).toEqual({ x: 0, y: 100 });
      expect(container.textContent).toContain('Soup is number 3 of 6.');
      expect(pixelAt(200, 130)).toEqual(first);

      swipe(soup, { x: 0, y: -96 });
      flushSync();
      expect(order()[0]).toBe('soup');
      expect(pixelAt(200, 130)).toEqual(third);

      isMounted = false;
      await unmount(cards);
      expect(Konva.stages).toHaveLength(0);
    },
  },
]);
