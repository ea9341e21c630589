import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const view = await demo.stage();
  /** A point of the plate on the stage, before anything is magnified. */
  const at = (x: number, y: number) => ({
    x: view.x + x * view.scaleX,
    y: view.y + y * view.scaleY,
  });
  /** Waits until this point of the plate is where it is on the whole plate, magnified like this. */
  const looksAt = async (x: number, y: number, scale: number) => {
    await demo.waitFor(
      () =>
        demo.evaluate((konva) => {
          const layer = konva.stages[0]?.findOne('.magnified');
          return [layer?.x() ?? NaN, layer?.y() ?? NaN, layer?.scaleX() ?? NaN];
        }),
      ([left = NaN, top = NaN, now = NaN]) =>
        Math.abs(now - scale) < 1e-9 &&
        Math.abs(left - x * (1 - scale)) < 2 * scale &&
        Math.abs(top - y * (1 - scale)) < 2 * scale,
    );
  };
  const isWhole = () => looksAt(480, 300, 1);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  await isWhole();
  await says('Twelve moths.');
  const eye = at(590 + 54 * 0.86, 166 - 30 * 0.86);
  const fromAfar = await demo.pixels([eye, { x: eye.x + 8, y: eye.y }]);

  // The mouse enters: the plate is twice as large, and the point below the pointer stays there.
  await demo.hover(at(376, 166));
  await looksAt(376, 166, 2);
  await says('Garden tiger, Arctia caja.');
  await demo.hover(eye);
  await looksAt(590 + 46, 166 - 26, 2);
  await says('Small emperor moth');
  const near = await demo.pixels([eye, { x: eye.x + 8, y: eye.y }]);
  near[0]?.forEach((value, channel) => {
    expect(Math.abs(value - (fromAfar[0]?.[channel] ?? NaN))).toBeLessThan(30);
  });
  expect(near[1]).not.toEqual(fromAfar[1]);

  // It leaves: the whole plate is back.
  await demo.hover({ x: view.width / 2, y: view.height + 30 });
  await isWhole();
  await says('Twelve moths.');

  // A finger that moves scrolls the page; a tap magnifies, and then the finger pulls the plate, as far as its edge.
  expect(await demo.swipe(at(480, 300), { x: 0, y: -60 })).toBe('browser');
  await demo.tap(at(590, 332));
  await looksAt(590, 332, 2);
  await says('Red underwing');
  expect(await demo.swipe(at(480, 200), { x: 30, y: 70 })).toBe('demo');
  await looksAt(590 - 30 / view.scaleX, 332 - 70 / view.scaleY, 2);
  expect(await demo.pinch(at(480, 300), { scale: 1.5 })).toBe('demo');
  await demo.waitFor(
    () => demo.control('slider', 'Magnification').value(),
    (value) => Number(value) >= 2.5,
  );
  await demo.tap(at(480, 300));
  await isWhole();

  // The keyboard does it all, at the magnification of the slider.
  await demo.control('slider', 'Magnification').fill('4');
  await demo.evaluate(() => document.querySelector<HTMLElement>('.plate')?.focus());
  await demo.key('PageUp');
  await looksAt(814, 488, 4);
  await says('Merveille du jour');
  await demo.key('ArrowLeft');
  await demo.key('ArrowDown');
  await looksAt(802, 500, 4);
  await demo.control('combobox', 'Moth').choose('Luna moth');
  await looksAt(814, 150, 4);

  // A narrow page shows the same part.
  await narrow(demo);
  await looksAt(814, 150, 4);
  expect((await demo.stage()).scaleX).toBeLessThan(0.34);
  await demo.evaluate(() => document.querySelector<HTMLElement>('.plate')?.focus());
  await demo.key('Escape');
  await isWhole();
  expect(await outOfStep(demo)).toEqual([]);
  await widen(demo, view.width);
});
