import { defineClaims } from '@site-packages/page-claims';
import {
  advance,
  hold,
  moveDown,
  newGame,
  step,
  STEP,
  type Game,
} from '../../../demos/sandbox/Sprite_Game/shared/game';
import { PLATFORMS, START } from '../../../demos/sandbox/Sprite_Game/shared/level';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How high the hedgehog jumps when frames take so many milliseconds. */
function heightOfJump(frame: number) {
  let game: Game = hold(newGame(), 'jump', true);
  let top = START.y;
  for (let time = 0; time < 900; time += frame) {
    game = advance(game, frame);
    top = Math.min(top, game.hero.y);
  }
  return START.y - top;
}

export default defineClaims([
  {
    says: 'up to 0.12 seconds before the landing, or up to 0.1 seconds after the hedgehog has run off an edge',
    run: ({ expect }) => {
      const jumps = (groundedAt: number, askedAt: number) => {
        const { hero, ...game } = newGame();
        const falling = { ...hero, x: 560, y: 200 };
        return step({ ...game, hero: falling, status: 'running', time: 1, groundedAt, askedAt }).hero.speedY < -100;
      };
      expect([jumps(1, 0.91), jumps(1, 0.88)]).toEqual([true, false]);
      expect([jumps(0.93, 1), jumps(0.9, 1)]).toEqual([true, false]);
    },
  },
  {
    says: 'Each step moves the hero along one axis, pushes it out of any wall, and then does the same on the other axis',
    run: ({ expect }) => {
      const overlaps = (a: Box, b: Box) =>
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      function move(box: Box, byX: number, byY: number, walls: Box[]): Box {
        let { x, y } = box;
        x += byX;
        for (const wall of walls) {
          if (overlaps({ ...box, x }, wall)) x = byX > 0 ? wall.x - box.width : wall.x + wall.width;
        }
        y += byY;
        for (const wall of walls) {
          if (overlaps({ ...box, x, y }, wall)) y = byY > 0 ? wall.y - box.height : wall.y + wall.height;
        }
        return { ...box, x, y };
      }
      const hero = { x: 0, y: 0, width: 10, height: 10 };
      const floor = { x: -50, y: 15, width: 200, height: 10 };
      const wall = { x: 14, y: -50, width: 10, height: 100 };
      // It slides down along the wall, and lands.
      expect(move(hero, 8, 3, [floor, wall])).toMatchObject({ x: 4, y: 3 });
      expect(move(hero, 8, 9, [floor, wall])).toMatchObject({ x: 4, y: 5 });
    },
  },
  {
    says: 'So speeds, gravity and the height of a jump are the same on every machine.',
    run: ({ expect }) => {
      expect(heightOfJump(1000 / 30)).toBeGreaterThan(90);
      expect(Math.abs(heightOfJump(1000 / 30) - heightOfJump(1000 / 144))).toBeLessThan(1);
    },
  },
  {
    says: '`moveDown` by 60 units misses a board 10 units thick.',
    run: ({ expect }) => {
      const board = PLATFORMS.find(({ isBoard }) => isBoard) ?? { x: 0, y: 0, height: 0 };
      expect(board.height).toBe(10);
      const hero = { x: board.x + 10, y: board.y - 35, width: 40, height: 30 };
      expect(moveDown(hero, 60).isLanded).toBe(false);
      expect(moveDown(hero, 10).isLanded).toBe(true);
    },
  },
  {
    says: 'at 620 units a second, a step is about 10 units',
    run: ({ expect }) => {
      let game: Game = { ...newGame(), status: 'running' };
      game = { ...game, hero: { ...game.hero, x: 560, y: -3000 } };
      for (let i = 0; i < 120; i += 1) game = step(game);
      expect(game.hero.speedY).toBe(620);
      expect(Math.round(game.hero.speedY * STEP)).toBe(10);
    },
  },
  {
    says: '`Konva.Sprite` returns to frame 0 when `animation` changes.',
    run: async ({ Konva, picture, expect }) => {
      const image = await picture(40, 10);
      const frames = [0, 0, 10, 10, 10, 0, 10, 10, 20, 0, 10, 10];
      const sprite = new Konva.Sprite({ image, animation: 'run', animations: { run: frames, rest: frames } });
      sprite.frameIndex(2);
      expect(sprite.frameIndex()).toBe(2);
      sprite.frameIndex(1);
      sprite.animation('rest');
      expect(sprite.frameIndex()).toBe(0);
    },
  },
  {
    says: 'A `Konva.Sprite` plays a sheet with its own timer',
    run: async ({ Konva, layer, picture, until, expect, onEnd }) => {
      const image = await picture(20, 10);
      const animations = { run: [0, 0, 10, 10, 10, 0, 10, 10] };
      const sprite = new Konva.Sprite({ image, animation: 'run', animations, frameRate: 60 });
      onEnd(() => sprite.stop());
      layer.add(sprite);
      expect(sprite.frameIndex()).toBe(0);
      sprite.start();
      await until(() => sprite.frameIndex() === 1);
    },
  },
  {
    says: 'A negative `scaleX` flips a node about its `x`.',
    run: async ({ Konva, layer, picture, expect }) => {
      const node = new Konva.Image({ image: await picture(40, 20), x: 100, y: 50 });
      layer.add(node);
      expect(node.getClientRect()).toMatchObject({ x: 100, width: 40 });
      node.scaleX(-1);
      expect(node.getClientRect()).toMatchObject({ x: 60, width: 40 });
      node.offsetX(20);
      expect(node.getClientRect()).toMatchObject({ x: 80, width: 40 });
      node.scaleX(1);
      expect(node.getClientRect()).toMatchObject({ x: 80, width: 40 });
    },
  },
]);
