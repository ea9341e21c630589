import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const button = (name: string) => demo.control('button', name);
  const guideCount = (count: number) =>
    demo.waitFor(
      () => demo.count('guide'),
      (now) => now === count,
    );
  const pieceIs = (id: string, x: number, y: number) =>
    demo.waitForNode(id, ({ position }) => Math.hypot(position.x - x, position.y - y) < 0.01);
  /** Where the sleeve's corner is on the stage, and the pixels of a millimeter. */
  const view = async () => {
    const [disc, bar] = [await demo.node('#disc'), await demo.node('#bar')];
    const scale =
      (disc.absolutePosition.x - bar.absolutePosition.x) / (disc.position.x - bar.position.x);
    const corner = {
      x: bar.absolutePosition.x - bar.position.x * scale,
      y: bar.absolutePosition.y - bar.position.y * scale,
    };
    return { scale, corner };
  };
  const onStage = async (x: number, y: number): Promise<Point> => {
    const { scale, corner } = await view();
    return { x: corner.x + x * scale, y: corner.y + y * scale };
  };
  /** Drags from one point of the stage to another. */
  const dragTo = (from: Point, to: Point) =>
    demo.drag(from, { x: to.x - from.x, y: to.y - from.y });
  /** The colors of a guide: as drawn, and with a piece on it. */
  const strokeOf = async (id: number) => (await demo.node(`#guide-${id}`)).attrs['stroke'];
  const MATCH = '#d4147f';

  expect(await demo.count('guide')).toBe(4);
  expect(await button('Undo').isDisabled()).toBe(true);
  const { width, height } = await demo.stage();

  // A guide comes out of the left ruler, at whole millimeters, and lies above the sleeve. Undo takes it away, redo brings it back.
  await dragTo({ x: 10, y: 150 }, { ...(await onStage(231.3, 0)), y: 170 });
  await says('Vertical guide 5: 231 mm from the left.');
  await guideCount(5);
  const guide = await demo.node('#guide-5');
  expect(Math.abs(guide.rect.x + guide.rect.width / 2 - (await onStage(231, 0)).x)).toBeLessThan(
    1.6,
  );
  await button('Undo').click();
  await guideCount(4);
  await button('Redo').click();
  await guideCount(5);
  // One from the upper ruler, which stops at the edge of a piece near it.
  await dragTo({ x: 120, y: 10 }, { x: 140, y: (await onStage(0, 161)).y });
  await says('Horizontal guide 6: 158 mm from the top.');

  // A piece snaps to guides on both axes, each by itself, and they light up. It is one step.
  const grip = await onStage(190, 175);
  await dragTo(grip, { x: grip.x, y: grip.y });
  await pieceIs('#quarter', 163, 158);
  expect(await strokeOf(6)).toBe(MATCH);
  // The press selected it but moved nothing, so it is not a step: undo takes the guide away.
  await button('Undo').click();
  await guideCount(5);
  await button('Redo').click();
  await guideCount(6);
  const { scale } = await view();
  await dragTo(grip, { x: grip.x - 11 * scale, y: grip.y - 6 * scale });
  await pieceIs('#quarter', 150, 150);
  await says('Yellow quarter: 150 mm from the left, 150 mm from the top.');
  expect([await strokeOf(2), await strokeOf(4)]).toEqual([MATCH, MATCH]);
  expect(await strokeOf(3)).not.toBe(MATCH);
  await button('Undo').click();
  await pieceIs('#quarter', 163, 158);
  // Without snapping, it is where it was let go.
  await demo.control('checkbox', 'Snap').check(false);
  await dragTo(grip, { x: grip.x - 11 * scale, y: grip.y - 6 * scale });
  const free = await demo.waitForNode('#quarter', ({ position }) => position.x < 160);
  expect(Math.abs(free.position.x - 152)).toBeLessThan(0.4);
  expect(Math.abs(free.position.y - 152)).toBeLessThan(0.4);
  await demo.control('checkbox', 'Snap').check(true);

  // The keyboard moves it by 1 mm, and by 10 with Shift; all of that is one step. Shortcuts undo.
  await demo.control('combobox', 'Piece').choose('Red disc');
  await says('Red disc: 150 mm from the left, 20 mm from the top.');
  await demo.click({ x: width - 6, y: height - 6 });
  for (const key of ['ArrowLeft', 'ArrowDown', 'Shift+ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await demo.key(key);
  }
  await pieceIs('#disc', 149, 29);
  await demo.key('Control+z');
  await pieceIs('#disc', 150, 20);
  await demo.key('Control+y');
  await pieceIs('#disc', 149, 29);
  await demo.key('Control+z');

  // A guide is also a number. Wrong numbers are refused in words and change nothing, and arrow keys in the field move no piece.
  const field = demo.control('spinbutton', 'Vertical guide 5');
  await field.fill('12.5');
  await demo.key('Enter');
  await says('Vertical guide 5: 12.5 mm from the left.');
  await field.fill('9000');
  await demo.key('Enter');
  await says('A guide is between -100 and 400 mm.');
  await demo.waitFor(
    () => field.value(),
    (value) => value === '12.5',
  );
  // Leaving the field, whose number was set back, neither ends the message nor adds a step.
  await demo.key('Tab');
  expect(await demo.text()).toContain('A guide is between -100 and 400 mm.');
  await field.focus();
  await demo.key('ArrowUp');
  await pieceIs('#disc', 150, 20);
  await demo.control('combobox', 'Unit').choose('Inches');
  await button('Add horizontal').click();
  await says('Horizontal guide 7: 5.91 in from the top.');
  await demo.control('combobox', 'Unit').choose('Millimeters');

  // Back over its ruler, a guide is gone. The button beside its number does the same.
  const at = await onStage(12.5, 0);
  await dragTo({ x: at.x, y: height - 12 }, { x: 8, y: height - 20 });
  await says('Guide removed.');
  await guideCount(6);
  expect(await demo.count('#guide-5')).toBe(0);
  await button('Remove Horizontal guide 7').click();
  await guideCount(5);

  // Ctrl with the wheel zooms at the pointer; rulers and guides follow, but stay as thick as they were.
  const point = { x: Math.round(width / 2) + 40, y: 140 };
  const under = async () => {
    const now = await view();
    return { x: (point.x - now.corner.x) / now.scale, y: (point.y - now.corner.y) / now.scale };
  };
  const before = await under();
  await demo.wheel(point, { y: -500 }, ['Control']);
  await demo.waitFor(view, (now) => Math.abs(now.scale - scale * Math.E) < 0.01);
  const after = await under();
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.01);
  const zoomed = await demo.node('#guide-2');
  expect(Math.abs(zoomed.rect.x + zoomed.rect.width / 2 - (await onStage(150, 0)).x)).toBeLessThan(
    1.6,
  );
  expect(zoomed.rect.width).toBeLessThan(3);
  // Fingers: one on the desk pulls, two pinch, one on a ruler makes a guide, one on a piece moves it.
  await button('Whole sleeve').click();
  await demo.waitFor(view, (now) => Math.abs(now.scale - scale) < 0.001);
  const home = await view();
  const desk = { x: width - 8, y: height - 40 };
  expect(await demo.swipe(desk, { x: -50, y: -44 })).toBe('demo');
  const pulled = await demo.waitFor(view, ({ corner }) => corner.x < home.corner.x - 45);
  expect(pulled.corner.x).toBeCloseTo(home.corner.x - 50, 0);
  expect(pulled.corner.y).toBeCloseTo(home.corner.y - 44, 0);
  expect(await demo.swipe({ x: 10, y: 60 }, { x: 60, y: 44 })).toBe('demo');
  await guideCount(6);
  const disc = await onStage(215, 60);
  expect(await demo.swipe(disc, { x: -60, y: 50 })).toBe('demo');
  await demo.waitForNode('#disc', ({ position }) => position.x < 130 && position.y > 40);
  await button('Whole sleeve').click();
  await demo.waitFor(view, (now) => Math.abs(now.corner.x - home.corner.x) < 0.01);
  // One finger on the paper and one on the desk, which comes closer.
  const first = await demo.finger({ x: home.corner.x + 3 * home.scale, y: height - 60 });
  const second = await demo.finger({ x: width - 10, y: height - 60 });
  await second.moveTo({ x: width - 60, y: height - 60 });
  expect(await second.lift()).toBe('demo');
  await first.lift();
  await demo.waitFor(view, (now) => now.scale < home.scale * 0.95);
  expect(await outOfStep(demo)).toEqual([]);

  // The whole sleeve fits a narrow page, too, and what was edited is still there.
  await button('Whole sleeve').click();
  const edited = await demo.node('#disc');
  await narrow(demo);
  await demo.waitFor(view, (now) => now.corner.x + 300 * now.scale < 320);
  expect((await demo.node('#disc')).position).toEqual(edited.position);
  await widen(demo, width);

  // There is an end to guides.
  for (let i = 0; i < 7; i += 1) await button('Add vertical').click();
  await says('No more than 12 guides.');
  expect(await demo.count('guide')).toBe(12);
});
