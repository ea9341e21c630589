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
  expect(wedges).toBe(10);
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
  const turned = ((((tip - rested.rotation) % 360) + 360) % 360) / (360 / wedges);
  const prize = (await demo.nodes('label'))[Math.floor(turned)]?.attrs['text'];
  expect(await demo.text()).toContain(`You won: ${String(prize)}.`);
  const bright = await demo.waitFor(
    () => demo.nodes('wedge'),
    (nodes) =>
      nodes.filter((node) => node.attrs['opacity'] === 1 || node.attrs['opacity'] === undefined)
        .length === 1,
  );
  const winner = bright.findIndex((node) => node.attrs['opacity'] !== 0.35);
  expect(winner).toBe(Math.floor(turned));

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

  // A finger turns it as well. A second one neither takes the wheel from the first nor lets it go.
  const still = await demo.node('wheel');
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
});
