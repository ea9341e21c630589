import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const rows = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent ?? ''),
      ),
    );
  /** Presses the button if it has this label now: a run ends by itself, on a slow machine maybe before the next press. */
  const press = (label: string) =>
    demo.evaluate((_, wanted) => {
      const button = document.querySelector<HTMLButtonElement>('#run');
      if (button?.textContent === wanted) button.click();
    }, label);
  /** Waits until a set of fixes was measured, and reads its shapes and hits. */
  const counts = async (fixes: string) => {
    const all = await demo.waitFor(
      async () => {
        await press('Run');
        return rows();
      },
      (now) =>
        now.some(([name, shapes]) => name === fixes && shapes !== undefined && shapes !== '–'),
    );
    const [, shapes, hits, drawing, frames] = all.find(([name]) => name === fixes) ?? [];
    expect(drawing).toMatch(/^(< 0\.1|\d+\.\d) ms$/);
    expect(frames).toMatch(/^\d+$/);
    return [shapes, hits];
  };
  const fix = (label: string, on: boolean) => demo.control('checkbox', label).check(on);

  expect(await rows()).toEqual([['none', '–', '–', '–', '–']]);
  await demo.evaluate((konva) => {
    Reflect.set(window, 'ownDrawScene', konva.Shape.prototype.drawScene);
  });
  const still = await demo.node('ball');
  await demo.control('button', 'Run').click();

  // One ball moves, and all are drawn: 800 stars and the ball, each of them twice.
  expect(await counts('none')).toEqual(['801', '801']);
  await demo.waitForNode(
    'ball',
    ({ position }) =>
      Math.abs(position.x - still.position.x) > 20 && Math.abs(position.y - still.position.y) > 5,
  );

  await fix('Stars do not listen', true);
  expect(await counts('do not listen')).toEqual(['801', '1']);
  await fix('Stars do not listen', false);
  await fix('Stars cached', true);
  expect(await counts('cached')).toEqual(['1', '1']);
  await fix('Stars cached', false);
  await fix('Ball on its own layer', true);
  expect(await counts('own layer')).toEqual(['1', '1']);

  // Stop ends the motion and puts Konva's own methods back.
  await press('Stop');
  const isOwn = await demo.evaluate(
    (konva) => Reflect.get(window, 'ownDrawScene') === konva.Shape.prototype.drawScene,
  );
  expect(isOwn).toBe(true);
  expect(await demo.count('ball')).toBe(1);
});
