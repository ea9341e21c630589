import { defineCheck, type Point } from '../../types/check';
import { asksForFile, chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const piecesAre = (count: number) =>
    demo.waitFor(
      () => demo.nodes('piece'),
      (now) => now.length === count,
    );
  const isAt = (id: number, { x, y }: Point) =>
    demo.waitForNode(
      `#piece-${id}`,
      ({ position }) => Math.abs(position.x - x) <= 1 && Math.abs(position.y - y) <= 1,
    );
  const { scaleX: scale } = await demo.stage();
  const onStage = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
  /** The middle of a picture in the tray, in coordinates of the stage. */
  const source = (name: string) =>
    demo.evaluate((_, food) => {
      const stage = document.querySelector('canvas')?.getBoundingClientRect();
      const picture = document.querySelector(`img[alt="${food}"]`)?.getBoundingClientRect();
      if (!stage || !picture) throw new Error(`There is no ${food}.`);
      return {
        x: picture.x + picture.width / 2 - stage.x,
        y: picture.y + picture.height / 2 - stage.y,
      };
    }, name);
  const away = (from: Point, to: Point) => ({ x: to.x - from.x, y: to.y - from.y });

  await piecesAre(4);
  // The picture on the canvas is the element of the tray.
  await demo.waitFor(
    () =>
      demo.evaluate(
        (konva) =>
          konva.stages[0]?.findOne<InstanceType<typeof konva.Image>>('#piece-4')?.image() ===
          document.querySelector('img[alt="octopus"]'),
      ),
    (is) => is,
  );

  // The browser's own drag: the picture lands under the pointer. The box shows that it takes it.
  const salmon = await source('salmon');
  const there = { x: 360, y: 92 };
  await demo.press(salmon);
  await demo.moveTo(onStage({ x: 330, y: 60 }));
  await demo.moveTo(onStage(there));
  await demo.waitForNode('glow', ({ visible }) => visible);
  await demo.release();
  await isAt(5, there);
  await says('92. 5 pieces in the box.');
  expect((await demo.node('glow')).visible).toBe(false);

  // Konva moves what lies in the box: not out of it, and saved.
  await demo.press(onStage(there));
  await demo.moveTo(onStage({ x: 380, y: 100 }));
  await demo.moveTo(onStage({ x: 555, y: 20 }));
  // The state is at the limit already, and the node must not leave alone.
  await demo.moveTo(onStage({ x: 559, y: 10 }));
  await isAt(5, { x: 484, y: 66 });
  await demo.release();
  await isAt(5, { x: 484, y: 66 });
  expect(await outOfStep(demo)).toEqual([]);
  await button('Undo').click();
  await isAt(5, there);

  // A finger carries a picture to the box, and one that is lifted elsewhere drops nothing.
  const octopus = await source('octopus');
  const far = onStage({ x: 240, y: 90 });
  expect(await demo.swipe(octopus, away(octopus, far))).toBe('demo');
  await isAt(6, { x: 240, y: 90 });
  expect(await demo.swipe(octopus, { x: -60, y: 4 })).toBe('demo');
  // The element is back in the tray.
  const { x, y } = await source('octopus');
  expect([x, y]).toEqual([octopus.x, octopus.y]);
  expect((await demo.nodes('piece')).length).toBe(6);
  // A finger on the box moves the piece below it.
  const by = { x: Math.round(-10 * scale), y: Math.round(60 * scale) };
  expect(await demo.swipe(far, by)).toBe('demo');
  await isAt(6, { x: 240 + by.x / scale, y: 90 + by.y / scale });

  // Keys do the whole job: add, choose, move, turn, remove, undo.
  await button('Add tempura').focus();
  await demo.key('Enter');
  await piecesAre(7);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  await says('Selected: onigiri at 118, 112.');
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowDown');
  await isAt(1, { x: 119, y: 122 });
  await demo.key('r');
  await demo.waitForNode('#piece-1', ({ rotation }) => Math.abs(rotation) < 1e-6);
  await demo.key('Delete');
  await piecesAre(6);
  expect(await button('Turn').isDisabled()).toBe(true);
  await demo.key('Control+z');
  await piecesAre(7);

  // The box is saved and opened again, as one step. A wrong file is explained.
  const foods = async () => (await demo.nodes('piece')).map(({ position }) => position);
  const packed = await foods();
  const saved = await savedText(demo, 'Save');
  await button('Add salmon').click();
  await piecesAre(8);
  expect(await asksForFile(demo, 'Open')).toBe(true);
  await chooseText(demo, 'Bento file', '[{"food":"stone","x":1,"y":2,"rotation":0}]');
  await says('This file is not a saved bento box.');
  await chooseText(demo, 'Bento file', saved);
  await piecesAre(7);
  expect(await foods()).toEqual(packed);
  await button('Undo').click();
  await piecesAre(8);
  await button('Redo').click();
  await piecesAre(7);
  // Other things that are dragged over the box are refused.
  const isTaken = await demo.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'a recipe');
    const init = { bubbles: true, cancelable: true, dataTransfer };
    return !document.querySelector('canvas')?.dispatchEvent(new DragEvent('dragover', init));
  });
  expect(isTaken).toBe(false);

  const kept = (await demo.nodes('piece')).map(({ position }) => position);
  await narrow(demo);
  expect((await demo.nodes('piece')).map(({ position }) => position)).toEqual(kept);
  expect(await outOfStep(demo)).toEqual([]);
});
