import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

const PICTURE_HEIGHT = 440;
const INK = [23, 20, 43, 255];

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const marks = (kind: 'pen' | 'ink' | 'all', count: number) =>
    demo.waitFor(
      () => demo.count(kind),
      (now) => now === count,
    );
  const pixelIs = (point: Point, color: number[]) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color.join(),
    );
  const isLinen = (point: Point) =>
    demo.waitFor(
      () => demo.pixel(point),
      ([red, green, blue]) => red > 190 && green > 180 && blue > 140 && red > blue + 20,
    );
  const button = (name: string) => demo.control('button', name);
  const size = (width: number) => demo.control('slider', 'Size').fill(String(width));

  const { width, height } = await demo.stage();
  const scale = height / PICTURE_HEIGHT;
  /** A point of the picture on the stage. */
  const at = (x: number, y: number) => ({ x: width / 2 + x * scale, y: y * scale });
  const lens = at(-90, 196);
  const lip = at(0, 253);
  const coat = at(-60, 400);

  await marks('pen', 6);
  await says('6 strokes are left.');
  await pixelIs(lens, INK);
  const opening = (await demo.nodes('pen')).map(({ attrs }) => attrs['points']);

  // Clear takes the ink and shows the picture below it. Undo brings all of it back.
  await button('Clear ink').click();
  await marks('pen', 0);
  await says('No ink is left.');
  const fur = await demo.pixel(lens);
  const nose = await demo.pixel(lip);
  expect(fur.join()).not.toBe(INK.join());
  expect(await button('Clear ink').isDisabled()).toBe(true);
  await button('Undo').click();
  await marks('pen', 6);
  expect(await button('Undo').isDisabled()).toBe(true);

  // The first eraser: the ink is gone, the picture is as it was.
  await demo.drag({ x: lens.x - 20, y: lens.y - 3 }, { x: 40, y: 6 });
  await says('Ink erased. 6 strokes are left.');
  await marks('ink', 1);
  await pixelIs(lens, [...fur]);
  await pixelIs(at(-10, 196 - 0.2), INK);

  // Where there is no ink it leaves nothing, and no step.
  await demo.drag({ x: coat.x, y: coat.y }, { x: 20, y: 10 });
  await says('No ink there.');
  await marks('ink', 1);
  await demo.key('Control+z');
  await marks('ink', 0);
  await pixelIs(lens, INK);
  await button('Redo').click();
  await pixelIs(lens, [...fur]);

  // The second one: a quick finger takes every stroke on its way, whole. Undo puts it back among the others.
  await button('Erase strokes').click();
  expect(await demo.swipe(at(-164, 40), { x: 0, y: 130 * scale })).toBe('demo');
  await says('Removed the heart, the fish. 4 strokes are left.');
  await marks('pen', 4);
  await demo.key('Control+z');
  await marks('pen', 6);
  const back = (await demo.nodes('pen')).map(({ attrs }) => attrs['points']);
  expect(back).toEqual(opening);

  // It does not find a stroke where it has been erased, and finds it beside that.
  await size(4);
  await demo.tap(lens);
  await says('No stroke there.');
  await demo.tap(at(-10, 196));
  await says('Removed the glasses. 5 strokes are left.');
  await marks('pen', 5);
  await pixelIs(lens, [...fur]);

  // The third one: the picture goes, too, down to the linen. A pen draws over the hole.
  await size(30);
  await button('Erase all').click();
  await demo.drag({ x: lip.x, y: lip.y }, { x: 50, y: 0 });
  await says('Picture and ink erased. 5 strokes are left.');
  await isLinen(lip);
  // One hole in the picture, one in the ink.
  await marks('all', 2);
  await demo.control('radio', 'Cyan').check(true);
  await demo.drag({ x: lip.x - 30, y: lip.y }, { x: 60, y: 0 });
  await says('Drew stroke 6. 6 strokes are left.');
  await pixelIs(lip, [39, 211, 234, 255]);
  await button('Undo').click();
  await isLinen(lip);
  await button('Undo').click();
  await marks('all', 0);
  expect((await demo.pixel(lip)).join()).not.toBe(nose.join());
  await button('Clear ink').click();
  await pixelIs(lip, [...nose]);
  await button('Undo').click();
  await marks('pen', 5);

  // A second finger neither draws nor ends the stroke of the first.
  const finger = await demo.finger(at(-40, 400));
  await finger.moveTo(at(0, 400));
  const second = await demo.finger(at(150, 60));
  await second.moveTo(at(150, 120));
  await second.lift();
  await finger.moveTo(at(60, 400));
  expect(await finger.lift()).toBe('demo');
  await marks('pen', 6);
  const drawn = (await demo.nodes('pen')).at(-1);
  expect(drawn?.rect.width).toBeGreaterThan(100 * scale);
  expect(drawn?.rect.height).toBeLessThan(45 * scale);
  expect((await demo.node('tip')).visible).toBe(false);
  await demo.key('Control+z');
  await marks('pen', 5);

  // The keyboard does the same: arrows move the tool and say what is under it, Space puts it down and lifts it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowUp');
  const tip = await demo.waitForNode('tip', ({ visible }) => visible);
  await demo.key('Shift+ArrowDown');
  await demo.waitForNode('tip', ({ position }) => position.y === tip.position.y + 40);
  await demo.key('Shift+ArrowLeft');
  await demo.waitForNode('tip', ({ position }) => position.x === tip.position.x - 40);
  await demo.key('Space');
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowLeft');
  await demo.key('Space');
  await says('Drew stroke 6. 6 strokes are left.');
  const keyed = (await demo.nodes('pen')).at(-1);
  const { x, y } = tip.position;
  expect(keyed?.attrs['points']).toEqual([
    x - 40,
    y + 40,
    x - 40 + 0.1,
    y + 40,
    x - 80,
    y + 40,
    x - 85,
    y + 40,
  ]);
  // Over it, the tool says so. Escape gives up what it began.
  await demo.key('ArrowRight');
  await says('Over stroke 6.');
  await demo.key('Enter');
  await demo.key('Shift+ArrowUp');
  await marks('pen', 7);
  await demo.key('Escape');
  await marks('pen', 6);
  await says('Given up.');
  // It stops at the edge of the picture.
  for (let i = 0; i < 12; i += 1) await demo.key('Shift+ArrowDown');
  await demo.waitForNode('tip', ({ position }) => position.y === PICTURE_HEIGHT);

  // A text field keeps its keys.
  await demo.evaluate(() => {
    const note = document.body.appendChild(document.createElement('textarea'));
    note.focus();
  });
  await demo.key('Control+z');
  await demo.evaluate(() => document.querySelector('textarea')?.remove());
  await marks('pen', 6);
  expect(await outOfStep(demo)).toEqual([]);

  // The middle of the picture stays in the middle of the stage.
  const inWide = (await demo.nodes('pen')).at(-1);
  await narrow(demo);
  const now = await demo.stage();
  const nowScale = now.height / PICTURE_HEIGHT;
  const inNarrow = (await demo.nodes('pen')).at(-1);
  expect(inNarrow?.attrs).toEqual(inWide?.attrs);
  expect(inNarrow?.absolutePosition.x).toBeCloseTo(160, 1);
  expect(inNarrow?.rect.height).toBeCloseTo(((inWide?.rect.height ?? 0) * nowScale) / scale, 1);
  await widen(demo, width);
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.height === height,
  );
  expect((await demo.nodes('pen')).at(-1)?.rect).toEqual(inWide?.rect);

  // The saved picture has two pixels for each of the stage's, and the linen where the paint is gone.
  await button('Erase all').click();
  await demo.tap(coat);
  await isLinen(coat);
  const saved = await savedPicture(demo, 'Save PNG', [{ x: 2 * coat.x, y: 2 * coat.y }]);
  expect([saved.width, saved.height]).toEqual([2 * width, 2 * height]);
  expect(saved.pixels[0]?.[0]).toBeGreaterThan(190);
  expect(saved.pixels[0]?.[3]).toBe(255);
});
