import { defineCheck } from '../../types/check';
import { choosePicture, chooseText, savedText } from '../../types/files';
import { handles } from '../../types/handled';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const counts = (count: number) =>
    demo.waitFor(
      () => demo.count('sticker'),
      (now) => now === count,
    );
  const handled = (id: string) => handles(demo, id);
  const place = async (sticker: string) => {
    const { position, scale, rotation } = await demo.node(sticker);
    return { ...position, size: scale.x * 100, turn: rotation };
  };

  const picture = await demo.waitForNode('picture', ({ rect }) => rect.width > 100);
  const stage = await demo.stage();
  const unit = picture.rect.width / 600;
  /** A point of the picture on the stage. */
  const at = (x: number, y: number) => ({
    x: picture.rect.x + x * unit,
    y: picture.rect.y + y * unit,
  });
  await counts(4);
  await says('4 stickers. Press one to select it.');
  expect(await button('Undo').isDisabled()).toBe(true);
  expect(await button('Larger').isDisabled()).toBe(true);

  // A press selects, and goes on as a drag, but not off the picture. A click on the picture deselects.
  await demo.drag('#sticker-1', { x: 60 * unit, y: 40 * unit });
  await handled('sticker-1');
  const dragged = await demo.waitForNode('#sticker-1', ({ position }) => position.x > 140);
  expect(Math.abs(dragged.position.x - 152)).toBeLessThan(2);
  expect(Math.abs(dragged.position.y - 132)).toBeLessThan(2);
  await says('size 124, turned -10°.');
  await demo.press('#sticker-2');
  await demo.moveTo(at(640, -30));
  expect((await demo.node('#sticker-2')).position).toEqual({ x: 600, y: 0 });
  await demo.release();
  await says('Heart at 600, 0,');
  expect((await demo.node('#sticker-2')).position).toEqual({ x: 600, y: 0 });
  expect(await outOfStep(demo)).toEqual([]);
  await demo.click(at(300, 420));
  await handled('');
  await says('4 stickers.');
  const pointed = await demo.cursor();
  await demo.hover('#sticker-1');
  expect([pointed, await demo.cursor()]).toEqual(['auto', 'move']);
  await demo.key('Control+z');
  await demo.key('Control+z');
  await demo.waitForNode('#sticker-1', ({ position }) => position.x === 92);
  await demo.key('Control+y');
  await demo.waitForNode('#sticker-1', ({ position }) => Math.abs(position.x - 152) < 2);
  await button('Undo').click();
  await demo.waitForNode('#sticker-1', ({ position }) => position.x === 92);

  // A finger drags. Two fingers, anywhere, turn and resize the selected sticker: the sticker under a finger is not dragged as well.
  expect(await demo.swipe('#sticker-4', { x: -50, y: 40 })).toBe('demo');
  await handled('sticker-4');
  const swiped = await demo.waitForNode('#sticker-4', ({ position }) => position.x < 250);
  // A second finger ends the drag of the first. When the system takes both away, their twist is a step of its own.
  const dragging = await demo.finger('#sticker-4');
  // Where no node is below a finger, Konva reports nothing else than the cancellation.
  const empty = { x: picture.rect.x / 2 - 10, y: stage.height / 3 };
  await dragging.moveTo(empty);
  const joining = await demo.finger({ x: empty.x - 12, y: empty.y + 120 });
  expect(await demo.evaluate((konva) => konva.isDragging())).toBe(false);
  await joining.moveTo({ x: empty.x + 12, y: empty.y + 120 });
  await joining.cancel();
  const before = await demo.waitForNode('#sticker-4', ({ rotation }) => Math.abs(rotation - 8) > 1);
  const star = await place('#sticker-3');
  const middle = await demo.node('#sticker-3');
  const first = await demo.finger(at(300, 420));
  const second = await demo.finger(middle.absolutePosition);
  const apart = {
    x: middle.absolutePosition.x - at(300, 420).x,
    y: middle.absolutePosition.y - at(300, 420).y,
  };
  // A quarter turn counterclockwise about the first finger.
  await second.moveTo({ x: at(300, 420).x + apart.y * 0.9, y: at(300, 420).y - apart.x * 0.6 });
  await second.lift();
  expect(await first.lift()).toBe('demo');
  await handled('sticker-4');
  const twisted = await demo.waitForNode(
    '#sticker-4',
    ({ rotation }) => Math.abs(rotation - before.rotation) > 20,
  );
  expect(twisted.scale.x / before.scale.x).toBeLessThan(0.95);
  expect(await place('#sticker-3')).toEqual(star);
  expect(await outOfStep(demo)).toEqual([]);
  // Beside the photo, too: Konva keeps the browser from zooming where fingers press a shape, here only the style sheet does.
  const beside = { x: picture.rect.x / 2 - 10, y: stage.height / 2 };
  expect(await demo.pinch(beside, { scale: 1.4, turn: 40 })).toBe('demo');
  const turns = (degrees: number) =>
    demo.waitForNode('#sticker-4', ({ rotation }) => {
      const away = Math.abs(rotation - degrees) % 360;
      return Math.min(away, 360 - away) < 3;
    });
  await turns(twisted.rotation + 40);
  // Each gesture is one step: three twists and two drags.
  for (const degrees of [twisted.rotation, before.rotation, 8, 8]) {
    await button('Undo').click();
    await turns(degrees);
  }
  await demo.waitForNode('#sticker-4', ({ position }) => position.x === swiped.position.x);
  await button('Undo').click();
  await demo.waitForNode('#sticker-4', ({ position }) => position.x === 268);

  // A corner resizes, the handle above turns: both are in the state.
  await demo.click('#sticker-1');
  await handled('sticker-1');
  const centerOf = async (anchor: string) => {
    const { rect } = await demo.node(anchor);
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  await demo.drag(await centerOf('bottom-right'), { x: 30, y: 40 });
  await demo.waitForNode('#sticker-1', ({ scale }) => scale.x > 1.3);
  await demo.waitFor(
    () => demo.text(),
    (text) => Number(/size (\d+)/.exec(text)?.[1]) > 130,
  );
  await demo.drag(await centerOf('rotater'), { x: 60, y: 40 });
  const turned = await demo.waitForNode('#sticker-1', ({ rotation }) => rotation > 10);
  await demo.waitFor(
    () => demo.text(),
    (text) => Number(/turned (-?\d+)/.exec(text)?.[1]) > 10,
  );
  expect(turned.scale.x).toBeCloseTo(turned.scale.y, 5);
  expect(await outOfStep(demo)).toEqual([]);

  // By keys and buttons: choose, move, turn, resize, copy, raise, remove.
  await demo.control('combobox', 'Sticker').choose('2. Heart');
  await handled('sticker-2');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowDown');
  await says('Heart at 332, 177, size 74, turned 14°.');
  await button('Larger').click();
  await button('Turn left').click();
  await says('Heart at 332, 177, size 81, turned 9°.');
  await button('To top').click();
  await demo.waitForNode('#sticker-2', ({ zIndex }) => zIndex === 3);
  await demo.key('Control+d');
  await counts(5);
  await handled('sticker-5');
  await says('Heart at 356, 201, size 81, turned 9°.');
  await demo.key('Delete');
  await counts(4);
  await handled('');
  await demo.key('Control+z');
  await counts(5);
  await demo.key('Control+z');
  await demo.key('Control+z');
  await demo.waitForNode('#sticker-2', ({ zIndex }) => zIndex === 1);

  // New ones are selected; too many are refused.
  await button('Star').click();
  await says('Star at');
  await handled('sticker-5');
  const star5 = { kind: 'star', x: 300, y: 60, size: 60, turn: 0 };
  const sheet = { picture: null, width: 600, height: 440 };
  await chooseText(
    demo,
    'Sheet file',
    JSON.stringify({ ...sheet, stickers: Array(40).fill(star5) }),
  );
  await counts(40);
  await button('Arrow').click();
  await says('There is room for 40 stickers. Remove one first.');
  await chooseText(demo, 'Sheet file', JSON.stringify({ ...sheet, stickers: [star5] }));
  await counts(1);
  await chooseText(demo, 'Sheet file', 'a shopping list');
  await says('This file is not a sheet of stickers: it does not contain JSON.');

  // An own picture, upright: it fits, the stickers keep their share, and the export has twice its size without handles and paper.
  await choosePicture(demo, 'Picture file', { width: 300, height: 450, color: '#3060c0' });
  await demo.waitForNode(
    'picture',
    ({ attrs }) => attrs['width'] === 400 && attrs['height'] === 600,
  );
  await says('1 sticker.');
  const own = (await demo.node('picture')).rect;
  expect(own.y + own.height).toBeLessThan(stage.height);
  await demo.waitFor(
    () => demo.pixel({ x: own.x + own.width / 2, y: own.y + own.height / 2 }),
    ([red = 0, , blue = 0]) => blue > red + 100,
  );
  await demo.click('#sticker-1');
  await handled('sticker-1');
  const { x, y, size } = await place('#sticker-1');
  expect(x).toBeCloseTo(200, 0);
  const png = await savedPicture(demo, 'Export PNG', [
    { x: 2, y: 2 },
    { x: 2 * x, y: 2 * y + 10 },
    { x: 2 * x - size - 12, y: 2 * y - size - 12 },
  ]);
  expect([png.width, png.height]).toEqual([800, 1200]);
  const isBlue = ([red = 0, , blue = 0]: readonly number[]) => blue > red + 100;
  expect(png.pixels.map(isBlue)).toEqual([true, false, true]);
  expect(await demo.node('handles').then(({ visible }) => visible)).toBe(true);

  // Saved and opened again, with the picture in it. The desert comes back by undo.
  const saved = await savedText(demo, 'Save');
  await button('Undo').click();
  await demo.waitForNode('picture', ({ attrs }) => attrs['width'] === 600);
  await demo.waitFor(
    () => demo.pixel(at(300, 340)),
    (color) => !isBlue(color),
  );
  await chooseText(demo, 'Sheet file', saved);
  await demo.waitForNode('picture', ({ attrs }) => attrs['width'] === 400);
  await demo.waitFor(
    () => demo.pixel({ x: own.x + own.width / 2, y: own.y + own.height / 2 }),
    isBlue,
  );

  // A narrow page shows all of it, a wide one the same as before.
  const kept = await place('#sticker-1');
  await narrow(demo);
  const small = await demo.waitForNode('paper', ({ rect }) => rect.x > 0 && rect.width < 320);
  expect(small.rect.y + small.rect.height).toBeLessThan((await demo.stage()).height);
  await widen(demo, stage.width);
  expect(await place('#sticker-1')).toEqual(kept);
  expect(await outOfStep(demo)).toEqual([]);
});
