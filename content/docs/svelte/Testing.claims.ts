import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { flushSync, mount, tick, unmount } from 'svelte';
import { swipe } from '../../../demos/common/konva/swipe';
import TestedBoard from './claims/TestedBoard.svelte';

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
    says: 'The host is not in the document, so the moves did not bubble to the window.',
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
]);
