import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  const head = () => demo.node('head');
  /** Keys that come so fast that no step is between them. */
  const keys = (...codes: string[]) =>
    demo.evaluate((konva, names) => {
      const cloth = konva.stages[0]?.container().closest('[role=application]');
      const events = names.map(
        (code) => new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }),
      );
      for (const event of events) cloth?.dispatchEvent(event);
      return events.map((event) => event.defaultPrevented);
    }, codes);
  /** Where the scarf stopped: the column and row of its head. */
  const end = async (words: string) => {
    await says(words);
    const { position } = await demo.waitForNode('head', ({ attrs }) => attrs['cropX'] === 160);
    return { column: position.x - 0.5, row: position.y - 0.5 };
  };
  const again = async () => {
    await button('Play again').click();
    await demo.waitForNode('head', ({ attrs }) => attrs['cropX'] === 0);
  };

  await says('Press an arrow key, or swipe.');
  const { width } = await demo.stage();
  expect((await head()).position).toEqual({ x: 8.5, y: 7.5 });

  // A key of another use, and the way back into its own neck, do not start it.
  expect(await keys('KeyQ', 'ArrowLeft')).toEqual([false, true]);
  await says('Press an arrow key');

  // Straight on, it eats the yarn, grows by its color, and runs off the cloth.
  const yarn = await demo.node('yarn');
  await keys('ArrowRight');
  await says('1 ball of yarn.');
  await demo.waitForNode('yarn', ({ attrs }) => attrs['cropX'] !== yarn.attrs['cropX']);
  await demo.waitForNode('scarf', ({ attrs }) => String(attrs['stripes']).endsWith('4,4,0,1,1'));
  expect(await end('The scarf ran off the cloth: 1 ball of yarn, best 1.')).toEqual({
    column: 17,
    row: 7,
  });

  // Two turns within one step are both taken: up by one row, and along it to the left edge. The best score stays.
  await again();
  await says('Press an arrow key');
  expect((await head()).position).toEqual({ x: 8.5, y: 7.5 });
  await keys('KeyW', 'ArrowLeft', 'Space');
  await says('Paused with 0 balls of yarn.');

  // Paused, it rests, also in a narrow page.
  const paused = await head();
  await narrow(demo);
  await widen(demo, width);
  expect((await head()).position).toEqual(paused.position);
  expect(paused.position).toEqual({ x: 8.5, y: 7.5 });

  // A page that is hidden pauses it, before a step.
  await demo.evaluate((konva) => {
    const cloth = konva.stages[0]?.container().closest('[role=application]');
    cloth?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }));
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await says('Paused');
  expect((await head()).position).toEqual(paused.position);
  await button('Resume').click();
  expect(await end('The scarf is in a tangle: 0 balls of yarn, best 1.')).toEqual({
    column: 4,
    row: 6,
  });

  // A tap presses the button, too. A swipe steers, and does not scroll the page.
  await demo.tap({ x: 40, y: 60 });
  await says('Press an arrow key');
  expect(await demo.swipe({ x: 200, y: 200 }, { x: 6, y: 60 })).toBe('demo');
  expect(await end('off the cloth')).toEqual({ column: 8, row: 11 });
  // A click of the button gives the keys to the game.
  await again();
  await demo.key('ArrowUp');
  expect(await end('0 balls of yarn, best 1.')).toEqual({ column: 8, row: 0 });
});
