import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const star = await demo.node('star');
  const curve = await demo.node('curve');
  const { x, y } = star.absolutePosition;

  // Between two points of the star nothing is drawn, but it counts.
  const gap = { x: x + 30, y: y - 48 };
  expect((await demo.pixel(gap))[3]).toBe(0);
  await demo.hover(gap);
  await demo.waitForNode('star', (node) => node.attrs.fill === '#f2664a');
  // Outside of the circle it does not.
  await demo.hover({ x: x + 56, y: y - 56 });
  await demo.waitForNode('star', (node) => node.attrs.fill === '#1f9aa5');

  // The first point of the curve lies on it; 12 pixels to its left there is no ink.
  const beside = { x: curve.absolutePosition.x - 12, y: curve.absolutePosition.y + 44 };
  expect((await demo.pixel(beside))[3]).toBe(0);
  await demo.hover(beside);
  await demo.waitForNode('curve', (node) => node.attrs.stroke === '#f2664a');
  await demo.hover({ x: 4, y: 4 });
  await demo.waitForNode('curve', (node) => node.attrs.stroke === '#1f9aa5');

  const hitCanvasShown = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[0];
      return layer?.getHitCanvas()._canvas.isConnected ?? false;
    });
  expect(await hitCanvasShown()).toBe(false);
  await demo.control('checkbox', 'Show the hit areas').check(true);
  await demo.waitFor(hitCanvasShown, (shown) => shown);
  // Events still arrive while it is shown.
  await demo.hover(gap);
  await demo.waitForNode('star', (node) => node.attrs.fill === '#f2664a');
  await demo.control('checkbox', 'Show the hit areas').check(false);
  await demo.waitFor(hitCanvasShown, (shown) => !shown);
});
