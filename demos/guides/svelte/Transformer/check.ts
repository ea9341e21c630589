import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const selection = () =>
    demo.evaluate((konva) => {
      const transformer = konva.stages[0]?.findOne('Transformer');
      const nodes = transformer instanceof konva.Transformer ? transformer.nodes() : [];
      return nodes.map((node) => node.id()).join();
    });
  const selected = (ids: string) => demo.waitFor(selection, (now) => now === ids);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  await selected('box-0');
  await says('box-0: 90 × 70 at -125, 70, 0°');

  // A handle changes the size, and no scale is left. The corner opposite to it keeps its place.
  await demo.drag('bottom-right', { x: 30, y: 20 });
  const sized = await demo.waitForNode('#box-0', ({ attrs }) => Number(attrs.width) > 100);
  expect(Math.abs(Number(sized.attrs.width) - 120)).toBeLessThan(3);
  expect(Math.abs(Number(sized.attrs.height) - 90)).toBeLessThan(3);
  expect(sized.scale).toEqual({ x: 1, y: 1 });
  expect(sized.position.x).toBeCloseTo(-125, 0);
  expect(sized.position.y).toBeCloseTo(70, 0);
  const size = `${Math.round(Number(sized.attrs.width))} × ${Math.round(Number(sized.attrs.height))}`;
  await says(`box-0: ${size} at -125, 70, 0°`);

  // The bindings save a rotation.
  await demo.drag('rotater', { x: 40, y: 20 });
  const turned = await demo.waitForNode('#box-0', ({ rotation }) => rotation > 5);
  await says(
    `at ${Math.round(turned.position.x)}, ${Math.round(turned.position.y)}, ${Math.round(turned.rotation)}°`,
  );

  // Shift adds, and a drag of one moves both; each of them saves its own place.
  await demo.click('#box-1', { modifiers: ['Shift'] });
  await selected('box-0,box-1');
  await demo.drag('#box-1', { x: 20, y: -30 });
  await demo.waitForNode(
    '#box-0',
    ({ position }) => Math.abs(position.x - turned.position.x - 20) < 1,
  );
  await says('box-1: 90 × 70 at 50, 100, 0°');
  await says(`at ${Math.round(turned.position.x + 20)}, ${Math.round(turned.position.y - 30)}, `);
  await demo.click({ x: 6, y: 274 });
  await selected('');
  expect(await demo.control('button', 'Delete selected').isDisabled()).toBe(true);

  // A new box gets the handles, and is drawn below them.
  await demo.control('button', 'Add box').click();
  await selected('box-2');
  const place = await demo.node('bottom-right');
  expect(await demo.pixel(place.absolutePosition)).toEqual([255, 255, 255, 255]);
  await demo.control('button', 'Delete selected').click();
  await selected('');
  expect(await demo.count('box')).toBe(2);
  expect(await demo.text()).not.toContain('box-2');
});
