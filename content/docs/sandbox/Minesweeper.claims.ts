import { defineClaims } from '@site-packages/page-claims';
import { newGame, open, SMALL } from '../../../demos/sandbox/Minesweeper/shared/game';
import { cellConfig } from '../../../demos/sandbox/Minesweeper/shared/look';

export default defineClaims([
  {
    says: 'Call `preventDefault()` on the `contextmenu` event.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      layer.add(new Konva.Rect({ width: 200, height: 200, fill: 'green' })).draw();
      const isPrevented: boolean[] = [];
      stage.content.addEventListener('contextmenu', (event) => isPrevented.push(event.defaultPrevented));
      mouse.click(100, 100, { button: 2 });
      stage.on('contextmenu', ({ evt }) => evt.preventDefault());
      mouse.click(100, 100, { button: 2 });
      expect(isPrevented).toEqual([false, true]);
    },
  },
  {
    says: 'it makes the whole square the hit area, even where nothing is painted.',
    run: ({ Konva, stage, layer, expect }) => {
      const game = open(newGame(SMALL, 0.5), 27);
      const cell = new Konva.Shape({ ...cellConfig(game, 27), x: 100, y: 100 });
      expect(cell.getAttr('face')).toBe('open');
      expect(cell.getAttr('near')).toBe(0);
      layer.add(cell).draw();
      expect(stage.getIntersection({ x: 83, y: 117 })).toBe(cell);
      expect(stage.getIntersection({ x: 79, y: 100 })).toBe(null);
      cell.hitFunc(cell.sceneFunc());
      layer.draw();
      expect(stage.getIntersection({ x: 83, y: 117 })).toBe(null);
    },
  },
  {
    says: "The listener is on a group and reads `currentTarget`, which is the group. The cell is the event's `target`.",
    run: ({ Konva, layer, mouse, expect }) => {
      const cells = new Konva.Group();
      cells.add(
        new Konva.Rect({ name: 'left', width: 100, height: 100, fill: 'green' }),
        new Konva.Rect({ name: 'right', x: 100, width: 100, height: 100, fill: 'green' }),
      );
      layer.add(cells).draw();
      const heard: string[] = [];
      cells.on('click', ({ target, currentTarget }) => {
        expect(currentTarget).toBe(cells);
        heard.push(target.name());
      });
      mouse.click(50, 50);
      mouse.click(150, 50);
      expect(heard).toEqual(['left', 'right']);
    },
  },
  {
    says: 'in JavaScript, the iteration also visits members that are added during it.',
    run: ({ expect }) => {
      const found = new Set([1]);
      for (const at of found) if (at < 5) found.add(at + 1);
      expect([...found]).toEqual([1, 2, 3, 4, 5]);
    },
  },
  {
    says: 'the same seed and the same first cell give the same hedgehogs.',
    run: ({ expect }) => {
      const lawn = (seed: number) => [...open(newGame(SMALL, seed), 27).hedgehogs];
      expect(lawn(0.3)).toEqual(lawn(0.3));
      expect(lawn(0.31).join()).not.toBe(lawn(0.3).join());
    },
  },
]);
