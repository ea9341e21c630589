import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const boxes = (count: number) =>
    demo.waitFor(
      () => demo.count('box'),
      (now) => now === count,
    );
  const listening = () => demo.evaluate((konva) => konva.stages[0]?.getLayers()[0]?.listening());
  const angles = async () => (await demo.nodes('box')).map(({ rotation }) => rotation);

  await boxes(300);
  expect(await listening()).toBe(false);
  await demo.waitFor(
    () => demo.text(),
    (text) => /\d+ frames per second, slowest \d+ ms/.test(text),
  );

  // All turn, and about their middle: the angle changes, the place does not.
  const first = await demo.node('box');
  const turned = await demo.waitForNode('box', (node) => node.rotation !== first.rotation);
  expect(turned.position).toEqual(first.position);
  expect(turned.attrs['offsetX']).toBe(Number(turned.attrs['width']) / 2);

  // The same angle for all, so that their difference stays.
  await demo.control('button', 'Pause').click();
  const resting = await angles();
  const [a = 0, b = 0] = resting;
  expect((((b - a) % 360) + 360) % 360).toBeCloseTo(137.5, 4);
  await demo.hover({ x: 20, y: 20 });
  expect(await angles()).toEqual(resting);
  await demo.control('button', 'Play').click();
  await demo.waitForNode('box', (node) => node.rotation !== a);

  await demo.control('button', 'Pause').click();

  // The more there are, the smaller they are.
  await demo.control('slider', 'Rectangles').fill('600');
  await boxes(600);
  expect(await demo.text()).toContain('600');
  const smaller = await demo.node('box');
  expect(Number(smaller.attrs['width'])).toBeLessThan(Number(first.attrs['width']));

  await demo.control('checkbox', 'Hit graph').check(true);
  expect(await demo.waitFor(listening, (on) => on === true)).toBe(true);
});
