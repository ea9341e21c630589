import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';
import { start } from './shared/show';

/** A tweened color stays an `rgba()` string. */
const LAST_FILL = 'rgba(246,183,60,1)';

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();
  const now = async () => ({
    text: await demo.text(),
    isRunning: await demo.evaluate((konva) => konva.Animation.animations.size > 0),
  });
  const rests = (step: string) =>
    demo.waitFor(now, ({ text, isRunning }) => text.includes(`Step: ${step}`) && !isRunning);
  const look = () =>
    demo.evaluate((konva) => {
      const attrs = ['star', 'sky', 'hill'].map((name) =>
        konva.stages[0]?.findOne(`.${name}`)?.getAttrs(),
      );
      return JSON.stringify(attrs);
    });

  await rests('ready');
  expect((await demo.node('star')).attrs.x).toBe(start.star.x);

  // The page notes what the star had when an attribute began to change, and whether the arrays reached their goals.
  await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const find = (name: string) => stage?.findOne(`.${name}`);
    const { dataset } = document.body;
    for (const name of ['fill', 'scaleX'])
      find('star')?.on(`${name}Change`, () => {
        dataset[name] ??= JSON.stringify(find('star')?.getAttrs());
      });
    find('hill')?.on('pointsChange', () => {
      const points = find('hill')?.getAttr('points') as number[];
      if (points.join() === '-150,0,-80,-90,0,-30,80,-90,150,0') dataset.peaks = 'two';
    });
    find('sky')?.on('fillLinearGradientColorStopsChange', () => {
      const stops = find('sky')?.getAttr('fillLinearGradientColorStops') as unknown[];
      if (stops[1] === '#1b1f2a') dataset.night = 'yes';
    });
  });
  await press('Play');
  await rests('ready');
  const noted = await demo.evaluate(() => ({ ...document.body.dataset }));

  // Each step began where the one before had ended.
  const atRecolor: unknown = JSON.parse(noted.fill ?? '{}');
  expect(atRecolor).toEqual({ ...(atRecolor as object), x: 80, rotation: 144, scaleX: 1 });
  const atStretch: unknown = JSON.parse(noted.scaleX ?? '{}');
  expect(atStretch).toEqual({ ...(atStretch as object), x: 80, fill: 'rgba(242,102,74,1)' });
  expect([noted.peaks, noted.night]).toEqual(['two', 'yes']);

  // The end is the beginning.
  const { attrs: star } = await demo.node('star');
  expect(star).toEqual({ ...star, ...start.star, fill: LAST_FILL });
  expect((await demo.node('hill')).attrs.points).toEqual(start.hill.points);
  const { fillLinearGradientColorStops: stops } = (await demo.node('sky')).attrs;
  expect(stops).toEqual(start.sky.fillLinearGradientColorStops);
  expect(await outOfStep(demo)).toEqual([]);

  // Stop ends the step, and no later one begins.
  const stopped = await demo.evaluate(async (konva) => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    const star = konva.stages[0]?.findOne('.star');
    button('Play')?.click();
    while ((star?.x() ?? 0) < -60) await new Promise(requestAnimationFrame);
    button('Stop')?.click();
    return { isRunning: konva.Animation.animations.size > 0, x: star?.x() };
  });
  expect(stopped.isRunning).toBe(false);
  await rests('stopped');
  const before = await look();
  await demo.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await look()).toBe(before);
  expect((await demo.node('star')).attrs.x).toBe(stopped.x);
  expect(await outOfStep(demo)).toEqual([]);

  // It stays there when the page gets narrow, and starts again from there.
  await narrow(demo);
  expect(await look()).toBe(before);
  const place = (await demo.node('star')).absolutePosition;
  expect(place.x).toBeCloseTo(160 + (stopped.x ?? NaN), 3);
  expect(place.y).toBe(80);
  const again = await demo.evaluate((konva) => {
    document.querySelector('button')?.click();
    return konva.stages[0]?.findOne('.star')?.x();
  });
  expect(again).toBeGreaterThanOrEqual(stopped.x ?? NaN);
  await press('Stop');
  await rests('stopped');
});
