import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOfLine, runLines } from './workflow-lines';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.github/workflows');
const files = readdirSync(FOLDER).filter((name) => /\.ya?ml$/.test(name));
const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const scripts = Object.keys(manifest.scripts);

describe('a line of a workflow', () => {
  it.each(['npm ci', 'npm test', 'npm test -- --all --shard=${{ matrix.shard }}/4', 'npm run a:b -- all', 'npm run a'])(
    'may be: %s',
    (line) => {
      expect(faultOfLine(line, ['a:b', 'a'])).toBeUndefined();
    },
  );

  it.each([
    'npx playwright install',
    'npm ci && npm test',
    'npm run a | tee log',
    'npm run a\nnpm run a:b',
    'npm run a -- $(date)',
    'npm run a -- ${{ github.event.pull_request.title }}',
    'npm install',
  ])('may not be: %s', (line) => {
    expect(faultOfLine(line, ['a:b', 'a'])).toContain('neither');
  });

  it('names an existing script', () => {
    expect(faultOfLine('npm run b', ['a'])).toBe('"npm run b": package.json has no script b.');
  });

  it('is found in every job, and not in defaults', () => {
    const workflow =
      'defaults: { run: { shell: bash } }\njobs: { a: { steps: [{ run: x }] }, b: { steps: [{ run: y }] } }';
    expect(runLines(workflow)).toEqual(['x', 'y']);
  });
});

it.each(files)('%s runs scripts of package.json only', (file) => {
  const lines = runLines(readFileSync(path.join(FOLDER, file), 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.flatMap((line) => faultOfLine(line, scripts) ?? [])).toEqual([]);
});
