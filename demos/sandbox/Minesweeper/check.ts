import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';
import { newGame, open, SIZES, SMALL, type Game } from './shared/game';

/** The lawn of `newLawn`: the model tells the check where the hedgehogs are. */
const SEED = 0.5;
const FIRST = 27;

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const faces = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.find('.cell') ?? [])
        .sort((a, b) => Number(a.getAttr('cell')) - Number(b.getAttr('cell')))
        .map((cell) => String(cell.getAttr('face'))),
    );
  /** Waits until a cell shows a face. */
  const shows = (cell: number, face: string) =>
    demo.waitForNode(`#cell-${cell}`, ({ attrs }) => attrs['face'] === face);
  /** A new lawn, which is the one of the check's seed. Only one random number is replaced: Konva needs its own. */
  const newLawn = async () => {
    await demo.evaluate((konva, seed) => {
      const { random } = Math;
      Math.random = () => {
        Math.random = random;
        return seed;
      };
    }, SEED);
    await demo.control('button', 'New game').click();
  };

  const { width, height } = await demo.stage();
  await says('8 hedgehogs sleep under the leaves.');
  expect(await faces()).toEqual(Array.from({ length: 56 }, () => 'leaves'));
  await newLawn();

  // A click opens what the model opens: a flood up to the numbers.
  let game: Game = open(newGame(SMALL, SEED), FIRST);
  const [asleep = 0, other = 0] = [...game.hedgehogs].sort((a, b) => a - b);
  await demo.click(`#cell-${FIRST}`);
  await says(game.says);
  await demo.waitFor(faces, (now) => now.join() === game.covers.join());
  expect(game.covers.filter((cover) => cover === 'open').length).toBeGreaterThan(8);
  // Covered cells do not tell what is below them.
  expect((await demo.node(`#cell-${asleep}`)).attrs['near']).toBe(0);

  // A right click flags and does not open; the browser's menu stays closed.
  await demo.evaluate(() => {
    window.addEventListener('contextmenu', ({ defaultPrevented }) => {
      document.body.dataset['menu'] = String(!defaultPrevented);
    });
  });
  await demo.click(`#cell-${asleep}`, { button: 'right' });
  await shows(asleep, 'flag');
  await says('7 to find');
  expect(await demo.evaluate(() => document.body.dataset['menu'])).toBe('false');
  await demo.click(`#cell-${asleep}`);
  await says('take the flag away first');
  await shows(asleep, 'flag');

  // A press that leaves its cell does nothing, even if it comes back.
  const { absolutePosition: pressed } = await demo.node(`#cell-${other}`);
  await demo.press(`#cell-${other}`);
  await demo.moveTo({ x: pressed.x + 60, y: pressed.y });
  await demo.moveTo(pressed);
  await demo.release();
  await shows(other, 'leaves');
  // So does one that leaves the lawn and comes back: no other cell hears of it on the way.
  await demo.press(`#cell-${other}`);
  await demo.hover({ x: pressed.x, y: height + 12 });
  await demo.hover(`#cell-${other}`);
  await demo.release();
  await shows(other, 'leaves');
  // A long press flags, and what was pressed long is not opened when it is lifted.
  const { rect } = await demo.node(`#cell-${other}`);
  const finger = await demo.finger({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  await shows(other, 'flag');
  await says('6 to find');
  expect(await finger.lift()).toBe('demo');
  await shows(other, 'flag');
  // An attempt to open a flagged cell would say so.
  await says('a flag. 6 flags left.');

  // A finger that the system takes away opens nothing, though Konva reports that it is up.
  const spare = game.covers.findIndex((cover, i) => cover === 'leaves' && !game.hedgehogs.has(i));
  const lost = await demo.finger(`#cell-${spare}`);
  await lost.cancel();
  expect((await faces())[spare]).not.toBe('open');

  // A finger that moves scrolls the page, over the cells, too, and opens none.
  expect(await demo.swipe({ x: 3, y: 60 }, { x: 0, y: 60 })).toBe('browser');
  expect(await demo.swipe(`#cell-${spare}`, { x: 0, y: 60 })).toBe('browser');
  expect((await faces())[spare]).not.toBe('open');

  // The lawn survives a narrow page.
  const before = await faces();
  await narrow(demo);
  expect(await faces()).toEqual(before);
  await widen(demo, width);

  // A tap wakes the hedgehog, which ends the game. The others show.
  const third = [...game.hedgehogs].find((cell) => cell !== asleep && cell !== other) ?? 0;
  await demo.tap(`#cell-${third}`);
  await says('A hedgehog woke up');
  await shows(third, 'woken');
  expect((await faces()).filter((face) => face === 'hedgehog')).toHaveLength(5);
  const over = await faces();
  await demo.click(`#cell-${over.indexOf('leaves')}`);
  expect(await faces()).toEqual(over);

  // With the check box, a tap flags.
  await newLawn();
  await says('8 to find');
  await demo.control('checkbox', 'Put flags').check(true);
  await demo.tap('#cell-0');
  await shows(0, 'flag');
  await demo.tap('#cell-0');
  await shows(0, 'leaves');

  // The keyboard plays a whole game: from the cell that was pressed last to every free one.
  await demo.evaluate((konva) => {
    const lawn = konva.stages[0]?.container().closest('[role=application]');
    if (lawn instanceof HTMLElement) lawn.focus();
  });
  for (let i = 0; i < 3; i += 1) await demo.key('ArrowRight');
  for (let i = 0; i < 3; i += 1) await demo.key('ArrowDown');
  await says('Row 4, column 4: leaves.');
  expect((await demo.waitForNode('ring', ({ visible }) => visible)).position.x).toBe(
    3 * ((await demo.node('#cell-1')).position.x - (await demo.node('#cell-0')).position.x),
  );
  await demo.key('f');
  await says('Row 4, column 4: a flag. 7 flags left.');
  await demo.key('f');
  await demo.key('Enter');
  game = open(newGame(SMALL, SEED), FIRST);
  await says(game.says);
  const keys: string[] = [];
  let at = FIRST;
  for (let cell = 0; cell < game.covers.length; cell += 1) {
    if (game.hedgehogs.has(cell) || game.covers[cell] === 'open') continue;
    game = open(game, cell);
    const [right, down] = [(cell % 8) - (at % 8), Math.floor(cell / 8) - Math.floor(at / 8)];
    for (let i = 0; i < Math.abs(right); i += 1) keys.push(right < 0 ? 'ArrowLeft' : 'ArrowRight');
    for (let i = 0; i < Math.abs(down); i += 1) keys.push(down < 0 ? 'ArrowUp' : 'ArrowDown');
    keys.push(' ');
    at = cell;
  }
  await demo.evaluate((konva, presses) => {
    const lawn = konva.stages[0]?.container().closest('[role=application]');
    for (const key of presses)
      lawn?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, keys);
  await says('every hedgehog sleeps on. You won.');
  expect((await faces()).filter((face) => face === 'flag')).toHaveLength(8);
  expect(await demo.text()).toContain('0 to find');

  // The ring shows for the keyboard alone, while the lawn has the focus.
  await demo.control('combobox', 'Size').focus();
  await demo.waitForNode('ring', ({ visible }) => !visible);
  await demo.key('Shift+Tab');
  await demo.waitForNode('ring', ({ visible }) => visible);

  // Time began with the first cell, and a larger lawn begins anew. It keeps the check box.
  await demo.control('combobox', 'Size').choose('Large');
  await says('24 to find · 0:00');
  const [, , large = SMALL] = SIZES;
  await demo.waitFor(
    () => demo.count('cell'),
    (count) => count === large.columns * large.rows,
  );
  await demo.click('#cell-0');
  await shows(0, 'flag');
  await demo.control('checkbox', 'Put flags').check(false);
  await demo.click('#cell-60');
  await demo.waitFor(
    () => demo.text(),
    (text) => /to find · (?!0:00)\d+:\d\d/.test(text),
  );
});
