import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const coral = await demo.node('#coral');
  const teal = await demo.node('#teal');
  const guides = (count: number) =>
    demo.waitFor(
      () => demo.count('guide'),
      (now) => now === count,
    );
  expect(await demo.count('part')).toBe(5);
  await guides(0);

  await demo.hover('#coral');
  expect(await demo.cursor()).toBe('move');

  // Three pixels short of the other's left edge: it snaps to it, and a line reaches from one to the other.
  const grip = {
    x: Math.round(coral.rect.x + coral.rect.width / 2),
    y: Math.round(coral.rect.y + coral.rect.height / 2),
  };
  const dx = Math.round(teal.rect.x - coral.rect.x) - 3;
  await demo.press(grip);
  await demo.moveTo({ x: grip.x + dx, y: grip.y + 13 });
  const snapped = await demo.waitForNode(
    '#coral',
    (node) => Math.abs(node.rect.x - teal.rect.x) < 0.5,
  );
  expect(await demo.count('guide')).toBeGreaterThan(0);
  const points = (await demo.nodes('guide')).map((node) => node.attrs['points']);
  const [line] = points.filter((ends) => Array.isArray(ends) && ends[0] === ends[2]);
  expect(line).toBeDefined();
  if (Array.isArray(line)) {
    expect(line[0]).toBeCloseTo(teal.rect.x, 1);
    expect(line[1]).toBeLessThanOrEqual(snapped.rect.y + 1);
    expect(line[3]).toBeGreaterThan(teal.rect.y + teal.rect.height - 1);
  }

  // Far from every edge and middle it is free.
  await demo.moveTo({ x: grip.x + dx - 25, y: grip.y + 46 });
  const free = await demo.waitForNode('#coral', (node) => node.rect.x < teal.rect.x - 10);
  expect(free.rect.x).toBeCloseTo(coral.rect.x + dx - 25, 0);
  expect(free.rect.y).toBeCloseTo(coral.rect.y + 46, 0);

  // Guides vanish with the release, the part stays.
  await demo.release();
  await guides(0);
  const dropped = await demo.node('#coral');
  expect(dropped.rect.x).toBeCloseTo(free.rect.x, 0);
  expect(dropped.rect.y).toBeCloseTo(free.rect.y, 0);

  // A turned shape snaps by the box around it, here to the stage's left edge.
  const sky = await demo.node('#sky');
  const hold = {
    x: Math.round(sky.rect.x + sky.rect.width / 2),
    y: Math.round(sky.rect.y + sky.rect.height / 2),
  };
  await demo.press(hold);
  await demo.moveTo({ x: hold.x - Math.round(sky.rect.x) + 4, y: hold.y });
  await demo.waitForNode('#sky', (node) => Math.abs(node.rect.x) < 0.01);
  await demo.release();
  await guides(0);

  // On a zoomed stage the reach is the same on the screen, and the stage still ends where it ends.
  await demo.evaluate((konva) => konva.stages[0]?.scale({ x: 0.8, y: 0.8 }));
  const small = await demo.node('#sky');
  const pinch = {
    x: Math.round(small.rect.x + small.rect.width / 2),
    y: Math.round(small.rect.y + small.rect.height / 2),
  };
  const down = Math.round((await demo.stage()).height - small.rect.y - small.rect.height) - 4;
  await demo.press(pinch);
  await demo.moveTo({ x: pinch.x + 20, y: pinch.y + down });
  const bottom = (await demo.stage()).height;
  await demo.waitForNode(
    '#sky',
    ({ rect }) => Math.abs(rect.y + rect.height - bottom) < 0.01 && rect.x > 5,
  );
  await demo.release();
  await guides(0);
});
