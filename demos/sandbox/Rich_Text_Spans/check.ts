import { defineCheck, type DemoHandle } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

/** All words on the bill, as they are drawn. The baseline is measured with the font, as the reader's eye does. */
function readWords(demo: DemoHandle) {
  return demo.evaluate((konva) => {
    const words = konva.stages[0]?.find<InstanceType<typeof konva.Text>>('.word') ?? [];
    return words.map((word) => {
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = word.measureSize('M');
      const { x, y } = word.getAbsolutePosition();
      return {
        text: word.text(),
        fontStyle: word.fontStyle(),
        fontSize: word.fontSize(),
        fill: String(word.fill()),
        x: word.x(),
        right: word.x() + word.width(),
        baseline: Math.round(100 * (word.y() + (word.fontSize() + up - down) / 2)) / 100,
        at: { x: x + 4, y: y + (word.height() * word.getAbsoluteScale().y) / 2 },
      };
    });
  });
}

export default defineCheck(async ({ demo, expect }) => {
  type Words = Awaited<ReturnType<typeof readWords>>;
  const words = (test: (now: Words) => boolean = (now) => now.length > 0) =>
    demo.waitFor(() => readWords(demo), test);
  const word = async (text: string, test: (now: Words[number]) => boolean = () => true) => {
    const all = await words((now) => now.some((one) => one.text === text && test(one)));
    const found = all.find((one) => one.text === text && test(one));
    if (!found) throw new Error(`There is no word ${text}.`);
    return found;
  };
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  const area = demo.control('textbox', 'Text with marks');
  const source = (text: string) =>
    demo.waitFor(
      () => area.value(),
      (value) => value.includes(text),
    );
  const selected = (text: string) =>
    demo.waitFor(
      () =>
        demo.evaluate(() => {
          const field = document.querySelector('textarea');
          return field ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
        }),
      (now) => now === text,
    );
  const highlighted = (count: number) =>
    demo.waitFor(
      () => demo.count('highlight'),
      (now) => now === count,
    );

  // Styles are mixed within lines, and all words of a line stand on its baseline, inside the width.
  const first = await words();
  await says('46 words in');
  const styles = new Set(first.map((one) => `${one.fontStyle} ${one.fontSize} ${one.fill}`));
  expect(styles.size).toBe(10);
  const lines = new Map<number, Words>();
  for (const one of first) lines.set(one.baseline, [...(lines.get(one.baseline) ?? []), one]);
  expect(lines.size).toBeGreaterThan(6);
  expect(lines.size).toBeLessThan(11);
  const good = await word('good');
  expect(lines.get(good.baseline)?.some(({ fontSize }) => fontSize < good.fontSize)).toBe(true);
  for (const line of lines.values()) {
    line.forEach((one, i) => {
      expect(one.x).toBeGreaterThanOrEqual(line[i - 1]?.right ?? -150.01);
      expect(one.right).toBeLessThanOrEqual(150.01);
    });
  }

  // A click on a word selects it in the text; the button makes it bold, and its neighbors keep their style.
  await highlighted(0);
  expect(await button('Bold').isDisabled()).toBe(true);
  await demo.click((await word('friend')).at);
  await selected('friend');
  await highlighted(1);
  await button('Bold').click();
  await source('a **friend** and');
  await word('friend', ({ fontStyle }) => fontStyle.includes('bold'));
  expect((await word('question.')).fontStyle).toBe('normal normal');
  await selected('friend');
  // Another mark for the same words, and each of them by itself back again.
  await button('Red').click();
  await source('**{red|friend}**');
  await word('friend', ({ fill }) => fill === '#b02a1c');
  await button('Larger').click();
  const large = await word('friend', ({ fontSize }) => fontSize === 24);
  expect(large.fontStyle).toContain('bold');
  await button('Smaller').click();
  await word('friend', ({ fontSize }) => fontSize === 18);
  await button('Undo').click();
  await word('friend', ({ fontSize }) => fontSize === 24);
  for (let i = 0; i < 3; i += 1) await button('Undo').click();
  await source('a friend and');
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await source('a **friend** and');
  await button('Undo').click();

  // A finger picks a word as well. Keys in the field: Ctrl+I, and one step of undo for all that was typed.
  await demo.tap((await word('coat')).at);
  await selected('coat');
  await demo.key('Control+i');
  await source('***coat***');
  await word('coat', ({ fontStyle }) => fontStyle === 'italic bold');
  await demo.type('hat');
  await word('hat', ({ fontStyle }) => fontStyle === 'italic bold');
  await demo.key('Control+z');
  await word('coat');
  await demo.key('Control+z');
  await source('a **coat**,');

  // A selection across styles is refused in words.
  await area.focus();
  await demo.key('Control+a');
  await highlighted(first.length);
  await button('Red').click();
  await says('Select words of one style');
  await source('a **coat**,');

  // Parts of a word in other styles do not part it. What is not closed is shown as it is.
  await area.fill('un**believ**able 2 * 3');
  const parts = await words((now) => now.length === 6);
  expect(parts.map(({ text }) => text)).toEqual(['un', 'believ', 'able', '2', '*', '3']);
  expect(parts[1]?.x).toBeCloseTo(parts[0]?.right ?? 0, 1);
  expect(parts[2]?.x).toBeCloseTo(parts[1]?.right ?? 0, 1);
  await area.fill('');
  await says('The bill is empty. Write something.');
  await demo.waitFor(
    () => demo.count('word'),
    (now) => now === 0,
  );
  await area.fill('x'.repeat(1201));
  await says('The bill is full: 1200 letters.');
  await demo.waitFor(
    () => area.value(),
    (value) => value === '',
  );
  await button('Undo').click();
  await word('friend');

  // The edge changes the width: the words wrap anew, on both sides of the middle. So does a finger.
  const rows = (all: Words) => new Set(all.map(({ baseline }) => baseline)).size;
  const before = rows(await words());
  const width = demo.control('slider', 'Width');
  await demo.drag('edge', { x: -40, y: 30 });
  await words((now) => rows(now) > before);
  const narrower = Number(await width.value());
  expect(narrower).toBeLessThan(300 - 60);
  expect(narrower).toBeGreaterThan(170);
  for (const one of await words()) {
    expect(one.x).toBeGreaterThanOrEqual(-narrower / 2 - 0.01);
    expect(one.right).toBeLessThanOrEqual(narrower / 2 + 0.01);
  }
  expect(await outOfStep(demo)).toEqual([]);
  expect(await demo.swipe('edge', { x: -90, y: 0 })).toBe('demo');
  await demo.waitFor(
    () => width.value(),
    (value) => value === '170',
  );
  expect((await demo.node('edge')).position).toEqual({ x: 170 / 2 + 44, y: 96 });
  expect(await outOfStep(demo)).toEqual([]);
  await width.fill('300');
  await words((now) => rows(now) === before);

  // Alignment moves words sideways only.
  const friend = await word('friend');
  await demo.control('combobox', 'Align').choose('Left');
  const left = await word('friend', ({ x }) => x < friend.x - 5);
  expect(left.baseline).toBe(friend.baseline);
  const starts = new Map((await words()).toReversed().map(({ baseline, x }) => [baseline, x]));
  for (const x of starts.values()) expect(x).toBeCloseTo(-150, 1);
  await demo.control('combobox', 'Align').choose('Justify');
  const ends = await words(
    (now) => now.filter(({ right }) => Math.abs(right - 150) < 0.2).length > 2,
  );
  expect(ends.length).toBe(first.length);
  await demo.control('combobox', 'Align').choose('Center');
  await words((now) =>
    now.some(({ text, x }) => text === 'friend' && Math.abs(x - friend.x) < 0.01),
  );

  // A narrow page shows the same lines, smaller.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect(rows(await words())).toBe(before);
  const paper = await demo.node('paper');
  expect(paper.rect.x).toBeGreaterThan(-40);
  await widen(demo, wide);

  // The picture is twice the size of the bill, without the selection and the handle.
  const picture = await demo.evaluate(async () => {
    const caught = new Promise<Blob>((resolve) => {
      const original = URL.createObjectURL;
      URL.createObjectURL = (content: Blob) => {
        URL.createObjectURL = original;
        resolve(content);
        return original(content);
      };
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === 'PNG')?.click();
    const { width: across, height } = await createImageBitmap(await caught);
    return [across, height > 800];
  });
  expect(picture).toEqual([776, true]);
  expect((await demo.node('edge')).visible).toBe(true);
});
