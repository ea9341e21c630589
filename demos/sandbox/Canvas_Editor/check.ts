import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const items = (count: number) =>
    demo.waitFor(
      () => demo.count('item'),
      (now) => now === count,
    );
  const selection = () =>
    demo.evaluate((konva) => {
      const [transformer] = konva.stages[0]?.find('Transformer') ?? [];
      return transformer instanceof konva.Transformer
        ? transformer.nodes().map((node) => node.id())
        : [];
    });
  const selected = (id: string | undefined) =>
    demo.waitFor(selection, (ids) => ids.join() === (id ?? ''));
  const button = (name: string) => demo.control('button', name);
  const { scaleX: scale } = await demo.stage();

  // The whole page shows, and nothing is selected.
  await items(15);
  const page = await demo.node('page');
  const { width, height } = await demo.stage();
  expect(page.rect.x).toBeGreaterThan(0);
  expect(page.rect.x + page.rect.width).toBeLessThan(width);
  expect(page.rect.y + page.rect.height).toBeLessThan(height);
  expect(await demo.text()).toContain('400 × 500');
  expect(await button('Undo').isDisabled()).toBe(true);

  // A finger on an empty place pans: the browser leaves it to the demo.
  const fitted = await demo.stage();
  expect(await demo.swipe({ x: 8, y: 8 }, { x: 60, y: 44 })).toBe('demo');
  const panned = await demo.stage();
  expect(panned.x).toBeCloseTo(fitted.x + 60, 0);
  expect(panned.y).toBeCloseTo(fitted.y + 44, 0);
  await button('Fit page').click();
  await demo.waitFor(
    () => demo.stage(),
    ({ x, y }) => x === fitted.x && y === fitted.y,
  );

  // A press selects and goes on as a drag. Positions are the page's, whatever the zoom.
  const sun = await demo.node('#1');
  const grip = { x: sun.rect.x + sun.rect.width / 2, y: sun.rect.y + 40 };
  await demo.drag(grip, { x: 20, y: -10 });
  await selected('1');
  const moved = await demo.node('#1');
  expect(moved.position.x).toBeCloseTo(200 + 20 / scale, 0);
  expect(moved.position.y).toBeCloseTo(sun.position.y - 10 / scale, 0);
  await demo.key('ArrowLeft');
  await demo.key('Shift+ArrowLeft');
  const nudged = await demo.waitForNode('#1', (node) => node.position.x < moved.position.x - 10);
  expect(nudged.position.x).toBeCloseTo(moved.position.x - 11, 5);

  // Both steps of the arrows are undone together, then the drag.
  await demo.key('Control+z');
  await demo.waitForNode('#1', (node) => Math.abs(node.position.x - moved.position.x) < 0.01);
  await button('Undo').click();
  await demo.waitForNode('#1', (node) => node.position.x === 200);
  await button('Redo').click();
  await demo.waitForNode('#1', (node) => node.position.x > 205);

  // Properties of the selected item.
  await demo.control('slider', 'Opacity').fill('0.5');
  await demo.waitForNode('#1', (node) => node.attrs['opacity'] === 0.5);
  await demo.control('slider', 'Stroke width').fill('6');
  await demo.waitForNode('#1', (node) => node.attrs['strokeWidth'] === 6);

  // A new rectangle is on top and selected. A handle changes its size, not its scale.
  await button('Rectangle').click();
  await items(16);
  await selected('16');
  const corner = await demo.node('bottom-right');
  await demo.drag('bottom-right', { x: 40, y: 20 });
  expect(corner.visible).toBe(true);
  const resized = await demo.node('#16');
  expect(resized.scale).toEqual({ x: 1, y: 1 });
  expect(resized.attrs['width']).toBeCloseTo(120 + 40 / scale, -1);
  expect(resized.attrs['height']).toBeCloseTo(120 + 20 / scale, -1);

  // Order, copy, delete.
  expect(resized.zIndex).toBe(16);
  await button('Backward').click();
  await demo.waitForNode('#16', (node) => node.zIndex === 15);
  await button('Forward').click();
  await demo.waitForNode('#16', (node) => node.zIndex === 16);
  await button('Duplicate').click();
  await items(17);
  await selected('17');
  await button('Delete').click();
  await items(16);
  await selected(undefined);

  // Words are typed in the panel; keys that belong to a field do not touch the design.
  await button('Text').click();
  await selected('17');
  await demo.control('textbox', 'Words').fill('Bring a towel');
  await demo.key('Backspace');
  await demo.waitForNode('#17', (node) => node.attrs['text'] === 'Bring a towe');
  await demo.control('combobox', 'Align').choose('Right');
  await demo.waitForNode('#17', (node) => node.attrs['align'] === 'right');
  await demo.control('spinbutton', 'Size').fill('40');
  await demo.waitForNode('#17', (node) => node.attrs['fontSize'] === 40);
  // A side handle wraps the words, a corner makes them larger.
  await demo.drag('middle-right', { x: -60, y: 0 });
  const narrower = await demo.node('#17');
  expect(Number(narrower.attrs['fontSize'])).toBeCloseTo(40, 6);
  expect(narrower.attrs['width']).toBeLessThan(220 - 30);
  await demo.drag('bottom-right', { x: 60, y: 60 });
  const larger = await demo.node('#17');
  expect(larger.attrs['fontSize']).toBeGreaterThan(45);
  expect(larger.scale).toEqual({ x: 1, y: 1 });

  // A press beside the page selects nothing and leaves the field, so that keys count again.
  await demo.click({ x: 8, y: 8 });
  await selected(undefined);
  await demo.click('#17');
  await demo.key('Delete');
  await items(16);

  // A picture from a file.
  await demo.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 480;
    canvas.height = 240;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const files = new DataTransfer();
    files.items.add(new File(blob ? [blob] : [], 'picture.png', { type: 'image/png' }));
    const input = document.querySelector<HTMLInputElement>('[aria-label="Picture"]');
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await items(17);
  const picture = await demo.node('#17');
  expect(picture.className).toBe('Image');
  expect(picture.attrs['width']).toBe(240);
  expect(picture.attrs['height']).toBe(120);

  // Zoom, and back to the whole page.
  await button('Zoom in').click();
  await demo.waitFor(
    async () => (await demo.stage()).scaleX,
    (now) => Math.abs(now - scale * 1.25) < 0.001,
  );
  await button('Fit page').click();
  await demo.waitFor(
    async () => (await demo.stage()).scaleX,
    (now) => Math.abs(now - scale) < 0.001,
  );

  // Saved files load unchanged; others are refused with the reason.
  const saved = await demo.evaluate(async () => {
    const caught = new Promise<Blob>((resolve) => {
      const original = URL.createObjectURL;
      URL.createObjectURL = (content: Blob) => {
        URL.createObjectURL = original;
        resolve(content);
        return original(content);
      };
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === 'Export PNG')?.click();
    const image = await createImageBitmap(await caught);
    return [image.width, image.height];
  });
  expect(saved).toEqual([800, 1000]);

  await demo.evaluate(async () => {
    const caught = new Promise<Blob>((resolve) => {
      const original = URL.createObjectURL;
      URL.createObjectURL = (content: Blob) => {
        URL.createObjectURL = original;
        resolve(content);
        return original(content);
      };
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === 'Save')?.click();
    const text = await (await caught).text();
    const files = new DataTransfer();
    files.items.add(new File([text.replace('"#fde3c0"', '"#cfe8ef"')], 'a.json'));
    const input = document.querySelector<HTMLInputElement>('[aria-label="Design"]');
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await demo.waitForNode('background', (node) => node.attrs['fill'] === '#cfe8ef');
  await items(17);

  await demo.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['{ "width": 10 }'], 'b.json'));
    const input = document.querySelector<HTMLInputElement>('[aria-label="Design"]');
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('This file is no design: "width" and "height" are no sizes.'),
  );
});
