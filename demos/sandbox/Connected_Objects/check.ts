import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const counts = async () => [await demo.count('step'), await demo.count('link')];
  const countsAre = (steps: number, links: number) =>
    demo.waitFor(counts, (now) => now.join() === `${steps},${links}`);
  const pointsOf = async (id: string) => {
    const { attrs } = await demo.node(`#${id}`);
    return Array.isArray(attrs['points']) ? attrs['points'].map(Number) : [];
  };
  /** Asserts that an arrow begins and ends at the borders of its boxes, and lies on the line of their middles. */
  const expectTrimmed = async (from: string, to: string) => {
    const a = (await demo.node(`#${from}`)).position;
    const b = (await demo.node(`#${to}`)).position;
    const [ax = 0, ay = 0, bx = 0, by = 0] = await pointsOf(`${from}-${to}`);
    const cross = (bx - ax) * (b.y - a.y) - (by - ay) * (b.x - a.x);
    expect(Math.abs(cross)).toBeLessThan(0.5);
    const isOutside = (x: number, y: number, box: { x: number; y: number }) =>
      Math.abs(x - box.x) > 116 / 2 - 0.01 || Math.abs(y - box.y) > 54 / 2 - 0.01;
    expect(isOutside(ax, ay, a)).toBe(true);
    expect(isOutside(bx, by, b)).toBe(true);
    const span = Math.hypot(b.x - a.x, b.y - a.y);
    expect(Math.hypot(bx - ax, by - ay)).toBeLessThan(span - 50);
    expect(Math.hypot(bx - ax, by - ay)).toBeGreaterThan(20);
  };

  await countsAre(5, 5);
  await expectTrimmed('1', '2');
  await expectTrimmed('4', '5');

  // While a step is dragged, both of its arrows follow.
  const before = await pointsOf('2-3');
  const build = await demo.node('#3');
  await demo.press('#3');
  await demo.moveTo({ x: build.absolutePosition.x - 40, y: build.absolutePosition.y + 20 });
  await demo.waitForNode(
    '#3',
    ({ position }) => position.x < build.position.x - 30 && position.y > build.position.y + 10,
  );
  expect(await pointsOf('2-3')).not.toEqual(before);
  await expectTrimmed('2', '3');
  await expectTrimmed('3', '4');
  await demo.release();

  // Arrows are below the boxes.
  const order = await demo.evaluate((konva) => {
    const find = (name: string) => konva.stages[0]?.findOne(name)?.getParent()?.zIndex() ?? -1;
    return find('.link') < find('.step');
  });
  expect(order).toBe(true);

  // A click selects, and a new step comes with an arrow from there. It is found, dragged and connected like the others.
  expect(await demo.control('button', 'Remove step').isDisabled()).toBe(true);
  await demo.click('#1');
  await demo.waitFor(
    () => demo.control('button', 'Remove step').isDisabled(),
    (isDisabled) => !isDisabled,
  );
  await demo.control('button', 'Add step').click();
  await countsAre(6, 6);
  const added = await demo.node('#6');
  await demo.drag('#6', { x: 20, y: 10 });
  await demo.waitForNode(
    '#6',
    ({ position }) => position.x > added.position.x + 15 && position.y > added.position.y + 6,
  );
  await expectTrimmed('1', '6');

  // Shift and a click connects the selected step to another, and a second time parts them.
  await demo.click('#5', { modifiers: ['Shift'] });
  await countsAre(6, 7);
  await expectTrimmed('6', '5');
  await demo.click('#5', { modifiers: ['Shift'] });
  await countsAre(6, 6);

  // With a step its arrows go.
  await demo.control('button', 'Remove step').click();
  await countsAre(5, 5);
  await demo.click('#4');
  await demo.control('button', 'Remove step').click();
  await countsAre(4, 2);
  await demo.click({ x: 4, y: 4 });
  expect(await demo.text()).toContain('Click a step to select it.');
});
