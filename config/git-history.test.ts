import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingHistory } from './git-history';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'git-history-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, stdio: 'pipe' });
const commit = (cwd: string, name: string) => {
  writeFileSync(path.join(cwd, name), name);
  git(cwd, 'add', '.');
  git(cwd, '-c', 'user.name=Test', '-c', 'user.email=test@docs.example', 'commit', '-qm', name);
};

describe('missingHistory', () => {
  it('is undefined in a full clone', () => {
    git(folder, 'init', '-q');
    commit(folder, 'one');
    expect(missingHistory(folder)).toBeUndefined();
  });

  it('names a shallow clone, a folder without Git and a history without commits', () => {
    expect(missingHistory(folder)).toContain('no git history');
    const full = path.join(folder, 'full');
    git(folder, 'init', '-q', 'full');
    expect(missingHistory(full)).toContain('no git history');
    commit(full, 'one');
    commit(full, 'two');
    git(folder, 'clone', '-q', '--depth', '1', `file://${full}`, 'shallow');
    expect(missingHistory(path.join(folder, 'shallow'))).toContain('shallow clone');
  });
});
