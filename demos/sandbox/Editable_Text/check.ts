import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const field = demo.control('textbox', 'Text');
  const isOpen = (open: boolean) =>
    demo.waitFor(
      () => field.isVisible(),
      (now) => now === open,
    );
  const textIs = (text: string) => demo.waitForNode('note', (node) => node.attrs['text'] === text);
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

  // Escape cancels.
  await demo.control('button', 'Edit text').click();
  await isOpen(true);
  await field.fill('Never');
  await demo.key('Escape');
  await isOpen(false);
  await textIs('One\nTwo');

  // A click elsewhere saves, but not an empty text.
  await demo.doubleClick('note');
  await isOpen(true);
  await field.fill('A longer line that has to wrap');
  await demo.click({ x: 5, y: 5 });
  await isOpen(false);
  await textIs('A longer line that has to wrap');
  await demo.control('button', 'Edit text').click();
  await field.fill('   ');
  await demo.key('Enter');
  await textIs('A longer line that has to wrap');

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
  await demo.control('button', 'Edit text').click();
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
