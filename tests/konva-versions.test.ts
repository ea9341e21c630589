import { readFileSync } from 'node:fs';
import path from 'node:path';
import { major, minor, rcompare } from 'semver';
import { expect, it } from 'vitest';
import { isRecord, isRecordOf, isString } from '@site-packages/contracts';
import { ROOT } from '../testing/paths';
import { readHistory } from '../packages/api-reference/history';

function readJson(file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} has no object.`);
  return value;
}

/** How many minor versions before the installed one the playground offers. */
const MINORS = 6;
/** Older major versions of which it offers the last. */
const MAJORS = [9, 8, 7];

it('the playground offers the last patch of each recent minor version and of older major versions', () => {
  const { version: installed } = readJson('node_modules/konva/package.json');
  if (!isString(installed)) throw new Error('Konva has no version.');
  const known = [...readHistory(installed).compared].sort(rcompare).filter((each) => rcompare(each, installed) > 0);
  const isOfMinor = (version: string) => minor(version) === minor(installed) && major(version) === major(installed);
  const recent = known.filter((version) => !isOfMinor(version) && major(version) === major(installed)).slice(0, MINORS);
  const older = MAJORS.map((number) => known.find((version) => major(version) === number));
  const { devDependencies } = readJson('package.json');
  if (!isRecordOf(devDependencies, isString)) throw new Error('There are no development dependencies.');
  const offered = Object.values(devDependencies).flatMap((range) => /^npm:konva@(.+)$/.exec(range)?.[1] ?? []);
  expect(offered.sort(rcompare)).toEqual([...recent, ...older]);
});
