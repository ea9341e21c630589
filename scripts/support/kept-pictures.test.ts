import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { changedPictures } from './kept-pictures';

async function poster(color: string, quality: number): Promise<Buffer> {
  const box = {
    input: { create: { width: 30, height: 30, channels: 3, background: color } },
    left: 20,
    top: 20,
  } as const;
  const paper = sharp({ create: { width: 90, height: 60, channels: 3, background: '#ffffff' } });
  return paper.composite([box]).webp({ quality }).toBuffer();
}

it('keeps the file of an unchanged drawing, and names the changed ones', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kept-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fileOf = (id: string) => path.join(folder, id, 'poster.webp');
  const old = await poster('#3fa66b', 90);
  for (const id of ['same', 'encoded', 'changed']) {
    mkdirSync(path.join(folder, id));
    writeFileSync(fileOf(id), old);
  }
  const encoded = await poster('#3fa66b', 88);
  expect(encoded.equals(old)).toBe(false);
  const changed = await changedPictures(folder, ['same', 'encoded', 'changed'], async () => {
    writeFileSync(fileOf('encoded'), encoded);
    writeFileSync(fileOf('changed'), await poster('#8457c9', 90));
  });
  expect(changed).toEqual(['changed']);
  expect(readFileSync(fileOf('encoded')).equals(old)).toBe(true);
  expect(readFileSync(fileOf('changed')).equals(old)).toBe(false);
});
