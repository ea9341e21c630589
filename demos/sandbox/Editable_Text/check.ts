import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  const field = demo.control('textbox', 'Text');
  const isOpen = (open: boolean) =>
    demo.waitFor(
      () => field.isVisible(),
      (now) => now === open,
    );
  const textIs = (text: string) => demo.waitForNode('note', (node) => node.attrs['text'] === text);
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const isClose = (value: number, other: number, reach: number) =>
    expect(Math.abs(value - other)).toBeLessThan(reach);

  const note = await demo.node('note');
  const opening = String(note.attrs['text']);
  expect(opening).toContain('lemon tree');
  await demo.hover('note');
  expect(await demo.cursor()).toBe('text');

  // The field lies over the text: same box, turned by the same angle. The text hides meanwhile.
  await demo.doubleClick('note');
  await isOpen(true);
  expect(await field.value()).toBe(opening);
  const box = await demo.evaluate(() => {
    const rect = document.querySelector('textarea')?.getBoundingClientRect();
    return { x: rect?.x ?? 0, y: rect?.y ?? 0, width: rect?.width ?? 0, height: rect?.height ?? 0 };
  });
  isClose(box.x, note.rect.x, 2);
  isClose(box.y, note.rect.y, 2);
  isClose(box.width, note.rect.width, 3);
  isClose(box.height, note.rect.height, 3);
  await demo.waitForNode('note', (node) => !node.visible);
  await demo.waitForNode('Transformer', (node) => !node.visible);

  // Enter saves, Shift and Enter makes a line, and the field grows with it.
  const heightOf = () => demo.evaluate(() => document.querySelector('textarea')?.offsetHeight ?? 0);
  await field.fill('One');
  const one = await heightOf();
  await demo.key('Shift+Enter');
  await demo.type('Two');
  expect(await heightOf()).toBeGreaterThan(one * 1.8);
  await demo.key('Enter');
  await isOpen(false);
  await textIs('One\nTwo');
  await demo.waitForNode('note', (node) => node.visible);

  // Escape closes the field and keeps what was typed. All that was typed into a field is one step.
  await button('Edit text').click();
  await isOpen(true);
  await field.fill('');
  await demo.type('Later');
  await demo.key('Escape');
  await isOpen(false);
  await textIs('Later');
  await says('Words: 1.');
  await button('Undo').click();
  await textIs('One\nTwo');
  await demo.key('Control+z');
  await textIs(opening);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await textIs('One\nTwo');

  // A click elsewhere saves, but not an empty text.
  await demo.doubleClick('note');
  await isOpen(true);
  await field.fill('A longer line that has to wrap');
  await demo.click({ x: 5, y: 5 });
  await isOpen(false);
  await textIs('A longer line that has to wrap');
  await button('Edit text').click();
  await field.fill('   ');
  await demo.key('Enter');
  await textIs('A longer line that has to wrap');
  await says('A text cannot be empty');

  // A long text: card and stage grow while it is typed, and shrink when it is undone.
  const { height } = await demo.stage();
  await button('Edit text').click();
  await field.fill(Array.from({ length: 16 }, (_, i) => `Line ${i}`).join('\n'));
  const grown = await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.height > height + 100,
  );
  const bottom = await demo.evaluate(
    () => document.querySelector('textarea')?.getBoundingClientRect().bottom ?? Infinity,
  );
  expect(bottom).toBeLessThan(grown.height);
  await demo.key('Escape');
  await isOpen(false);
  expect((await demo.stage()).height).toBe(grown.height);
  await button('Undo').click();
  await textIs('A longer line that has to wrap');
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.height === height,
  );

  // A finger drags the text; a canceled one leaves no trace.
  const place = await demo.node('note');
  const grip = { x: place.rect.x + place.rect.width / 2, y: place.rect.y + place.rect.height / 2 };
  const gone = await demo.finger(grip);
  await gone.moveTo({ x: grip.x + 60, y: grip.y + 50 });
  await demo.waitForNode('note', ({ position }) => position.x > place.position.x + 30);
  await gone.cancel();
  await demo.waitForNode('note', ({ position }) => position.x === place.position.x);
  expect(await button('Redo').isDisabled()).toBe(false);
  expect(await demo.swipe(grip, { x: 50, y: 40 })).toBe('demo');
  await demo.waitForNode('note', ({ position }) => position.x > place.position.x + 30);
  expect(await outOfStep(demo)).toEqual([]);
  await button('Undo').click();
  await demo.waitForNode('note', ({ position }) => position.x === place.position.x);

  // A side handle changes the width, not the scale, and the lines wrap anew.
  const wide = await demo.node('note');
  await demo.drag('middle-right', { x: -90, y: 6 });
  const narrow = await demo.waitForNode('note', (node) => Number(node.attrs['width']) < 170);
  isClose(narrow.scale.x, 1, 0.001);
  isClose(narrow.scale.y, 1, 0.001);
  expect(narrow.rect.height).toBeGreaterThan(wide.rect.height);

  // Font, alignment and size of the text are the field's too.
  await demo.control('combobox', 'Align').choose('right');
  await demo.control('combobox', 'Font').choose('Mono');
  await demo.control('slider', 'Size').fill('18');
  await demo.waitForNode('note', (node) => node.attrs['fontSize'] === 18);
  await button('Edit text').click();
  await isOpen(true);
  const look = await demo.evaluate(() => {
    const area = document.querySelector('textarea');
    if (!area) return undefined;
    const { fontSize, textAlign, fontFamily } = getComputedStyle(area);
    return { fontSize, textAlign, fontFamily };
  });
  expect(look?.fontSize).toBe('18px');
  expect(look?.textAlign).toBe('right');
  expect(look?.fontFamily).toContain('monospace');
});
