import { expect, it } from 'vitest';
import { FILE_LINES, isWithin, LIMITS, medianOf, readExceptions, readSizes, type Level } from '../testing/demo-sizes';

const sizes = readSizes();
const { demos, longFiles, medians } = readExceptions();
const allowed = new Map(demos.flatMap((group) => Object.entries(group.sizes)));
const allowedFiles = new Map(longFiles.flatMap((group) => Object.entries(group.lines)));

/** A listed number is lowered when the demo has become smaller by this part. */
const SLACK = 0.9;

it('a demo is as short as its level asks, or not longer than tests/demo-sizes.json lists', () => {
  const tooLong = sizes
    .filter((size) => !isWithin(size))
    .filter(({ id, lines, files }) => {
      const [mostLines = 0, mostFiles = 0] = allowed.get(id) ?? [];
      return lines > mostLines || files > mostFiles;
    })
    .map(({ id, level, lines, files }) => {
      const limit = level === 'advanced' ? undefined : (allowed.get(id) ?? [LIMITS[level].lines, LIMITS[level].files]);
      return `demos/${id} has ${lines} lines in ${files} files, and ${limit?.join(' in ')} are allowed. Shorten it.`;
    });
  expect(tooLong).toEqual([]);
});

it('a file of an advanced demo is short, or not longer than listed', () => {
  const tooLong = sizes
    .filter(({ level }) => level === 'advanced')
    .flatMap((size) => Object.entries(size.longFiles))
    .filter(([file, lines]) => lines > (allowedFiles.get(file) ?? FILE_LINES))
    .map(([file, lines]) => `demos/${file} has ${lines} lines. Divide it, or shorten it.`);
  expect(tooLong).toEqual([]);
});

it('the exceptions shrink with the demos', () => {
  const byId = new Map(sizes.map((size) => [size.id, size]));
  const lines = new Map(
    sizes.filter(({ level }) => level === 'advanced').flatMap((size) => Object.entries(size.longFiles)),
  );
  const stale = [
    ...[...allowed].filter(([id, [mostLines]]) => {
      const size = byId.get(id);
      return size === undefined || isWithin(size) || size.lines < mostLines * SLACK;
    }),
    ...[...allowedFiles].filter(([file, most]) => (lines.get(file) ?? 0) < most * SLACK),
  ].map(([name]) => `${name}: run \`npm run demo-sizes\`.`);
  expect(stale).toEqual([]);
});

it.each(Object.entries(medians))('half of the demos of the level %s have at most %i lines', (level, most) => {
  expect(medianOf(sizes, level as Level)).toBeLessThanOrEqual(most);
});

it('every exception has a reason', () => {
  for (const { reason } of [...demos, ...longFiles]) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
