import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures, decode, type Raw } from './pictures';

function picture(width: number, height: number, change: (data: Uint8Array) => void = () => undefined): Raw {
  const data = new Uint8Array(width * height * 3).fill(100);
  change(data);
  return { width, height, data };
}

describe('comparePictures', () => {
  it('treats pictures that differ by rounding as equal', () => {
    const rounded = picture(100, 100, (data) => data.fill(104));
    expect(comparePictures(picture(100, 100), rounded)).toMatchObject({ same: true, pixels: 0 });
  });

  it('detects a small missing shape', () => {
    const shape = picture(100, 100, (data) => data.fill(200, 0, 3 * 9));
    expect(comparePictures(picture(100, 100), shape)).toMatchObject({
      same: false,
      pixels: 9,
      message: '9 pixels differ (0.09 %).',
    });
  });

  it('reports different sizes', () => {
    expect(comparePictures(picture(10, 10), picture(10, 12))).toMatchObject({
      same: false,
      message: 'Sizes differ: 10 x 10 and 10 x 12.',
    });
  });

  it('reads PNG files', async () => {
    const png = await sharp({ create: { width: 2, height: 1, channels: 4, background: '#0a141e' } })
      .png()
      .toBuffer();
    expect(await decode(png)).toMatchObject({ width: 2, height: 1 });
    expect([...(await decode(png)).data]).toEqual([10, 20, 30, 10, 20, 30]);
  });
});
