import { defineCheck } from '../../types/check';
import { leavesFingers } from '../../types/leaves-fingers';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const chosen = (count: number) =>
    demo.waitFor(
      () => demo.count('chosen'),
      (now) => now === count,
    );

  // Two neighbors are chosen to begin with. All seats stand in sections kept as pictures.
  await says('Total €96');
  await chosen(2);
  expect(await demo.count('section')).toBe(9);
  expect(
    await demo.evaluate((konva) =>
      konva.stages[0]?.find('.section').every((node) => node.isCached()),
    ),
  ).toBe(true);
  const seats = await demo.count('seat');
  const taken = await demo.count('taken');
  expect(seats).toBeGreaterThan(300);
  expect(taken).toBeGreaterThan(seats * 0.2);
  expect(taken).toBeLessThan(seats * 0.5);

  // Pointing at a seat tells its place and price; a click chooses it.
  const free = (await demo.nodes('free')).find(({ id }) => id.startsWith('Circle-K'));
  const target = `#${free?.id ?? ''}`;
  await demo.hover(target);
  await demo.waitForNode('tip', (node) => node.visible);
  const tipText = await demo.evaluate((konva) =>
    konva.stages[0]?.findOne('.tip')?.getAttrs() === undefined
      ? ''
      : String(konva.stages[0]?.find('Text').at(-1)?.getAttr('text')),
  );
  expect(tipText).toMatch(/Circle, row K, seat \d+\n€36/);
  expect(await demo.cursor()).toBe('pointer');
  // Another one, because two clicks of one seat are a double click.
  const other = (await demo.nodes('free')).find(({ id }) => id.startsWith('Circle-J'));
  await demo.click(`#${other?.id ?? ''}`, { button: 'right' });
  await chosen(2);
  await demo.click(target);
  await chosen(3);
  await says('Total €132');
  const ticket = `Circle, row K, seat ${free?.id.split('-').at(-1) ?? ''}`;
  await demo.control('button', `Give up ${ticket}`).click();
  await chosen(2);
  await says('Total €96');

  // A taken seat cannot be chosen.
  const gone = `#${(await demo.nodes('taken'))[0]?.id ?? ''}`;
  await demo.hover(gone);
  await demo.waitFor(
    () => demo.cursor(),
    (now) => now === 'not-allowed',
  );
  await demo.click(gone);
  expect(await demo.count('chosen')).toBe(2);
  await says(', taken.');

  // The keys go from seat to seat, beginning beside the first chosen one, and Enter chooses.
  await demo.hover({ x: 4, y: 4 });
  await demo.evaluate(() => document.querySelector<HTMLElement>('.hall')?.focus());
  await demo.key('ArrowDown');
  await says('Stalls, row F, seat');
  await demo.key('ArrowRight');
  const reached = /Stalls, row F, seat (\d+), (taken|€48)/.exec(await demo.text());
  await demo.key('ArrowLeft');
  const back = /Stalls, row F, seat (\d+), (taken|€48)/.exec(await demo.text());
  expect(Number(reached?.[1])).toBe(Number(back?.[1]) + 1);
  const freeHere = back?.[2] === '€48';
  await demo.key('Enter');
  await chosen(freeHere ? 3 : 2);
  if (freeHere) await demo.key('Enter');
  await chosen(2);

  // A double click zooms in at the pointer; then the hall can be dragged, and the button shows it whole again.
  const whole = await demo.stage();
  const before = await demo.node(target);
  await demo.doubleClick(target);
  // Arrived, the button can be pressed.
  const button = demo.control('button', 'Whole hall');
  await demo.waitFor(
    () => button.isDisabled(),
    (disabled) => !disabled,
  );
  const close = await demo.stage();
  expect(close.scaleX).toBeGreaterThan(whole.scaleX * 1.6);
  expect(close.scaleX).toBeLessThanOrEqual(2);
  expect(await demo.count('chosen')).toBe(2);
  await demo.waitForNode(target, ({ rect }) => rect.width > before.rect.width * 1.6);
  // The glide is over when the stage is where it was a moment ago.
  let latest = '';
  const arrived = await demo.waitFor(
    () => demo.stage(),
    (now) => latest === (latest = JSON.stringify(now)),
  );
  await demo.drag({ x: 200, y: 200 }, { x: 80, y: 60 });
  const dragged = await demo.stage();
  expect(dragged.x).toBeCloseTo(arrived.x + 80, 0);
  expect(dragged.y).toBeCloseTo(arrived.y + 60, 0);
  expect(await leavesFingers(demo)).toBe(true);

  // Where it was dragged it stays when the stage gets another size, and zooming goes on from there.
  const heightIs = (height: number) =>
    demo.waitFor(
      () => demo.stage(),
      (stage) => stage.height === height,
    );
  await demo.evaluate((konva) => {
    const hall = konva.stages[0]?.container().closest<HTMLElement>('.hall');
    if (hall) hall.style.marginTop = '1px';
  });
  expect(await heightIs(dragged.height - 1)).toEqual({ ...dragged, height: dragged.height - 1 });
  await demo.evaluate((konva) => {
    const hall = konva.stages[0]?.container().closest<HTMLElement>('.hall');
    if (hall) hall.style.marginTop = '';
  });
  await heightIs(dragged.height);
  await demo.control('button', 'Zoom in').click();
  const closer = await demo.waitFor(
    () => demo.stage(),
    ({ scaleX }) => scaleX === 2,
  );
  const inMiddle = ({ x, y, scaleX }: typeof closer) => ({
    x: (closer.width / 2 - x) / scaleX,
    y: (closer.height / 2 - y) / scaleX,
  });
  expect(inMiddle(closer).x).toBeCloseTo(inMiddle(dragged).x, 0);
  expect(inMiddle(closer).y).toBeCloseTo(inMiddle(dragged).y, 0);
  await button.click();
  await demo.waitFor(
    () => demo.stage(),
    ({ scaleX }) => scaleX === whole.scaleX,
  );

  // Four together: neighbors in one row, all free. Reserving takes them.
  await demo.control('combobox', 'Seats').choose('4');
  await demo.control('button', 'Best together').click();
  await chosen(4);
  const together = await demo.text();
  const numbers = [...together.matchAll(/, row (\w), seat (\d+)/g)];
  expect(numbers).toHaveLength(4);
  expect(new Set(numbers.map(([, row]) => row)).size).toBe(1);
  expect(Number(numbers[3]?.[2]) - Number(numbers[0]?.[2])).toBe(3);
  expect(together).toMatch(/Held for \d+ min/);
  await demo.control('button', 'Reserve').click();
  await chosen(0);
  await says('Reserved 4');
  expect(await demo.count('taken')).toBe(taken + 4);
  expect(await demo.control('button', 'Reserve').isDisabled()).toBe(true);
  expect(await demo.text()).not.toContain('Held for');

  // A choice that leaves one seat alone is refused, in words.
  await demo.control('button', 'Best together').click();
  await chosen(4);
  await demo.evaluate(() => document.querySelectorAll<HTMLElement>('.tickets button')[1]?.click());
  await chosen(3);
  await demo.control('button', 'Reserve').click();
  await says('would be left alone');
  expect(await demo.count('taken')).toBe(taken + 4);

  // Chosen seats are held for ten minutes, which end with the choice.
  await demo.waitFor(
    () => demo.text(),
    (text) => /Held for (10|9) min/.test(text),
  );
  for (const left of [2, 1, 0]) {
    await demo.evaluate(() => document.querySelector<HTMLElement>('.tickets button')?.click());
    await chosen(left);
  }
  expect(await demo.text()).not.toContain('Held for');
});
