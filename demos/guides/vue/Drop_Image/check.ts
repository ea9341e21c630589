import { defineCheck } from '../../../types/check';
import { checkDroppedPictures } from '../../../types/dropped-pictures';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  await checkDroppedPictures({ demo, expect });

  const photos = (count: number) =>
    demo.waitFor(
      () => demo.nodes('photo'),
      (now) => now.length === count,
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** Object URLs that were made and not yet taken back, from now on. */
  const urls = () => demo.evaluate(() => document.body.dataset['urls'] ?? '');
  await demo.evaluate(() => {
    const live = new Set<string>();
    const note = () => (document.body.dataset['urls'] = String(live.size));
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file);
      live.add(url);
      note();
      return url;
    };
    URL.revokeObjectURL = (url) => {
      live.delete(url);
      note();
      revokeObjectURL(url);
    };
  });
  /** Gives red pictures and a text to the page: dropped at a point of the stage, or chosen by the input. */
  const give = (how: 'drop' | 'choose') =>
    demo.evaluate((_, way) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 40;
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#ff0000';
      context?.fillRect(0, 0, 40, 40);
      canvas.toBlob((blob) => {
        if (!blob) return;
        const data = new DataTransfer();
        data.items.add(new File([blob], 'a.png', { type: 'image/png' }));
        data.items.add(new File([blob], 'b.png', { type: 'image/png' }));
        data.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }));
        if (way === 'choose') {
          const input = document.querySelector<HTMLInputElement>('input[type=file]');
          if (!input) return;
          input.files = data.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
          return;
        }
        const surface = document.querySelector('canvas');
        const { x, y } = surface?.getBoundingClientRect() ?? { x: 0, y: 0 };
        const at = { clientX: x + 90, clientY: y + 120, bubbles: true, cancelable: true };
        const isRefused = surface?.dispatchEvent(new DragEvent('dragover', at));
        if (isRefused) return;
        surface?.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer: data }));
      });
    }, how);
  const isRed = (point: { x: number; y: number }) =>
    demo.waitFor(
      () => demo.pixel(point),
      ([red, green, blue]) => red === 255 && green === 0 && blue === 0,
    );

  // Files land at the pointer, each a little farther; what is not a picture is named.
  await demo.control('button', 'Clear').click();
  await photos(0);
  await give('drop');
  const [first, second] = await photos(2);
  expect(first?.absolutePosition.x).toBeCloseTo(90, 0);
  expect(first?.absolutePosition.y).toBeCloseTo(120, 0);
  expect(second?.absolutePosition.x).toBeCloseTo(106, 0);
  expect(second?.absolutePosition.y).toBeCloseTo(136, 0);
  await isRed({ x: 106, y: 136 });
  await says('notes.txt is not a picture.');

  // By the input, in the middle. All four have an address of their own.
  await give('choose');
  const chosen = (await photos(4))[2];
  expect(chosen?.position.x).toBe(0);
  expect(chosen?.position.y).toBe(150);
  expect(await urls()).toBe('4');

  // A move is saved: the next layout does not take it back.
  await demo.drag({ x: 106, y: 136 }, { x: 20, y: 60 });
  const moved = (await demo.nodes('photo'))[1]?.position;
  expect(moved?.x).toBeCloseTo((second?.position.x ?? 0) + 20, 0);
  expect(moved?.y).toBeCloseTo((second?.position.y ?? 0) + 60, 0);
  await narrow(demo);
  expect((await demo.nodes('photo'))[1]?.position).toEqual(moved);
  expect(await outOfStep(demo)).toEqual([]);

  // Photos that are removed give their addresses back.
  await demo.control('button', 'Clear').click();
  await photos(0);
  expect(await urls()).toBe('0');
});
