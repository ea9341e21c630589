import { defineClaims } from '@site-packages/page-claims';
import { advance, newGame, step, turn } from '../../../demos/sandbox/Snake_Game/shared/game';

export default defineClaims([
  {
    says: 'Each turn is legal on its own, but if the second replaces the first, the head turns back into its neck.',
    run: ({ expect }) => {
      const running = turn(newGame(0), 'right');
      // One after the other, both are fine.
      expect(step(step(turn(turn(running, 'up'), 'left'))).status).toBe('running');
      // Only the second is left.
      expect(step({ ...running, turns: ['left'] }).status).toBe('tangled');
    },
  },
  {
    says: 'Key events go to the focused element, and a `div` without `tabindex` cannot be focused.',
    run: async ({ stage, device, expect }) => {
      const container = stage.container();
      const heard: string[] = [];
      container.addEventListener('keydown', ({ key }) => heard.push(key));
      container.focus();
      expect(document.activeElement).toBe(document.body);
      await device.press('ArrowUp');
      expect(heard).toEqual([]);
      container.tabIndex = 0;
      container.focus();
      await device.press('ArrowUp');
      expect(heard).toEqual(['ArrowUp']);
    },
  },
  {
    says: '`advance` takes at most 100 milliseconds at once.',
    run: ({ expect }) => {
      const running = turn(newGame(0), 'right');
      expect(advance(running, 60_000)).toEqual(advance(running, 100));
      expect(advance(running, 99).since).toBe(advance(running, 100).since - 1);
    },
  },
]);
