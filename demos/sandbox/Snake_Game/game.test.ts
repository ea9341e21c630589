import { describe, expect, it } from 'vitest';
import {
  advance,
  COLUMNS,
  newGame,
  pause,
  press,
  reportOf,
  ROWS,
  ROWS_OF_A_BALL,
  step,
  stepTime,
  turn,
  type Cell,
  type Direction,
  type Game,
} from './shared/game';
import { pathOf } from './shared/path';

const steps = (game: Game, count: number) => {
  let next = game;
  for (let i = 0; i < count; i += 1) next = step(next);
  return next;
};
const headOf = ({ body }: Game) => body[0];
const started = (...turns: Direction[]) => turns.reduce(turn, turn(newGame(0.5), 'right'));
/** A running game with this body, head first. */
const withBody = (heading: Direction, body: Cell[], yarn: Cell = { column: 0, row: 0 }): Game => ({
  ...started(),
  heading,
  body,
  stripes: body.map(() => 0),
  yarn: { ...yarn, color: 0 },
});

describe('turn', () => {
  it('waits for the next step, and keeps the order of two quick turns', () => {
    const game = started('up', 'left');
    expect(headOf(game)).toEqual({ column: 8, row: 7 });
    expect(headOf(step(game))).toEqual({ column: 8, row: 6 });
    expect(headOf(steps(game, 2))).toEqual({ column: 7, row: 6 });
  });

  it('is not a reversal, also after a turn that waits', () => {
    expect(step(started('left')).heading).toBe('right');
    expect(steps(started('up', 'down'), 2).heading).toBe('up');
    expect(newGame(0.5)).toEqual(turn(newGame(0.5), 'left'));
  });

  it('remembers two turns at most', () => {
    expect(started('up', 'left', 'down').turns).toEqual(['up', 'left']);
  });
});

describe('step', () => {
  it('moves the head into the next cell, and the tail out of its own', () => {
    const game = step(started());
    expect(headOf(game)).toEqual({ column: 9, row: 7 });
    expect(game.body).toHaveLength(newGame(0).body.length);
    expect(game.left).toEqual({ column: 6, row: 3 });
  });

  it('eats, and grows in the steps after it by the color of the yarn', () => {
    const before = started();
    const fed = steps(before, 4);
    expect(fed.score).toBe(1);
    expect(fed.body).toHaveLength(before.body.length);
    const grown = steps(fed, 3);
    expect(grown.body).toHaveLength(before.body.length + ROWS_OF_A_BALL);
    expect(grown.stripes).toHaveLength(grown.body.length);
    expect(grown.stripes.slice(-2)).toEqual([1, 1]);
    expect(grown.yarn.color).not.toBe(before.yarn.color);
    expect(stepTime(grown)).toBeLessThan(stepTime(before));
  });

  it('never puts the yarn on the scarf', () => {
    for (let seed = 0; seed < 1; seed += 0.01) {
      const { body, yarn } = steps({ ...started(), seed: seed * 2 ** 32 }, 4);
      expect(body.some(({ column, row }) => column === yarn.column && row === yarn.row)).toBe(
        false,
      );
    }
  });

  it('ends at the edge, with the scarf where it was', () => {
    const game = steps(started(), 30);
    expect(game.status).toBe('edge');
    expect(headOf(game)).toEqual({ column: COLUMNS - 1, row: 7 });
    expect(headOf(steps(started('up'), 7))).toEqual({ column: 8, row: 0 });
    expect(steps(started('up'), 8).status).toBe('edge');
    expect(steps(started('down'), ROWS).status).toBe('edge');
  });

  it('ends in a tangle, but may follow its own tail', () => {
    const square = [
      { column: 4, row: 4 },
      { column: 5, row: 4 },
      { column: 5, row: 5 },
      { column: 4, row: 5 },
    ];
    const round = step(withBody('down', square));
    expect(round.status).toBe('running');
    expect(headOf(round)).toEqual({ column: 4, row: 5 });
    expect(step({ ...withBody('down', square), wool: [0] }).status).toBe('tangled');
    expect(step(withBody('down', [...square, { column: 3, row: 5 }])).status).toBe('tangled');
  });

  it('is won when the last cell is knitted', () => {
    const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
      const row = Math.floor(i / COLUMNS);
      const column = i % COLUMNS;
      return { row, column: row % 2 === 0 ? column : COLUMNS - 1 - column };
    });
    const [last, ...body] = cells;
    const game = step({ ...withBody('left', body, last), wool: [0] });
    expect(game.status).toBe('full');
    expect(reportOf(game)).toContain('No stitch is left');
  });
});

describe('advance', () => {
  it('takes the same steps in long and in short frames', () => {
    let short = started('up');
    for (let i = 0; i < 40; i += 1) short = advance(short, 5);
    const long = advance(advance(started('up'), 100), 100);
    expect(short).toEqual(long);
    // One at once, and one after 150 ms.
    expect(headOf(long)).toEqual({ column: 8, row: 5 });
  });

  it('does not catch up after a long pause of the page', () => {
    expect(headOf(advance(started(), 60_000))).toEqual(headOf(step(started())));
  });

  it('leaves a game alone that does not run', () => {
    const waiting = newGame(0.5);
    expect(advance(waiting, 1000)).toBe(waiting);
    const paused = pause(started());
    expect(advance(paused, 1000)).toBe(paused);
  });
});

describe('press', () => {
  it('starts, pauses, resumes, and begins anew with the best score', () => {
    const running = press(newGame(0.5));
    expect(running.status).toBe('running');
    expect(press(running).status).toBe('paused');
    expect(press(press(running)).status).toBe('running');
    const over = steps(started(), 30);
    expect(over.best).toBe(1);
    expect(press(over)).toEqual({ ...newGame(0), best: 1, seed: press(over).seed });
    expect(turn(over, 'up')).toBe(over);
  });
});

describe('pathOf', () => {
  it('glides from the cells of the step before, and keeps its length', () => {
    const before = started();
    const after = step(before);
    const start = pathOf(after, 0);
    const end = pathOf(after, 1);
    expect(start[0]).toMatchObject({ x: 8.5, y: 7.5 });
    expect(end[0]).toMatchObject({ x: 9.5, y: 7.5 });
    expect(start).toHaveLength(end.length);
    // Half a cell beyond the center of the last one.
    expect(start.at(-1)).toMatchObject({ x: 7, y: 3.5 });
    expect(end.at(-1)).toMatchObject({ x: 6, y: 3.5 });
  });

  it('has no gap in a bend', () => {
    const path = pathOf(step(step(started('up'))), 0.3);
    const gaps = path
      .slice(1)
      .map(({ x, y }, i) => Math.hypot(x - (path[i]?.x ?? 0), y - (path[i]?.y ?? 0)));
    expect(Math.max(...gaps)).toBeLessThan(0.25);
  });

  it('draws a scarf of one cell', () => {
    expect(pathOf({ body: [{ column: 2, row: 2 }], left: null }, 1)[0]).toMatchObject({
      x: 2.5,
      y: 2.5,
    });
  });
});
