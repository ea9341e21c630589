import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

const HALL = { width: 720, height: 460 };
const PICTURE = { width: 1200, height: 750 };

export default defineCheck(async ({ demo, expect }) => {
  const scaleNow = async () => {
    const { width, height } = await demo.stage();
    return Math.min(width / HALL.width, height / HALL.height);
  };
  /**
   * Waits until the window has this position and size, each number within two. Then its node has no scale, its crop the window's ratio and the
   * picture's full width or height, and the sign shows the same part. Answers with the crop's left top corner.
   */
  const isAt = async (numbers: number[]) => {
    const { attrs, scale } = await demo.waitForNode('picture', (node) =>
      ['x', 'y', 'width', 'height'].every(
        (key, i) => Math.abs(Number(node.attrs[key]) - (numbers[i] ?? NaN)) <= 2,
      ),
    );
    expect(scale).toEqual({ x: 1, y: 1 });
    const [x = 0, y = 0, width = 0, height = 0] = ['cropX', 'cropY', 'cropWidth', 'cropHeight'].map(
      (key) => Number(attrs[key]),
    );
    expect(width / height).toBeCloseTo(Number(attrs['width']) / Number(attrs['height']), 4);
    expect(Math.min(PICTURE.width - width, PICTURE.height - height)).toBeCloseTo(0, 4);
    const kept = await demo.node('kept');
    expect(Number(kept.attrs['width']) / Number(kept.attrs['height'])).toBeCloseTo(
      width / height,
      4,
    );
    return { x, y };
  };
  /** Drags an anchor of the Transformer, by units of the hall. */
  const dragAnchor = async (anchor: string, x: number, y: number) => {
    const { rect } = await demo.node(anchor);
    const scale = await scaleNow();
    const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    await demo.drag(middle, { x: x * scale, y: y * scale });
  };
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);

  await says('300 × 318: 59 % of the picture, center.');
  const stage = await demo.stage();
  const hallScale = await scaleNow();
  const first = await isAt([214, 38, 300, 318]);
  expect(first.x).toBeCloseTo((PICTURE.width - (PICTURE.height * 300) / 318) / 2, 0);

  // The kept part follows the choice.
  await demo.control('combobox', 'Keep').choose('Right bottom');
  await says('right bottom.');
  expect((await isAt([214, 38, 300, 318])).x).toBeCloseTo(PICTURE.width - 707.5, 0);
  await button('Undo').click();
  await says(', center.');
  await button('Redo').click();
  await says('right bottom.');

  // A wide window keeps the full width of the picture, at its lower end.
  await dragAnchor('bottom-center', 0, -200);
  const wide = await isAt([214, 38, 300, 118]);
  expect(wide.x).toBeCloseTo(0, 4);
  expect(wide.y).toBeCloseTo(PICTURE.height - (PICTURE.width * 118) / 300, -1);

  // The window does not leave the wall, does not turn over, and the other sides stay.
  await dragAnchor('middle-left', -400, 0);
  await isAt([22, 38, 492, 118]);
  await dragAnchor('top-right', -700, 300);
  await isAt([22, 96, 60, 60]);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.key('Control+z');
  await isAt([22, 38, 492, 118]);

  // A finger drags the window, as far as the wall. Beside it the page scrolls.
  const { rect } = await demo.node('picture');
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  expect(await demo.swipe(middle, { x: 60 * hallScale, y: 500 * hallScale })).toBe('demo');
  await isAt([82, 254, 492, 118]);
  expect(await demo.swipe({ x: stage.width - 20, y: stage.height - 20 }, { x: 0, y: -60 })).toBe(
    'browser',
  );
  await button('Undo').click();
  await button('Undo').click();
  await button('Undo').click();
  await says('300 × 318: 59 % of the picture, right bottom.');

  // The keyboard moves and resizes; each press is a step.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await demo.key('Shift+ArrowLeft');
  await isAt([224, 28, 290, 318]);
  for (let i = 0; i < 3; i += 1) await demo.key('Control+z');
  await isAt([214, 38, 300, 318]);

  // A narrow page shows the same window, and the Transformer is around it.
  await narrow(demo);
  await isAt([214, 38, 300, 318]);
  await demo.waitForNode(
    'back',
    ({ rect: frame }) => Math.abs(frame.width - 300 * (320 / 720)) < 4,
  );
  await dragAnchor('bottom-right', -90, -90);
  await isAt([214, 38, 210, 228]);
  await widen(demo, stage.width);
  await isAt([214, 38, 210, 228]);
  expect(await outOfStep(demo)).toEqual([]);
});
