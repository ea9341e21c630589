import { describe, expect, it } from 'vitest';
import { DRAWINGS } from './shared/animals';
import {
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
  type AnimalId,
  type Game,
} from './shared/game';

const animalOf = (game: Game, id: AnimalId) => game.animals.find((animal) => animal.id === id);
const printPlace = (game: Game, id: AnimalId) => printOf(game, id) ?? { x: -1, y: -1 };
const solve = (game: Game) => ANIMALS.reduce((now, id) => drop(now, id, printPlace(now, id)), game);

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
    const { x, y } = printPlace(game, 'crab');
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
    const refused = drop(game, 'crab', printPlace(game, 'turtle'));
    expect(refused.animals).toEqual(game.animals);
    expect(refused.says).toBe('This print does not fit the crab.');
  });

  it('keeps an animal in the scene, and one in its print where it is', () => {
    const game = drop(newGame(), 'crab', { x: -500, y: 9000 });
    expect(animalOf(game, 'crab')?.x).toBeGreaterThan(0);
    expect(animalOf(game, 'crab')?.y).toBeLessThan(SCENE.height);
    const solved = solve(newGame());
    expect(drop(solved, 'crab', { x: 100, y: 100 })).toBe(solved);
    expect(nudge(solved, 'crab', { x: 1, y: 0 })).toBe(solved);
  });

  it('counts, and wins with the last one', () => {
    const game = newGame();
    expect(drop(game, 'octopus', printPlace(game, 'octopus')).says).toBe(
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
        const animal = animalOf(game, id);
        const words = animal ? labelOf(game, animal) : '';
        for (const [, count, to] of words.matchAll(
          /(\d+) steps? (?:to the )?(up|down|left|right)/g,
        )) {
          const key =
            { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft' }[to ?? ''] ?? 'ArrowRight';
          for (let i = 0; i < Number(count); i += 1) game = byKey(game, id, key) ?? game;
        }
        expect(animalOf(game, id)?.isPlaced).toBe(true);
      }
    }
  });

  it('leaves other keys to the page', () => {
    expect(byKey(newGame(), 'crab', 'Tab')).toBe(null);
  });
});

describe('the drawings', () => {
  it('mirror parts at the middle line', () => {
    const [left, right] = DRAWINGS.octopus.outline;
    expect(left?.data).toBe('M-18 -2 C-42 2 -46 -22 -60 -12');
    expect(right?.data).toBe('M18 -2 C42 2 46 -22 60 -12');
  });
});
