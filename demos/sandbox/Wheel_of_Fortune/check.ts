import { defineCheck } from '../../types/check';

const PEG_DISTANCE = 146;
const POINTER_LENGTH = 36;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: RegExp) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => text.test(shown),
    );
  const { x, y, scaleX } = await demo.stage();
  const start = await demo.node('wheel');
  const wedges = await demo.count('wedge');
  expect(wedges).toBe(8);
  expect(await demo.count('peg')).toBe(wedges);
  await says(/press Spin/);

  // The button spins it: it goes round more than once, and pegs push the pointer aside.
  await demo.control('button', 'Spin').click();
  await says(/Round it goes/);
  await demo.waitForNode('pointer', (node) => Math.abs(node.rotation) > 10);
  await demo.waitForNode('wheel', (node) => node.rotation > start.rotation + 720);
  await demo.waitFor(
    () => demo.text(),
    (shown) => shown.includes('You won'),
  );

  // The prize named is the one under the tip of the pointer, and its wedge alone stays bright.
  const rested = await demo.node('wheel');
  const pointer = await demo.node('pointer');
  const aside = -POINTER_LENGTH * Math.sin(radians(pointer.rotation));
  const tip = degrees(Math.asin(aside / PEG_DISTANCE));
  const turned = (((tip - rested.rotation) % 360) + 360) % 360;
  const borders = (await demo.nodes('wedge')).map(({ rotation }) => rotation + 90);
  const index = borders.findLastIndex((border) => border <= turned);
  const prize = (await demo.nodes('label'))[index]?.attrs['text'];
  expect(await demo.text()).toContain(`You won: ${String(prize)}.`);
  const bright = await demo.waitFor(
    () => demo.nodes('wedge'),
    (nodes) =>
      nodes.filter((node) => node.attrs['opacity'] === 1 || node.attrs['opacity'] === undefined)
        .length === 1,
  );
  const winner = bright.findIndex((node) => node.attrs['opacity'] !== 0.35);
  expect(winner).toBe(index);

  // It is celebrated, and the confetti goes away by itself. No word is upside down.
  expect(await demo.count('confetti')).toBe(1);
  await demo.waitFor(
    () => demo.count('confetti'),
    (count) => count === 0,
  );
  for (const label of await demo.nodes('label')) {
    expect(Math.cos(radians(label.rotation + rested.rotation))).toBeGreaterThan(-0.01);
  }

  // The hand turns it by as much as it goes round the center: from the left side to the top left.
  const left = { x: x - 100 * scaleX, y };
  await demo.hover(left);
  expect(await demo.cursor()).toBe('grab');
  await demo.press(left);
  await demo.moveTo({ x: x - 70.7 * scaleX, y: y - 70.7 * scaleX });
  const held = await demo.waitForNode('wheel', (node) => node.rotation > rested.rotation + 40);
  expect(held.rotation).toBeLessThan(rested.rotation + 50);
  expect(await demo.cursor()).toBe('grabbing');

  // A hand that rests before it lets go leaves no speed, and a wheel that was only turned by hand gives no prize.
  const rest = async () => {
    const until = Date.now() + 250;
    await demo.waitFor(
      () => Promise.resolve(Date.now()),
      (now) => now > until,
    );
  };
  await rest();
  await demo.release();
  await says(/A prize needs a full turn/);

  // Only the main button takes it.
  const still = await demo.node('wheel');
  await demo.click(left, { button: 'right' });
  await demo.hover({ x, y: y - 100 * scaleX });
  expect((await demo.node('wheel')).rotation).toBe(still.rotation);

  // A finger turns it as well. A second one neither takes the wheel from the first nor lets it go.
  const first = await demo.finger(left);
  await first.moveTo({ x: x - 70.7 * scaleX, y: y - 70.7 * scaleX });
  const turnedBy = async () => Math.round((await demo.node('wheel')).rotation - still.rotation);
  await demo.waitFor(turnedBy, (by) => by === 45);
  const second = await demo.finger({ x: x + 100 * scaleX, y });
  await second.moveTo({ x: x + 70.7 * scaleX, y: y + 70.7 * scaleX });
  expect(await turnedBy()).toBe(45);
  await second.lift();
  await rest();
  expect(await turnedBy()).toBe(45);
  await first.moveTo({ x, y: y - 100 * scaleX });
  await demo.waitFor(turnedBy, (by) => by === 90);
  await rest();
  expect(await first.lift()).toBe('demo');
  await says(/A prize needs a full turn/);

  // A canceled finger leaves the wheel where it was.
  const turnedTo = (await demo.node('wheel')).rotation;
  const gone = await demo.finger(left);
  await gone.moveTo({ x: x - 70.7 * scaleX, y: y - 70.7 * scaleX });
  await demo.waitForNode('wheel', ({ rotation }) => rotation > turnedTo + 40);
  await gone.cancel();
  await demo.waitForNode('wheel', ({ rotation }) => Math.abs(rotation - turnedTo) < 3);
  await says(/A prize needs a full turn/);
  // Beside the wheel, a finger scrolls the page.
  expect(await demo.swipe({ x: 6, y: 60 }, { x: 0, y: 50 })).toBe('browser');

  // Own entries: another wheel at once. What cannot be read is answered, and the wheel keeps the last ones.
  const field = demo.control('textbox', 'One prize in each line, with its weight if it is not 1');
  await field.fill('Tea, 3\nCake');
  await demo.waitFor(
    () => demo.count('wedge'),
    (count) => count === 2,
  );
  expect((await demo.nodes('wedge')).map(({ attrs }) => attrs['angle'])).toEqual([270, 90]);
  expect((await demo.nodes('label')).map(({ attrs }) => attrs['text'])).toEqual(['Tea', 'Cake']);
  await field.fill('Tea, 3\nCake, 0');
  await says(/The weight of “Cake” has to be from 1 to 9/);
  expect(await demo.count('wedge')).toBe(2);
  await field.fill('Tea');
  await says(/The wheel takes 2 to 12 lines/);
  await demo.control('button', 'Spin').click();
  await demo.waitFor(
    () => demo.text(),
    (shown) => /You won: (?:Tea|Cake)\./.test(shown),
  );
  await demo.waitFor(
    () => demo.count('confetti'),
    (count) => count === 0,
  );
});
