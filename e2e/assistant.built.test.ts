import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { evaluate, figuresOf } from '../packages/assistant/evaluation/evaluate';
import { Docs } from '../packages/assistant/data/docs';
import { regionsIn } from '../scripts/support/figures/regions';
import { BUILD_FOLDER, ROOT } from '../testing/paths';
import { textSizes } from '../testing/text-sizes';

/** Share of the questions whose answer is read within two calls and 3,000 tokens. */
const FLOOR = 0.85;

it('reads the answers to people’s questions within few tokens', () => {
  const figures = figuresOf(evaluate(new Docs(BUILD_FOLDER)));
  expect(figures.questions).toBeGreaterThan(200);
  expect(figures.inTwoCalls).toBeGreaterThanOrEqual(FLOOR);
});

it('gives every class in the list of names as one file each, with limited sizes', () => {
  const names = readFileSync(path.join(BUILD_FOLDER, 'api/names.txt'), 'utf8');
  expect(Buffer.byteLength(names)).toBeLessThanOrEqual(60_000);
  const files = [...names.matchAll(/^Konva\S*.* (\/api\/\S+\.md)$/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(30);
  const missing = files
    .flatMap((file) => [file, file.replace(/\.md$/, '.json')])
    .filter((file) => !existsSync(path.join(BUILD_FOLDER, file)));
  expect(missing).toEqual([]);
});

it('has files of about the sizes that the page about AI tools names', () => {
  const sizes = textSizes(BUILD_FOLDER);
  const regions = regionsIn(readFileSync(path.join(ROOT, 'content/docs/ai_tools.mdx'), 'utf8'));
  const wrong = regions.filter(({ name, text }) => {
    const [number = '', unit] = text.split(' ');
    const bytes = sizes[name.replace('size/', '')] ?? 0;
    return Math.abs(bytes - Number(number) * (unit === 'MB' ? 1e6 : 1e3)) > bytes / 4;
  });
  expect(regions.map(({ name }) => name)).toHaveLength(Object.keys(sizes).length);
  expect(wrong, 'npm run figures').toEqual([]);
});
