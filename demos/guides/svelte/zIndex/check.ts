import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const leaf = demo.control('checkbox', 'Show leaf');
  const follow = demo.control('checkbox', 'The canvas follows the array');
  const reverse = demo.control('button', 'Reverse the array');
  /** Waits until the discs are drawn in this order, from the bottom, and the list beside them says so. */
  const drawn = (order: string) =>
    demo.waitFor(
      async () => {
        const nodes = (await demo.nodes('Circle')).map(({ id }) => id).join(', ');
        const listed = await demo.evaluate(() =>
          [...document.querySelectorAll('.node-tree li li li')]
            .map((item) => /#(\w+)/.exec(item.textContent ?? '')?.[1])
            .join(', '),
        );
        return nodes === listed ? nodes : '';
      },
      (now) => now === order,
    );
  const array = (order: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`Array: ${order}`),
    );

  await drawn('coral, sun, leaf, teal, plum');

  // A press brings a disc to the top, and the same press drags it.
  const before = await demo.node('#coral');
  await demo.drag(
    { x: before.absolutePosition.x - 30, y: before.absolutePosition.y - 20 },
    { x: 40, y: 10 },
  );
  await array('sun, leaf, teal, plum, coral');
  await drawn('sun, leaf, teal, plum, coral');
  const moved = await demo.node('#coral');
  expect(moved.position.x).toBeCloseTo(before.position.x + 40, 0);
  expect(moved.position.y).toBeCloseTo(before.position.y + 10, 0);
  expect(await demo.pixel(moved.absolutePosition)).toEqual([242, 102, 74, 255]);

  // A disc that comes back has its old place; the whole list turns around.
  await leaf.check(false);
  await drawn('sun, teal, plum, coral');
  await leaf.check(true);
  await drawn('sun, leaf, teal, plum, coral');
  await reverse.click();
  await drawn('coral, plum, teal, leaf, sun');

  // Without the effect the canvas keeps the order of creation, and what comes back is on top.
  await follow.check(false);
  await reverse.click();
  await array('sun, leaf, teal, plum, coral');
  await leaf.check(false);
  await leaf.check(true);
  await drawn('coral, plum, teal, sun, leaf');
  await follow.check(true);
  await drawn('sun, leaf, teal, plum, coral');
});
