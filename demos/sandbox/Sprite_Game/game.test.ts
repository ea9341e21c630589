import { describe, expect, it } from 'vitest';
import {
  advance,
  applesOf,
  buttonOf,
  circleTouches,
  hold,
  isCurled,
  letGo,
  moveAcross,
  moveDown,
  newGame,
  overlaps,
  pause,
  press,
  reportOf,
  step,
  STEP,
  tap,
  waspAt,
  type Game,
  type Key,
} from './shared/game';
import { APPLES, DOOR, GROUND, PLATFORMS, START, WASPS, WORLD } from './shared/level';
import { placeOf, viewOf } from './shared/scene';
import { FRAME, frameOf, MOVES, SHEET_SCALE } from './shared/sheet';
import { changeOf, keysToward, type KeyPress } from './shared/steering';

const run = (game: Game, seconds: number): Game => {
  let now = game;
  for (let i = 0; i < seconds / STEP; i += 1) now = step(now);
  return now;
};
const started = (...keys: Key[]) => keys.reduce((game, key) => hold(game, key, true), newGame());
/** A running game with the hedgehog somewhere else, at rest. */
const at = (x: number, y: number, game = press(newGame())): Game => ({
  ...game,
  hero: { ...game.hero, x, y, isOnGround: false },
  before: { x, y },
  safe: START,
});

describe('collisions', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };

  it('does not take a touch for an overlap', () => {
    expect(overlaps(box, { ...box, x: 30 })).toBe(false);
    expect(overlaps(box, { ...box, y: -10 })).toBe(false);
    expect(overlaps(box, { ...box, x: 29, y: 29 })).toBe(true);
  });

  it('measures a circle at the nearest point of the box, also at its corner', () => {
    expect(circleTouches({ x: 40, y: 20 }, 10, box)).toBe(true);
    expect(circleTouches({ x: 41, y: 20 }, 10, box)).toBe(false);
    expect(circleTouches({ x: 38, y: 38 }, 10, box)).toBe(false);
    expect(circleTouches({ x: 36, y: 36 }, 10, box)).toBe(true);
    expect(circleTouches({ x: 20, y: 20 }, 1, box)).toBe(true);
  });

  it('stops at the sides of solid platforms and of the world', () => {
    const hero = { x: 125, y: GROUND - 30, width: 40, height: 30 };
    expect(moveAcross(hero, 20)).toEqual({ x: 130, isBlocked: true });
    expect(moveAcross({ ...hero, x: 235 }, -20)).toEqual({ x: 230, isBlocked: true });
    expect(moveAcross({ ...hero, x: 2 }, -9)).toEqual({ x: 0, isBlocked: true });
    expect(moveAcross(hero, 3)).toEqual({ x: 128, isBlocked: false });
  });

  it('lands on boards from above, and passes them from below and from the side', () => {
    const board = PLATFORMS.find(({ isBoard }) => isBoard);
    if (!board) throw new Error('There is no board.');
    const hero = { x: board.x + 20, y: board.y - 34, width: 40, height: 30 };
    expect(moveDown(hero, 8)).toMatchObject({ y: board.y - 30, isLanded: true });
    expect(moveDown({ ...hero, y: board.y + 4 }, -9)).toMatchObject({ isBlocked: false });
    expect(moveDown({ ...hero, y: board.y - 26 }, 5)).toMatchObject({ isBlocked: false });
    expect(moveAcross({ ...hero, x: board.x - 45, y: board.y - 10 }, 9).isBlocked).toBe(false);
  });
});

