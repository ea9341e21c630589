import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const press = (name: string) => demo.control('button', name).click();
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const places = async () =>
    (await demo.nodes('sticker'))
      .map(({ position: { x, y } }) => `${Math.round(x)},${Math.round(y)}`)
      .join(' ');
  const placesAre = (wanted: string) => demo.waitFor(places, (now) => now === wanted);

  /** Each sticker's picture as it is drawn: none, gray or colored. Coat of the fox and side of the mug. */
  const colors = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.find('.sticker') ?? [])
        .map((node) => {
          const { data } =
            node
              .toCanvas({ ...node.getClientRect() })
              .getContext('2d')
              ?.getImageData(0, 0, 80, 80) ?? new ImageData(1, 1);
          let solid = 0;
          let colored = 0;
          for (let i = 0; i < data.length; i += 4) {
            const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
            if (alpha === 255) solid += 1;
            if (alpha === 255 && Math.max(red, green, blue) - Math.min(red, green, blue) > 8)
              colored += 1;
          }
          if (solid < 400) return 'none';
          return colored < 20 ? 'gray' : 'colored';
        })
        .join(' '),
    );
  const colorsAre = (wanted: string) => demo.waitFor(colors, (now) => now === wanted);

  const first = '-140,30 -40,100 60,30';
  await placesAre(first);
  await colorsAre('colored colored gray');
  await says('Step 1 of 1');

  // Adding is a step, back and forth.
  await press('Add mug');
  await placesAre(`${first} 70,110`);
  await colorsAre('colored colored gray colored');
  await press('Undo');
  await placesAre(first);
  await press('Undo');
  await says('Step 1 of 2');
  await press('Redo');
  await placesAre(`${first} 70,110`);
  await press('Undo');

  // A click changes the filter and a drag the place. A new step drops what was undone.
  await demo.click('#1');
  await colorsAre('gray colored gray');
  await says('Step 2 of 2');
  await demo.drag('#1', { x: 10, y: 60 });
  const moved = '-130,90 -40,100 60,30';
  await placesAre(moved);
  await says('Step 3 of 3');
  await press('Undo');
  await placesAre(first);
  await press('Undo');
  await colorsAre('colored colored gray');
  await press('Redo');
  await press('Redo');
  await placesAre(moved);
  await colorsAre('gray colored gray');

  // All together: three nodes report, and there is one step more.
  await demo.control('checkbox', 'Drag all').check(true);
  const handlesHold = (wanted: number) =>
    demo.waitFor(
      () =>
        demo.evaluate((konva) => {
          const transformer = konva.stages[0]?.findOne('Transformer');
          return transformer instanceof konva.Transformer ? transformer.nodes().length : 0;
        }),
      (count) => count === wanted,
    );
  await handlesHold(3);
  await press('Add fox');
  await handlesHold(4);
  await press('Undo');
  await handlesHold(3);
  await demo.drag('#3', { x: 20, y: 10 });
  const all = '-110,100 -20,110 80,40';
  await placesAre(all);
  await says('Step 4 of 4');
  await press('Undo');
  await placesAre(moved);
  await press('Redo');
  await placesAre(all);
  await demo.control('checkbox', 'Drag all').check(false);
  expect(await outOfStep(demo)).toEqual([]);

  // The browser's storage has the document, not the nodes. Loading is a step.
  await press('Save');
  await says('Saved.');
  const stored: unknown = JSON.parse(
    (await demo.evaluate(() => localStorage.getItem('stickers'))) ?? '',
  );
  expect(stored).toEqual({
    version: 2,
    stickers: [
      { id: '1', kind: 'fox', x: -110, y: 100, filter: 'grayscale' },
      { id: '2', kind: 'mug', x: -20, y: 110, filter: 'none' },
      { id: '3', kind: 'fox', x: 80, y: 40, filter: 'grayscale' },
    ],
  });

  // A file of version 1 gets ids and named filters.
  await press('Open version 1');
  await placesAre('-90,60 10,60');
  await colorsAre('gray colored');
  await says('Opened 2 stickers.');
  await press('Load');
  await placesAre(all);
  await colorsAre('gray colored gray');
  await press('Undo');
  await placesAre('-90,60 10,60');

  // What is downloaded can be opened; what is not a drawing is refused, and the scene stays.
  await demo.evaluate(() => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function keep() {
      document.body.dataset.name = this.download;
      HTMLAnchorElement.prototype.click = click;
    };
    URL.createObjectURL = (file) => {
      if (file instanceof Blob)
        void file.text().then((text) => (document.body.dataset.file = text));
      URL.createObjectURL = createObjectURL;
      return createObjectURL(file);
    };
  });
  await press('Download');
  const file = await demo.waitFor(
    () => demo.evaluate(() => document.body.dataset.file ?? ''),
    (text) => text !== '',
  );
  expect(JSON.parse(file).stickers).toHaveLength(2);
  expect(await demo.evaluate(() => document.body.dataset.name)).toBe('stickers.json');

  const openFile = (text: string) =>
    demo.evaluate((_, content) => {
      const files = new DataTransfer();
      files.items.add(new File([content], 'stickers.json'));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) return;
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  for (const [text, reason] of [
    ['{', 'This is not JSON.'],
    ['[]', 'This is not a drawing.'],
    ['{ "version": 3, "stickers": [] }', 'Version 3 is unknown.'],
    [file.replace('"mug"', '"cup"'), 'There is no sticker cup.'],
    [file.replace('-90', 'null'), 'A mug has no id or no position.'],
  ] as const) {
    await openFile(text);
    await says(reason);
  }
  expect(await places()).toBe('-90,60 10,60');
  await openFile(file.replace('-90', '-80'));
  await placesAre('-80,60 10,60');

  const { width } = await demo.stage();
  await narrow(demo);
  await keepsPlaceWhenWide({ demo, expect }, '#1', width);
});
