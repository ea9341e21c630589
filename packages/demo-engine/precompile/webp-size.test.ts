import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webpSize } from './webp-size';

it.each([
  ['lossy', { quality: 50 }, 3],
  ['lossless', { lossless: true }, 3],
  ['with transparency', { quality: 50 }, 4],
] as const)('reads the size of a %s picture', async (_name, options, channels) => {
  const background = { r: 200, g: 10, b: 90, alpha: 0.5 };
  const bytes = await sharp({ create: { width: 321, height: 45, channels, background } })
    .webp(options)
    .toBuffer();
  expect(webpSize(bytes)).toEqual({ width: 321, height: 45 });
});

it('knows what is not a WebP picture', () => {
  expect(webpSize(Buffer.from('not a picture at all, but a text that is long enough'))).toBeUndefined();
  expect(webpSize(Buffer.alloc(3))).toBeUndefined();
});
