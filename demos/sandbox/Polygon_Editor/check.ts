import { defineCheck, type Point } from '../../types/check';
import { chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const corners = async () => (await demo.nodes('corner')).map(({ position }) => position);
  const cornersAre = (count: number) =>
    demo.waitFor(
      () => demo.count('corner'),
      (now) => now === count,
    );
  const cornerIs = (index: number, { x, y }: Point) =>
    demo.waitForNode(
      `#corner-${index}`,
      ({ position }) => Math.abs(position.x - x) < 0.06 && Math.abs(position.y - y) < 0.06,
    );
  const { scaleX: scale, width, ...origin } = await demo.stage();
  /** A place of the plan on the stage. */
  const onStage = ({ x, y }: Point) => ({ x: origin.x + x * scale, y: origin.y + y * scale });
  const rounded = (value: number) => Math.round(value * 10) / 10;
  /** Drags a corner of the plan, in units. */
  const dragTo = async (from: Point, to: Point) => {
    await demo.press(onStage(from));
    await demo.moveTo(onStage({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
    await demo.moveTo(onStage(to));
    await demo.release();
  };

  expect(await demo.count('parcel')).toBe(5);
  const opening = [
    { x: 396, y: 52 },
    { x: 540, y: 76 },
    { x: 562, y: 204 },
    { x: 470, y: 262 },
    { x: 404, y: 214 },
    { x: 414, y: 140 },
  ];
  expect(await corners()).toEqual(opening);
  expect(await button('Undo').isDisabled()).toBe(true);

  // A corner goes where the pointer goes; rows and area follow. One drag is one step.
  const [before] = (await demo.text()).match(/[\d,]+ m² · [\d,]+ vines\s*Le Levant/) ?? [];
  expect(before).toBeDefined();
  const rows = (await demo.nodes('vines'))[2]?.attrs['data'];
  await dragTo({ x: 540, y: 76 }, { x: 500, y: 100 });
  await cornerIs(1, { x: 500, y: 100 });
  await says('Corner at 200.0 m east, 40.0 m south.');
  expect((await demo.nodes('vines'))[2]?.attrs['data'] === rows).toBe(false);
  expect((await demo.text()).includes(before ?? '')).toBe(false);
  await button('Undo').click();
  await cornerIs(1, { x: 540, y: 76 });
  expect(await corners()).toEqual(opening);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await cornerIs(1, { x: 500, y: 100 });

  // It stays on the plan, though the pointer leaves it.
  const outside = origin.height + 16;
  await demo.press(onStage({ x: 500, y: 100 }));
  await demo.moveTo({ x: onStage({ x: 470, y: 0 }).x, y: outside });
  await demo.moveTo({ x: onStage({ x: 430, y: 0 }).x, y: outside });
  await demo.release();
  await demo.waitForNode(
    '#corner-1',
    ({ position: { x, y } }) => Math.abs(x - 430) < 1 && y === 460,
  );
  await button('Undo').click();
  await button('Undo').click();
  await cornerIs(1, { x: 540, y: 76 });

  // The mouse over an edge shows where a corner would be. A click makes it, two quick clicks make only one.
  const onEdge = { x: 551, y: 140 };
  await demo.hover(onStage(onEdge));
  await demo.waitForNode('ghost', ({ visible, position }) => visible && position.y > 130);
  expect(await demo.cursor()).toBe('copy');
  await demo.hover({ x: width / 2, y: -30 });
  await demo.waitForNode('ghost', ({ visible }) => !visible);
  await demo.doubleClick(onStage(onEdge));
  await cornersAre(7);
  await says('Corner 3 of 7');
  const made = (await corners())[2];
  expect(made?.x).toBeCloseTo(551, 0);
  expect(made?.y).toBeCloseTo(140, 0);
  expect((await demo.node('ghost')).visible).toBe(false);

  // A double click on a corner that was there removes it.
  await demo.doubleClick(onStage({ x: 470, y: 262 }));
  await cornersAre(6);
  await says('Corner removed, 6 left.');
  await button('Undo').click();
  await button('Undo').click();
  await cornersAre(6);
  expect(await corners()).toEqual(opening);

  // The press on an edge goes on as a drag, and both are one step.
  await dragTo({ x: 551, y: 140 }, { x: 576, y: 150 });
  await cornersAre(7);
  expect((await corners())[2]?.x).toBeGreaterThan(570);
  await button('Undo').click();
  await cornersAre(6);

  // Neighbors share a corner: near it, the dragged one snaps.
  await demo.click(onStage({ x: 460, y: 390 }));
  await says('Petit Champ is selected.');
  await dragTo({ x: 552, y: 272 }, { x: 565, y: 207 });
  await cornerIs(1, { x: 562, y: 204 });
  await button('Undo').click();
  await cornerIs(1, { x: 552, y: 272 });

  // A whole parcel is dragged by its inside, and keeps its form at the edge of the plan.
  await dragTo({ x: 465, y: 385 }, { x: 505, y: 480 });
  // From 446 to 562 across and 272 to 400 down: 38 and 60 are left.
  await cornerIs(0, { x: 490, y: 372 });
  expect(await corners()).toEqual([
    { x: 490, y: 372 },
    { x: 590, y: 332 },
    { x: 600, y: 452 },
    { x: 484, y: 460 },
  ]);
  await button('Undo').click();

  // A crossed outline is shown and said, and has no area.
  await dragTo({ x: 446, y: 400 }, { x: 580, y: 330 });
  await says('The outline crosses itself');
  await demo.waitFor(
    () => demo.count('crossing'),
    (count) => count === 1,
  );
  await button('Undo').click();
  await demo.waitFor(
    () => demo.count('crossing'),
    (count) => count === 0,
  );

  // A finger selects and drags, and the page does not scroll. A second finger changes nothing.
  // On the ground, too: somebody who misses a corner must not scroll instead.
  expect(await demo.swipe(onStage({ x: 320, y: 430 }), { x: 10, y: -50 })).toBe('demo');
  await cornersAre(0);
  await demo.tap(onStage({ x: 90, y: 110 }));
  await says('Clos du Puits is selected.');
  await cornersAre(4);
  const grip = { x: 62, y: 206 };
  expect(await demo.swipe(onStage(grip), { x: 20, y: 50 })).toBe('demo');
  const swiped = { x: rounded(62 + 20 / scale), y: rounded(206 + 50 / scale) };
  await cornerIs(3, swiped);
  const first = await demo.finger(onStage(swiped));
  await first.moveTo(onStage({ x: swiped.x + 60, y: swiped.y + 60 }));
  const second = await demo.finger(onStage({ x: 480, y: 350 }));
  await second.moveTo(onStage({ x: 400, y: 300 }));
  expect(await second.lift()).toBe('demo');
  await first.moveTo(onStage({ x: swiped.x + 40, y: swiped.y + 80 }));
  expect(await first.lift()).toBe('demo');
  await cornerIs(3, { x: swiped.x + 40, y: swiped.y + 80 });
  expect(await demo.count('corner')).toBe(4);
  await button('Undo').click();
  await cornerIs(3, swiped);

  // When the system takes the finger away, the corner is let go where it is.
  const lost = await demo.finger(onStage(swiped));
  await lost.moveTo(onStage({ x: swiped.x + 40, y: swiped.y + 80 }));
  await lost.cancel();
  await demo.hover(onStage({ x: 300, y: 400 }));
  await cornerIs(3, { x: swiped.x + 40, y: swiped.y + 80 });
  await button('Undo').click();
  await cornerIs(3, swiped);

  // Two taps on a corner remove it. Two drags do not. The window for both is set, so the speed of the machine does not matter.
  const dblClickWindow = (time: number) =>
    demo.evaluate((konva, given) => (konva.dblClickWindow = given), time);
  await dblClickWindow(0);
  await demo.tap(onStage(swiped));
  await dblClickWindow(60_000);
  await demo.tap(onStage(swiped));
  await cornersAre(3);
  await button('Undo').click();
  await cornersAre(4);
  await dragTo(swiped, { x: 90, y: 300 });
  await dragTo({ x: 90, y: 300 }, { x: 60, y: 280 });
  await cornerIs(3, { x: 60, y: 280 });
  expect(await demo.count('corner')).toBe(4);
  await button('Undo').click();
  await button('Undo').click();
  await cornerIs(3, swiped);
  await dblClickWindow(400);

  // Keys: choose a corner, move it, insert one after it, remove it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  await says('Corner 1 of 4: 17.6 m east, 38.4 m south.');
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowDown');
  await cornerIs(0, { x: 45, y: 106 });
  await demo.key('Enter');
  await cornersAre(5);
  await says('Corner 2 of 5');
  await demo.key('Delete');
  await cornersAre(4);
  await demo.key('Control+z');
  await cornersAre(5);
  await demo.key('Control+z');
  await cornersAre(4);
  await demo.key('PageUp');
  await says('Corner 1 of 4: 18.0 m east, 42.4 m south.');
  await demo.key('Escape');
  await demo.key('ArrowLeft');
  await cornerIs(0, { x: 44, y: 106 });
  await demo.key('Control+z');
  await demo.key('Control+z');
  await cornerIs(0, { x: 44, y: 96 });

  // The fields do the same by numbers. A wrong number is answered and changes nothing.
  await button('Corner ›').click();
  await says('Corner 1 of 4');
  await button('‹ Corner').click();
  await says('Corner 4 of 4');
  await button('Corner ›').click();
  await says('Corner 1 of 4');
  await demo.control('spinbutton', 'East, m').fill('20');
  await cornerIs(0, { x: 50, y: 96 });
  await demo.control('spinbutton', 'South, m').fill('30');
  await cornerIs(0, { x: 50, y: 75 });
  await demo.control('spinbutton', 'South, m').fill('900');
  await says('South: a number from 0 to 184.');
  await cornerIs(0, { x: 50, y: 75 });
  await button('Insert after').click();
  await cornersAre(5);
  await button('Remove').click();
  await cornersAre(4);
  await button('Remove').click();
  await cornersAre(3);
  await button('Remove').click();
  await says('A parcel needs 3 corners.');
  expect(await demo.count('corner')).toBe(3);

  // Keys that are typed into a field belong to the field.
  await demo.control('textbox', 'Name').fill('Clos du Roi');
  await demo.key('Backspace');
  await demo.waitForNode('#name-1', ({ attrs }) => attrs['text'] === 'Clos du Ro');
  expect(await demo.count('corner')).toBe(3);
  const vines = (await demo.nodes('vines'))[0]?.attrs['data'];
  await demo.control('spinbutton', 'Rows, °').fill('70');
  await demo.waitForNode('vines', ({ attrs }) => attrs['data'] !== vines);
  await demo.control('combobox', 'Grape').choose('Aligoté');
  await demo.waitForNode('#parcel-1', ({ attrs }) => attrs['fill'] === '#e2e3b4');

  // Saved, changed and opened again.
  const saved = await savedText(demo, 'Save');
  expect(saved).toContain('"name": "Clos du Ro"');
  await button('Delete').click();
  await says('Clos du Ro removed.');
  await button('Add parcel').click();
  await says('Parcel 6 added.');
  await cornersAre(4);
  await chooseText(demo, 'Plan file', saved);
  await says('5 parcels opened.');
  await demo.waitForNode('#name-1', ({ attrs }) => attrs['text'] === 'Clos du Ro');
  await chooseText(demo, 'Plan file', '{ "parcels": [{ "name": "Nowhere" }] }');
  await says('This file is not a vineyard plan: parcel 1 has no known grape.');
  expect(await demo.count('parcel')).toBe(5);

  // A press on the list selects, too.
  await demo.evaluate(() => document.querySelector<HTMLElement>('li button')?.click());
  await says('Clos du Ro is selected.');

  // The picture has the same size at every width, and no handles, which are back afterward.
  await demo.click(onStage({ x: 460, y: 390 }));
  await cornersAre(4);
  const picture = await savedPicture(demo, 'PNG', [{ x: 1656, y: 816 }]);
  expect([picture.width, picture.height]).toEqual([1800, 1380]);
  expect(picture.pixels[0]?.slice(0, 3).every((channel) => channel > 250)).toBe(false);
  expect((await demo.node('marks')).visible).toBe(true);

  // What was done survives a narrow window, and handles keep their size on the screen.
  const kept = await corners();
  await demo.evaluate(() => (document.body.style.width = '420px'));
  const small = await demo.waitFor(
    () => demo.stage(),
    (now) => now.width < width && now.scaleX < scale,
  );
  expect(await corners()).toEqual(kept);
  const [handle] = await demo.nodes('corner');
  expect(Number(handle?.attrs['radius']) * small.scaleX).toBeCloseTo(6, 1);
  await demo.evaluate(() => (document.body.style.width = ''));
  await demo.waitFor(
    () => demo.stage(),
    (now) => now.width === width,
  );
  expect(await corners()).toEqual(kept);
  expect(await outOfStep(demo)).toEqual([]);
});
