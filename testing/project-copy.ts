import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Links the installed packages into a copy of the project, without their caches; the project's own packages are the copy's. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@')) linkPackages(source, target);
    // Links of the workspace's own packages are relative to this folder, so the same path works in the copy.
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.symlinkSync(source, target);
  }
}

/**
 * Copies the project's current files into a temporary folder, without installed packages and caches.
 *
 * @returns the folder; pass it to `removeCopy` at the end
 */
export function copyFiles(): string {
  const root = process.cwd();
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (listed.status !== 0) throw new Error('git ls-files failed: this needs git and a clone of the repository.');
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
  for (const file of listed.stdout.split('\0')) {
    if (file === '' || !fs.existsSync(path.join(root, file))) continue;
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  return copy;
}

/**
 * Copies the project's current files into a temporary folder, with the installed packages and without caches.
 *
 * @returns the folder; pass it to `removeCopy` at the end
 */
export function copyProject(): string {
  const copy = copyFiles();
  linkPackages(path.join(process.cwd(), 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/**
 * Takes over what the last build or start has compiled, so that a server in the copy need not compile every demo. Files of this cache are
 * named by their inputs: one that does not fit is not used.
 */
export function copyCompiledDemos(copy: string): void {
  const cache = path.join('.generated', 'cache');
  if (fs.existsSync(cache)) fs.cpSync(cache, path.join(copy, cache), { recursive: true });
}

/** Removes a copy. A process that has just ended may still be writing to it. */
export function removeCopy(copy: string): Promise<void> {
  return fs.promises.rm(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
