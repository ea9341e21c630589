import { defineCheck } from '../../types/check';
import { savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  const text = demo.control('textbox', 'Text of the note');
  const notes = (count: number) =>
    demo.waitFor(
      () => demo.count('note'),
      (now) => now === count,
    );
  const pageX = async () => (await demo.node('page')).absolutePosition.x;

  const stage = await demo.stage();
  await says('Page 1 of 3: Cover. One note on it.');
  await notes(2);
  expect(await text.isDisabled()).toBe(true);

  // The mouse chooses and moves a note; one drag is one step.
  const start = await demo.node('#note-1');
  const scale = (await demo.node('page')).rect.height / 630;
  await demo.drag('#note-1', { x: -90 * scale, y: 60 * scale });
  await says('Note 1: 88 mm from the left, 82 mm from the top.');
  const moved = await demo.node('#note-1');
  expect(moved.position.x).toBeCloseTo(start.position.x - 90, 0);
  expect(moved.position.y).toBeCloseTo(start.position.y + 60, 0);
  await button('Undo').click();
  await demo.waitForNode('#note-1', ({ position: { x } }) => x === start.position.x);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await demo.waitForNode('#note-1', ({ position: { x } }) => x === moved.position.x);

  // A finger does, too, and not beyond the edge of the page.
  expect(await demo.swipe('#note-1', { x: 30, y: stage.height })).toBe('demo');
  await says('204 mm from the top.');

  // By key: arrows are millimeters. Text is one step, whatever its length.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Shift+ArrowUp');
  await demo.key('ArrowUp');
  await says('193 mm from the top.');
  await button('Next page').click();
  await says('Page 2 of 3: Two days. One note on it.');
  expect(await pageX()).toBeLessThan(-100 * scale);
  await button('Add note').click();
  await notes(3);
  await demo.type('Oven: 二百五十 °C');
  await demo.waitFor(
    () => text.value(),
    (value) => value === 'Oven: 二百五十 °C',
  );
  await button('Undo').click();
  await demo.waitFor(
    () => text.value(),
    (value) => value === '',
  );
  await button('Redo').click();
  await demo.waitFor(
    () => text.value(),
    (value) => value.startsWith('Oven'),
  );

  // Choosing a note turns to its page; removing it can be undone.
  await demo.control('combobox', 'Note').choose('1, page 1');
  await says('Page 1 of 3');
  expect(await text.value()).toContain('Score it deeper');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Delete');
  await notes(2);
  await demo.key('Control+z');
  await notes(3);

  await narrow(demo);
  const small = (await demo.node('page')).rect;
  expect(small.x).toBeGreaterThan(0);
  expect(small.x + small.width).toBeLessThan(320);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);

  // The file: three pages of A5, 300 pixels an inch, words that can be selected, and all notes.
  const file = await savedText(demo, 'Save PDF');
  expect(file.slice(0, 8)).toBe('%PDF-1.7');
  expect(file.match(/\/MediaBox \[0 0 419.528 595.276\]/g)).toHaveLength(3);
  expect(file.match(/\/Width 1748 \/Height 2480/g)).toHaveLength(3);
  const hex = (words: string) =>
    [...words].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  expect(file).toContain(`<${hex('Bake for 45 minutes')}> Tj`);
  // The motto runs upward at eight degrees: the cosine and sine in points.
  const motto = file.split('\n').find((line) => line.includes(`<${hex('Slow is fast enough')}>`));
  const [a = 0, b = 0] = motto?.split(' Tz ')[1]?.split(' ').map(Number) ?? [];
  expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(8, 1);
  expect(file.match(/\/Subtype \/Text/g)).toHaveLength(3);
  const utf16 = [...'二百五十'].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  expect(file).toContain(utf16);
  await says('with selectable text and 3 comments.');
});
