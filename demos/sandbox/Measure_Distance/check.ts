import { defineCheck, type Point } from '../../types/check';
import { asksForFile, chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const { scaleX: scale, width } = await demo.stage();
  const onStage = (x: number, y: number): Point => ({ x: x * scale, y: y * scale });
  const button = (name: string) => demo.control('button', name);
  const says = (words: RegExp | string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => (typeof words === 'string' ? text.includes(words) : words.test(text)),
    );
  const pointsAre = (id: string, test: (points: number[]) => boolean) =>
    demo.waitForNode(id, ({ attrs }) => test(String(attrs['points']).split(',').map(Number)));
  const near = (found: number | undefined, wanted: number) =>
    Math.abs((found ?? 1e9) - wanted) < 1.5;
  const words = async () => (await demo.nodes('words')).map(({ attrs }) => attrs['text']);
  const focus = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());

  expect(await words()).toEqual(['5.40 m', '6.76 m', '4.91 m', '3.56 m', '153°']);

  // The mouse: a drag makes a line, and it snaps to a corner of the house.
  await demo.press(onStage(300, 260));
  await demo.moveTo(onStage(270, 240));
  await demo.moveTo(onStage(246, 204));
  await says('Now the second point.');
  await demo.release();
  await pointsAre(
    '#measure-4',
    ([x, y, toX, toY]) => near(x, 300) && near(y, 260) && toX === 242 && toY === 208,
  );
  await says(/Line 4: 2\.3\d m at 138°\./);

  // Its point moves with the pointer, as one step, and the words follow.
  await demo.drag(onStage(300, 260), { x: 40 * scale, y: 60 * scale });
  await pointsAre('#measure-4', ([x, y]) => near(x, 340) && near(y, 320));
  await says(/Line 4: 4\.4\d m at/);
  await demo.key('Control+z');
  await pointsAre('#measure-4', ([x, y]) => near(x, 300) && near(y, 260));

  // The crosshair leaves with the mouse.
  await demo.hover(onStage(400, 300));
  await demo.waitForNode('cross', ({ visible }) => visible);
  await demo.evaluate((konva) =>
    konva.stages[0]?.content.dispatchEvent(new MouseEvent('mouseleave')),
  );
  await demo.waitForNode('cross', ({ visible }) => !visible);

  // A path of three points by a finger, which the page leaves alone.
  await button('Path').click();
  await demo.tap(onStage(480, 200));
  await demo.tap(onStage(480, 140));
  await demo.tap(onStage(560, 140));
  await says(/3 points, 4\.[12]\d m\./);
  await button('Finish').click();
  await says(/Path 5: 4\.[12]\d m in 2 parts\./);
  expect((await words()).some((one) => /^(89|90|91)°$/.test(String(one)))).toBe(true);
  expect(await demo.swipe(onStage(560, 140), { x: 50, y: 30 })).toBe('demo');
  await pointsAre(
    '#measure-5',
    ([, , , , x, y]) => near(x, 560 + 50 / scale) && near(y, 140 + 30 / scale),
  );

  // A path that is begun ends with its tool: the first point of a line is a new one.
  await button('Path').click();
  await demo.click(onStage(200, 340));
  await button('Line').click();
  await demo.click(onStage(160, 420));
  await says('Now the second point.');
  expect(await demo.count('measure')).toBe(5);
  await demo.key('Escape');

  // A known length sets the scale, and all lengths follow. Wrong numbers are answered.
  await button('Line 1 5.40 m at 0°').click();
  await demo.control('spinbutton', 'Real length, m').fill('0');
  await says('Enter a length from 0 to 10,000.00 m.');
  await demo.control('spinbutton', 'Real length, m').fill('10.8');
  await says('Line 1 is 10.80 m, so the plan is 48.00 m wide.');
  expect((await words()).slice(0, 2)).toEqual(['10.80 m', '13.51 m']);
  // A field keeps what is typed until it loses the focus.
  await demo.control('combobox', 'Unit').focus();
  await demo.control('combobox', 'Unit').choose('feet');
  await says('Line 1: 35′ 5″ at 0°.');
  expect(await demo.control('spinbutton', 'Real length, ft').value()).toBe('35.43');
  await demo.control('combobox', 'Unit').choose('meters');
  // What is typed after that is a step of its own.
  const wordsAre = (first: string) => demo.waitFor(words, ([now]) => now === first);
  await demo.control('spinbutton', 'Real length, m').fill('12');
  await wordsAre('12.00 m');
  await button('Undo').click();
  await wordsAre('10.80 m');
  await button('Undo').click();
  await says('Undone. 5 lines.');
  await wordsAre('5.40 m');
  await button('Redo').click();
  await wordsAre('10.80 m');
  await button('Undo').click();
  await wordsAre('5.40 m');

  // The keyboard: the crosshair goes to a point, picks it up, moves it and puts it down.
  await focus();
  await demo.key('PageUp');
  await demo.key('PageDown');
  await says('Point 1 of Line 1');
  for (const key of ['Enter', 'Shift+ArrowRight', 'ArrowDown', 'Enter']) await demo.key(key);
  await pointsAre('#measure-1', (points) => points.join() === '82,210,242,208');
  await button('Line').click();
  await focus();
  for (const key of ['Shift+ArrowDown', 'Enter', 'Shift+ArrowDown', 'Enter']) await demo.key(key);
  await pointsAre('#measure-6', (points) => points.join() === '82,230,82,250');
  const linesAre = (count: number) =>
    demo.waitFor(
      () => demo.count('measure'),
      (now) => now === count,
    );
  await demo.key('Delete');
  await linesAre(5);
  for (const key of ['Enter', 'Shift+ArrowDown', 'Enter']) await demo.key(key);
  await linesAre(6);
  await button('Delete').click();
  await linesAre(5);

  // Saved, and opened again. A wrong file is explained.
  const saved = await savedText(demo, 'Save');
  expect(await asksForFile(demo, 'Open')).toBe(true);
  await chooseText(demo, 'Survey file', '{"metersPerUnit": 1, "lines": [[[1, 2]]]}');
  await says('This file cannot be used: line 1 needs 2 to 30 points.');
  await chooseText(demo, 'Survey file', '{"metersPerUnit": 1, "lines": []}');
  await says('0 lines are opened.');
  await chooseText(demo, 'Survey file', saved);
  await says('5 lines are opened.');
  // The image has the lines without the handles of the selected one, and always the same size.
  await demo.click(onStage(162, 209));
  await says('Line 1');
  await demo.waitForNode('handle', ({ attrs }) => attrs['x'] === 82);
  const picture = await savedPicture(demo, 'PNG', [
    { x: 1200, y: 640 },
    { x: 164, y: 420 },
  ]);
  expect([picture.type, picture.width, picture.height]).toEqual(['image/png', 1600, 1000]);
  expect(picture.pixels[0]?.[3]).toBe(255);
  const [red, green, blue] = picture.pixels[1] ?? [];
  expect(red).toBeGreaterThan(100);
  expect(Math.max(green ?? 0, blue ?? 0)).toBeLessThan(90);

  const before = (await demo.nodes('measure')).map(({ attrs }) => attrs['points']);
  // The panel keeps its width, and the picture gets what is left.
  await demo.evaluate(() => (document.body.style.width = '560px'));
  await demo.waitFor(
    () => demo.stage(),
    (now) => now.width < width && now.scaleX < scale,
  );
  expect((await demo.nodes('measure')).map(({ attrs }) => attrs['points'])).toEqual(before);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
