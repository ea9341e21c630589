import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const rows = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].map((row) => {
        const image = row.querySelector('img');
        const link = row.querySelector('a');
        return {
          address: link?.href ?? '',
          isShown: image?.src === link?.href,
          file: link?.download,
          width: image?.naturalWidth ?? 0,
          height: image?.naturalHeight ?? 0,
          cells: [...row.children].slice(1).map(({ textContent }) => textContent?.trim()),
        };
      }),
    );
  /** Exports, and holds the size of the pictures and what is written about them. */
  const exports = async (part: string, ratio: number, width: number, height: number) => {
    await demo.control('combobox', 'Part').choose(part);
    await demo.control('combobox', 'Pixel ratio').choose(String(ratio));
    await demo.control('button', 'Export').click();
    const all = await demo.waitFor(
      rows,
      (now) =>
        now.length === 4 &&
        now.every(({ file, ...size }) => file?.startsWith(part) && size.width === width * ratio),
    );
    for (const { address, isShown, height: high, cells } of all) {
      // Four characters of a data URL hold three bytes.
      const base64 = address.slice(address.indexOf(',') + 1);
      const bytes = (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);
      expect(isShown).toBe(true);
      expect(high).toBe(height * ratio);
      expect(cells.slice(1)).toEqual(
        [bytes, address.length].map((amount) => amount.toLocaleString('en-US')),
      );
    }
    expect(all.map(({ file }) => file)).toEqual(
      ['png', 'jpeg', 'jpeg', 'webp'].map((type) => `${part}.${type}`),
    );
    expect(all.map(({ cells }) => cells[0])).toEqual(['PNG', 'JPEG 0.9', 'JPEG 0.5', 'WebP 0.9']);
    return all.map(({ address }) => address.length);
  };

  const picture = await demo.node('picture');
  expect(picture.rect.width).toBe(140);
  const [png = 0, high = 0, low = 0, webp = 0] = await exports('picture', 2, 140, 105);
  expect(png).toBeGreaterThan(high * 3);
  expect(high).toBeGreaterThan(low);
  expect(high).toBeGreaterThan(webp);

  const { rect } = await demo.node('drawing');
  const box = [Math.floor(rect.x), Math.floor(rect.y)];
  const wide = Math.ceil(rect.x + rect.width - (box[0] ?? 0));
  const tall = Math.ceil(rect.y + rect.height - (box[1] ?? 0));
  await exports('drawing', 1, wide, tall);

  await narrow(demo);
  await exports('stage', 3, 320, 135);
});
