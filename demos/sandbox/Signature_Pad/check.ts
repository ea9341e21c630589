import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const strokes = (count: number) =>
    demo.waitFor(
      () => demo.count('stroke'),
      (now) => now === count,
    );
  const pixelIs = (point: { x: number; y: number }, color: number[]) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color.join(),
    );
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  const paper = [255, 253, 247, 255];
  const start = { x: 90, y: 180 };
  const middle = { x: 150, y: 180 };
  // A sample is there at first; the pad can be cleared, and that can be undone.
  await strokes(1);
  await says('A sample.');
  await button('Clear').click();
  await strokes(0);
  await pixelIs(middle, paper);
  expect(await button('Save PNG').isDisabled()).toBe(true);
  await button('Undo').click();
  await strokes(1);
  await demo.hover(middle);
  expect(await demo.cursor()).toBe('crosshair');

  // A stroke replaces the sample, in the first ink, then one in another ink and width.
  await demo.drag(start, { x: 120, y: 0 });
  await strokes(1);
  await pixelIs(middle, [31, 58, 147, 255]);
  await demo.control('radio', 'Violet').check(true);
  await demo.control('slider', 'Width').fill('8');
  await demo.drag({ x: 100, y: 220 }, { x: 60, y: 0 });
  await strokes(2);
  await pixelIs({ x: 130, y: 223 }, [122, 63, 181, 255]);
  const second = (await demo.nodes('stroke'))[1];
  expect(second?.attrs['strokeWidth']).toBe(8);
  expect(second?.attrs['tension']).toBeGreaterThan(0);

  // A tap leaves a dot.
  await demo.tap({ x: 200, y: 140 });
  await strokes(3);
  await pixelIs({ x: 200, y: 140 }, [122, 63, 181, 255]);

  await button('Undo').click();
  await strokes(2);
  await pixelIs({ x: 200, y: 140 }, paper);
  await button('Redo').click();
  await strokes(3);
  await demo.key('Control+z');
  await strokes(2);

  // Only the main button writes, and a canceled finger leaves no trace.
  await demo.click({ x: 200, y: 140 }, { button: 'right' });
  const gone = await demo.finger({ x: 100, y: 140 });
  await gone.moveTo({ x: 180, y: 140 });
  await strokes(3);
  await gone.cancel();
  await strokes(2);

  // A finger writes. The ball of the hand beside it neither writes nor ends its stroke.
  const finger = await demo.finger({ x: 100, y: 140 });
  await finger.moveTo({ x: 130, y: 140 });
  const ball = await demo.finger({ x: 240, y: 60 });
  await ball.moveTo({ x: 270, y: 90 });
  await ball.lift();
  await finger.moveTo({ x: 180, y: 140 });
  expect(await finger.lift()).toBe('demo');
  await strokes(3);
  await pixelIs({ x: 160, y: 140 }, [122, 63, 181, 255]);
  expect((await demo.nodes('stroke')).at(-1)?.rect.height).toBeLessThan(12);
  await button('Undo').click();
  await strokes(2);

  // The picture has the ink and nothing of the paper, and is cut to it: three pixels for each of the page's.
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
    buttons.find((one) => one.textContent?.trim() === 'Save PNG')?.click();
    const image = await createImageBitmap(await caught);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return {
      width: image.width,
      height: image.height,
      corner: [...(context?.getImageData(0, 0, 1, 1).data ?? [])],
    };
  });
  expect(saved.corner).toEqual([0, 0, 0, 0]);
  // From 90 to 210 sideways and 180 to 220 downwards, with the ink's width and the margin.
  expect(saved.width).toBeGreaterThan(3 * 130);
  expect(saved.width).toBeLessThan(3 * 150);
  expect(saved.height).toBeGreaterThan(3 * 50);
  expect(saved.height).toBeLessThan(3 * 75);
  await pixelIs({ x: 40, y: 30 }, paper);

  // The SVG has the same strokes as paths.
  const svg = await demo.evaluate(async () => {
    const caught = new Promise<Blob>((resolve) => {
      const original = URL.createObjectURL;
      URL.createObjectURL = (content: Blob) => {
        URL.createObjectURL = original;
        resolve(content);
        return original(content);
      };
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === 'Save SVG')?.click();
    const file = new DOMParser().parseFromString(await (await caught).text(), 'image/svg+xml');
    return [...file.querySelectorAll('path')].map((path) => path.getTotalLength());
  });
  expect(svg).toHaveLength(2);
  expect(svg[0]).toBeCloseTo(120, 0);
  expect(svg[1]).toBeCloseTo(60, 0);

  // All of a signature from a wide pad is visible on a narrow one, on the line, and as large as before when the pad is wide again.
  const { width } = await demo.stage();
  await demo.drag({ x: 20, y: 262 }, { x: width - 40, y: 0 });
  await strokes(3);
  const wide = (await demo.nodes('stroke')).map(({ rect }) => rect);
  await narrow(demo);
  await demo.waitFor(
    () => demo.nodes('stroke'),
    (all) => all.every(({ rect }) => rect.x >= 0 && rect.x + rect.width <= 320),
  );
  const onLine = (await demo.nodes('stroke')).at(-1)?.rect;
  expect((onLine?.y ?? 0) + (onLine?.height ?? 0) / 2).toBeCloseTo(262, 0);
  // A stroke is where the finger is on the small one, too, and does not change its size.
  const size = (await demo.node('ink')).scale.x;
  expect(await demo.swipe({ x: 100, y: 120 }, { x: 60, y: 0 })).toBe('demo');
  await strokes(4);
  await pixelIs({ x: 130, y: 120 }, [122, 63, 181, 255]);
  expect((await demo.node('ink')).scale.x).toBe(size);
  await button('Undo').click();
  await strokes(3);
  await widen(demo, width);
  await demo.waitFor(
    () => demo.nodes('stroke'),
    (all) => all.every(({ rect }, i) => Math.abs(rect.width - (wide[i]?.width ?? 0)) < 0.01),
  );

  await button('Clear').click();
  await strokes(0);
  await pixelIs(middle, paper);
  expect(await button('Clear').isDisabled()).toBe(true);

  // A typed name is a signature, too: one step for all letters. One that is too long is refused.
  const name = demo.control('textbox', 'Name');
  await name.focus();
  await demo.type('Ada Ink');
  await demo.waitForNode('typed', ({ attrs }) => attrs['text'] === 'Ada Ink');
  await says('Signed by name: Ada Ink.');
  expect(await button('Save SVG').isDisabled()).toBe(false);
  await name.fill('A name that has far too many letters');
  await says('A name has at most 28 letters.');
  expect((await demo.node('typed')).attrs['text']).toBe('Ada Ink');
  expect(await name.value()).toBe('Ada Ink');
  await button('Undo').click();
  await says('Undone.');
  expect(await name.value()).toBe('');
  await button('Redo').click();
  // A stroke replaces the name.
  await demo.drag(start, { x: 120, y: 0 });
  await strokes(1);
  expect(await name.value()).toBe('');
});
