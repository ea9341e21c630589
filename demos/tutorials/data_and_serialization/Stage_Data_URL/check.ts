import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

const SUN = [246, 183, 60, 255];
const TEAL = [31, 154, 165, 255];
const INK = [27, 31, 42, 255];
const CLEAR = [0, 0, 0, 0];
const FIELDS = ['x', 'y', 'width', 'height', 'pixelRatio', 'quality'];

export default defineCheck(async ({ demo, expect }) => {
  /** What the demo shows: the call, the words below the picture, and the picture itself with a reader for its pixels. */
  const shown = () =>
    demo.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('.exported img');
      const link = document.querySelector<HTMLAnchorElement>('.exported a');
      const [head = '', base64 = ''] = (image?.src ?? '').split(',');
      return {
        call: document.querySelector('.exported code')?.textContent?.trim() ?? '',
        words: (document.querySelector('.exported output')?.textContent ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        head,
        bytes: atob(base64).length,
        isLoaded: image?.complete === true && image.naturalWidth > 0,
        size: [image?.naturalWidth ?? 0, image?.naturalHeight ?? 0],
        isLinked: link?.href === image?.src,
        file: link?.download ?? '',
      };
    });
  /** Colors of the shown picture at these places. */
  const colors = (...places: [number, number][]) =>
    demo.evaluate((_, given) => {
      const image = document.querySelector<HTMLImageElement>('.exported img');
      const canvas = document.createElement('canvas');
      canvas.width = image?.naturalWidth ?? 0;
      canvas.height = image?.naturalHeight ?? 0;
      const context = canvas.getContext('2d');
      if (!image || !context) return [];
      context.drawImage(image, 0, 0);
      return given.map(([x, y]) => [
        ...context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data,
      ]);
    }, places);
  /** Exports with these fields filled and the others empty; holds the words below the picture against the picture. */
  const filled = new Map<string, string>();
  const exports = async (
    node: string,
    options: Record<string, number> = {},
    mimeType = 'default',
  ) => {
    await demo.control('combobox', 'Node').choose(node);
    await demo.control('combobox', 'mimeType').choose(mimeType);
    for (const name of FIELDS) {
      const value = String(options[name] ?? '');
      if (value === (filled.get(name) ?? '')) continue;
      await demo.control('spinbutton', name).fill(value);
      filled.set(name, value);
    }
    await demo.control('button', 'Export').click();
    const given = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
    if (mimeType !== 'default') given.push(`mimeType: "${mimeType}"`);
    const call = `${node}.toDataURL(${given.length > 0 ? `{ ${given.join(', ')} }` : ''})`;
    const answer = await demo.waitFor(shown, (now) => now.call === call && now.isLoaded);

    const type = mimeType === 'default' ? 'image/png' : mimeType;
    expect(answer.head).toBe(`data:${type};base64`);
    expect(answer.words).toBe(`${answer.size.join(' × ')} pixels, ${answer.bytes} bytes, ${type}`);
    expect(answer.isLinked).toBe(true);
    expect(answer.file).toBe(`${node}.${type.slice('image/'.length)}`);
    return { size: answer.size, bytes: answer.bytes };
  };

  const { width, height } = await demo.stage();
  const circle = await demo.node('circle');
  const group = await demo.node('group');
  const [sun, card] = [circle.absolutePosition, group.absolutePosition];

  // The stage: all of it from 0, 0.
  expect((await exports('stage')).size).toEqual([width, height]);
  expect(await colors([sun.x, sun.y], [card.x, card.y], [2, 2])).toEqual([SUN, TEAL, CLEAR]);

  // The layer: as large, but from its own position, the middle, where the left half is cut off.
  const { position } = await demo.node('layer');
  expect(position.x).toBeGreaterThan(100);
  expect((await exports('layer')).size).toEqual([width, height]);
  expect(await colors([sun.x - position.x, sun.y], [sun.x, sun.y])).toEqual([SUN, CLEAR]);
  expect((await exports('layer', { x: 0 })).size).toEqual([width, height]);
  expect(await colors([sun.x, sun.y], [card.x, card.y])).toEqual([SUN, TEAL]);

  // The group: its client rect, rounded outward.
  const left = Math.floor(group.rect.x);
  const top = Math.floor(group.rect.y);
  const right = Math.ceil(group.rect.x + group.rect.width);
  const bottom = Math.ceil(group.rect.y + group.rect.height);
  expect((await exports('group')).size).toEqual([right - left, bottom - top]);
  expect(await colors([card.x - left, card.y - top], [1, 1])).toEqual([TEAL, CLEAR]);

  // The circle with its stroke. Where only x is given, the right edge stays.
  expect((await exports('circle')).size).toEqual([86, 86]);
  expect(await colors([43, 43])).toEqual([SUN]);
  expect((await exports('circle', { x: sun.x - 10 })).size).toEqual([53, 86]);
  expect(await colors([10, 43])).toEqual([SUN]);

  // A rectangle of the stage, at twice the size: from 10 left of the circle's middle, and from 20 above it.
  const area = { x: sun.x - 10, y: sun.y - 20, width: 80, height: 70, pixelRatio: 2 };
  expect((await exports('stage', area)).size).toEqual([160, 140]);
  expect(await colors([90, 40], [98, 40], [110, 40])).toEqual([SUN, INK, CLEAR]);
  expect(await colors([20, 110], [20, 120], [20, 132])).toEqual([SUN, INK, CLEAR]);

  // JPEG has no transparency, and its quality decides about its size.
  const fine = await exports('group', { quality: 1 }, 'image/jpeg');
  const [corner] = await colors([1, 1]);
  expect(corner).toEqual([0, 0, 0, 255]);
  const coarse = await exports('group', { quality: 0.1 }, 'image/jpeg');
  expect(coarse.bytes).toBeLessThan(fine.bytes / 2);
  const png = await exports('group', { quality: 1 });
  expect(await exports('group', { quality: 0.1 })).toEqual(png);

  await narrow(demo);
  expect((await exports('stage')).size).toEqual([320, height]);
});
