import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);

  expect(await demo.count('plant')).toBe(8);
  expect((await demo.node('focus-ring')).visible).toBe(false);

  // Every plant has a button; Tab goes from one to the next, and the ring on the canvas follows.
  await button('Poppy, column 1, row 1, in bloom').focus();
  const poppy = await demo.node('#poppy');
  const ring = await demo.waitForNode('focus-ring', ({ visible }) => visible);
  expect(ring.position).toEqual(poppy.position);

  // Without focus there is no ring. Back on the same plant, it is where it was.
  await button('Start again').focus();
  await demo.waitForNode('focus-ring', ({ visible }) => !visible);
  await button('Poppy, column 1, row 1, in bloom').focus();
  const again = await demo.waitForNode('focus-ring', ({ visible }) => visible);
  expect(again.position).toEqual(poppy.position);
  await demo.key('Tab');
  const sunflower = await demo.node('#sunflower');
  await demo.waitForNode(
    'focus-ring',
    ({ position }) =>
      Math.abs(position.x - sunflower.position.x) < 0.1 &&
      Math.abs(position.y - sunflower.position.y) < 0.1,
  );

  // Arrows move it by a cell; it is said, and the button's name keeps up.
  const step = sunflower.position.x - poppy.position.x;
  await demo.key('ArrowRight');
  await says('Sunflower: column 5, row 1.');
  const moved = await demo.waitForNode(
    '#sunflower',
    ({ position }) => position.x > sunflower.position.x + 5,
  );
  expect(moved.position.x - sunflower.position.x).toBeCloseTo(step / 3, 1);
  expect(moved.position.y).toBeCloseTo(sunflower.position.y, 1);
  await demo.waitForNode(
    'focus-ring',
    ({ position }) => Math.abs(position.x - moved.position.x) < 0.1,
  );
  expect(await button('Sunflower, column 5, row 1, thirsty').isVisible()).toBe(true);
  await demo.key('ArrowUp');
  await says('Sunflower is at the edge of the bed.');
  await demo.key('ArrowDown');
  await demo.key('ArrowRight');
  await says('Cornflower is already there.');

  // Enter waters: the bloom opens.
  const closed = (await demo.nodes('bloom'))[1];
  await demo.key('Enter');
  await says('Sunflower blooms.');
  await demo.waitFor(
    async () => Number((await demo.nodes('bloom'))[1]?.attrs['outerRadius']),
    (radius) => radius > Number(closed?.attrs['outerRadius']),
  );
  expect(await button('Sunflower, column 5, row 2, in bloom').isVisible()).toBe(true);

  // The pointer does the same: a click waters, a drag goes to a cell.
  const words = await demo.text();
  await demo.click('#aster', { button: 'right' });
  expect(await demo.text()).toBe(words);
  await demo.click('#aster');
  await says('Aster blooms.');
  await demo.drag('#aster', { x: step / 3 + 9, y: 6 });
  await says('Aster: column 3, row 3.');
  const dropped = await demo.node('#aster');
  expect(dropped.position.x).toBeCloseTo(poppy.position.x + (2 * step) / 3, 1);
  expect(dropped.position.y).toBeCloseTo(poppy.position.y + (2 * step) / 3, 1);

  // On an occupied cell it goes back to where it came from.
  await demo.drag('#aster', { x: (2 * step) / 3, y: step / 3 });
  await says('Daisy is already there.');
  expect((await demo.node('#aster')).position).toEqual(dropped.position);

  await button('Daisy, column 5, row 4, thirsty').focus();
  await demo.key('Enter');
  await says('The whole bed is in bloom.');
  await button('Start again').click();
  await demo.waitForNode('#aster', ({ position }) => position.x < dropped.position.x - 5);
  await says('Five of eight plants');
});
