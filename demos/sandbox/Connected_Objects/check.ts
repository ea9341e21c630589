import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';

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

  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(words),
    );
  const button = (name: string) => demo.control('button', name);

  await countsAre(5, 5);
  await says('Test: drag its dot to another step.');
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
    const [layer] = konva.stages[0]?.getLayers() ?? [];
    const at = (name: string) =>
      layer
        ?.getChildren()
        .findIndex((group) => group.isAncestorOf(konva.stages[0]?.findOne(name) ?? group)) ?? -1;
    return at('.link') < at('.step');
  });
  expect(order).toBe(true);

  // The drag is one step, which can be undone.
  await button('Undo').click();
  await demo.waitForNode('#3', ({ position }) => position.x === build.position.x);
  expect(await button('Undo').isDisabled()).toBe(true);

  // A click selects, and a new step comes with an arrow from there. It is found, dragged and connected like the others.
  await demo.click({ x: 4, y: 4 });
  await says('Click a step or an arrow to select it.');
  expect(await button('Remove').isDisabled()).toBe(true);
  expect((await demo.node('port')).visible).toBe(false);
  await demo.click('#1', { button: 'right' });
  expect(await button('Remove').isDisabled()).toBe(true);
  await demo.click('#1');
  await says('Idea: drag its dot to another step.');
  await button('Add step').click();
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

  // The dot is dragged to another step, by the mouse and by a finger; beside the steps nothing happens.
  const way = async (to: string) => {
    const [from, end] = [await demo.node('port'), await demo.node(to)];
    const [a, b] = [from.absolutePosition, end.absolutePosition];
    return { x: b.x - a.x, y: b.y - a.y };
  };
  await demo.drag('port', await way('#5'));
  await countsAre(6, 7);
  await expectTrimmed('6', '5');
  expect((await demo.node('port')).absolutePosition.y).toBeCloseTo(
    (await demo.node('#6')).absolutePosition.y + 27,
    3,
  );
  expect(await demo.swipe('port', await way('#5'))).toBe('demo');
  await countsAre(6, 6);
  await demo.drag('port', { x: -200, y: 100 });
  await countsAre(6, 6);

  // The keyboard chooses, moves and removes; fields rename and connect.
  await demo.click({ x: 4, y: 4 });
  await demo.evaluate(() => document.querySelector<HTMLElement>('.chart')?.focus());
  await demo.key('PageDown');
  await says('Idea: ');
  const idea = await demo.node('#1');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await demo.key(key);
  await demo.waitForNode(
    '#1',
    ({ position }) => position.x === idea.position.x + 16 && position.y === idea.position.y + 8,
  );
  await demo.key('Control+z');
  await demo.waitForNode('#1', ({ position }) => position.x === idea.position.x);
  await demo.control('textbox', 'Name').fill('Spark');
  await says('Spark: ');
  await demo.control('combobox', 'Connect to').choose('Release');
  await countsAre(6, 7);
  await expectTrimmed('1', '5');
  await button('Undo').click();
  await button('Undo').click();
  await says('Idea: ');
  await countsAre(6, 6);
  await demo.click('#6');
  expect(await outOfStep(demo)).toEqual([]);

  // An arrow is selected by a click, a tap and the page key. Its label is a step of undo, and it can be removed.
  const [ax = 0, ay = 0, bx = 0, by = 0] = await pointsOf('4-2');
  const shift = await demo.evaluate((konva) => konva.stages[0]?.getLayers()[0]?.x() ?? 0);
  const onArrow = { x: shift + ax + (bx - ax) * 0.2, y: ay + (by - ay) * 0.2 };
  const labels = async () => (await demo.nodes('link-label')).map(({ attrs }) => attrs['text']);
  await demo.click({ x: 4, y: 4 });
  await demo.tap(onArrow);
  await says('Arrow from Test to Sketch.');
  expect(await demo.control('textbox', 'Name').value()).toBe('fails');
  await demo.control('textbox', 'Name').fill('is wrong');
  await demo.waitFor(labels, (now) => now.includes('is wrong'));
  await button('Undo').click();
  await demo.waitFor(labels, (now) => now.includes('fails'));
  await demo.click({ x: 4, y: 4 });
  await demo.click(onArrow);
  await says('Arrow from Test to Sketch.');
  await demo.evaluate(() => document.querySelector<HTMLElement>('.chart')?.focus());
  await demo.click('#6');
  await demo.key('PageDown');
  await says('Arrow from Idea to Sketch.');
  await demo.key('Delete');
  await countsAre(6, 5);
  await button('Undo').click();
  await countsAre(6, 6);
  await demo.click('#6');
  expect(await outOfStep(demo)).toEqual([]);

  // With a step its arrows go.
  await button('Remove').click();
  await countsAre(5, 5);
  await demo.click('#4');
  await button('Remove').click();
  await countsAre(4, 2);
  await demo.click({ x: 4, y: 4 });
  expect(await demo.text()).toContain('Click a step or an arrow to select it.');
});
