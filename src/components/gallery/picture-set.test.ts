import { expect, it } from 'vitest';
import { pictureSet } from './picture-set';

it('lists the files of a poster with the card widths they are sharp enough for', () => {
  const poster = { width: 1440, height: 900, narrower: [480, 960] };
  expect(pictureSet(poster, '/p/Rect.1a.webp')).toBe(
    '/p/Rect-480.1a.webp 480w, /p/Rect-960.1a.webp 960w, /p/Rect.1a.webp 1440w',
  );
});

it('accounts for the cropped sides of a wide picture, but not of a tall one', () => {
  expect(pictureSet({ width: 1440, height: 450, narrower: [480] }, '/a.1a.webp')).toBe(
    '/a-480.1a.webp 240w, /a.1a.webp 720w',
  );
  expect(pictureSet({ width: 1440, height: 1440, narrower: [480] }, '/a.1a.webp')).toBe(
    '/a-480.1a.webp 480w, /a.1a.webp 1440w',
  );
});

it('is undefined for a single width', () => {
  expect(pictureSet({ width: 3, height: 2 }, '/a.1a.webp')).toBeUndefined();
});
