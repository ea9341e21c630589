import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { comparePictures, decode } from '../../testing/pictures';

/**
 * Takes posters again, and keeps the old file of each whose drawing is the same: another machine encodes the same drawing differently.
 *
 * @param demos the folder of the demos
 * @param take writes the posters
 * @returns ids of the demos whose drawing is another one
 */
export async function changedPictures(
  demos: string,
  ids: readonly string[],
  take: () => Promise<unknown>,
): Promise<string[]> {
  const fileOf = (id: string) => path.join(demos, id, 'poster.webp');
  const before = new Map(ids.map((id) => [id, readFileSync(fileOf(id))]));
  await take();
  const changed: string[] = [];
  for (const [id, old] of before) {
    const now = readFileSync(fileOf(id));
    if (now.equals(old)) continue;
    const [first, second] = await Promise.all([pixels(old), pixels(now)]);
    if (comparePictures(first, second).same) writeFileSync(fileOf(id), old);
    else changed.push(id);
  }
  return changed;
}

async function pixels(webp: Buffer): ReturnType<typeof decode> {
  return decode(await sharp(webp).png().toBuffer());
}
