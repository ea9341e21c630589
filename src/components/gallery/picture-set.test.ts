import { expect, it } from 'vitest';
import { pictureSet } from './picture-set';

it('names the files of a poster with the widths of the cards that they are for', () => {
  const poster = { width: 1440, height: 900, narrower: [480, 960] };
  expect(pictureSet(poster, '/p/Rect.1a.webp')).toBe(
    '/p/Rect-480.1a.webp 480w, /p/Rect-960.1a.webp 960w, /p/Rect.1a.webp 1440w',
  );
});

it('counts what a card cuts from a wide picture, and nothing for a high one', () => {
  expect(pictureSet({ width: 1440, height: 450, narrower: [480] }, '/a.1a.webp')).toBe(
    '/a-480.1a.webp 240w, /a.1a.webp 720w',
  );
  expect(pictureSet({ width: 1440, height: 1440, narrower: [480] }, '/a.1a.webp')).toBe(
    '/a-480.1a.webp 480w, /a.1a.webp 1440w',
  );
});

it('says nothing for one width', () => {
  expect(pictureSet({ width: 3, height: 2 }, '/a.1a.webp')).toBeUndefined();
});
