import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  const hero = async () => (await demo.node('hero')).position;
  /** Sends keys to the game. Answers which of them the page must not use. */
  const keys = (type: string, ...codes: string[]) =>
    demo.evaluate(
      (_konva, given) =>
        given.codes.map((code) => {
          const event = new KeyboardEvent(given.type, { code, bubbles: true, cancelable: true });
          document.querySelector('.garden')?.dispatchEvent(event);
          return event.defaultPrevented;
        }),
      { type, codes },
    );
  const clocks = () => demo.evaluate((konva) => konva.Animation.animations.size);

  await says('Bring all 12 apples into the burrow');
  const { width } = await demo.stage();
  const start = await hero();
  const { scale } = await demo.node('hero');
  expect((await demo.node('label')).visible).toBe(true);
  expect(await clocks()).toBe(0);

  // Keys of other uses are left to the page. The right key runs, and the pot stops the run.
  expect(await keys('keydown', 'Tab', 'KeyQ', 'ArrowRight')).toEqual([false, false, true]);
  await demo.waitFor(hero, ({ x }) => Math.abs(x - 150) < 0.01);
  expect((await hero()).y).toBeCloseTo(start.y, 1);
  // It breathes: the second picture of the sheet follows the first one.
  await demo.waitForNode('hero', ({ attrs }) => attrs['cropX'] === 192);

  // Straight up, into the first apple, which is gone then.
  await keys('keyup', 'ArrowRight');
  await keys('keydown', 'Space');
  await says('1 apple, 11 left.');
  expect((await demo.node('#apple-0')).visible).toBe(false);
  await keys('keyup', 'Space');
  await demo.waitFor(hero, ({ y }) => Math.abs(y - start.y) < 0.1);

  // Paused, nothing moves, also in a narrow page; the hedgehog is in view there.
  await keys('keydown', 'KeyP');
  await says('Paused. 1 apple.');
  expect(await clocks()).toBe(0);
  const paused = await hero();
  await narrow(demo);
  expect(await hero()).toEqual(paused);
  const { rect } = await demo.node('hero');
  expect(rect.x).toBeGreaterThan(0);
  expect(rect.x + rect.width).toBeLessThan(321);
  await widen(demo, width);
  await button('Resume').click();
  await demo.waitFor(clocks, (count) => count === 1);

  // A held button runs to the left, and lets go with the mouse.
  const at = await demo.evaluate(() => {
    const pad = document.querySelector('[aria-label=Left]')?.getBoundingClientRect();
    const box = document.querySelector('.konvajs-content')?.getBoundingClientRect();
    if (!pad || !box) return { x: 0, y: 0 };
    return { x: pad.x + pad.width / 2 - box.x, y: pad.y + pad.height / 2 - box.y };
  });
  await demo.press(at);
  await demo.waitFor(hero, ({ x }) => x < 110);
  expect((await demo.node('hero')).scale.x).toBeCloseTo(-scale.x, 5);
  await demo.release();
  const stopped = await demo.waitFor(
    async () => [await hero(), await hero()],
    ([one, other]) => one?.x === other?.x,
  );
  expect(stopped[0]?.x).toBeGreaterThan(19);

  // A finger beside it makes it run there, and the page does not scroll.
  const before = await hero();
  const stage = await demo.stage();
  const finger = await demo.finger({ x: width - 60, y: stage.height - 60 });
  await demo.waitFor(hero, ({ x }) => x > before.x + 30);
  await finger.moveTo({ x: width - 80, y: stage.height - 110 });
  expect(await finger.lift()).toBe('demo');

  // Keys that are held when the focus leaves are let go: nobody hears of their release.
  const from = await hero();
  await demo.evaluate(
    (_konva, code) => {
      const garden = document.querySelector<HTMLElement>('.garden');
      garden?.focus();
      garden?.dispatchEvent(
        new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }),
      );
      garden?.blur();
    },
    from.x > 85 ? 'ArrowLeft' : 'ArrowRight',
  );
  await demo.waitFor(
    async () => [await hero(), await hero()],
    ([one, other]) => one?.x === other?.x,
  );
  expect(Math.abs((await hero()).x - from.x)).toBeLessThan(30);

  // A page that is hidden pauses it.
  await demo.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await says('Paused. 1 apple.');
  expect(await clocks()).toBe(0);
  expect(await outOfStep(demo)).toEqual([]);
});
