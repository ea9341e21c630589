import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const settled = (name: string, x: number, y: number) =>
    demo.waitForNode(name, ({ scale }) => Math.hypot(scale.x - x, scale.y - y) < 1e-6);
  /** The areas of both signs on the stage. */
  const areas = async () => {
    const [hinged, centered] = (await demo.nodes('sign')).map(({ rect }) => rect);
    if (!hinged || !centered) throw new Error('A sign is missing.');
    return { hinged, centered };
  };

  const { width: stageWidth } = await demo.stage();
  const before = await areas();
  const pin = await demo.node('hinged');

  // Sideways: the hinged sign is now on the other side of its corner, the centered one where it was.
  await button('Flip sideways').click();
  await settled('hinged', -1, 1);
  await settled('centered', -1, 1);
  const pressed = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('button')].map((one) => one.ariaPressed).join(' '),
    );
  expect(await pressed()).toBe('true false');
  const flipped = await areas();
  const middleOf = ({ x, width }: { x: number; width: number }) => x + width / 2;
  expect(middleOf(flipped.hinged)).toBeCloseTo(
    2 * pin.absolutePosition.x - middleOf(before.hinged),
    0,
  );
  expect(flipped.hinged.y).toBeCloseTo(before.hinged.y, 0);
  expect(flipped.centered.x).toBeCloseTo(before.centered.x, 0);
  expect((await demo.node('hinged')).position).toEqual(pin.position);

  // Upside down as well.
  await button('Flip upside down').click();
  await settled('hinged', -1, -1);
  await settled('centered', -1, -1);
  const over = await areas();
  expect(over.hinged.y + over.hinged.height).toBeLessThan(
    before.hinged.y + before.hinged.height / 2,
  );
  expect(over.hinged.x).toBeCloseTo(flipped.hinged.x, 0);
  expect(over.centered.y).toBeCloseTo(before.centered.y, 0);

  // Both stay mirrored, and on the stage, when it gets smaller.
  await narrow(demo);
  await settled('hinged', -1, -1);
  const small = await areas();
  expect(small.hinged.x).toBeGreaterThan(0);
  expect(small.centered.x + small.centered.width).toBeLessThan(320);
  await widen(demo, stageWidth);

  // A second flip on the way turns back from there, and ends as drawn.
  await button('Flip upside down').click();
  await demo.evaluate(() => {
    const flip = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('sideways'),
    );
    flip?.click();
    flip?.click();
    flip?.click();
  });
  await settled('hinged', 1, 1);
  await settled('centered', 1, 1);
  expect(await pressed()).toBe('false false');
  expect((await areas()).hinged.x).toBeCloseTo(before.hinged.x, 0);

  // By key.
  await button('Flip sideways').focus();
  await demo.key('Enter');
  await settled('hinged', -1, 1);
});
