import { describe, expect, it } from 'vitest';
import { PNG_BASE64, WOFF2_BASE64 } from '../testing/sample-files';
import {
  assetBlob,
  assetType,
  contentOf,
  contentProblem,
  dataAddress,
  fromBase64,
  isAssetPath,
  isBinaryPath,
  isPicturePath,
  MAX_ASSET_BYTES,
  sizeOf,
  sizeText,
  toBase64,
} from './assets';

const png = fromBase64(PNG_BASE64) ?? new Uint8Array();
const bytes = (text: string) => new TextEncoder().encode(text);

describe('an asset', () => {
  it('has the type of its extension, in upper or lower case', () => {
    expect(['a.png', 'b/c.JPG', 'd.svg', 'e.json', 'f.woff2', 'g.txt'].every(isAssetPath)).toBe(true);
    expect(['index.ts', 'a.css', 'png', 'a.constructor', 'index.html'].some(isAssetPath)).toBe(false);
    expect(['a.svg', 'a.gif'].every(isPicturePath)).toBe(true);
    expect(isPicturePath('a.ttf')).toBe(false);
    expect(['a.png', 'a.ttf'].every(isBinaryPath)).toBe(true);
    expect(['a.svg', 'a.json', 'a.ts'].some(isBinaryPath)).toBe(false);
    expect(assetType('a.svg')).toBe('image/svg+xml');
  });

  it('keeps every byte in base64, however large', () => {
    const many = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
    expect(fromBase64(toBase64(many))).toEqual(many);
    expect(fromBase64('%%%')).toBeUndefined();
  });

  it('has a size, content and a data URL', async () => {
    const file = { path: 'cat.png', text: PNG_BASE64 };
    expect(sizeOf(file)).toBe(png.length);
    expect(contentOf(file)).toEqual(png);
    expect(dataAddress(file)).toBe(`data:image/png;base64,${PNG_BASE64}`);
    expect(sizeOf({ path: 'a.json', text: '"é"' })).toBe(4);
    expect(contentOf({ path: 'a.json', text: '[]' })).toBe('[]');
    expect(assetBlob({ path: 'a.json', text: '[]' }).type).toBe('application/json');
    expect(await assetBlob({ path: 'a.json', text: '[]' }).text()).toBe('[]');
    // A picture opened in its own tab must not have an origin, because an SVG may contain scripts.
    expect(dataAddress({ path: 'a.svg', text: '<svg/>' })).toMatch(/^data:image\/svg\+xml;base64,/);
    expect([sizeText(12), sizeText(12_345), sizeText(1_250_000)]).toEqual(['12 bytes', '12 kB', '1.3 MB']);
  });

  it.each([
    ['cat.png', png, undefined],
    ['cat.webp', png, /ending/],
    ['cat.png', bytes('<script>alert(1)</script>'), /ending/],
    ['cat.png', new Uint8Array(), /empty/],
    ['a.woff2', fromBase64(WOFF2_BASE64) ?? png, undefined],
    ['a.woff2', png, /ending/],
    ['a.svg', bytes('<svg xmlns="x"/>'), undefined],
    ['a.svg', bytes('<html>'), /no <svg>/],
    ['a.json', bytes('{'), undefined],
    ['a.txt', new Uint8Array(), undefined],
    ['big.txt', new Uint8Array(MAX_ASSET_BYTES + 100_000), /2\.1 MB.*at most 2\.0 MB/],
  ])('has its content checked: %s', (path, content, problem) => {
    if (problem === undefined) expect(contentProblem(path, content)).toBeUndefined();
    else expect(contentProblem(path, content)).toMatch(problem);
  });
});

describe('sounds and videos', () => {
  it.each([
    ['a.mp3', 'ID3\x04'],
    ['a.wav', 'RIFF\0\0\0\0WAVE'],
    ['a.mp4', '\0\0\0\x18ftypmp42'],
    ['a.webm', '\x1a\x45\xdf\xa3'],
  ])('%s is a file of the project if it is what its ending says', (path, begin) => {
    const bytes = Uint8Array.from(begin, (sign) => sign.charCodeAt(0));
    expect(contentProblem(path, bytes)).toBeUndefined();
    expect(contentProblem(path, new Uint8Array([1, 2, 3, 4]))).toContain('is not what its ending says');
  });
});
