import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  /** A square's center on the stage, with White at the bottom. */
  const at = async (name: string) => {
    const { absolutePosition, scale } = await demo.node('board');
    return {
      x: absolutePosition.x + ('abcdefgh'.indexOf(name[0] ?? '') + 0.5) * scale.x,
      y: absolutePosition.y + (8 - Number(name[1]) + 0.5) * scale.y,
    };
  };
  /** Waits until a piece rests in a square, by column and row from the top left. */
  const rests = (id: string, x: number, y: number) =>
    demo.waitForNode(`#${id}`, ({ position }) => position.x === x + 0.5 && position.y === y + 0.5);
  const targets = (count: number) =>
    demo.waitFor(
      () => demo.count('target'),
      (now) => now === count,
    );
  const enter = async (text: string) => {
    await demo.control('textbox', 'Move or FEN').fill(text);
    await button('Play').click();
  };

  await says('Black played exd4. White to move.');
  expect(await demo.count('piece')).toBe(31);
  const { width } = await demo.stage();

  // The cursor tells what can be moved. A click picks a piece and shows where it can go; a click there moves it.
  await demo.hover(await at('d5'));
  expect(await demo.cursor()).not.toBe('grab');
  await demo.hover(await at('f3'));
  expect(await demo.cursor()).toBe('grab');
  await demo.hover(await at('d5'));
  expect(await demo.cursor()).not.toBe('grab');
  await demo.click(await at('c4'), { button: 'right' });
  await targets(0);
  await demo.click(await at('f3'));
  await says('White knight on f3, 6 moves.');
  await targets(6);
  await demo.click(await at('d4'));
  await says('White played Nxd4. Black to move.');
  await rests('g1', 3, 4);
  await targets(0);
  expect(await demo.count('piece')).toBe(30);

  // A drag does the same. What is not allowed glides back, and is explained.
  const square = (await demo.node('board')).scale.x;
  await demo.drag('#f8', { x: 3, y: 2 * square - 3 });
  await says('The bishop on c5 cannot go to c3.');
  await rests('f8', 2, 3);
  await demo.drag('#f8', { x: square - 4, y: square + 4 });
  await says('Black played Bxd4. White to move.');
  await rests('f8', 3, 4);
  await demo.drag('#a7', { x: 0, y: square });
  expect((await demo.node('#a7')).position).toEqual({ x: 0.5, y: 1.5 });

  // Castling moves both pieces. Going back and forth does, too.
  await enter('O-O');
  await says('White played O-O. Black to move.');
  await rests('e1', 6, 7);
  await rests('h1', 5, 7);
  await button('Back').click();
  await says('Black played Bxd4. White to move.');
  await rests('e1', 4, 7);
  await rests('h1', 7, 7);
  await button('Forth').click();
  await rests('h1', 5, 7);
  expect(await button('Forth').isDisabled()).toBe(true);
  await button('e4').click();
  await says('White played e4. Black to move.');
  expect(await demo.count('piece')).toBe(32);
  await button('O-O').click();
  await says('White played O-O.');

  // Wrong words are answered, and stay to be corrected.
  await enter('Ke4');
  await says('Ke4 is not a legal move here.');
  expect(await demo.control('textbox', 'Move or FEN').value()).toBe('Ke4');
  await enter('8/8/8/8/8/8/8/K7 w');
  await says('exactly one black king');

  // A position, a pawn that becomes a knight by the keyboard, and en passant by a finger.
  await enter('7k/4P3/8/8/2p5/8/1P6/4K3 w - - 0 1');
  await says('White to move.');
  expect(await demo.count('piece')).toBe(5);
  expect(await demo.control('textbox', 'Move or FEN').value()).toBe('');
  await demo.evaluate((konva) =>
    konva.stages[0]?.container().closest<HTMLElement>('[role=application]')?.focus(),
  );
  await demo.key('ArrowUp');
  await says('e2, empty.');
  const ring = await demo.waitForNode('ring', ({ visible }) => visible);
  expect(ring.position).toEqual({ x: 4.5, y: 6.5 });
  for (const _ of [3, 4, 5, 6, 7]) await demo.key('ArrowUp');
  await says('White pawn on e7.');
  await demo.key('Enter');
  await demo.key('ArrowUp');
  await says('e8, empty, can be reached.');
  await demo.key('Enter');
  await says('The pawn becomes a queen');
  await rests('e7', 4, 0);
  await demo.key('n');
  await says('White played e8=N. Black to move.');
  expect(
    (await demo.waitForNode('#e7', ({ attrs }) => attrs['kind'] === 'knight')).attrs['color'],
  ).toBe('white');
  // The ring goes when the board loses the focus. Buttons promote, too.
  await demo.control('textbox', 'Move or FEN').focus();
  await demo.waitForNode('ring', ({ visible }) => !visible);
  await button('Back').click();
  // The pawn glides back first.
  await rests('e7', 4, 1);
  await demo.click(await at('e7'));
  await demo.click(await at('e8'));
  await button('knight').click();
  await says('White played e8=N. Black to move.');
  await demo.control('textbox', 'Move or FEN').fill('Kg8');
  await demo.key('Enter');
  await says('Black played Kg8. White to move.');
  expect(await demo.swipe(await at('b2'), { x: 2, y: -2 * square })).toBe('demo');
  await says('White played b4. Black to move.');
  await demo.tap(await at('c4'));
  await says('Black pawn on c4, 2 moves.');
  await demo.tap(await at('b3'));
  await says('Black played cxb3.');
  await demo.waitFor(
    () => demo.count('piece'),
    (count) => count === 4,
  );

  // Turned, the pieces are on the other side; in a narrow page, the game goes on.
  await button('Flip board').click();
  await rests('h8', 1, 7);
  await narrow(demo);
  await rests('h8', 1, 7);
  await widen(demo, width);
  await enter('Nc7');
  await says('White played Nc7.');
  await rests('e7', 5, 6);

  // Check is marked, and mate ends the game.
  await enter('6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1');
  await enter('Re8');
  await says('White played Re8#. Checkmate. White wins.');
  await demo.waitForNode('check', ({ position }) => position.x === 1.5 && position.y === 7.5);
  await enter('Kf8');
  await says('Checkmate. White wins.');
  // A new game begins without what was refused in the old one.
  await demo.control('textbox', 'Move or FEN').fill('Kf8');
  await button('New game').click();
  await says('White to move.');
  expect(await demo.control('textbox', 'Move or FEN').value()).toBe('');
  await demo.waitFor(
    () => demo.count('piece'),
    (count) => count === 32,
  );
});
