import { writeFileSync } from 'node:fs';
import { isWithin, medianOf, readExceptions, readSizes, SIZES_FILE, type Level } from '../testing/demo-sizes';

/**
 * Lowers the numbers in `tests/demo-sizes.json` to the sizes of today's demos, and removes those that are within their level's limit. It
 * raises none: a demo that has become longer is shortened, or its number is written by hand, with a reason.
 */
const sizes = readSizes();
const byId = new Map(sizes.map((size) => [size.id, size]));
const lines = new Map(sizes.flatMap((size) => Object.entries(size.longFiles)));
const { medians, demos, longFiles } = readExceptions();

const kept = <T>(entries: [string, T | undefined][]) =>
  Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));

const lowered = {
  medians: Object.fromEntries(
    Object.entries(medians).map(([level, most]) => [level, Math.min(most, medianOf(sizes, level as Level))]),
  ),
  demos: demos.map(({ reason, sizes: listed }) => ({
    reason,
    sizes: kept(
      Object.entries(listed).map(([id, [mostLines, mostFiles]]) => {
        const size = byId.get(id);
        const isStale = size === undefined || isWithin(size);
        return [id, isStale ? undefined : [Math.min(mostLines, size.lines), Math.min(mostFiles, size.files)]];
      }),
    ),
  })),
  longFiles: longFiles.map(({ reason, lines: listed }) => ({
    reason,
    lines: kept(
      Object.entries(listed).map(([file, most]) => {
        const now = lines.get(file);
        return [file, now === undefined ? undefined : Math.min(most, now)];
      }),
    ),
  })),
};
writeFileSync(SIZES_FILE, `${JSON.stringify(lowered, null, 2)}\n`);