describe('running and jumping', () => {
  it('rests on the ground, starts with a key, and stops when it is let go', () => {
    expect(newGame().status).toBe('ready');
    const running = run(started('right'), 0.3);
    expect(running.status).toBe('running');
    expect(running.hero.x).toBeGreaterThan(START.x + 30);
    expect(running.hero.y).toBe(GROUND - 30);
    const rest = run(letGo(running), 0.5);
    expect(rest.hero.speedX).toBe(0);
    expect(step(rest).hero.x).toBe(rest.hero.x);
  });

  it('jumps as high as the gravity says, and lower if the key is let go', () => {
    const highest = (game: Game, seconds: number) => {
      let now = game;
      let top = now.hero.y;
      for (let i = 0; i < 60; i += 1) {
        now = step(i * STEP > seconds ? letGo(now) : now);
        top = Math.min(top, now.hero.y);
      }
      return START.y - top;
    };
    expect(highest(started('jump'), 9)).toBeGreaterThan(95);
    expect(highest(started('jump'), 9)).toBeLessThan(112);
    expect(highest(started('jump'), 0.05)).toBeLessThan(50);
  });

  it('jumps once for each press', () => {
    const landed = run(started('jump'), 1.5);
    expect(landed.hero.y).toBe(START.y);
    expect(landed.hero.isOnGround).toBe(true);
    const again = step(hold(hold(landed, 'jump', false), 'jump', true));
    expect(again.hero.speedY).toBeLessThan(-500);
    const inAir = hold(hold(run(again, 0.2), 'jump', false), 'jump', true);
    expect(step(inAir).hero.speedY).toBeGreaterThan(-400);
  });

  it('forgives a jump that comes a moment too early or too late', () => {
    const falling = at(60, START.y - 12);
    expect(run(hold(falling, 'jump', true), 0.2).hero.speedY).toBeLessThan(0);
    const justOff = { ...at(540, 270), groundedAt: 0 };
    const late = step(hold({ ...justOff, time: 0.05 }, 'jump', true));
    expect(late.hero.speedY).toBeLessThan(-500);
    const tooLate = step(hold({ ...justOff, time: 0.3 }, 'jump', true));
    expect(tooLate.hero.speedY).toBeGreaterThan(0);
  });

  it('holds a tapped key for a moment', () => {
    const tapped = run(tap(newGame(), 'right'), 1);
    expect(tapped.hero.x).toBeGreaterThan(START.x + 20);
    expect(tapped.hero.x).toBeLessThan(START.x + 90);
  });
});

describe('apples, wasps and water', () => {
  it('takes an apple once', () => {
    const [apple] = APPLES;
    if (!apple) throw new Error('There are no apples.');
    const game = step(at(apple.x - 20, apple.y - 15));
    expect(applesOf(game)).toBe(1);
    expect(reportOf(game)).toBe('1 apple, 11 left.');
    expect(applesOf(step(game))).toBe(1);
  });

  it('curls up at a wasp, loses an apple, and is safe for a moment', () => {
    const [wasp] = WASPS;
    if (!wasp) throw new Error('There are no wasps.');
    const place = waspAt(wasp, 0);
    const carrying = { ...at(place.x - 45, GROUND - 30), taken: APPLES.map((_, i) => i < 2) };
    const stung = run(hold(carrying, 'right', true), 0.4);
    expect(isCurled(stung)).toBe(true);
    expect(applesOf(stung)).toBe(1);
    expect(reportOf(stung)).toBe('Stung. An apple is back in its place. 1 apple.');
    expect(applesOf(run(stung, 0.3))).toBe(1);
  });

  it('comes back from the water to firm ground', () => {
    const wet = run(at(625, 340), 1);
    expect(wet.news).toBe('Splash. 0 apples.');
    expect(wet.hero.x).toBe(START.x);
    expect(wet.hero.y).toBe(START.y);
    // The place to come back to is not at the edge.
    const onEdge = step(at(500, GROUND - 30.1));
    expect(onEdge.safe.x).toBe(450);
  });

  it('ends at the door with all apples, and says how many are missing before', () => {
    const door = at(DOOR.x - 30, GROUND - 30);
    const early = run({ ...door, taken: APPLES.map((_, i) => i > 0) }, 0.1);
    expect(early.status).toBe('running');
    expect(reportOf(early)).toBe('The pantry has room: 1 apple is missing.');
    const won = run({ ...door, taken: APPLES.map(() => true), time: 61 }, 0.1);
    expect(won.status).toBe('won');
    expect(reportOf(won)).toContain('All 12 apples are home in 61.0 seconds. Fastest: 61.0');
    expect(buttonOf(won)).toBe('Play again');
    const again = press(won);
    expect(again.status).toBe('ready');
    expect(again.best).toBeCloseTo(won.time);
  });
});

