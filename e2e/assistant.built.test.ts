import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { evaluate, figuresOf } from '../packages/assistant/evaluation/evaluate';
import { Docs } from '../packages/assistant/data/docs';
import { BUILD_FOLDER } from '../testing/paths';

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

it('has files of the sizes that the page about AI tools names', () => {
  const size = (name: string) => statSync(path.join(BUILD_FOLDER, name)).size;
  const skill = ['SKILL.md', 'frameworks.md', 'mistakes.md'].map((name) => size(`skill/${name}`));
  const demos = readdirSync(path.join(BUILD_FOLDER, 'docs/sandbox')).filter((name) => name.endsWith('.html.md'));
  const sizes: readonly (readonly [RegExp, number])[] = [
    [/plus `\.md`.* has (more than) (\d+) (kB)/, Math.max(...demos.map((name) => size(`docs/sandbox/${name}`)))],
    [/`\/llms\.txt`.* (under) (\d+) (kB)/, size('llms.txt')],
    [/`\/api\/names\.txt`.* (under) (\d+) (kB)/, size('api/names.txt')],
    [/`\/api\/konva\.json`.* (about) (\d+) (MB)/, size('api/konva.json')],
    [/`\/llms-full\.txt`.* (more than) (\d+) (MB)/, size('llms-full.txt')],
    [/`mistakes\.md`, (about) (\d+) (kB) together/, skill.reduce((sum, each) => sum + each, 0)],
  ];
  const page = readFileSync(path.join(BUILD_FOLDER, 'docs/ai_tools.html.md'), 'utf8');
  const wrong = sizes.flatMap(([pattern, bytes]) => {
    const [, word = '', number = '', unit = ''] = pattern.exec(page) ?? [];
    const said = Number(number) * (unit === 'MB' ? 1e6 : 1e3);
    const isTrue =
      word === 'about'
        ? Math.abs(bytes - said) < said / 4
        : word === 'under'
          ? bytes <= said
          : bytes > said && bytes < 2 * said;
    return isTrue ? [] : [`${pattern.source}: ${bytes} bytes`];
  });
  expect(wrong).toEqual([]);
});
