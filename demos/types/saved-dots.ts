import { defineCheck } from './check';

/** The check of the demos that save dots: in storage, in a file, and read again. */
export const checkSavedDots = defineCheck(async ({ demo, expect }) => {
  const reload = demo.control('button', 'Reload');
  const clear = demo.control('button', 'Clear');
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const dots = async () =>
    (await demo.nodes('dot'))
      .map(({ position: { x, y } }) => `${Math.round(x)},${Math.round(y)}`)
      .join(' ');
  const dotsAre = (wanted: string) => demo.waitFor(dots, (now) => now === wanted);
  const stored = () => demo.evaluate(() => localStorage.getItem('dots') ?? '');
  const store = (text: string) =>
    demo.evaluate((_, content) => localStorage.setItem('dots', content), text);
  const openFile = (text: string) =>
    demo.evaluate((_, content) => {
      const files = new DataTransfer();
      files.items.add(new File([content], 'dots.json'));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) return;
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);

  const middle = Math.round((await demo.stage()).width / 2);
  const first = '-90,150 90,160';
  await dotsAre(first);
  expect(await stored()).toBe('');

  // Each change is saved, and a reload restores it: an added dot, a drag, a removal.
  await clear.click();
  await dotsAre('');
  await demo.click({ x: middle - 60, y: 60 });
  await demo.click({ x: middle + 40, y: 120 });
  await dotsAre('-60,60 40,120');
  await says('Saved 2 dots.');
  await demo.drag({ x: middle - 60, y: 60 }, { x: 10, y: 50 });
  await dotsAre('-50,110 40,120');
  await reload.click();
  await dotsAre('-50,110 40,120');
  const saved: unknown = JSON.parse(await stored());
  expect(saved).toEqual({
    version: 1,
    dots: [
      { id: 1, x: -50, y: 110, fill: '#f6b73c' },
      { id: 2, x: 40, y: 120, fill: '#3fa66b' },
    ],
  });

  // A file replaces the dots, and is saved like any other change. An invalid one changes nothing.
  const file = JSON.stringify(saved);
  await demo.evaluate(() => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function keep() {
      document.body.dataset['name'] = this.download;
      HTMLAnchorElement.prototype.click = click;
    };
    URL.createObjectURL = (content) => {
      if (content instanceof Blob)
        void content.text().then((text) => (document.body.dataset['file'] = text));
      URL.createObjectURL = createObjectURL;
      return createObjectURL(content);
    };
  });
  await demo.control('button', 'Download').click();
  await demo.waitFor(
    () => demo.evaluate(() => document.body.dataset['file'] ?? ''),
    (text) => text === file,
  );
  expect(await demo.evaluate(() => document.body.dataset['name'])).toBe('dots.json');
  await clear.click();
  await dotsAre('');
  await says('Saved 0 dots.');
  await openFile(file);
  await dotsAre('-50,110 40,120');
  for (const [text, reason] of [
    ['{', 'This is not JSON.'],
    ['[]', 'This is not a drawing.'],
    [file.replace('"version":1', '"version":2'), 'Version 2 is unknown.'],
    [file.replace('-50', 'null'), 'A dot has no id or place.'],
  ] as const) {
    await openFile(text);
    await says(reason);
    expect(await dots()).toBe('-50,110 40,120');
  }

  // Stored data is checked too, and stays as long as nothing is drawn.
  await store('{ "version": 7, "dots": [] }');
  await reload.click();
  await says('Version 7 is unknown.');
  await dotsAre(first);
  expect(await stored()).toContain('7');

  // A message reports denied storage, and drawing still works.
  await demo.evaluate(() => {
    const refuse = () => {
      throw new Error('Storage is full.');
    };
    Object.defineProperty(window, 'localStorage', { value: { getItem: refuse, setItem: refuse } });
  });
  await demo.click({ x: middle, y: 40 });
  await dotsAre(`${first} 0,40`);
  await says('Not saved. Storage is full.');
  await reload.click();
  await dotsAre(first);
  await says('Storage is full.');
});