describe('time', () => {
  it('is the same game at every frame rate', () => {
    const play = (frame: number) => {
      let game = started('right', 'jump');
      for (let i = 0; i < 600 / frame; i += 1) game = advance(game, frame);
      return game.hero;
    };
    expect(play(50).x).toBeCloseTo(play(5).x, -1);
    expect(play(100 / 3).y).toBeCloseTo(play(100 / 6).y, -1);
  });

  it('does not catch up after a long pause of the page, and stands still in a pause', () => {
    const one = advance(started('right'), 60_000);
    expect(one.time).toBeLessThan(0.11);
    const paused = pause(one);
    expect(advance(paused, 1000)).toBe(paused);
    expect(paused.held.right).toBe(false);
    expect(reportOf(paused)).toBe('Paused. 0 apples.');
    expect(press(paused).status).toBe('running');
    expect(hold(paused, 'right', true).status).toBe('paused');
  });

  it('draws between two steps', () => {
    const game = { ...run(started('right'), 0.5), since: STEP / 2 };
    expect(placeOf(game).x).toBeCloseTo((game.before.x + game.hero.x) / 2);
  });
});

describe('the level', () => {
  it('has no platform inside another, and each apple in the air', () => {
    for (const [i, one] of PLATFORMS.entries()) {
      for (const other of PLATFORMS.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
      for (const apple of APPLES) expect(circleTouches(apple, 4, one)).toBe(false);
    }
  });

  it('has every platform within a jump of another one', () => {
    for (const one of PLATFORMS.slice(1)) {
      const isReached = PLATFORMS.some((from) => {
        const up = from.y - one.y;
        const gap = Math.max(from.x - one.x - one.width, one.x - from.x - from.width, 0);
        return from !== one && up <= 95 && up >= -200 && gap <= 90;
      });
      expect([one.x, one.y, isReached]).toEqual([one.x, one.y, true]);
    }
  });
});

describe('the picture', () => {
  it('shows the hedgehog in the middle, but nothing outside the garden', () => {
    const size = { width: 800, height: 400 };
    expect(viewOf(size, { x: 0, y: 0 }).left).toBe(0);
    expect(viewOf(size, { x: 700, y: 0 })).toEqual({ left: 320, shown: 800, scale: 1 });
    expect(viewOf(size, { x: 1440, y: 0 }).left).toBe(WORLD.width - 800);
    // A stage that is wider than the garden shows all of it.
    expect(viewOf({ width: 2880, height: 400 }, { x: 700, y: 0 })).toEqual({
      left: 0,
      shown: 1440,
      scale: 2,
    });
  });

  it('stays inside the sheet', () => {
    const frames = Object.values(MOVES).reduce((sum, { count }) => sum + count, 0);
    for (const move of ['rest', 'run', 'leap', 'curl'] as const) {
      for (let time = 0; time < 3; time += 0.03) {
        expect(frameOf(move, time)).toBeLessThan(frames);
        expect(frameOf(move, time)).toBeGreaterThanOrEqual(MOVES[move].from);
      }
    }
    expect(frames * FRAME.width * SHEET_SCALE).toBeLessThan(4096);
  });
});

describe('steering', () => {
  const key = (init: Partial<KeyPress>) =>
    changeOf({
      code: '',
      type: 'keydown',
      repeat: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...init,
    });

  it('takes the keys of the game and leaves others to the page', () => {
    expect(key({ code: 'ArrowLeft' })?.(newGame()).held.left).toBe(true);
    expect(key({ code: 'KeyD' })?.(newGame()).held.right).toBe(true);
    expect(key({ code: 'Space' })?.(newGame()).held.jump).toBe(true);
    expect(key({ code: 'KeyP' })?.(newGame()).status).toBe('running');
    expect(key({ code: 'ArrowLeft', ctrlKey: true })).toBeNull();
    expect(key({ code: 'Tab' })).toBeNull();
    const game = newGame();
    expect(key({ code: 'Space', repeat: true })?.(game)).toBe(game);
  });

  it('follows a finger', () => {
    const hero = { x: 200, y: 200 };
    expect(keysToward(hero, { x: 300, y: 200 })).toEqual({ left: false, right: true, jump: false });
    expect(keysToward(hero, { x: 100, y: 90 })).toEqual({ left: true, right: false, jump: true });
    expect(keysToward(hero, { x: 205, y: 220 })).toEqual({
      left: false,
      right: false,
      jump: false,
    });
  });
});
