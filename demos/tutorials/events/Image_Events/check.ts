import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const { absolutePosition: box } = await demo.node('box');
  const { absolutePosition: pixels } = await demo.node('pixels');
  const tileIs = (name: string, fill: string) =>
    demo.waitForNode(`${name}-tile`, (node) => node.attrs.fill === fill);
  const leave = () => demo.hover({ x: 3, y: 3 });

  // Loaded, and with the pixels in the hit graph.
  await demo.waitFor(
    () =>
      demo.evaluate((konva) => {
        const image = konva.stages[0]?.findOne<InstanceType<typeof konva.Image>>('.pixels');
        return Boolean(image?.image()) && image?.isCached() === true;
      }),
    (ready) => ready,
  );

  // The corner of the picture is transparent. One fox is hit there, the other is not.
  await demo.hover({ x: box.x + 6, y: box.y + 6 });
  await tileIs('box', '#f6b73c');
  await leave();
  await tileIs('box', '#e8ebfb');

  await demo.hover({ x: pixels.x + 70, y: pixels.y + 90 });
  await tileIs('pixels', '#f6b73c');
  await demo.hover({ x: pixels.x + 6, y: pixels.y + 6 });
  await tileIs('pixels', '#e8ebfb');
  expect(await demo.text()).toContain('pointerout pixels');

  await demo.hover({ x: box.x + 70, y: box.y + 90 });
  await tileIs('box', '#f6b73c');
});
