import { describe, expect, it } from 'vitest';
import {
  animalOf,
  ANIMALS,
  byKey,
  drop,
  isWon,
  labelOf,
  newGame,
  nudge,
  printOf,
  REACH,
  SCENE,
  type Game,
} from './shared/game';

const solve = (game: Game) => ANIMALS.reduce((now, id) => drop(now, id, printOf(now, id)), game);

describe('newGame', () => {
  it('has each animal once in the water and once in the sand, in every round', () => {
    for (let round = 0; round < 24; round += 1) {
      const { animals, prints } = newGame(round);
      for (const places of [animals, prints]) {
        expect(new Set(places.map(({ x }) => x)).size).toBe(4);
        expect(new Set(places.map(({ id }) => id)).size).toBe(4);
      }
      expect(Math.max(...animals.map(({ y }) => y)) + REACH).toBeLessThan(
        Math.min(...prints.map(({ y }) => y)) - REACH,
      );
    }
  });

  it('is another one in the next round', () => {
    expect(newGame(1).animals).not.toEqual(newGame(0).animals);
    expect(newGame(4).prints).not.toEqual(newGame(0).prints);
  });
});

describe('drop', () => {
  it('snaps within reach and not beyond', () => {
    const game = newGame();
    const { x, y } = printOf(game, 'crab');
    expect(animalOf(drop(game, 'crab', { x: x + REACH, y }), 'crab')).toEqual({
      id: 'crab',
      x,
      y,
      isPlaced: true,
    });
    expect(animalOf(drop(game, 'crab', { x: x + REACH + 1, y }), 'crab')).toMatchObject({
      x: x + REACH + 1,
      isPlaced: false,
    });
  });

  it('leaves the print of another animal free', () => {
    const game = newGame();
    const refused = drop(game, 'crab', printOf(game, 'turtle'));
    expect(animalOf(refused, 'crab')).toEqual(animalOf(game, 'crab'));
    expect(refused.animals.at(-1)?.id).toBe('crab');
    expect(refused.says).toBe('This print does not fit the crab.');
  });

  it('keeps an animal in the scene, and one in its print where it is', () => {
    const game = drop(newGame(), 'crab', { x: -500, y: 9000 });
    expect(animalOf(game, 'crab').x).toBeGreaterThan(0);
    expect(animalOf(game, 'crab').y).toBeLessThan(SCENE.height);
    const solved = solve(newGame());
    expect(drop(solved, 'crab', { x: 100, y: 100 })).toBe(solved);
    expect(nudge(solved, 'crab', { x: 1, y: 0 })).toBe(solved);
  });

  it('counts, and wins with the last one', () => {
    const game = newGame();
    expect(drop(game, 'octopus', printOf(game, 'octopus')).says).toBe(
      'Octopus found its print. 1 of 4 are home.',
    );
    expect(isWon(solve(game))).toBe(true);
    expect(solve(game).says).toBe('Octopus found its print. You won: the beach is complete.');
  });
});

describe('the keyboard', () => {
  it('reaches every print by the steps that are said, in every round', () => {
    for (let round = 0; round < 24; round += 1) {
      for (const id of ANIMALS) {
        let game = newGame(round);
        const words = labelOf(game, id);
        for (const [, count, to] of words.matchAll(
          /(\d+) steps? (?:to the )?(up|down|left|right)/g,
        )) {
          const key =
            { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft' }[to ?? ''] ?? 'ArrowRight';
          for (let i = 0; i < Number(count); i += 1) game = byKey(game, id, key) ?? game;
        }
        expect(animalOf(game, id).isPlaced).toBe(true);
      }
    }
  });

  it('leaves other keys to the page', () => {
    expect(byKey(newGame(), 'crab', 'Tab')).toBe(undefined);
  });
});
