import { defineCheck } from '../../types/check';
import { choosePicture, chooseText, savedText } from '../../types/files';
import { handles } from '../../types/handled';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const field = demo.control('textbox', 'Words on the card');
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const reads = (line: string, text: string) =>
    demo.waitForNode(line, ({ attrs }) => attrs['text'] === text);
  const isOpen = (open: boolean) =>
    demo.waitFor(
      () => field.isVisible(),
      (now) => now === open,
    );
  const handled = (id: string) => handles(demo, id);
  const focusCard = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());

  const start = await demo.waitForNode('#name', ({ rect }) => rect.width > 60);
  const stage = await demo.stage();
  const card = await demo.node('card');
  const scale = card.rect.width / 320;
  /** A point of the card on the stage. */
  const at = (x: number, y: number) => ({
    x: card.rect.x + x * scale,
    y: card.rect.y + y * scale,
  });
  await says('Click a line to select it');
  expect(await button('Undo').isDisabled()).toBe(true);
  expect(await demo.control('slider', 'Size').isDisabled()).toBe(true);

  // The panel does not scroll for words of the usual length.
  const beyond = await demo.evaluate(() => {
    const panel = document.querySelector('.panel');
    return (panel?.scrollHeight ?? 0) - (panel?.clientHeight ?? 0);
  });
  expect(beyond).toBe(0);

  // A press selects, and goes on as a drag: in both directions, but not off the card. The finger does the same.
  await demo.drag('#name', { x: 20 * scale, y: 60 * scale });
  await handled('name');
  await says('Name: Liisa Tamm, size 44, at 180, 313.');
  expect(await demo.swipe('#role', { x: 0, y: 50 })).toBe('demo');
  await handled('role');
  const role = await demo.waitForNode('#role', ({ position }) => position.y > 300);
  expect(role.position.x).toBeCloseTo(160, 0);
  expect(role.position.y).toBeCloseTo(294 + 50 / scale, -1);
  await demo.drag('#company', { x: -900, y: 900 });
  await says('at 0, 460.');
  expect((await demo.node('#company')).position).toEqual({ x: 0, y: 460 });
  expect(await outOfStep(demo)).toEqual([]);
  for (const line of ['#company', '#role', '#name']) {
    await demo.key('Control+z');
    await demo.waitForNode(line, ({ position }) => position.x === 160);
  }
  expect((await demo.node('#name')).position.y).toBe(start.position.y);
  await demo.key('Control+Shift+z');
  await demo.waitForNode('#name', ({ position }) => position.x > 175);
  await button('Undo').click();
  await demo.waitForNode('#name', ({ position }) => position.x === 160);

  // A double click opens a field over the letters, in which the keys are the field's own.
  await demo.doubleClick('#name');
  await isOpen(true);
  await demo.waitForNode('#name', ({ visible }) => !visible);
  await handled('');
  const box = await demo.evaluate(() => {
    const rect = document.activeElement?.getBoundingClientRect();
    return rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : { x: 0, y: 0 };
  });
  expect(box.x).toBeCloseTo(start.rect.x + start.rect.width / 2, -1);
  expect(box.y).toBeCloseTo(start.rect.y + start.rect.height / 2, -1);
  await demo.type('Ada');
  await demo.key('ArrowLeft');
  await demo.key('Enter');
  await isOpen(false);
  await reads('#name', 'Ada');
  expect((await demo.node('#name')).position.x).toBe(160);
  await demo.waitForNode('#name', ({ visible }) => visible);
  await handled('name');

  // By keys: Enter opens it, Escape cancels, arrows move the line.
  await demo.key('Enter');
  await isOpen(true);
  await demo.type('Never');
  await demo.key('Escape');
  await isOpen(false);
  await reads('#name', 'Ada');
  await demo.key('Shift+ArrowDown');
  await demo.key('ArrowLeft');
  await says('at 159, 263.');

  // A press elsewhere keeps the words, in one step.
  await button('Edit').click();
  await isOpen(true);
  await demo.type('Aleksander Wolfgang Rosenberg-Kask');
  await demo.click(at(30, 420));
  await isOpen(false);
  await handled('');
  const long = await reads('#name', 'Aleksander Wolfgang Rosenberg-Kask');
  expect(long.rect.width / scale).toBeLessThan(300);
  expect(long.rect.width / scale).toBeGreaterThan(260);
  await focusCard();
  await demo.key('Control+z');
  await reads('#name', 'Ada');

  // A corner changes the size of the letters and leaves no scale. The panel has the same by keys.
  await demo.click('#name');
  await handled('name');
  const corner = (await demo.node('bottom-right')).rect;
  await demo.drag(
    { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 },
    { x: 40, y: 24 },
  );
  const large = await demo.waitForNode('#name', ({ attrs }) => Number(attrs['fontSize']) > 50);
  expect(large.scale).toEqual({ x: 1, y: 1 });
  expect(await outOfStep(demo)).toEqual([]);
  await demo.control('combobox', 'Line').choose('Company');
  await handled('company');
  await demo.control('textbox', 'Words').fill('Mosskin Press');
  await demo.control('slider', 'Size').fill('20');
  await demo.control('slider', 'Turn').fill('-6');
  await says('Company: Mosskin Press, size 20, turned -6°');
  const turned = await demo.waitForNode('#company', ({ rotation }) => rotation === -6);
  expect(turned.attrs['fontSize']).toBe(20);
  await button('Center').click();
  await demo.waitForNode(
    '#company',
    ({ rotation, position }) => rotation === 0 && position.x === 160,
  );

  // The line below the controls repeats the words. However long they are, no control is in another.
  await demo.control('textbox', 'Words').fill('W'.repeat(60));
  await says(`Company: ${'W'.repeat(60)}`);
  const panel = await demo.evaluate(() => {
    const field = document.querySelector('.panel select')?.getBoundingClientRect();
    const label = document.querySelector('.panel select')?.closest('label');
    const next = label?.nextElementSibling?.getBoundingClientRect();
    return { apart: (next?.top ?? 0) - (field?.bottom ?? 0), page: document.body.scrollHeight };
  });
  expect(panel.apart).toBeGreaterThan(3);
  expect(panel.page).toBe(await demo.evaluate(() => innerHeight));
  await button('Undo').click();

  // Colors, and what the eye cannot read.
  const setColor = (label: string, color: string) =>
    demo.evaluate(
      (_, given) => {
        const labels = [...document.querySelectorAll('label')];
        const input = labels
          .find((one) => one.textContent?.trim() === given.label)
          ?.querySelector('input');
        if (!input) return;
        // React hears only of values that it did not set itself.
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, given.color);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { label, color },
    );
  await setColor('Card', '#203040');
  await says('Hard to read: text and card have a contrast of 1.1.');
  await setColor('Text', '#ffffff');
  await says('Company: Mosskin Press');
  await demo.waitForNode('#company', ({ attrs }) => attrs['fill'] === '#ffffff');

  // A portrait from a file, and the card alone in the export, three times its size and cut out.
  await choosePicture(demo, 'Portrait file', { width: 60, height: 90, color: '#3060c0' });
  await demo.waitFor(
    () => demo.pixel(at(160, 130)),
    ([red = 0, , blue = 0]) => blue > red + 100,
  );
  const png = await savedPicture(demo, 'Export PNG', [
    { x: 2, y: 2 },
    { x: 480, y: 58 },
    { x: 480, y: 390 },
    { x: 30, y: 600 },
  ]);
  expect([png.width, png.height]).toEqual([960, 1380]);
  expect(png.pixels.map(([, , , alpha]) => alpha)).toEqual([0, 0, 255, 255]);
  expect(png.pixels[2]?.slice(0, 3)).toEqual([0x30, 0x60, 0xc0]);
  expect(png.pixels[3]?.slice(0, 3)).toEqual([0x20, 0x30, 0x40]);

  // Saved, reset, opened again. Other files are refused with the reason.
  const saved = await savedText(demo, 'Save');
  await button('Reset').click();
  await reads('#name', 'Liisa Tamm');
  await chooseText(demo, 'Badge file', 'a shopping list');
  await says('This file is not a badge: it does not contain JSON.');
  await chooseText(demo, 'Badge file', saved);
  await reads('#name', 'Ada');
  await demo.waitFor(
    () => demo.pixel(at(160, 130)),
    ([red = 0, , blue = 0]) => blue > red + 100,
  );
  await button('Toadstool').click();
  await demo.waitFor(
    () => demo.pixel(at(160, 130)),
    ([red = 0, , blue = 0]) => blue < red + 100,
  );
  await chooseText(demo, 'Portrait file', 'a shopping list');
  await says('notes.txt is not a picture that this browser can show.');

  // An empty line is not drawn, but it can be filled again.
  await demo.control('combobox', 'Line').choose('Role');
  await focusCard();
  await demo.key('Delete');
  await says('Role is empty and will not be printed.');
  await demo.waitForNode('#role', ({ visible }) => !visible);
  await demo.control('textbox', 'Words').fill('Printer');
  await demo.waitForNode('#role', ({ visible, attrs }) => visible && attrs['text'] === 'Printer');

  // In a narrow page all of the card is there, and in a wide one it is as before.
  await demo.evaluate(() => {
    document.body.style.width = '440px';
  });
  const small = await demo.waitForNode('card', ({ rect }) => rect.width < card.rect.width - 20);
  expect(small.rect.x).toBeGreaterThan(0);
  expect(small.rect.x + small.rect.width).toBeLessThan((await demo.stage()).width);
  await widen(demo, stage.width);
  await reads('#role', 'Printer');
  expect(await outOfStep(demo)).toEqual([]);
});
