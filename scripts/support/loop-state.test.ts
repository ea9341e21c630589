import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loopFolders, loopHash, loopProblems, writeLoopList } from './loop-state';
import { sharedAssets } from './poster-state';

let demos = '';
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(demos, file)), { recursive: true });
  fs.writeFileSync(path.join(demos, file), text);
}
const problems = () => loopProblems(demos).map(({ id, kind }) => `${kind} ${id}`);
function record(): void {
  const assets = sharedAssets(demos);
  writeLoopList(demos, Object.fromEntries(loopFolders(demos).map((demo) => [demo.id, loopHash(demo, assets)])));
}

beforeEach(() => {
  demos = fs.mkdtempSync(path.join(os.tmpdir(), 'loops-'));
  for (const name of ['Moves', 'Still']) {
    write(`a/${name}/demo.json`, '{ "height": 200 }');
    write(`a/${name}/vanilla/index.ts`, "import Konva from 'konva';\n");
  }
  write('a/Moves/loop.ts', 'export {}');
});

describe('loopProblems', () => {
  it('requires a loop exactly where there is a loop script', () => {
    expect(problems()).toEqual(['missing a/Moves']);
    write('a/Moves/loop.webp', 'picture');
    record();
    expect(problems()).toEqual([]);
  });

  it('finds a loop that is older than its demo or its script, and one without a script', () => {
    write('a/Moves/loop.webp', 'picture');
    record();
    write('a/Moves/loop.ts', 'export default 1');
    expect(problems()).toEqual(['stale a/Moves']);
    record();
    write('a/Moves/vanilla/index.ts', 'let a;\n');
    expect(problems()).toEqual(['stale a/Moves']);
    record();
    write('a/Still/loop.webp', 'picture');
    fs.rmSync(path.join(demos, 'a/Moves/loop.ts'));
    expect(problems()).toEqual(['orphan a/Moves', 'orphan a/Moves', 'orphan a/Still']);
  });
});
