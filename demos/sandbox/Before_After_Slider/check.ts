import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const slider = demo.control('slider', 'Split');
  /** Waits until the handle is at this percentage of the picture's width. Answers with where it is on the stage. */
  const splitIs = async (percent: number) => {
    const handle = await demo.waitForNode(
      'handle',
      ({ position }) => Math.abs(position.x - percent * 9.6) < 8,
    );
    expect(handle.position.y).toBe(0);
    const { attrs } = await demo.node('before');
    expect(attrs['clipWidth']).toBeCloseTo(handle.position.x, 6);
    await demo.waitFor(
      () => slider.value(),
      (value) => Math.abs(Number(value) - percent) <= 1,
    );
    return handle.absolutePosition;
  };

  const stage = await demo.stage();
  const painting = (await demo.node('painting')).rect;
  /** A point of the picture on the stage, in percent of its width and height. */
  const at = (x: number, y: number) => ({
    x: painting.x + (x / 100) * painting.width,
    y: painting.y + (y / 100) * painting.height,
  });
  /** The white cloth at the right shows what the varnish does: it is yellow below it. */
  const cloth = at(84, 86);
  const isClean = ([red = 0, , blue = 0]: number[]) => red - blue < 60;
  const showsClean = (is: boolean) =>
    demo.waitFor(
      () => demo.pixel(cloth),
      (color) => isClean(color) === is,
    );

  await splitIs(50);
  await showsClean(true);

  // The mouse drags the handle, along the picture and no farther.
  const grip = at(50, 75);
  await demo.drag(grip, { x: 0.4 * painting.width, y: 60 });
  await splitIs(90);
  await showsClean(false);
  await demo.drag(at(90, 50), { x: stage.width, y: -40 });
  await splitIs(100);
  await demo.drag(at(100, 50), { x: -0.8 * painting.width, y: 0 });
  await splitIs(20);
  await showsClean(true);

  // A click and a tap on the picture bring the handle there, from both sides. The other buttons do not.
  await demo.click(at(70, 30));
  await splitIs(70);
  await demo.click(at(40, 30), { button: 'right' });
  await splitIs(70);
  await demo.tap(at(30, 60));
  await splitIs(30);

  // A finger drags it, too. Beside it, a finger that goes up scrolls the page, and the handle stays.
  expect(await demo.swipe(at(30, 40), { x: 0.3 * painting.width, y: 10 })).toBe('demo');
  await splitIs(60);
  expect(await demo.swipe(at(20, 70), { x: 0, y: -80 })).toBe('browser');
  await splitIs(60);

  // The slider and its keys move it, and say where it is.
  await slider.focus();
  await demo.key('End');
  await splitIs(100);
  await showsClean(false);
  await demo.key('ArrowLeft');
  await demo.waitForNode('handle', ({ position }) => Math.abs(position.x - 950.4) < 0.01);
  expect(
    await demo.evaluate(() => document.querySelector('input')?.getAttribute('aria-valuetext')),
  ).toBe('99 % before cleaning, 1 % after');
  await slider.fill('40');
  await splitIs(40);

  // In a narrow page the same part is hidden, and the handle is as large and can be dragged.
  await narrow(demo);
  const handle = await splitIs(40);
  const small = (await demo.node('painting')).rect;
  expect(small.width).toBeLessThan(320);
  expect(handle.x).toBeCloseTo(small.x + 0.4 * small.width, 0);
  await demo.drag({ x: handle.x + 16, y: small.y + small.height / 2 }, { x: -60, y: 0 });
  await splitIs(40 - 6000 / small.width);
  expect(await outOfStep(demo)).toEqual([]);
  await slider.fill('25');
  await widen(demo, stage.width);
  await splitIs(25);
});
